import { expect, it } from 'vitest';
import {
  distancesFrom,
  racketIn,
  racketsOf,
} from '../../../../src-renderer/games/paradise/orders/jobs/targets.ts';

const view = {
  districts: [
    { id: 'docks', neighbours: ['riverside'] },
    { id: 'riverside', neighbours: ['docks', 'downtown'] },
    { id: 'downtown', neighbours: ['riverside'] },
  ],
  businesses: [
    { owner: 'g1', district: 'docks', racket: 'booze' },
    { owner: 'g1', district: 'docks', racket: 'booze' },
    { owner: 'g2', district: 'downtown', racket: 'booze' },
  ],
} as unknown as Parameters<typeof distancesFrom>[0];
const seat = 'g1' as unknown as NonNullable<Parameters<typeof distancesFrom>[1]>;

it('a target tells how far it lies, and how many of its racket one has there', () => {
  expect([...distancesFrom(view, seat)]).toEqual([
    ['docks', 0],
    ['riverside', 1],
    ['downtown', 2],
  ]);
  const rackets = racketsOf(view, seat);
  expect(rackets.get(racketIn({ racket: 'booze', district: 'docks' }))).toBe(2);
  expect(rackets.get(racketIn({ racket: 'booze', district: 'downtown' }))).toBeUndefined();
});
