import type { GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { beginFuture, type Future, type Look } from '../kernel/lookAhead.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyRulebook } from '../games/index.ts';

/** All that a worker needs for its futures. Plain data: it is copied into the worker. */
export type ForecastJob = Look & {
  game: GameId;
  state: Game['state'];
  /** Every future is played once for each of these, with the orders of these seats taken out. */
  without: readonly (readonly SeatId[])[];
};

/** Futures that a worker plays at once, reported after each period or at the end alone. */
export type FutureTask = { numbers: readonly number[]; told: 'by period' | 'at the end' };

/** A worker's report on a numbered future after some periods, once for each set of removed orders. */
export type Played = { number: number; periods: number; futures: Future[] };

/** Plays futures side by side, a period of each in turn. */
export function playTask(
  rulebook: AnyRulebook,
  { state, without, ...look }: ForecastJob,
  { numbers, told }: FutureTask,
  tell: (played: Played) => void,
): void {
  const { foresight } = rulebook;
  if (foresight === undefined) throw new Error(`${rulebook.title} does not look ahead.`);
  const underWay = numbers.map((number) => ({
    number,
    ways: without.map((seats) => beginFuture({ rulebook, foresight }, state, look, { number, without: seats })),
  }));
  for (let periods = 1; periods <= look.periods; periods += 1) {
    for (const { number, ways } of underWay) {
      for (const way of ways) way.playPeriod();
      if (told === 'at the end' && periods < look.periods) continue;
      tell({ number, periods, futures: ways.map((way) => way.soFar()) });
    }
  }
}
