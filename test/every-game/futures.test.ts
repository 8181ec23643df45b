import { describe, expect, it } from 'vitest';
import { everyGame, played } from '../support/everyGame.ts';
import { beginFuture, playFuture } from '#kernel/lookAhead.ts';
import { playOn } from '#kernel/play.ts';
import { simulate, type Snapshot } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { Game } from '#kernel/game.ts';
import type { GameId } from '#shared/words/games.ts';
import type { AnyRulebook } from '#main/games/index.ts';

const periods = 3;

/** Periods from the second on to the end of most games; Paradise has none, and is looked at for a while. */
const lengths: Readonly<Record<GameId, number>> = {
  paradise: 3,
  'turf-war': 40,
  brotherhood: 11,
  godfather: 14,
  'empire-city': 5,
};

/** A state with chance of its own, played on by the program, to each period's figures. */
function playRows(rulebook: AnyRulebook, from: Snapshot<Game['state']>, until = periods): number[] {
  const { foresight } = rulebook;
  const writer = createStateWriter(rulebook);
  let own: Snapshot<Game['state']> = { state: structuredClone(from.state), rng: from.rng };
  const seats = rulebook.seats(own.state).map(({ seat }) => seat);
  const rows: number[] = [];
  for (let played = 0; played < until; played += 1) {
    const period = rulebook.periodOf(own.state);
    while (rulebook.ending(own.state) === null && rulebook.periodOf(own.state) === period) {
      own = simulate(own, writer, (table) => void playOn(rulebook, table, { auto: true }));
    }
    for (const { id, of } of foresight?.figures ?? []) {
      for (const seat of of === 'game' ? [null] : seats) {
        rows.push(foresight?.findFigureValue(own.state, id, seat) ?? 0);
      }
    }
  }
  return rows;
}

describe.each(everyGame)('futures of $rulebook.title', ({ rulebook }) => {
  const { foresight } = rulebook;
  if (foresight === undefined) return;
  const rules = { rulebook, foresight };

  it('are many, whoever looks', async () => {
    const { state } = (await played(rulebook.id, 1)).snapshot;
    const human = rulebook.seats(state).find(({ isHuman }) => isHuman)?.seat;
    for (const viewer of human === undefined ? (['gm'] as const) : (['gm', human] as const)) {
      const look = { viewer, periods, seed: 3 };
      const ends = [0, 1, 2, 3, 4, 5].map((number) => {
        return String(playFuture(rules, state, look, { number, without: [] }).rows);
      });
      expect(new Set(ends).size).toBeGreaterThan(3);
    }
  });

  it('look at no chance that the game will use, not for the games master either', async () => {
    const real = (await played(rulebook.id, 1)).snapshot;
    const worlds = [1, 2, 3].map((seed) => foresight.imagine(real.state, 'gm', seed));
    expect(new Set([real.state, ...worlds].map((state) => JSON.stringify(state))).size).toBe(4);
    // Where plans hang on dice alone, those of a future are its own.
    if (rulebook.id === 'paradise' || rulebook.id === 'brotherhood') return;
    const truth = playRows(rulebook, real);
    for (const state of worlds) {
      expect(playRows(rulebook, { state, rng: real.rng })).not.toEqual(truth);
    }
  });

  it('are never the real one, and end otherwise, whoever looks', async () => {
    const most = lengths[rulebook.id];
    const real = (await played(rulebook.id, 1)).snapshot;
    const truth = playRows(rulebook, real, most);
    const width = truth.length / most;
    const human = rulebook.seats(real.state).find(({ isHuman }) => isHuman)?.seat;
    for (const viewer of human === undefined ? (['gm'] as const) : (['gm', human] as const)) {
      for (const number of [0, 1]) {
        const look = { viewer, periods: most, seed: 3 };
        const { rows } = playFuture(rules, real.state, look, { number, without: [] });
        // The first row is the start.
        const ends = Array.from({ length: most }, (_, nth) =>
          [...rows.slice((nth + 1) * width, (nth + 2) * width)].toSorted().join(),
        );
        const ours = Array.from({ length: most }, (_, nth) =>
          truth
            .slice(nth * width, (nth + 1) * width)
            .toSorted()
            .join(),
        );
        expect(ends.length).toBe(ours.length);
        expect(ends.slice(1)).not.toEqual(ours.slice(1));
        expect(ends.at(-1)).not.toBe(ours.at(-1));
      }
    }
  });

  it('begin where the game stands', async () => {
    const { state } = (await played(rulebook.id, 1)).snapshot;
    const look = { viewer: 'gm' as const, periods, seed: 3 };
    const starts = [0, 1].map((number) => {
      return String(beginFuture(rules, state, look, { number, without: [] }).soFar().rows);
    });
    expect(starts[0]).toBe(starts[1]);
  });
});
