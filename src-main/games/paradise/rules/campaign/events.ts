import { requireNamed } from '../state/applying.ts';
import { type EventRows, toAll, toGm } from '../state/eventRows.ts';
import type { CampaignEvent, FilingEvent } from '../events/schemas/campaign.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { buildPastBattle, recentMonths } from '../state/records/pastBattles.ts';
import { parseBooksMonth, openBooks, buildPastBooks } from '../state/records/books.ts';
import { clearWithheldPay } from '../officials/changes.ts';
import type { ParadiseState } from '../state.ts';
import { listBattles, listOwnedBusinesses, listSeats } from '../lookups.ts';
import type { EventOf } from '../events/schemas.ts';
import type { OrderId, SeatId } from '#shared/words/ids.ts';

function closeMonth(state: ParadiseState, event: EventOf<'month-closed'>): void {
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

function countHoldings(state: ParadiseState): Record<SeatId, number> {
  const holdings: Record<SeatId, number> = {};
  for (const seat of listSeats(state)) holdings[seat] = listOwnedBusinesses(state, seat).length;
  return holdings;
}

/** The campaign itself: its founding, months and end. */
export const campaignEvents: EventRows<Exclude<CampaignEvent, FilingEvent>> = {
  founded: {
    apply(state, event) {
      state.title = event.title;
      state.seed = event.seed;
      state.houseRules = event.houseRules;
      state.outrage = event.outrage;
      if (event.city !== undefined) state.city = event.city;
    },
    describe: (_names, event) => `The campaign “${event.title}” was founded.`,
    visibleTo: toAll,
  },
  'begun-late': {
    apply(state, event) {
      state.month = event.month;
      state.firstMonth = event.month;
    },
    describe: (_names, event) => `The campaign began in ${formatMonth(event.month)}.`,
    visibleTo: toAll,
  },
  'city-event-came': {
    apply(state, { event }) {
      state.cityEvents = [...(state.cityEvents ?? []), event];
    },
    describe: (_names, { name }) => `The time of an event had come: “${name}”.`,
    visibleTo: toGm,
    rules: () => ['CITY-9'],
  },
  'month-closed': {
    apply: closeMonth,
    describe: (_names, event) => `${formatMonth(event.month)} went to press.`,
    visibleTo: toAll,
  },
  'stands-before': {
    apply(state, event) {
      state.phase = event.phase;
    },
    describe: () => null,
    visibleTo: toGm,
  },
  eliminated: {
    apply(state, event) {
      requireNamed(state.gangs[event.seat]).eliminatedMonth = state.month;
    },
    describe: (names, event) => `The end of ${names.gang(event.seat)}: no men and no business left.`,
    landmark: 'end',
    visibleTo: toAll,
    rules: () => ['GANG-17'],
    heading: 'The end of things',
  },
  'last-month-set': {
    apply(state, { to, goesOn }) {
      state.houseRules.lastMonth = to;
      if (!goesOn) return;
      state.victory = null;
      state.phase = 'collections';
    },
    describe: (_names, { to, goesOn }) =>
      `The games master settled that the campaign ${goesOn ? 'goes on' : 'is played'} ${to === null ? 'without a last month' : `to ${formatMonth(to)}`}.`,
    visibleTo: toAll,
    rules: () => ['GANG-18'],
    heading: 'The end of things',
  },
  won: {
    apply(state, event) {
      state.victory = { seat: event.seat, how: event.how };
    },
    describe: (names, event) =>
      event.how === 'total-control'
        ? `${names.gang(event.seat)} held every racket in ${names.city} and won.`
        : event.how === 'last-standing'
          ? `${names.gang(event.seat)} was the last gang in ${names.city} and won.`
          : `${names.gang(event.seat)} won on points.`,
    landmark: 'end',
    visibleTo: toAll,
    rules: () => ['GANG-18'],
    heading: 'The end of things',
  },
};
