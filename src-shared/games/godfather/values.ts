import { z } from 'zod';
import type { NeighborhoodKey } from './board.ts';

/** [GOD-VALUE-1] The five rackets, the dearest first. */
export const rackets = ['bookmaking', 'extortion', 'bootlegging', 'loan-sharking', 'hijacking'] as const;
export const racketSchema = z.enum(
  rackets,
  'There is no such racket; it is bookmaking, extortion, bootlegging, loan-sharking or hijacking.',
);
export type Racket = z.infer<typeof racketSchema>;

/** [GOD-VALUE-1] The price of one piece and the bank's payment for one, in dollars. */
export type RacketFigures = { name: string; piece: string; pieces: string; costDollars: number; halfDollars: number };

export const racketTable: Readonly<Record<Racket, RacketFigures>> = {
  bookmaking: { name: 'bookmaking', piece: 'bookie', pieces: 'bookies', costDollars: 300, halfDollars: 150 },
  extortion: { name: 'extortion', piece: 'strongarm', pieces: 'strongarms', costDollars: 250, halfDollars: 125 },
  bootlegging: { name: 'bootlegging', piece: 'bootlegger', pieces: 'bootleggers', costDollars: 200, halfDollars: 100 },
  'loan-sharking': {
    name: 'loan sharking',
    piece: 'loan shark',
    pieces: 'loan sharks',
    costDollars: 150,
    halfDollars: 75,
  },
  hijacking: { name: 'hijacking', piece: 'hijacker', pieces: 'hijackers', costDollars: 100, halfDollars: 50 },
};

/** [GOD-VALUE-2] The control values, by racket in the order of `rackets`. */
const controlTable: Readonly<Record<NeighborhoodKey, readonly [number, number, number, number, number]>> = {
  HAR: [10_000, 8_000, 6_400, 5_000, 3_200],
  WAL: [9_000, 7_200, 5_800, 4_500, 2_800],
  LES: [8_500, 6_800, 5_400, 4_300, 2_700],
  PAR: [5_500, 4_400, 3_500, 2_700, 1_800],
  UWS: [5_500, 4_400, 3_500, 2_700, 1_700],
  LIT: [4_500, 3_600, 3_000, 2_300, 1_500],
  DOC: [4_000, 3_200, 2_500, 2_000, 1_300],
  MID: [3_000, 2_400, 1_900, 1_500, 1_000],
};

/** [GOD-VALUE-2] Computes the worth of control of a Neighborhood with that racket, in dollars. */
export function computeControlDollars(key: NeighborhoodKey, racket: Racket): number {
  return controlTable[key][rackets.indexOf(racket)] ?? 0;
}

/** [GOD-BONUS-1, GOD-VALUE-2] A tenth of the control value, to the nearest $100, halves up. */
export function computeBonusDollars(key: NeighborhoodKey, racket: Racket): number {
  return Math.floor((computeControlDollars(key, racket) / 10 + 50) / 100) * 100;
}

/** [GOD-VALUE-3] The notes of the table, in dollars. */
export const notes = [500, 100, 50, 10] as const;
