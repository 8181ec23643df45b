import type { BusinessType, Racket } from '#shared/games/paradise/city.ts';

/**
 * [RK-1] One row of the table of rackets. Monthly Loot is `dice` D6 (negative: a cost), halved
 * (rounded up) where `halved`, plus `bonus`, in points of $100.
 */
export type RacketRow = {
  racket: Racket;
  dice: number;
  bonus: number;
  halved: boolean;
  payoffDollars: number;
  /** One of its kind in the city (a wire service: one in each of three districts). */
  unique: boolean;
};

function createRow(
  racket: Racket,
  dice: number,
  bonus: number,
  payoffDollars: number,
  special: Partial<RacketRow> = {},
): RacketRow {
  return { racket, dice, bonus, payoffDollars, halved: false, unique: false, ...special };
}

export const racketTable: Readonly<Record<BusinessType, RacketRow>> = {
  'low-dive': createRow('booze', 1, -1, 100),
  speakeasy: createRow('booze', 2, -1, 200),
  nightclub: createRow('booze', 3, -1, 300),
  trucking: createRow('booze', 1, -1, 100),
  brewery: createRow('booze', 5, 0, 900, { unique: true }),
  'house-of-ill-repute': createRow('prostitution', 1, -1, 100),
  brothel: createRow('prostitution', 2, -1, 300),
  'gentlemans-club': createRow('prostitution', 3, 0, 500),
  'madame-louisas': createRow('prostitution', 4, 0, 900, { unique: true }),
  bookies: createRow('gambling', 1, -1, 100),
  numbers: createRow('gambling', 1, -1, 100),
  'loan-sharks': createRow('gambling', 1, -1, 100),
  'wire-service': createRow('gambling', 0, 0, 100, { unique: true }),
  'gambling-den': createRow('gambling', 2, 0, 200),
  gym: createRow('gambling', -1, 0, 0),
  arena: createRow('gambling', 4, -4, 500, { unique: true }),
  casino: createRow('gambling', 3, 0, 500),
  racetrack: createRow('gambling', 3, 0, 1_000, { unique: true }),
  'dog-track': createRow('gambling', 2, 0, 600, { unique: true }),
  protection: createRow('protection', 1, 0, 0, { halved: true }),
};

/** [RK-15] Extra dice of the racetrack in the month of the Tri-State Handicap. */
export const handicap = { monthOfYear: 6, dice: 5 } as const;

/** Dollars in one point of Loot. */
export const dollarsPerLoot = 100;

/** [RK-3] Months in a row without income after which an unpaid business turns independent. */
export const idleMonthsToIndependence = 3;

/** [RK-2] Guards of a business: two a die, but one for protection and none at a wire service. */
export function countGuards(type: BusinessType): number {
  if (type === 'protection') return 1;
  return Math.abs(racketTable[type].dice) * 2;
}

/** [CITY-7] Returns true for a place where no Hit may be set. */
export function isNeutralGround(type: BusinessType): boolean {
  return type === 'racetrack' || type === 'dog-track';
}
