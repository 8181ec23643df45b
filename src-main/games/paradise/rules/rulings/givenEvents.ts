import { formatStyledName, postName } from '#shared/games/paradise/officials.ts';
import { joinWords } from '#shared/words/text.ts';
import type { GivenEvent } from '../events/schemas/givenRulings.ts';
import { requireNamed } from '../state/applying.ts';
import { type EventRows, toAll } from '../state/eventRows.ts';
import { upgradeTable, vehicleTable } from '../tables/people/equipment.ts';

const heading = 'Rulings';

/** Gifts, losses and new names by the games master’s word, known to those who knew the thing. */
export const givenEvents: EventRows<GivenEvent> = {
  'vehicle-given': {
    apply(state, { vehicle }) {
      state.vehicles[vehicle.id] = vehicle;
      state.made.vehicles += 1;
    },
    describe: (names, { vehicle }) => `The games master gave ${names.gang(vehicle.gang)} a ${nameVehicle(vehicle)}.`,
    visibleTo: ({ vehicle }) => [vehicle.gang],
    rules: () => ['GANG-9'],
    heading,
  },
  'vehicle-set': {
    apply(state, { vehicle: id, to, upgrades }) {
      const vehicle = requireNamed(state.vehicles[id]);
      if (to === null) {
        delete state.vehicles[id];
        return;
      }
      vehicle.gang = to;
      vehicle.upgrades = upgrades;
    },
    describe(names, event) {
      const { from, to } = event;
      if (to === null)
        return `The games master took a ${vehicleTable[event.kind].name.toLowerCase()} from ${names.gang(from)}.`;
      return from === to
        ? `The games master settled that ${names.gang(from)} had a ${nameVehicle(event)}.`
        : `The games master gave ${names.gang(to)} a ${nameVehicle(event)} of ${names.gang(from)}.`;
    },
    visibleTo: ({ from, to }) => (to === null || to === from ? [from] : [from, to]),
    rules: () => ['GANG-9'],
    heading,
  },
  'band-given': {
    apply(state, { band }) {
      state.bands[band.id] = band;
      state.showsMade.bands += 1;
    },
    describe: (names, { band }) => `The games master gave ${names.gang(band.owner)} the contract of ${band.name}.`,
    visibleTo: ({ band }) => [band.owner],
    rules: () => ['RK-7'],
    heading,
  },
  'band-moved': {
    apply(state, { band: id, to }) {
      const band = requireNamed(state.bands[id]);
      band.club = null;
      if (to === null) band.endedMonth = state.month;
      else band.owner = to;
    },
    describe: (names, { band, from, to }) =>
      to === null
        ? `The games master ended the contract of ${names.gang(from)} with ${names.band(band)}, which left town.`
        : `The games master gave ${names.gang(to)} the contract of ${names.band(band)}, which ${names.gang(from)} had held.`,
    visibleTo: ({ from, to }) => (to === null ? toAll() : [from, to]),
    rules: () => ['RK-7'],
    heading,
  },
  'boxer-moved': {
    apply(state, { boxer: id, to }) {
      const boxer = requireNamed(state.boxers[id]);
      boxer.gym = to;
      boxer.isPutUp = false;
    },
    describe: (names, { boxer, to }) =>
      to === null
        ? `The games master let ${names.boxer(boxer)} leave town.`
        : `The games master sent ${names.boxer(boxer)} to ${names.business(to)}.`,
    visibleTo: toAll,
    rules: () => ['RK-13'],
    heading,
  },
  'business-renamed': {
    apply(state, { business: id, from, to }) {
      const business = requireNamed(state.businesses[id]);
      business.formerNames = [...(business.formerNames ?? []), from];
      business.name = to;
    },
    describe: (_names, { from, to }) => `${from} is called ${to} from now on.`,
    about: ({ business }) => [{ kind: 'business', id: business }],
    visibleTo: toAll,
    rules: () => ['MONTH-12'],
    heading,
  },
  'official-renamed': {
    apply(state, { official: { id, name }, to }) {
      const official = requireNamed(state.officials[id]);
      official.formerNames = [...(official.formerNames ?? []), name];
      official.name = to;
    },
    describe: (_names, { official, to }) =>
      `${formatStyledName(official)} (${postName(official)}) is called ${to} from now on.`,
    visibleTo: ({ knownTo }) => (knownTo === 'everybody' ? toAll() : knownTo),
    rules: () => ['MONTH-12'],
    heading,
  },
};

/** `car (souped up)`: a vehicle with its fittings. */
export function nameVehicle({
  kind,
  upgrades,
}: {
  kind: keyof typeof vehicleTable;
  upgrades: readonly (keyof typeof upgradeTable)[];
}): string {
  const fittings = upgrades.map((upgrade) => upgradeTable[upgrade].name.toLowerCase());
  const name = vehicleTable[kind].name.toLowerCase();
  return fittings.length === 0 ? name : `${name} (${joinWords(fittings)})`;
}
