import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { booksKey, type BooksRow, type ParadiseState } from './index.ts';

/** Starts a gang's books of the current month with what is in its bank. */
export function openBooks(state: ParadiseState, seat: SeatId): void {
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
