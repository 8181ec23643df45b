import { describe, expect, it } from 'vitest';
import { oncePerSeat, oncePerView } from '#rulebooks/paradise/minds/planner/once.ts';
import { rankBy, pickBest, pickTop } from '#rulebooks/paradise/minds/planner/ranking.ts';
import {
  createReason,
  scoreOfFactors,
  sumTenths,
  weighFactors,
} from '#rulebooks/paradise/minds/reason.ts';
import type { SeatId } from '#shared/words/ids.ts';

describe('what a planner works out once', () => {
  it('is found once for a view, and anew for a copy of it', () => {
    let found = 0;
    const doubled = oncePerView(({ dollars }: { dollars: number }) => {
      found += 1;
      return dollars * 2;
    });
    const view = { dollars: 3 };
    expect([doubled(view), doubled(view), found]).toEqual([6, 6, 1]);
    expect([doubled({ ...view, dollars: 4 }), found]).toEqual([8, 2]);
  });

  it('is found once even when there is nothing to find', () => {
    let asked = 0;
    const nothing = oncePerView((_view: object): string | undefined => {
      asked += 1;
      return undefined;
    });
    const view = {};
    expect([nothing(view), nothing(view), asked]).toEqual([undefined, undefined, 1]);
  });

  it('is kept apart for each seat', () => {
    let asked = 0;
    const named = oncePerSeat(({ city }: { city: string }, seat) => {
      asked += 1;
      return `${seat} in ${city}`;
    });
    const view = { city: 'Paradise' };
    const [one, other] = ['g1', 'g2'] as SeatId[];
    if (one === undefined || other === undefined) throw new Error('Two seats.');
    expect([named(view, one), named(view, other), named(view, one)]).toEqual([
      'g1 in Paradise',
      'g2 in Paradise',
      'g1 in Paradise',
    ]);
    expect(asked).toBe(2);
  });
});

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
