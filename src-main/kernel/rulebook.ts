import type { SeatId, Viewer } from '../../src-shared/vocabulary/ids.ts';
import type { Reason } from '../../src-shared/vocabulary/journal.ts';
import type { DeepReadonly } from './readonly.ts';
import type { Table } from './run.ts';

/** How a phase of the month is played. */
export type PhaseKind = 'automatic' | 'simultaneous' | 'one-by-one';

/**
 * One phase of a month. The month stops before a phase whose `waits` says that a human has to act;
 * the next `playOn` runs it with what he ordered.
 */
export type Phase<S, E> = {
  id: string;
  /** The digest's ID of the phase. */
  rule: string;
  title: string;
  kind: PhaseKind;
  waits(state: DeepReadonly<S>, pacing: Pacing): boolean;
  run(table: Table<S, E>, pacing: Pacing): void;
};

/** `auto`: the planner writes the human gangs' orders too and nothing is asked. */
export type Pacing = { auto: boolean };

/** An order an NPC (or the autopilot) gives, and why. */
export type PlannedOrder<O> = { order: O; reason: Reason };

/** One change of a gang's bank, as the ledger books it. Dollars; negative is spent. */
export type MoneyMove = { seat: SeatId; cause: string; dollars: number };

/** One row of a relational projection: column names to SQLite values. */
export type Row = Record<string, string | number | null>;

/** How one collection of the state is kept as rows of one table, a row an item. */
export type Projection<S> = {
  table: string;
  collection: string;
  key: string;
  row(state: DeepReadonly<S>, id: string): Row | null;
};

/** Everything a game must bring to run on the kernel. Types: state, event, order, setup, GM edit. */
export interface Rulebook<S, E, O, Setup, Edit> {
  id: string;
  version: number;
  name: string;
  /** A state before anything was founded. */
  blank(): S;
  /** Founds the campaign: emits everything up to the first month's first wait. */
  setup(table: Table<S, E>, setup: Setup): void;
  apply(state: S, event: E): void;
  monthOf(state: DeepReadonly<S>): number;
  phases: readonly Phase<S, E>[];
  /** The phase the campaign stands before, and the event that moves it. */
  phaseOf(state: DeepReadonly<S>): string;
  standBefore(phase: string): E;
  isOver(state: DeepReadonly<S>): boolean;
  /** Carries out an order or puts it aside for the reveal; throws a Refusal. */
  give(table: Table<S, E>, seat: SeatId, order: O): void;
  titleOf(state: DeepReadonly<S>, seat: SeatId, order: O): string;
  edit(table: Table<S, E>, edit: Edit, reason: string): void;
  titleOfEdit(state: DeepReadonly<S>, edit: Edit): string;
  /** Orders of one seat from what it can see. */
  plan(state: DeepReadonly<S>, seat: SeatId): PlannedOrder<O>[];
  /** Who may read an event: everybody, or the seats listed (the GM always). */
  audience(event: E): 'everybody' | readonly SeatId[];
  /** The log's sentence for an event, in the names of the state it led to. */
  describe(state: DeepReadonly<S>, event: E): string;
  moneyMoves(state: DeepReadonly<S>, event: E): MoneyMove[];
  projections: readonly Projection<S>[];
}

export type { Viewer };
