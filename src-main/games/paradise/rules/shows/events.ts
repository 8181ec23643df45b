import type { Offer } from '../state/records/shows.ts';
import { formatCount, joinWords, formatDollars } from '#shared/words/text.ts';
import { describeOfferKind, offerWords } from './telling.ts';
import { requireNamed } from '../state/applying.ts';
import { type BooksMove, type EventRows, toSeat, toAll } from '../state/eventRows.ts';
import type { ShowEvent } from '../events/schemas/shows.ts';
import type { Audience } from '#kernel/events/events.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ParadiseState } from '../state.ts';
import type { BandId, BusinessId } from '#shared/games/paradise/ids.ts';

function settle(state: ParadiseState, offer: Offer, clubs: readonly [BandId, BusinessId | null][]): void {
  for (const [band, club] of clubs) requireNamed(state.bands[band]).club = club;
  delete state.offers[offer.id];
}

const listBothParties = ({ offer }: { offer: Offer }): Audience => [offer.from, offer.to];

const createShowMove = (seat: SeatId, dollars: number): BooksMove => ({ seat, cause: 'showDollars', dollars });

/**
 * Low dives and clubs. Public: bad booze, the bands' clubs. Private: contracts before their posters, a band’s dice, and
 * offers, which set aside their goods when they are made.
 */
export const showEvents: EventRows<ShowEvent> = {
  'booze-sampled': {
    apply() {
      // Separate events tell who got hurt.
    },
    describe: (names, { seat, faces }) =>
      `Liquor test at ${formatCount(faces.length, 'low dive')} of ${names.gang(seat)}: rolled ${joinWords(faces.map(([, face]) => `${face}`))}.`,
    visibleTo: toSeat,
    rules: () => ['RK-6'],
    heading: 'Collections',
  },
  'booze-poisoned': {
    apply(state, event) {
      state.outrage = event.after;
      state.hasOutrageRisen = true;
      state.forcedBoozeMonth = state.month;
    },
    describe: (names, { seat, business, before, after }) =>
      `Bad booze at ${names.business(business)}, run by ${names.gang(seat)}, put customers in the hospital: outrage ${before} to ${after}.`,
    visibleTo: toAll,
    rules: () => ['RK-6'],
    heading: 'Public outrage',
    counts: ({ before, after }) => [{ label: 'Outrage', was: before, now: after }],
  },
  'band-sought': {
    apply(state, event) {
      state.bandTries[event.seat] = state.month;
      if (event.band === null) return;
      state.bands[event.band.id] = event.band;
      state.showsMade.bands += 1;
    },
    describe: (names, { seat, club, band, costDollars }) =>
      band === null
        ? `${names.gang(seat)} spent ${formatDollars(costDollars)} on agents and signed nobody.`
        : `${names.gang(seat)} signed ${band.name} for ${names.business(club)} at ${formatDollars(costDollars)}.`,
    visibleTo: toSeat,
    moves: ({ seat, costDollars }) => [createShowMove(seat, -costDollars)],
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
  'band-booked': {
    apply(state, event) {
      requireNamed(state.bands[event.band]).club = event.club;
    },
    describe: (names, { band, club }) =>
      `${names.band(band)} moved to ${names.business(club)} from the next collections on.`,
    visibleTo: toSeat,
    rules: () => ['RK-7'],
  },
  'band-played': {
    apply(state, event) {
      requireNamed(state.bands[event.band]).lastFaces = event.faces;
    },
    describe: (names, { band, club, faces }) =>
      `${names.band(band)} played at ${names.business(club)} and rolled ${joinWords(faces.map(String))}.`,
    visibleTo: toSeat,
    rules: () => ['RK-7'],
    heading: 'Collections',
  },
  'band-on-air': {
    apply(state, event) {
      requireNamed(state.bands[event.band]).isOnRadio = true;
    },
    describe: (names, { seat, band }) =>
      `${names.band(band)}, under contract to ${names.gang(seat)}, went on the radio: +2D6 from the next month on.`,
    visibleTo: toAll,
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
  'band-ended': {
    apply(state, event) {
      const band = requireNamed(state.bands[event.band]);
      band.endedMonth = state.month;
      band.club = null;
    },
    describe: (names, { seat, band, why }) =>
      why === 'faded'
        ? `The crowds tired of ${names.band(band)}: the contract of ${names.gang(seat)} is worth nothing now.`
        : `${names.band(band)} left town with the end of ${names.gang(seat)}.`,
    visibleTo: toAll,
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
  'band-billed': {
    apply(state, event) {
      requireNamed(state.bands[event.band]).billed = { owner: event.owner, club: event.club };
    },
    describe: (names, { band, owner, club, from }) => {
      const where = club === null ? 'without a stage' : `at ${names.business(club)}`;
      if (from === null) return `New posters: ${names.band(band)} ${where}, for ${names.gang(owner)}.`;
      return from === owner
        ? `New posters: ${names.band(band)} ${where}.`
        : `New posters: ${names.band(band)} ${where}, now for ${names.gang(owner)} and not ${names.gang(from)}.`;
    },
    visibleTo: toAll,
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
  'offer-made': {
    apply(state, event) {
      state.offers[event.offer.id] = event.offer;
      state.showsMade.offers += 1;
    },
    describe: (names, { offer }) =>
      `${names.gang(offer.from)} offered ${names.gang(offer.to)} a ${describeOfferKind(offer)}: ${offerWords(names, offer)}.`,
    visibleTo: listBothParties,
    moves: ({ offer }) => [createShowMove(offer.from, -offer.gives.dollars)],
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
  'offer-ended': {
    apply(state, event) {
      delete state.offers[event.offer.id];
    },
    describe: (names, { offer, how }) => {
      const end = {
        refused: `${names.gang(offer.to)} refused`,
        withdrawn: `${names.gang(offer.from)} took back`,
        lapsed: 'Nobody answered',
      }[how];
      return `${end} the ${describeOfferKind(offer)}: ${offerWords(names, offer)}.`;
    },
    visibleTo: listBothParties,
    moves: ({ offer }) => [createShowMove(offer.from, offer.gives.dollars)],
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
  'trade-done': {
    apply(state, event) {
      const { offer } = event;
      if (offer.gives.band !== null) requireNamed(state.bands[offer.gives.band]).owner = offer.to;
      if (offer.wants.band !== null) requireNamed(state.bands[offer.wants.band]).owner = offer.from;
      settle(state, offer, event.clubs);
    },
    describe: (names, { offer }) =>
      `${names.gang(offer.to)} accepted from ${names.gang(offer.from)}: ${offerWords(names, offer)}.`,
    visibleTo: listBothParties,
    moves: ({ offer }) => [
      createShowMove(offer.from, offer.wants.dollars),
      createShowMove(offer.to, offer.gives.dollars - offer.wants.dollars),
    ],
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
  'wager-made': {
    apply(state, event) {
      requireNamed(state.offers[event.offer.id]).isAccepted = true;
    },
    describe: (names, { offer }) =>
      `${names.gang(offer.to)} took the wager of ${names.gang(offer.from)}: ${offerWords(names, offer)}.`,
    visibleTo: listBothParties,
    moves: ({ offer }) => [createShowMove(offer.to, -offer.wants.dollars)],
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
  'wager-settled': {
    apply(state, event) {
      const { offer, winner } = event;
      for (const band of [offer.gives.band, offer.wants.band]) {
        if (winner !== null && band !== null) requireNamed(state.bands[band]).owner = winner;
      }
      settle(state, offer, event.clubs);
    },
    describe: (names, { offer, winner }) =>
      winner === null
        ? `There was no fight: ${names.gang(offer.from)} and ${names.gang(offer.to)} took back what they had staked.`
        : `${names.gang(winner)} won the wager: ${offerWords(names, offer)}.`,
    visibleTo: listBothParties,
    moves: ({ offer, winner }) =>
      winner === null
        ? [createShowMove(offer.from, offer.gives.dollars), createShowMove(offer.to, offer.wants.dollars)]
        : [createShowMove(winner, offer.gives.dollars + offer.wants.dollars)],
    rules: () => ['RK-7'],
    heading: 'Shows and fights',
  },
};
