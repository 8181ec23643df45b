import type { GameId } from '../../src-shared/words/games.ts';
import type { SeatId } from '../../src-shared/words/ids.ts';
import { playFuture, type Future, type Look } from '../kernel/lookAhead.ts';
import type { Game } from '../kernel/game.ts';
import { rulebooks } from '../registry.ts';

/** All that a worker needs for its futures. Plain data: it is copied into the worker. */
export type ForecastJob = Look & {
  game: GameId;
  state: Game['state'];
  /** Every future is played once for each of these, with the orders of these seats taken out. */
  without: readonly (readonly SeatId[])[];
};

/** One future, once for each set of orders taken out. */
export function playNumber({ game, state, without, ...look }: ForecastJob, number: number) {
  const rulebook = rulebooks[game];
  const { foresight } = rulebook;
  if (foresight === undefined) throw new Error(`${rulebook.title} does not look ahead.`);
  return without.map((seats): Future =>
    playFuture({ rulebook, foresight }, state, look, { number, without: seats }),
  );
}

/** What a worker answers for the number of a future. */
export type Played = { number: number; futures: Future[] };
