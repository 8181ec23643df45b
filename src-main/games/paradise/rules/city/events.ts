import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { formatPayoff } from './rackets.ts';
import { changeOwner, meetOwner, requireNamed } from '../state/applying.ts';
import { type EventRows, toGm, toAll, toSeat } from '../state/eventRows.ts';
import type { CityEvent } from '../events/schemas/city.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { EventOf } from '../events/schemas.ts';
import type { Names } from '../state/names.ts';
import type { ParadiseState } from '../state.ts';
import type { Business } from '../state/records/city.ts';

function requireBusinessToChange(state: ParadiseState, id: keyof ParadiseState['businesses']): Business {
  return requireNamed(state.businesses[id]);
}

function describeCollection(names: Names, event: EventOf<'collected'>): string {
  const count = event.loot.length;
  const from = `${count} business${count === 1 ? '' : 'es'}`;
  const forgiven =
    event.forgivenDollars === 0 ? '' : ` ${formatDollars(event.forgivenDollars)} of costs could not be covered.`;
  const idle = event.unrun?.length ?? 0;
  const unrun =
    idle === 0 ? '' : ` Without an Accountant they ran one racket only; ${idle} of their businesses brought nothing.`;
  return `${names.gang(event.seat)} collected ${formatDollars(event.dollars)} from ${from}.${forgiven}${unrun}`;
}

/** Businesses: their income, cost and owners. Owners and closed doors are public; money and failed talks are not. */
export const cityEvents: EventRows<CityEvent> = {
  'district-built': {
    apply(state, event) {
      // `listBusinesses` caches by this record.
      state.businesses = { ...state.businesses };
      for (const { id, name, type, guts } of event.businesses) {
        state.businesses[id] = {
          id,
          name,
          type,
          district: event.district,
          owner: null,
          isShut: false,
          idleMonths: 0,
          contestedMonth: 0,
          repairMonths: 0,
        };
        state.ownerGuts[id] = guts;
      }
    },
    describe: (_names, event) => `${nameDistrict(event.district)} opened with ${event.businesses.length} businesses.`,
    visibleTo: toGm,
    rules: () => ['CITY-3', 'CITY-4', 'CITY-8'],
  },
  'business-dealt': {
    apply(state, event) {
      changeOwner(state, event.business, event.seat);
    },
    describe: (names, event) => `${names.gang(event.seat)} started with ${names.business(event.business)}.`,
    changes: (event) => [{ thing: event.business, holder: event.seat }],
    visibleTo: toAll,
    diceVisibleTo: toGm,
    rules: () => ['GANG-1'],
  },
  collected: {
    apply(state, event) {
      requireNamed(state.purses[event.seat]).numbersChange = 0;
    },
    describe: describeCollection,
    visibleTo: toSeat,
    moves: ({ seat, dollars }) => [{ seat, cause: 'lootDollars', dollars }],
    rules: () => ['RK-17', 'RK-1'],
    places: ({ loot }) => loot.map(([id]) => ({ kind: 'business', id })),
    heading: 'Collections',
  },
  idled: {
    apply(state, event) {
      requireBusinessToChange(state, event.business).idleMonths = event.months;
    },
    describe: (names, event) => `${names.business(event.business)} stayed shut: month ${event.months} without income.`,
    visibleTo: toSeat,
    rules: () => ['RK-3'],
    heading: 'Collections',
  },
  'payoffs-paid': {
    apply() {
      // Only money moves; the ledger books it.
    },
    describe: (names, event) => {
      const lines = event.lines.map(
        (line) => `${formatPayoff(line.type, line.businesses, line.district)} ${formatDollars(line.dollars)}`,
      );
      return `${names.gang(event.seat)} paid ${formatDollars(event.dollars)}: ${lines.join('; ')}.`;
    },
    visibleTo: toSeat,
    moves: ({ seat, dollars }) => [{ seat, cause: 'payoffDollars', dollars: -dollars }],
    rules: () => ['RK-3', 'RK-4'],
    heading: 'Precincts',
    scene: ({ seat }) => ({ name: `payoffs ${seat}` }),
  },
  'payoffs-withheld': {
    apply(state, event) {
      requireNamed(state.purses[event.seat]).withheld = event.businesses;
    },
    describe: (names, event) =>
      event.businesses.length === 0
        ? null
        : `${names.gang(event.seat)} refused to pay for ${joinWords(event.businesses.map(names.business))}.`,
    visibleTo: toSeat,
    rules: () => ['RK-3'],
    heading: 'Precincts',
  },
  'payoff-policy-set': {
    apply(state, event) {
      requireNamed(state.purses[event.seat]).payoffPolicy = event.policy;
    },
    describe: (names, event) =>
      event.policy === 'automatic'
        ? `${names.gang(event.seat)} chose to pay payoffs by themselves when the bank covers them.`
        : `${names.gang(event.seat)} asked to decide before payoffs are paid.`,
    visibleTo: toSeat,
    rules: () => ['RK-3'],
  },
  shut: {
    apply(state, event) {
      requireBusinessToChange(state, event.business).isShut = true;
    },
    describe: (names, event) => `${names.business(event.business)} was shut by the precinct: no payoff.`,
    visibleTo: toAll,
    rules: () => ['RK-3'],
    heading: 'Precincts',
  },
  reopened: {
    apply(state, event) {
      const business = requireBusinessToChange(state, event.business);
      business.isShut = false;
      business.idleMonths = 0;
    },
    describe: (names, event) => `${names.business(event.business)} opened again.`,
    visibleTo: toAll,
    rules: () => ['RK-3'],
    heading: 'Precincts',
  },
  'turned-independent': {
    apply(state, event) {
      changeOwner(state, event.business, null);
    },
    describe: (names, event) => `${names.business(event.business)} broke away from ${names.gang(event.from)}.`,
    changes: ({ business }) => [{ thing: business, holder: null }],
    visibleTo: toAll,
    rules: () => ['RK-3'],
    heading: 'Takeovers',
  },
  'takeover-failed': {
    apply(state, event) {
      // A crew that came too late has seen nobody.
      if (state.businesses[event.business]?.owner === null) meetOwner(state, event.business, event.seat);
    },
    describe: (names, event) =>
      `The owner of ${names.business(event.business)} turned ${names.gangster(event.lead)} down.`,
    visibleTo: toSeat,
    rules: () => ['TAKE-1'],
    heading: 'Takeovers',
    scene: ({ seat, business }) => ({ name: `take-over ${seat} ${business}` }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  },
  'taken-over': {
    apply(state, event) {
      changeOwner(state, event.business, event.seat);
    },
    describe: (names, event) => `${names.gang(event.seat)} took over ${names.business(event.business)}.`,
    landmark: 'gain',
    changes: (event) => [{ thing: event.business, holder: event.seat }],
    visibleTo: toAll,
    diceVisibleTo: toSeat,
    rules: () => ['TAKE-1'],
    heading: 'Takeovers',
    scene: ({ by, seat, business }) => (by === 'talk' ? { name: `take-over ${seat} ${business}` } : null),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  },
  contested: {
    apply(state, event) {
      requireBusinessToChange(state, event.business).contestedMonth = state.month;
    },
    // The clash itself and the winner's takeover have sentences of their own.
    describe: (names, event) =>
      event.winner === null
        ? `${names.business(event.business)} stayed independent: nobody was left to talk to its owner.`
        : null,
    landmark: 'gain',
    visibleTo: toAll,
    rules: () => ['TAKE-2'],
    heading: 'Takeovers',
  },
  'numbers-fixed': {
    apply(state, event) {
      requireNamed(state.purses[event.gang]).numbersChange += event.change;
    },
    describe: (names, event) =>
      `${names.gang(event.by)} fixed the numbers ${event.change > 0 ? 'up' : 'down'} for ${names.gang(event.gang)}.`,
    visibleTo: ({ by }) => [by],
    rules: () => ['RK-15'],
    heading: 'Takeovers',
    scene: ({ by, gang }) => ({ name: `numbers ${by} ${gang}` }),
  },
  smashed: {
    apply(state, event) {
      const business = requireNamed(state.businesses[event.business]);
      business.repairMonths = Math.max(business.repairMonths, event.months);
    },
    describe: (names, event) =>
      event.months === 0
        ? `${names.business(event.business)} came through without damage.`
        : `${names.business(event.business)} was damaged: no Loot for ${formatCount(event.months, 'month')}.`,
    visibleTo: toAll,
    rules: () => ['RK-16'],
    heading: 'Battles',
  },
  mended: {
    apply(state, event) {
      requireNamed(state.businesses[event.business]).repairMonths = event.months;
    },
    describe: (names, event) =>
      event.months === 0
        ? `${names.business(event.business)} reopened.`
        : `${names.business(event.business)} was still under repair.`,
    visibleTo: toAll,
    rules: () => ['RK-16'],
    heading: 'Collections',
  },
  'broke-away': {
    apply(state, event) {
      changeOwner(state, event.business, null);
    },
    describe: (names, event) => `${names.business(event.business)} broke away from ${names.gang(event.from)}.`,
    landmark: 'loss',
    changes: ({ business }) => [{ thing: business, holder: null }],
    visibleTo: toAll,
    rules: () => ['GANG-16'],
    heading: 'Takeovers',
  },
};
