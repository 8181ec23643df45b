import { z } from 'zod';

import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** Columns of the books that money moves under. */
export const booksCauseSchema = z.enum([
  'openingDollars',
  'lootDollars',
  'payoffDollars',
  'battleDollars',
  'careDollars',
  'courtDollars',
  'recruitDollars',
  'equipmentDollars',
  'officialDollars',
  'trainingDollars',
  'showDollars',
  'ringDollars',
  'standingDollars',
  'bargainDollars',
  'adjustmentDollars',
]);
export type BooksCause = z.infer<typeof booksCauseSchema>;

/** One month of one gang's books, in dollars. */
export type BooksRow = {
  seat: SeatId;
  month: number;
  openingDollars: number;
  lootDollars: number;
  payoffDollars: number;
  /** Hired muscle, and Loot won or lost in battle. */
  battleDollars: number;
  /** Doctors and hospitals; releases, lawyers and trials. */
  careDollars: number;
  courtDollars: number;
  recruitDollars: number;
  equipmentDollars: number;
  officialDollars: number;
  /** [GANG-8] Lessons. */
  trainingDollars: number;
  /** [RK-7] Bands: signing, buying, selling. */
  showDollars: number;
  /** [RK-13] Purses, bets and bribes of the ring. */
  ringDollars: number;
  /** [GANG-14, GANG-15] Funerals, flowers, public works. */
  standingDollars: number;
  /** [SCN-4] What bargains brought and cost. */
  bargainDollars: number;
  adjustmentDollars: number;
  closingDollars: number;
};

/** Key of one gang’s books of one month. */
export function booksKey(seat: SeatId, month: number): string {
  return `${seat}:${month}`;
}

/** What opening a month's books takes of the state. */
type Bookkeeping = {
  month: number;
  purses: Readonly<Record<SeatId, { bankDollars: number }>>;
  books: Record<string, BooksRow>;
};

/** Starts a gang's books of the current month with what is in its bank. */
export function openBooks(state: Bookkeeping, seat: SeatId): void {
  const bankDollars = state.purses[seat]?.bankDollars ?? 0;
  state.books[booksKey(seat, state.month)] = emptyBooks(seat, state.month, bankDollars);
}

/** One gang's books of a month in which no money has moved. */
export function emptyBooks(seat: SeatId, month: number, bankDollars: number): BooksRow {
  return {
    seat,
    month,
    openingDollars: bankDollars,
    lootDollars: 0,
    payoffDollars: 0,
    battleDollars: 0,
    careDollars: 0,
    courtDollars: 0,
    recruitDollars: 0,
    equipmentDollars: 0,
    officialDollars: 0,
    trainingDollars: 0,
    showDollars: 0,
    ringDollars: 0,
    standingDollars: 0,
    bargainDollars: 0,
    adjustmentDollars: 0,
    closingDollars: bankDollars,
  };
}
