import type { ViewHead } from '../../src-shared/views/head.ts';
import type { EventRule } from './events.ts';

/** A game as a row of an event knows it, so that an area of the rules need not know the others’ events. */
export type RowGame<State, Names> = {
  state: State;
  event: { type: string };
  order: { kind: string };
  ruling: { kind: string };
  setup: { title: string; seed: number };
  view: ViewHead;
  sight: unknown;
  names: Names;
  news: unknown;
};

/** One row for each event of an area of the rules; what it carries stands with the game’s schemas. */
export type RowsOf<G extends RowGame<unknown, unknown>, E extends { type: string }> = {
  readonly [T in E['type']]: Omit<EventRule<G, Extract<E, { type: T }>>, 'carries'>;
};
