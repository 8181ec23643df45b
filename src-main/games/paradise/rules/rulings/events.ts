import { createHandoutRows } from '#kernel/events/handouts.ts';
import { createLateSeatRow } from '#kernel/events/lateSeat.ts';
import { makeEmptyStats } from '../state/condition.ts';
import { hireOfficial } from '../officials/changes.ts';
import { formatDealingKey } from '../state/records/officials.ts';
import { changeOwner, requireNamed } from '../state/applying.ts';
import { type EventRows, toSeat, toAll, toGm } from '../state/eventRows.ts';
import type { RulingEvent } from '../events/schemas/rulings.ts';
import { weaponTable } from '../tables/people/equipment.ts';
import { lookUpSkillRow } from '../tables/people/skills.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { formatStyledName, postName } from '#shared/games/paradise/officials.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';

const late = createLateSeatRow('Rulings', 'MONTH-12');
const handouts = createHandoutRows();

/** The games master’s word is public where the fact it changes is. */
export const rulingEvents: EventRows<RulingEvent> = {
  'bank-set': {
    apply() {
      // Only money moves; the ledger books the difference as an adjustment.
    },
    describe: (names, event) =>
      `The games master moved the bank of ${names.gang(event.seat)} from ${formatDollars(event.from)} to ${formatDollars(event.to)}.`,
    visibleTo: toSeat,
    moves: ({ seat, from, to }) => [{ seat, cause: 'adjustmentDollars', dollars: to - from }],
    heading: 'Rulings',
  },
  'outrage-set': {
    apply(state, event) {
      state.outrage = event.to;
    },
    describe: (_names, event) => `The games master moved the outrage from ${event.from} to ${event.to}.`,
    visibleTo: toAll,
    heading: 'Rulings',
  },
  'owner-set': {
    apply(state, event) {
      changeOwner(state, event.business, event.to);
    },
    describe: (names, event) =>
      event.to === null
        ? `The games master made ${names.business(event.business)} independent.`
        : `The games master gave ${names.business(event.business)} to ${names.gang(event.to)}.`,
    changes: ({ business, to }) => [{ thing: business, holder: to }],
    visibleTo: toAll,
    heading: 'Rulings',
  },
  'stat-set': {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).stats[event.stat] = event.to;
    },
    describe: (names, event) =>
      `The games master moved ${event.stat.toUpperCase()} of ${names.gangster(event.gangster)} from ${event.from} to ${event.to}.`,
    visibleTo: toSeat,
    heading: 'Rulings',
  },
  'wounds-set': {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).lost[event.stat] = event.to;
      // [HEAL-2] Other wounds need a new decision on care.
      delete state.patients[event.gangster];
    },
    describe: (names, event) =>
      `The games master settled that wounds took ${event.to} of the ${event.stat.toUpperCase()} of ${names.gangster(event.gangster)}, not ${event.from}.`,
    visibleTo: toSeat,
    heading: 'Rulings',
  },
  'skill-set': {
    apply(state, event) {
      const { skills } = requireNamed(state.gangsters[event.gangster]);
      if (event.has) skills.push(event.skill);
      else skills.splice(skills.indexOf(event.skill), 1);
    },
    describe: (names, event) =>
      `The games master ${event.has ? 'gave' : 'took'} ${lookUpSkillRow(event.skill).name} ${event.has ? 'to' : 'from'} ${names.gangster(event.gangster)}.`,
    visibleTo: toSeat,
    heading: 'Rulings',
  },
  'weapon-set': {
    apply(state, event) {
      const { weapons } = requireNamed(state.gangsters[event.gangster]);
      if (event.has) weapons.push(event.weapon);
      else weapons.splice(weapons.indexOf(event.weapon), 1);
    },
    describe: (names, event) =>
      `The games master ${event.has ? 'gave' : 'took'} a ${weaponTable[event.weapon].name} ${event.has ? 'to' : 'from'} ${names.gangster(event.gangster)}.`,
    visibleTo: toSeat,
    heading: 'Rulings',
  },
  'custody-set': {
    apply(state, event) {
      const gangster = requireNamed(state.gangsters[event.gangster]);
      gangster.custody = event.custody;
      // [LAW-2] A Boss in the Pen is no Boss.
      if (event.custody === 'pen') gangster.isBoss = false;
      delete state.courts.pleas[event.gangster];
      delete state.courts.bail[event.gangster];
    },
    describe: (names, event) =>
      event.custody === null
        ? `The games master let ${names.gangster(event.gangster)} go free.`
        : `The games master sent ${names.gangster(event.gangster)} to the Pen.`,
    visibleTo: toAll,
    heading: 'Rulings',
  },
  'brought-back': {
    apply(state, event) {
      const { [event.gangster]: departed, ...others } = state.graveyard;
      state.graveyard = others;
      const { gangster } = requireNamed(departed);
      state.gangsters = {
        ...state.gangsters,
        [event.gangster]: { ...gangster, lost: makeEmptyStats(), custody: null, isBoss: false },
      };
      delete state.patients[event.gangster];
    },
    describe: (names, event) =>
      `The games master brought ${names.gangster(event.gangster)} back to ${names.gang(event.seat)}.`,
    visibleTo: toAll,
    heading: 'Rulings',
  },
  'boss-stood-down': {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).isBoss = false;
    },
    describe: (names, event) =>
      `${names.gangster(event.gangster)} stood down as the Boss of ${names.gang(event.seat)}.`,
    visibleTo: toAll,
    heading: 'Rulings',
  },
  'reputation-set': {
    apply(state, event) {
      requireNamed(state.purses[event.seat]).permanentReputation = event.to;
    },
    describe: (names, event) =>
      `The games master moved the permanent reputation of ${names.gang(event.seat)} from ${event.from} to ${event.to}.`,
    visibleTo: toSeat,
    heading: 'Rulings',
  },
  'owner-guts-set': {
    apply(state, event) {
      state.ownerGuts[event.business] = event.to;
      // Nobody has met the man he is now.
      delete state.ownersMet[event.business];
    },
    describe: (names, event) =>
      `The games master moved GUTS of the owner of ${names.business(event.business)} from ${event.from} to ${event.to}.`,
    visibleTo: toGm,
    heading: 'Rulings',
  },
  'feds-set': {
    apply(state, event) {
      state.feds = event.feds;
    },
    describe: (names, event) => {
      const { inTown, agents, targets } = event.feds;
      if (!inTown) return 'The games master sent the Feds home.';
      const whom = targets.length === 0 ? 'nobody in particular' : joinWords(targets.map((seat) => names.gang(seat)));
      return `The games master settled that ${agents} Federal agent${agents === 1 ? ' is' : 's are'} in town, after ${whom}.`;
    },
    visibleTo: toAll,
    heading: 'Rulings',
  },
  'official-smarts-set': {
    apply(state, event) {
      requireNamed(state.officials[event.official.id]).smarts = event.to;
    },
    describe: (_names, event) =>
      `The games master moved SMARTS of ${formatStyledName(event.official)} from ${event.from} to ${event.to}.`,
    visibleTo: ({ knownTo }) => (knownTo === 'everybody' ? toAll() : knownTo),
    heading: 'Rulings',
  },
  'payroll-set': {
    apply(state, event) {
      const known = state.payrolls[formatDealingKey(event.seat, event.official.id)];
      if (known === undefined) {
        hireOfficial(state, { ...event, limitDollars: event.rateDollars });
        return;
      }
      known.rateDollars = event.rateDollars;
      known.limitDollars = Math.max(known.limitDollars, event.rateDollars);
      known.wantsDollars = null;
    },
    describe: (names, event) =>
      `The games master put ${formatStyledName(event.official)} (${postName(event.official)}) on the payroll of ${names.gang(event.seat)} at ${formatDollars(event.rateDollars)} a month.`,
    visibleTo: toSeat,
    heading: 'Rulings',
  },
  'deal-ended': {
    apply(state, event) {
      requireNamed(state.deals[event.deal]).untilMonth = event.untilMonth;
    },
    describe: (names, event) =>
      `The games master ended what ${event.seats.map(names.gang).join(' and ')} had agreed; it held through ${formatMonth(event.untilMonth)}.`,
    visibleTo: ({ seats }) => seats,
    heading: 'Rulings',
  },
  'handout-given': handouts.given,
  'handout-answered': handouts.answered,
  'handout-taken-back': handouts.takenBack,
  'seat-was-late': { ...late, describe: (names, event) => late.describe(names.gang(event.seat), event) },
  'player-ruled': {
    apply(state, { seat, isHuman }) {
      requireNamed(state.gangs[seat]).isHuman = isHuman;
      // [MONTH-6] Orders that the games master had written belong to no player.
      const mind = state.minds[seat];
      if (mind !== undefined) mind.writtenMonth = 0;
    },
    describe: (names, { seat, isHuman }) =>
      `${names.gang(seat)} is played by ${isHuman ? 'a player' : 'the program'} from now on.`,
    visibleTo: toAll,
    rules: () => ['MONTH-12'],
    heading: 'Rulings',
  },
  'gang-renamed': {
    apply(state, { seat, to }) {
      requireNamed(state.gangs[seat]).name = to;
    },
    describe: (_names, { from, to }) => `${from} is called ${to} from now on.`,
    about: ({ seat }) => [{ kind: 'seat', id: seat }],
    visibleTo: toAll,
    rules: () => ['MONTH-12'],
    heading: 'Rulings',
  },
  'house-ruled': {
    apply(state, { houseRules }) {
      state.houseRulesNext = houseRules;
    },
    describe: (_names, { month, change }) =>
      `The games master changed the house rules from ${formatMonth(month)} on: ${change}.`,
    visibleTo: toAll,
    rules: () => ['MONTH-12'],
    heading: 'Rulings',
  },
  'gang-retired': {
    apply(state, { seat, deals, untilMonth }) {
      requireNamed(state.gangs[seat]).eliminatedMonth = state.month;
      for (const id of deals) requireNamed(state.deals[id]).untilMonth = untilMonth;
      state.feds.targets = state.feds.targets.filter((one) => one !== seat);
    },
    describe: (names, { seat }) =>
      `The games master retired ${names.gang(seat)}: its places are independent, and its men left town.`,
    landmark: 'end',
    visibleTo: toAll,
    rules: () => ['MONTH-12'],
    heading: 'The end of things',
  },
};
