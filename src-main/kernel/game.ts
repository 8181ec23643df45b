import type { ViewHead } from '#shared/views/head.ts';
import type { DeepReadonly } from './readonly.ts';
import type { Table } from './run.ts';

/** The types a game brings; all of them plain JSON but `names`. */
export type Game = {
  state: unknown;
  event: { type: string };
  order: { kind: string };
  ruling: { kind: string };
  setup: { title: string; seed: number };
  /** The data that a screen shows to one viewer. */
  view: ViewHead;
  /** The facts that the planner of a seat may know. */
  sight: unknown;
  /** Looks up the names of an event's IDs. */
  names: unknown;
  /** Public facts of one period for the press. */
  news: unknown;
};

export type TableOf<G extends Game> = Table<G['state'], G['event']>;
export type StateOf<G extends Game> = DeepReadonly<G['state']>;
