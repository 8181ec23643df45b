import { z } from 'zod';

import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';

/** Columns of the books that money moves under. */
const causes = [
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
] as const;
export const booksCauseSchema = z.enum(causes);
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
  /** [SCN-4] The money bargains brought in and cost. */
  bargainDollars: number;
  adjustmentDollars: number;
  closingDollars: number;
};

/** The amounts of a row, in the order a row of years ago has them. */
const amounts = [...causes, 'closingDollars'] as const;

/** One month of one gang's books, years ago. */
export type PastBooks = { seat: SeatId; month: number; dollars: number[] };

/** Returns the part of a finished row that the state keeps. */
export function buildPastBooks(row: Readonly<BooksRow>): PastBooks {
  return { seat: row.seat, month: row.month, dollars: amounts.map((amount) => row[amount]) };
}

/** The row of a month in any year. */
export function findBooks({ books, pastBooks: past }: Books, id: string): Readonly<BooksRow> | null {
  const filed = past[id];
  if (filed === undefined) return books[id] ?? null;
  const row = emptyBooks(filed.seat, filed.month, 0);
  amounts.forEach((amount, at) => {
    row[amount] = filed.dollars[at] ?? 0;
  });
  return row;
}

/** A gang's books of every month, the first month first. */
export function listAllBooks(state: Books, seat: SeatId): Readonly<BooksRow>[] {
  return [...Object.keys(state.pastBooks), ...Object.keys(state.books)].flatMap((id) => {
    const row = findBooks(state, id);
    return row?.seat === seat ? [row] : [];
  });
}

/** Key of one gang’s books of one month. */
export function formatBooksKey(seat: SeatId, month: number): string {
  return `${seat}:${month}`;
}

/** The books as a state has them. */
type Books = {
  readonly books: Readonly<Record<string, Readonly<BooksRow>>>;
  readonly pastBooks: Readonly<Record<string, DeepReadonly<PastBooks>>>;
};

/** The month that a key of `formatBooksKey` is of. */
export function parseBooksMonth(key: string): number {
  return Number(key.slice(key.lastIndexOf(':') + 1));
}

/** The part of the state needed to open a month's books. */
type Bookkeeping = {
  month: number;
  purses: Readonly<Record<SeatId, { bankDollars: number }>>;
  books: Record<string, BooksRow>;
};

/** Starts a gang's books of the current month with its bank. */
export function openBooks(state: Bookkeeping, seat: SeatId): void {
  const bankDollars = state.purses[seat]?.bankDollars ?? 0;
  state.books[formatBooksKey(seat, state.month)] = emptyBooks(seat, state.month, bankDollars);
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
