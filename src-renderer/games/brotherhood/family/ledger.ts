import type { TurnRecordView } from '#shared/games/brotherhood/views.ts';
import type { SeatId } from '#shared/words/ids.ts';

type Spent = TurnRecordView['spent'][string];
export type TurnAccount = {
  turn: number;
  spent: Spent;
  incomeDollars: number;
  /** Gifts and terms, received less given. */
  otherDollars: number;
  /** At the end of the turn. */
  cashDollars: number;
};

const nothing: Spent = { wages: 0, revenue: 0, influence: 0, bail: 0, outOfTown: 0 };

/** A family's books from the records that its viewer may read; turns whose cash he may not know are left out. */
export function buildLedger(records: readonly TurnRecordView[], seat: SeatId, startDollars: number): TurnAccount[] {
  let before = startDollars;
  return records.flatMap((record) => {
    const cashDollars = record.cash[seat];
    if (cashDollars === undefined) return [];
    const spent = record.spent[seat] ?? nothing;
    const incomeDollars = record.incomes[seat]?.dollars ?? 0;
    const costs = Object.values(spent).reduce((sum, one) => sum + one, 0);
    const otherDollars = cashDollars - before - incomeDollars + costs;
    before = cashDollars;
    return [{ turn: record.turn, spent, incomeDollars, otherDollars, cashDollars }];
  });
}
