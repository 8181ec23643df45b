import { describe, expect, it } from 'vitest';
import { rankBy, pickBest, pickTop } from '#main/games/paradise/rules/npc/ranking.ts';
import { createReason, scoreOfFactors, sumTenths, weighFactors } from '#main/games/paradise/rules/minds/reason.ts';

describe('ranking', () => {
  const men = [
    { name: 'Al', guts: 2 },
    { name: 'Bo', guts: 4 },
    { name: 'Cy', guts: 4 },
    { name: 'Di', guts: 3 },
  ];
  const guts = (man: { guts: number }): number => man.guts;

  it('puts the best first and leaves equals as they stood', () => {
    expect(rankBy(men, guts).map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Di', 'Al']);
    expect(men[0]?.name).toBe('Al');
  });

  it('picks the one that would come first', () => {
    expect(pickBest(men, guts)?.name).toBe('Bo');
    expect(pickBest(men, (man) => -man.guts)?.name).toBe('Al');
    expect(pickBest([], guts)).toBeUndefined();
  });

  it('keeps the few that score most as they would stand if all were put in order', () => {
    const scores = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9];
    const items = scores.map((score, nth) => ({ score, nth }));
    const ordered = items.toSorted((a, b) => b.score - a.score);
    for (let most = 1; most <= items.length + 1; most += 1) {
      expect(pickTop(items, most)).toEqual(ordered.slice(0, most));
    }
    expect(pickTop([], 3)).toEqual([]);
  });
});

it('weighs factors as the reason that is made of them', () => {
  const factors = [0.05, -0.449, 12.26, -3.05, 0].map((points) => ({ name: 'one', points }));
  const { score, factors: told } = createReason('Because.', factors);
  expect(scoreOfFactors(factors)).toBe(score);
  expect(scoreOfFactors(told)).toBe(score);
});

it('weighs what is won by a chance, beside what is certain, as the reason that is made of both', () => {
  const prize = [7.13, 0.35, -2.46].map((points) => ({ name: 'a prize', points }));
  const certain = [-3.05, 0.449].map((points) => ({ name: 'a price', points }));
  for (let percent = 0; percent <= 100; percent += 1) {
    const chance = percent / 100;
    const { score } = createReason('Because.', [...weighFactors(prize, chance), ...certain]);
    expect((sumTenths(prize, chance) + sumTenths(certain)) / 10).toBe(score);
  }
});
