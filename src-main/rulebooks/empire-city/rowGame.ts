import type { Cell } from '../../../src-shared/games/empire-city/ids.ts';
import type { ViewHead } from '../../../src-shared/views/head.ts';
import type { SeatId } from '../../../src-shared/words/ids.ts';
import type { EventRule } from '../../kernel/events.ts';
import type { EmpireState } from './state.ts';

/** Looks up what an event's ids are called. */
export type Names = {
  family(seat: SeatId): string;
  /** A square or a place. */
  cell(id: Cell): string;
  man(id: string): string;
  card(id: string): string;
  racket(id: string): string;
};

/** The game as a row of an event knows it, so that an area of the rules need not know the others’ events. */
export type RowGame = {
  state: EmpireState;
  event: { type: string };
  order: { kind: string };
  ruling: { kind: string };
  setup: { title: string; seed: number };
  view: ViewHead;
  sight: unknown;
  names: Names;
  news: unknown;
};

/** One row for each event of an area of the rules; what it carries stands in `kinds.ts`. */
export type Rows<E extends { type: string }> = {
  readonly [T in E['type']]: Omit<EventRule<RowGame, Extract<E, { type: T }>>, 'carries'>;
};
