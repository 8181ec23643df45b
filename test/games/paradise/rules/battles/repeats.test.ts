import { expect, it } from 'vitest';
import { clonePlain } from '#kernel/readonly.ts';
import { shareBattles, simulateOnce } from '#main/games/paradise/rules/battles/settling/resolve.ts';
import { simulateMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { randomMuster } from '#test/support/randomMuster.ts';

const seeds = [1, 2, 3, 4, 5];

it('a battle that was fought lately is not fought again while somebody looks ahead', () => {
  shareBattles(() => {
    for (const seed of seeds) {
      const fought = simulateOnce(randomMuster(seed), seed);
      expect(fought).toEqual(simulateMuster(randomMuster(seed), seed));
      expect(simulateOnce(randomMuster(seed), seed)).toBe(fought);
    }
  });
});

it('nothing is kept of one look ahead for the next, or of the campaign itself', () => {
  const fight = () => simulateOnce(randomMuster(1), 1);
  const [first, second] = [shareBattles(fight), shareBattles(fight)];
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
  expect(fight()).not.toBe(fight());
  expect(() =>
    shareBattles(() => {
      throw new Error('It broke off.');
    }),
  ).toThrow('It broke off.');
  expect(fight()).not.toBe(fight());
});

it('another battle on the same seed is fought', () => {
  for (const seed of seeds) {
    const muster = clonePlain(randomMuster(seed));
    shareBattles(() => {
      const before = simulateOnce(muster, seed);
      // Whatever a muster was made from goes on: what is kept of it does not.
      for (const man of muster.attackers.crew) man.stats.gats += 1;
      const after = simulateOnce(muster, seed);
      expect(after).not.toBe(before);
      expect(after).toEqual(simulateMuster(muster, seed));
    });
  }
});

it('a battle of long ago is forgotten', () => {
  shareBattles(() => {
    const fought = simulateOnce(randomMuster(1), 1);
    for (let seed = 1_000; seed < 1_130; seed += 1) simulateOnce(randomMuster(seed), seed);
    const again = simulateOnce(randomMuster(1), 1);
    expect(again).not.toBe(fought);
    expect(again).toEqual(fought);
  });
});
