import { buildPastBattle, recentMonths } from '../state/records/pastBattles.ts';
import { parseBooksMonth, openBooks, buildPastBooks } from '../state/records/books.ts';
import { clearWithheldPay } from '../officials/changes.ts';
import type { ParadiseState } from '../state.ts';
import { requireNamed } from '../state/applying.ts';
import { listBattles, listOwnedBusinesses, listSeats } from '../lookups.ts';
import type { EventOf } from '../events/schemas.ts';
import type { OrderId, SeatId } from '#shared/words/ids.ts';

export function closeMonth(state: ParadiseState, event: EventOf<'month-closed'>): void {
  const record = state.months[event.month];
  if (record !== undefined) record.holdings = countHoldings(state);
  // Emptied in place: a new record with IDs in other order costs a new layout for each of them.
  for (const id of Object.keys(state.orders) as OrderId[]) delete state.orders[id];
  clearWithheldPay(state);
  if (state.houseRulesNext !== undefined) {
    state.houseRules = state.houseRulesNext;
    delete state.houseRulesNext;
  }
  state.month = event.month + 1;
  for (const seat of Object.keys(state.purses) as SeatId[]) {
    requireNamed(state.purses[seat]).withheld = [];
    openBooks(state, seat);
  }
  fileBattles(state);
  fileBooks(state);
  dropSightingsOfTheDead(state);
}

/** Keeps only list data of a battle that was settled a year ago. */
function fileBattles(state: ParadiseState): void {
  for (const battle of listBattles(state)) {
    if (battle.month > state.month - recentMonths) break;
    const past = buildPastBattle(battle);
    if (past === null) continue;
    state.pastBattles[battle.id] = past;
    delete state.battles[battle.id];
  }
}

function fileBooks(state: ParadiseState): void {
  for (const id of Object.keys(state.books)) {
    if (parseBooksMonth(id) > state.month - recentMonths) continue;
    state.pastBooks[id] = buildPastBooks(requireNamed(state.books[id]));
    delete state.books[id];
  }
}

/** Drops the sightings of the dead. */
function dropSightingsOfTheDead(state: ParadiseState): void {
  for (const [key, { gangster }] of Object.entries(state.sightings)) {
    if (state.gangsters[gangster] === undefined) delete state.sightings[key];
  }
}

export function countHoldings(state: ParadiseState): Record<SeatId, number> {
  const holdings: Record<SeatId, number> = {};
  for (const seat of listSeats(state)) holdings[seat] = listOwnedBusinesses(state, seat).length;
  return holdings;
}
