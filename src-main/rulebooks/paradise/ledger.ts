import type { SeatId } from '../../../src-shared/vocabulary/ids.ts';
import type { ParadiseEvent } from './events.ts';
import { booksKey, type BooksRow, type ParadiseState } from './state.ts';

/** Columns of the books that money moves under. */
type BooksCause =
  | 'openingDollars'
  | 'lootDollars'
  | 'payoffDollars'
  | 'recruitDollars'
  | 'equipmentDollars'
  | 'adjustmentDollars';

type BooksMove = { seat: SeatId; cause: BooksCause; dollars: number };

/** Every dollar an event moves, by bank and cause; the only place that knows. Spending is negative. */
export function booksMoves(event: ParadiseEvent): BooksMove[] {
  switch (event.type) {
    case 'gang-formed':
      return [{ seat: event.gang.id, cause: 'openingDollars', dollars: event.bankDollars }];
    case 'collected':
      return [{ seat: event.seat, cause: 'lootDollars', dollars: event.dollars }];
    case 'payoffs-paid':
      return [{ seat: event.seat, cause: 'payoffDollars', dollars: -event.dollars }];
    case 'recruited':
      return [{ seat: event.gangster.gang, cause: 'recruitDollars', dollars: -event.costDollars }];
    case 'vehicle-bought':
      return [{ seat: event.vehicle.gang, cause: 'equipmentDollars', dollars: -event.costDollars }];
    case 'armed':
    case 'vehicle-upgraded':
      return [{ seat: event.seat, cause: 'equipmentDollars', dollars: -event.costDollars }];
    case 'bank-set':
      return [{ seat: event.seat, cause: 'adjustmentDollars', dollars: event.to - event.from }];
    default:
      return [];
  }
}

/** Books an event's moves into the banks and the month's rows. */
export function bookMoney(state: ParadiseState, event: ParadiseEvent): void {
  for (const move of booksMoves(event)) {
    const purse = state.purses[move.seat];
    const row = state.books[booksKey(move.seat, state.month)];
    if (purse === undefined || row === undefined) throw new Error('Money moved without books.');
    purse.bankDollars += move.dollars;
    row[move.cause] += move.dollars;
    row.closingDollars += move.dollars;
  }
}

/** Starts a gang's books of the current month with what is in its bank. */
export function openBooks(state: ParadiseState, seat: SeatId): void {
  const bankDollars = state.purses[seat]?.bankDollars ?? 0;
  const row: BooksRow = {
    seat,
    month: state.month,
    openingDollars: bankDollars,
    lootDollars: 0,
    payoffDollars: 0,
    recruitDollars: 0,
    equipmentDollars: 0,
    adjustmentDollars: 0,
    closingDollars: bankDollars,
  };
  state.books[booksKey(seat, state.month)] = row;
}
