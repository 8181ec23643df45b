import { describe, expect, it } from 'vitest';
import { everyGame, played } from '../support/everyGame.ts';
import { beginFuture, playFuture } from '#kernel/lookAhead.ts';
import { playOn } from '#kernel/play.ts';
import { simulate, type Snapshot } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { Game } from '#kernel/game.ts';
import type { AnyRulebook } from '#main/registry.ts';

const periods = 3;

/** A state with chance of its own, played on by the program, to each period's figures. */
function playRows(rulebook: AnyRulebook, from: Snapshot<Game['state']>): number[] {
  const { foresight } = rulebook;
  const writer = createStateWriter(rulebook);
  let own: Snapshot<Game['state']> = { state: structuredClone(from.state), rng: from.rng };
  const seats = rulebook.seats(own.state).map(({ seat }) => seat);
  const rows: number[] = [];
  for (let played = 0; played < periods; played += 1) {
    const period = rulebook.periodOf(own.state);
    while (rulebook.ending(own.state) === null && rulebook.periodOf(own.state) === period) {
      own = simulate(own, writer, (table) => void playOn(rulebook, table, { auto: true }));
    }
    for (const { id, of } of foresight?.figures ?? []) {
      for (const seat of of === 'game' ? [null] : seats) {
        rows.push(foresight?.valueOf(own.state, id, seat) ?? 0);
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

  it('begin where the game stands', async () => {
    const { state } = (await played(rulebook.id, 1)).snapshot;
    const look = { viewer: 'gm' as const, periods, seed: 3 };
    const starts = [0, 1].map((number) => {
      return String(beginFuture(rules, state, look, { number, without: [] }).soFar().rows);
    });
    expect(starts[0]).toBe(starts[1]);
  });
});
