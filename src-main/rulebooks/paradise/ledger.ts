import type { SeatId } from '../../../src-shared/words/ids.ts';
import { bargainMovers } from './bargains/accounts.ts';
import { battleMovers } from './battles/accounts.ts';
import { courtMovers } from './courts/describe.ts';
import { infirmaryMovers } from './infirmary/describe.ts';
import type { BooksMove, Movers } from './bookMoves.ts';
import { entertainmentMovers } from './entertainment/movers.ts';
import type { ParadiseEvent } from './events.ts';
import { officialMovers } from './officials/movers.ts';
import { rulingMovers } from './rulings/audiences.ts';
import { booksKey, type BooksRow, type ParadiseState } from './state.ts';

const equipping = (event: { seat: SeatId; costDollars: number }): BooksMove[] => [
  { seat: event.seat, cause: 'equipmentDollars', dollars: -event.costDollars },
];

/** Every dollar an event moves, by bank and cause; the only place that knows. Spending is negative. */
const movers: Movers = {
  ...bargainMovers,
  ...battleMovers,
  ...courtMovers,
  ...infirmaryMovers,
  ...entertainmentMovers,
  ...officialMovers,
  ...rulingMovers,
  'gang-formed': ({ gang, bankDollars }) => [
    { seat: gang.id, cause: 'openingDollars', dollars: bankDollars },
  ],
  collected: ({ seat, dollars }) => [{ seat, cause: 'lootDollars', dollars }],
  'wages-paid': ({ seat, dollars, levyDollars }) => [
    { seat, cause: 'recruitDollars', dollars: -dollars },
    { seat, cause: 'payoffDollars', dollars: -levyDollars },
  ],
  'payoffs-paid': ({ seat, dollars }) => [{ seat, cause: 'payoffDollars', dollars: -dollars }],
  recruited: ({ gangster, costDollars }) => [
    { seat: gangster.gang, cause: 'recruitDollars', dollars: -costDollars },
  ],
  'vehicle-bought': ({ vehicle, costDollars }) => equipping({ seat: vehicle.gang, costDollars }),
  armed: equipping,
  'vehicle-upgraded': equipping,
  'order-filed': ({ order: { seat, setAside } }) =>
    setAside === undefined ? [] : [{ seat, cause: setAside.cause, dollars: -setAside.dollars }],
  'order-withdrawn': ({ seat, refund }) => (refund === undefined ? [] : [{ seat, ...refund }]),
};

export function booksMoves(event: ParadiseEvent): BooksMove[] {
  const mover = movers[event.type] as ((event: ParadiseEvent) => BooksMove[]) | undefined;
  return mover?.(event) ?? [];
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
