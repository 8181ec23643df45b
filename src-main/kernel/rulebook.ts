import type { SeatId, Viewer } from '../../src-shared/vocabulary/ids.ts';
import type { Roll } from '../../src-shared/vocabulary/dice.ts';
import type { Reason } from '../../src-shared/vocabulary/journal.ts';
import type { Happening } from './journal.ts';
import type { DeepReadonly } from './readonly.ts';
import type { Table } from './run.ts';

/** The types a game brings; all of them plain JSON. */
export type Game = {
  state: unknown;
  event: unknown;
  order: unknown;
  setup: unknown;
  /** A campaign that was played elsewhere, as a file brings it. */
  running: unknown;
  edit: unknown;
  /** What a screen shows to one viewer. */
  view: unknown;
  quote: unknown;
  /** Public facts of one month for the press. */
  news: unknown;
  /** The rulebook's tables and house rules for forms. */
  tables: unknown;
  /** One gang of a setup, the house rules it is priced under, and its bill. */
  gangSetup: unknown;
  houseRules: unknown;
  gangQuote: unknown;
  /** A battle of the campaign as a table plays it; how it is settled; sums over runs; one run to watch. */
  battleSheet: unknown;
  battleSettling: unknown;
  battleTally: unknown;
  battleRun: unknown;
  /** What the games master reads of one seat. */
  sitrep: unknown;
};

export type TableOf<G extends Game> = Table<G['state'], G['event']>;
export type StateOf<G extends Game> = DeepReadonly<G['state']>;

/** The little a command line says of a new campaign. */
export type QuickSetup = { title: string; seed: number; npcs: number; gangName: string | null };

/** One figure after a battle. */
export type Fate = { name: string; side: string; fate: string; wounds: number };

/** One line of a battle's report: what happened, and the dice that made it. */
export type BattleLine = { text: string; dice: Roll[] };

/** A battle fought to its end by the program on both sides. Plain JSON. */
export type BattleReport = {
  scenario: string;
  seed: number;
  winner: string;
  /** How it ended, in the game's own word. */
  ending: string;
  /** Turns of the cards. */
  rounds: number;
  fates: Fate[];
  /** What the public saw, each cause with its count. */
  outrageCauses: Partial<Record<string, number>>;
  lines: BattleLine[];
};

/** The tabletop battles of a game: those of a campaign, and scenarios with the forces its book suggests. */
export interface Battles<G extends Game> {
  readonly scenarios: readonly string[];
  /** Same seed, same battle. Throws a Refusal for an unknown scenario. */
  fight(scenario: string, seed: number): BattleReport;

  /** A battle of the campaign as a viewer may know it; a Refusal for one he has no part in. */
  sheet(state: StateOf<G>, id: string, viewer: Viewer): G['battleSheet'];
  titleOf(state: StateOf<G>, id: string): string;
  /** Sums over `runs` battles on copies, from run number `from` on; a Refusal when it does not wait. */
  tally(state: StateOf<G>, id: string, batch: { from: number; runs: number }): G['battleTally'];
  /** Settles a waiting battle: the program's run, the table's report, or calling it off. */
  settle(table: TableOf<G>, id: string, settling: G['battleSettling']): void;
  /** A battle the program fought, as this state's forces and seed make it, or a Refusal. */
  run(state: StateOf<G>, id: string, seed: number): G['battleRun'];
  /** The battle an event settled and the seed it ran on; null for other events and other ways. */
  seedIn(event: G['event']): { id: string; seed: number } | null;
}

/** One number that a look ahead follows: of a seat, or (null) of the game as a whole. */
export type Figure = { of: SeatId | null; name: string; value: number };

/** Who has won and how, and who is first: the winner, or the best as it stands. */
export type Ranking = { winner: SeatId | null; how: string | null; first: SeatId | null };

/** How a phase of the month is played. */
export type PhaseKind = 'automatic' | 'simultaneous' | 'one-by-one';

/** `auto`: the planner writes the human gangs' orders too and nothing is asked. */
export type Pacing = { auto: boolean };

/**
 * One phase of a month. The month stops before a phase whose `waits` says that a human has to act;
 * the next `playOn` runs it with what he ordered.
 */
export type Phase<G extends Game> = {
  id: string;
  /** The digest's ID of the phase. */
  rule: string;
  title: string;
  kind: PhaseKind;
  waits(state: StateOf<G>, pacing: Pacing): boolean;
  run(table: TableOf<G>, pacing: Pacing): void;
};

/** An order an NPC (or the autopilot) gives, and why. */
export type PlannedOrder<G extends Game> = { order: G['order']; reason: Reason };

/** One change of a gang's bank, as the ledger books it. Dollars; negative is spent. */
export type MoneyMove = { seat: SeatId; cause: string; dollars: number };

/** One row of a relational projection: column names to SQLite values. */
export type Row = Record<string, string | number | null>;

/** How one collection of the state is kept as rows of one table, a row an item. */
export type Projection<G extends Game> = {
  table: string;
  /** Top-level key of the state, a record by id. */
  collection: string;
  /** Another collection by the same ids that the rows tell of. */
  alongside?: string;
  /** The column that holds the id. */
  key: string;
  row: (state: StateOf<G>, id: string) => Row | null;
};

/** Everything a game must bring to run on the kernel. Pure: no IO, clock, Math.random or async. */
export interface Rulebook<G extends Game> {
  readonly id: string;
  readonly version: number;

  /** A state before anything was founded. */
  blank(): G['state'];
  seedOf(setup: G['setup']): number;
  /** A campaign to look around in, ready to open. */
  sampleSetup(): G['setup'];
  /** A setup for one human gang of this name (a ready-made one, if it is called so). */
  quickSetup(options: QuickSetup): G['setup'];
  quoteSetup(gang: G['gangSetup'], houseRules: G['houseRules']): G['gangQuote'];
  /** Founds the campaign: emits everything up to the first month's first wait. */
  setup(table: TableOf<G>, setup: G['setup']): void;
  /** What is wrong across a running campaign's file, each by its place in it; none: it can be entered. */
  checkRunning(running: G['running']): { path: (string | number)[]; sentence: string }[];
  /** Founds a campaign that was played elsewhere, as it stands before the orders of its month. */
  enter(table: TableOf<G>, running: G['running']): void;
  /** The only writer of state. */
  apply(state: G['state'], event: G['event']): void;

  monthOf(state: StateOf<G>): number;
  /** The month an event closed, or null. */
  closedMonth(event: G['event']): number | null;
  readonly phases: readonly Phase<G>[];
  /** The phase the campaign stands before, and the event that moves it. */
  phaseOf(state: StateOf<G>): string;
  standBefore(phase: string): G['event'];
  isOver(state: StateOf<G>): boolean;

  /** Carries out an order or puts it aside for the reveal; throws a Refusal. */
  give(table: TableOf<G>, seat: SeatId, order: G['order']): void;
  /** Cost, legality and odds from the functions that carry the order out; throws a Refusal. */
  quote(state: StateOf<G>, seat: SeatId, order: G['order']): G['quote'];
  titleOf(state: StateOf<G>, seat: SeatId, order: G['order']): string;
  edit(table: TableOf<G>, edit: G['edit']): void;
  titleOfEdit(state: StateOf<G>, edit: G['edit']): string;
  /** Orders of one seat, from what it can see and nothing else. */
  plan(state: StateOf<G>, seat: SeatId): PlannedOrder<G>[];
  /** Whether somebody at the table gives this seat's orders now; a Refusal for an unknown seat. */
  takesOrders(state: StateOf<G>, seat: SeatId): boolean;
  /** The program writes a seat's orders before the reveal, so that they can be changed. */
  writeNow(table: TableOf<G>, seat: SeatId): void;
  /** The games master gives a seat's orders himself until the month closes. */
  standIn(table: TableOf<G>, seat: SeatId): void;
  /** How a seat stands and is played, for the games master. */
  sitrep(state: StateOf<G>, seat: SeatId): G['sitrep'];
  /** How much of the program's reasons players are told after the reveal. */
  tellsWhy(state: StateOf<G>): 'exact' | 'summary' | 'nothing';

  /** What a viewer may know, composed for the screens. Throws a Refusal for an unknown seat. */
  view(state: StateOf<G>, viewer: Viewer): G['view'];
  /**
   * A whole state of its own that might be the one the viewer plays in, for looking ahead: what he knows as
   * he knows it, the rest drawn by the seed. For the games master a copy of the real one. A Refusal where
   * that cannot be.
   */
  imagine(state: StateOf<G>, viewer: Viewer, seed: number): G['state'];
  /** Where the game stands, in numbers: always the same ones in the same order. */
  figures(state: StateOf<G>): Figure[];
  ranking(state: StateOf<G>): Ranking;
  /** Takes back every order of a seat that waits; what was set aside for them comes back. */
  withdrawAll(table: TableOf<G>, seat: SeatId): void;
  /** Who may read an event: everybody, or the seats listed (the GM always). */
  audience(event: G['event']): 'everybody' | readonly SeatId[];
  /** Who of them may see the dice that made it. */
  diceAudience(event: G['event']): 'everybody' | readonly SeatId[];
  /** The log's sentence for an event, in the names of the state it led to; null for bookkeeping. */
  describe(state: StateOf<G>, event: G['event']): string | null;
  /** The IDs of the rules that decided an event, the chief one first; none where no rule did. */
  rulesOf(state: StateOf<G>, event: G['event']): readonly string[];
  nameOf(state: StateOf<G>, seat: SeatId): string;
  isHuman(state: StateOf<G>, seat: SeatId): boolean;
  seatsOf(state: StateOf<G>): SeatId[];
  /**
   * The month's public facts; `state` is that of the month's end, `motives` are the orders the program
   * gave for its seats.
   */
  news(
    state: StateOf<G>,
    month: number,
    happenings: readonly Happening<G['event']>[],
    motives: readonly (PlannedOrder<G> & { seat: SeatId })[],
  ): G['news'];

  moneyMoves(event: G['event']): MoneyMove[];
  /** Each bank as the state has it, for proving that every dollar reconciles. */
  banks(state: StateOf<G>): { seat: SeatId; dollars: number }[];
  readonly projections: readonly Projection<G>[];
  tables(): G['tables'];
  readonly battles: Battles<G>;
}
