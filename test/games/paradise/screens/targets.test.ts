import { expect, it } from 'vitest';
import {
  computeDistances,
  formatRacketKey,
  countRackets,
  findNearest,
  listTargets,
} from '#games/paradise/orders/jobs/targets.ts';

const view = {
  districts: [
    { id: 'docks', neighbors: ['riverside'] },
    { id: 'riverside', neighbors: ['docks', 'downtown'] },
    { id: 'downtown', neighbors: ['riverside'] },
  ],
  businesses: [
    { owner: 'g1', district: 'docks', racket: 'booze' },
    { owner: 'g1', district: 'docks', racket: 'booze' },
    { owner: 'g2', district: 'downtown', racket: 'booze' },
  ],
} as unknown as Parameters<typeof computeDistances>[0];
const seat = 'g1' as unknown as NonNullable<Parameters<typeof computeDistances>[1]>;

it('a target tells how far it lies, and how many of its racket one has there', () => {
  expect([...computeDistances(view, seat)]).toEqual([
    ['docks', 0],
    ['riverside', 1],
    ['downtown', 2],
  ]);
  const rackets = countRackets(view, seat);
  expect(rackets.get(formatRacketKey({ racket: 'booze', district: 'docks' }))).toBe(2);
  expect(rackets.get(formatRacketKey({ racket: 'booze', district: 'downtown' }))).toBeUndefined();
});

it('targets are those of the city, of next door, or of one’s own districts', () => {
  const free = ['docks', 'riverside', 'downtown'].map((district) => ({
    owner: null,
    district,
    racket: 'booze',
    name: district,
    typeName: 'brewery',
  }));
  const city = { ...view, businesses: [...view.businesses, ...free] } as typeof view;
  const list = (near: number) =>
    listTargets(city, { text: '', racket: '', near }, computeDistances(view, seat)).map(({ district }) => district);
  expect(list(0)).toEqual(['docks']);
  expect(list(1)).toEqual(['docks', 'riverside']);
  expect(list(2)).toEqual(['docks', 'riverside', 'downtown']);
  // A gang that has lost its last door looks over the whole city.
  expect(findNearest(city, seat)).toBe(1);
  expect(findNearest(city, 'g9' as never)).toBe(2);
});
