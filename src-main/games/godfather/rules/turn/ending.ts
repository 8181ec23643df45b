import type { SeatId } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { requireFamily, listLivePlaces, listPieces, listPlaces, listStandings, sumValues } from '../lookups.ts';
import { emptyTally, type State } from '../state.ts';
import type { RoundRecord } from '#shared/games/godfather/records.ts';
import type { Final } from '../records.ts';
import type { GodfatherTable } from '../table.ts';
import { endDeals } from './deals.ts';

/** [GOD-END-1] Nothing is left to fight for. */
export function isClosed(state: State): boolean {
  return listLivePlaces(state).length === 0;
}

export function buildFinal(state: State, seat: SeatId): Final {
  const { cashDollars, lostPieces } = requireFamily(state, seat);
  const neighborhoods = listPlaces(state).filter(({ controller }) => controller === seat).length;
  return { seat, cashDollars, valueDollars: sumValues(state, seat), neighborhoods, lostPieces };
}

type Measure = { of(final: Final): number; how: string };

/** [GOD-END-2, GOD-END-3] The measures that decide, one after the other. */
const measures: readonly Measure[] = [
  { of: (final) => final.cashDollars + final.valueDollars, how: 'the highest total' },
  { of: (final) => final.valueDollars, how: 'equal totals, and more in control values' },
  { of: (final) => final.neighborhoods, how: 'equal totals, and more Neighborhoods' },
  { of: (final) => -final.lostPieces, how: 'equal totals, and fewer pieces lost' },
];

/** Seats from the first to the last. */
export function rankSeats(state: State): Final[] {
  return state.seats
    .map((seat) => buildFinal(state, seat))
    .toSorted((a, b) => {
      for (const { of } of measures) if (of(a) !== of(b)) return of(b) - of(a);
      return 0;
    });
}

/** [GOD-END-3] Decides the winners, and names the measure between the first and the second. */
export function decide(ranked: readonly Final[]): { winners: SeatId[]; how: string } {
  const [first, second] = ranked;
  if (first === undefined) return { winners: [], how: 'nobody played' };
  const isEqual = (one: Final): boolean => measures.every(({ of }) => of(one) === of(first));
  const winners = ranked.filter(isEqual).map(({ seat }) => seat);
  if (winners.length > 1) return { winners, how: 'they are equal in everything' };
  const rule = measures.find(({ of }) => second === undefined || of(first) !== of(second));
  return { winners, how: rule?.how ?? '' };
}

/** [GOD-NEWS-3] Builds the public record of a closed round. */
export function buildRoundRecord(state: State): RoundRecord {
  const recordBySeat = <T>(value: (seat: SeatId) => T): Record<SeatId, T> =>
    Object.fromEntries(state.seats.map((seat) => [seat, value(seat)]));
  const held = listPlaces(state)
    .filter(({ status }) => status === 'open')
    .map(({ key }): [string, Record<SeatId, number>] => {
      const all = listStandings(state, key);
      return [key, recordBySeat((seat) => all[state.seats.indexOf(seat)]?.count ?? 0)];
    });
  return {
    round: state.round,
    cash: recordBySeat((seat) => requireFamily(state, seat).cashDollars),
    values: recordBySeat((seat) => sumValues(state, seat)),
    pieces: recordBySeat((seat) => listPieces(state, seat).length),
    held: Object.fromEntries(held),
    tallies: recordBySeat((seat) => clonePlain(state.tallies[seat]) ?? emptyTally()),
  };
}

export function closeRound(table: GodfatherTable): void {
  table.emit({ type: 'round-closed', round: table.state.round, record: buildRoundRecord(table.state) });
}

/** [GOD-END-1, GOD-BONUS-3, GOD-DEAL-7] The game is over; the round it ends in is closed with it. */
export function finish(table: GodfatherTable): void {
  const { state } = table;
  endDeals(table);
  if (state.house.lateBonus === 'paid') {
    for (const seat of state.seats) payAll(table, seat);
  }
  const ranked = rankSeats(state);
  table.emit({ type: 'game-ended', ending: { ...decide(ranked), table: ranked } });
  closeRound(table);
}

/** [GOD-BONUS-2] Pays the bonuses due this turn. */
export function payBonuses(table: GodfatherTable, seat: SeatId): void {
  for (const { neighborhood, dollars, left } of [...requireFamily(table.state, seat).bonuses]) {
    table.emit({ type: 'bonus-paid', seat, neighborhood, dollars, nth: 4 - left });
  }
}

function payAll(table: GodfatherTable, seat: SeatId): void {
  while (requireFamily(table.state, seat).bonuses.length > 0) payBonuses(table, seat);
}
