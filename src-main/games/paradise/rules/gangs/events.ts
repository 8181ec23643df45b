import { makeSoundGangster } from '../state/condition.ts';
import { openBooks } from '../state/records/books.ts';
import { changeGang, enroll, requireNamed } from '../state/applying.ts';
import { type BooksMove, type EventRows, toAll, toGm, toSeat } from '../state/eventRows.ts';
import type { GangEvent } from '../events/schemas/people/gangs.ts';
import type { Names } from '../state/names.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { weaponTable, vehicleTable, upgradeTable } from '../tables/people/equipment.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import { chooseTone } from '../state/scenes.ts';

/** Describes a price; free goods have none. */
function describePrice(dollars: number): string {
  return dollars === 0 ? '' : ` for ${formatDollars(dollars)}`;
}

const listEquipmentMoves = (event: { seat: SeatId; costDollars: number }): BooksMove[] => [
  { seat: event.seat, cause: 'equipmentDollars', dollars: -event.costDollars },
];

/** A gang, its people and their arms. Only the gang knows its roster and arms. */
export const gangEvents: EventRows<GangEvent> = {
  'gang-formed': {
    apply(state, event) {
      state.gangs[event.gang.id] = event.gang;
      state.purses[event.gang.id] = {
        bankDollars: 0,
        permanentReputation: 0,
        payoffPolicy: 'automatic',
        withheld: [],
        numbersChange: 0,
        namesUsed: 0,
        rests: {},
      };
      openBooks(state, event.gang.id);
    },
    describe: (_names, event) =>
      `${event.gang.name} formed under ${event.gang.bossName}, based in ${nameDistrict(event.gang.base)}.`,
    about: ({ gang }) => [{ kind: 'seat', id: gang.id }],
    visibleTo: toAll,
    diceVisibleTo: toGm,
    moves: ({ gang, bankDollars }) => [{ seat: gang.id, cause: 'openingDollars', dollars: bankDollars }],
    rules: () => ['GANG-1', 'GANG-2'],
  },
  recruited: {
    apply(state, event) {
      enroll(state, makeSoundGangster(event.gangster));
      if (event.usesName) requireNamed(state.purses[event.gangster.gang]).namesUsed += 1;
      if (event.gangster.isBoss) requireNamed(state.gangs[event.gangster.gang]).bossName = event.gangster.name;
    },
    describe: (names, event) =>
      `${nameNewcomer(names, event.gangster)} joined ${names.gang(event.gangster.gang)}${describePrice(event.costDollars)}.`,
    about: ({ gangster }) => [{ kind: 'gangster', id: gangster.id }],
    visibleTo: ({ gangster }) => [gangster.gang],
    moves: ({ gangster, costDollars }) => [{ seat: gangster.gang, cause: 'recruitDollars', dollars: -costDollars }],
    rules: () => ['GANG-5'],
    heading: 'The gang',
  },
  armed: {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).weapons.push(event.weapon);
    },
    describe: (names, event) =>
      `${names.gangster(event.gangster)} got a ${weaponTable[event.weapon].name}${describePrice(event.costDollars)}.`,
    visibleTo: toSeat,
    moves: listEquipmentMoves,
    rules: () => ['GANG-9'],
    heading: 'The gang',
  },
  renamed: {
    apply(state, event) {
      const gangster = requireNamed(state.gangsters[event.gangster] ?? state.graveyard[event.gangster]?.gangster);
      gangster.formerNames = [...(gangster.formerNames ?? []), event.from];
      gangster.name = event.to;
      if (gangster.isBoss) requireNamed(state.gangs[event.seat]).bossName = event.to;
    },
    describe: (_names, event) => `${event.from} is called ${event.to} from now on.`,
    about: ({ gangster }) => [{ kind: 'gangster', id: gangster }],
    visibleTo: toSeat,
    rules: () => ['GANG-5'],
    heading: 'The gang',
  },
  'weapon-handed-over': {
    apply(state, event) {
      const giver = requireNamed(state.gangsters[event.from]);
      giver.weapons.splice(giver.weapons.indexOf(event.weapon), 1);
      requireNamed(state.gangsters[event.to]).weapons.push(event.weapon);
    },
    describe: (names, event) =>
      `${names.gangster(event.from)} handed ${names.gangster(event.to)} a ${weaponTable[event.weapon].name}.`,
    visibleTo: toSeat,
    rules: () => ['GANG-9'],
    heading: 'The gang',
  },
  'vehicle-bought': {
    apply(state, event) {
      state.vehicles[event.vehicle.id] = event.vehicle;
      state.made.vehicles += 1;
    },
    describe: (names, event) =>
      `${names.gang(event.vehicle.gang)} ${event.costDollars === 0 ? 'had' : 'bought'} a ${vehicleTable[event.vehicle.kind].name.toLowerCase()}${describePrice(event.costDollars)}.`,
    visibleTo: ({ vehicle }) => [vehicle.gang],
    moves: ({ vehicle, costDollars }) => listEquipmentMoves({ seat: vehicle.gang, costDollars }),
    rules: () => ['GANG-9'],
    heading: 'The gang',
  },
  'vehicle-upgraded': {
    apply(state, event) {
      requireNamed(state.vehicles[event.vehicle]).upgrades.push(event.upgrade);
    },
    describe: (names, event) =>
      `${names.gang(event.seat)} had a car worked on (${upgradeTable[event.upgrade].name.toLowerCase()}) for ${formatDollars(event.costDollars)}.`,
    visibleTo: toSeat,
    moves: listEquipmentMoves,
    rules: () => ['GANG-9'],
    heading: 'The gang',
  },
  'theft-tried': {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).triedStealingMonth = state.month;
      if (event.vehicle === null) return;
      state.vehicles[event.vehicle.id] = event.vehicle;
      state.made.vehicles += 1;
    },
    describe: (names, event) =>
      event.vehicle === null
        ? `${names.gangster(event.gangster)} found nothing to steal.`
        : `${names.gangster(event.gangster)} stole a ${vehicleTable[event.vehicle.kind].name.toLowerCase()}.`,
    visibleTo: toSeat,
    rules: () => ['GANG-9'],
    heading: 'The gang',
    tone: (event, seat) => (event.seat === seat ? chooseTone(event.vehicle !== null) : 'even'),
  },
  'wages-paid': {
    apply() {
      // Only money moves; the ledger books it.
    },
    describe: (names, event) => {
      const lost = event.levyDollars > 0 ? ` Hard times took ${formatDollars(event.levyDollars)} from the bank.` : '';
      const men = event.men === 1 ? 'one man' : `${event.men} men`;
      return `${names.gang(event.seat)} paid ${men} ${formatDollars(event.dollars)} in wages.${lost}`;
    },
    visibleTo: toSeat,
    moves: ({ seat, dollars, levyDollars }) => [
      { seat, cause: 'recruitDollars', dollars: -dollars },
      { seat, cause: 'payoffDollars', dollars: -levyDollars },
    ],
    rules: () => ['GANG-19'],
    heading: 'The gang',
  },
  'walked-out': {
    apply(state, event) {
      for (const id of event.gangsters) {
        const gangster = requireNamed(state.gangsters[id]);
        gangster.custody = 'away';
        gangster.isBoss = false;
        delete gangster.isHeldOver;
        delete state.courts.pleas[id];
        delete state.courts.bail[id];
        delete state.patients[id];
      }
    },
    describe: (names, event) => {
      const who = joinWords(event.gangsters.map((id) => names.gangster(id)));
      return `${who} of ${names.gang(event.seat)} left town, ${whyTheyLeft[event.why]}.`;
    },
    visibleTo: ({ seat, why }) => (why === 'unpaid' ? [seat] : toAll()),
    rules: (_state, { why }) => [why === 'retired' ? 'MONTH-12' : 'GANG-19'],
    heading: 'The gang',
  },
  'went-without-a-place': {
    apply(state, event) {
      requireNamed(state.purses[event.seat]).placelessMonths = event.months;
    },
    describe: (names, event) =>
      event.months === 0
        ? `${names.gang(event.seat)} had a place to call their own again.`
        : `${names.gang(event.seat)} closed the month without a place: ${event.months} in a row.`,
    visibleTo: toAll,
    rules: () => ['GANG-19'],
  },
  joined: {
    apply(state, event) {
      enroll(state, makeSoundGangster(event.gangster));
    },
    describe: (names, event) =>
      `${nameNewcomer(names, event.gangster)} joined ${names.gang(event.gangster.gang)} for nothing: the boys won their rumble.`,
    about: ({ gangster }) => [{ kind: 'gangster', id: gangster.id }],
    visibleTo: ({ gangster }) => [gangster.gang],
    rules: () => ['SCN-8'],
    heading: 'The gang',
  },
  'boss-succeeded': {
    apply(state, event) {
      const gangster = requireNamed(state.gangsters[event.gangster]);
      gangster.isBoss = true;
      requireNamed(state.gangs[event.seat]).bossName = gangster.name;
    },
    describe: (names, event) => `${names.gangster(event.gangster)} took over ${names.gang(event.seat)}.`,
    landmark: 'word',
    visibleTo: toAll,
    rules: () => ['GANG-16'],
    heading: 'The gang',
  },
  'stood-by': {
    apply() {
      // Nothing changes; the dice are in the journal.
    },
    describe: (_names, event) => `${event.who} thought it over and stayed.`,
    visibleTo: toSeat,
    rules: () => ['GANG-16'],
  },
  defected: {
    apply(state, event) {
      changeGang(state, event.gangster, event.to);
    },
    describe: (names, event) =>
      `${names.gangster(event.gangster)} left ${names.gang(event.from)} for ${names.gang(event.to)}.`,
    landmark: 'loss',
    visibleTo: ({ from, to }) => [from, to],
    rules: () => ['GANG-16'],
    heading: 'The gang',
  },
};

const whyTheyLeft = {
  unpaid: 'unpaid',
  'no-place': 'with no door left to mind',
  retired: 'with nobody left to work for',
} as const;

/** Returns the name that a newcomer came with, even if he bears another one now. */
function nameNewcomer(names: Names, { id, name }: Pick<Gangster, 'id' | 'name'>): string {
  const known = names.gangster(id);
  return known.includes(name) ? known : name;
}
