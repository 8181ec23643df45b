import { postName, styledName } from '../../../../src-shared/games/paradise/officials.ts';
import { formatDollars, joinWords } from '../../../../src-shared/words/text.ts';
import { formatMonth } from '../../../../src-shared/games/paradise/calendar.ts';
import type { Describers } from '../describing.ts';
import { weaponTable } from '../tables/equipment.ts';
import { skillRow } from '../tables/skills.ts';
import type { RulingPayloads } from './events.ts';
import { targetsSet } from './feds.ts';

/** What the log says of the games master's word. */
export const rulingDescribers: Pick<Describers, keyof RulingPayloads> = {
  'bank-set': (names, event) =>
    `The games master moved the bank of ${names.gang(event.seat)} from ${formatDollars(event.from)} to ${formatDollars(event.to)}.`,
  'outrage-set': (_names, event) =>
    `The games master moved the outrage from ${event.from} to ${event.to}.`,
  'owner-set': (names, event) =>
    event.to === null
      ? `The games master made ${names.business(event.business)} independent.`
      : `The games master gave ${names.business(event.business)} to ${names.gang(event.to)}.`,
  'stat-set': (names, event) =>
    `The games master moved ${event.stat.toUpperCase()} of ${names.gangster(event.gangster)} from ${event.from} to ${event.to}.`,
  'wounds-set': (names, event) =>
    `The games master settled that wounds took ${event.to} of the ${event.stat.toUpperCase()} of ${names.gangster(event.gangster)}, not ${event.from}.`,
  'skill-set': (names, event) =>
    `The games master ${event.has ? 'gave' : 'took'} ${skillRow(event.skill).name} ${event.has ? 'to' : 'from'} ${names.gangster(event.gangster)}.`,
  'weapon-set': (names, event) =>
    `The games master ${event.has ? 'gave' : 'took'} a ${weaponTable[event.weapon].name} ${event.has ? 'to' : 'from'} ${names.gangster(event.gangster)}.`,
  'custody-set': (names, event) =>
    event.custody === null
      ? `The games master let ${names.gangster(event.gangster)} go free.`
      : `The games master sent ${names.gangster(event.gangster)} to the Pen.`,
  'brought-back': (names, event) =>
    `The games master brought ${names.gangster(event.gangster)} back to ${names.gang(event.seat)}.`,
  'boss-stood-down': (names, event) =>
    `${names.gangster(event.gangster)} stood down as the Boss of ${names.gang(event.seat)}.`,
  'reputation-set': (names, event) =>
    `The games master moved the permanent reputation of ${names.gang(event.seat)} from ${event.from} to ${event.to}.`,
  'owner-guts-set': (names, event) =>
    `The games master moved GUTS of the owner of ${names.business(event.business)} from ${event.from} to ${event.to}.`,
  'feds-set': (names, event) => {
    const { inTown, agents } = event.feds;
    const targets = targetsSet(event);
    if (!inTown) return 'The games master sent the Feds home.';
    const whom =
      targets.length === 0
        ? 'nobody in particular'
        : joinWords(targets.map((seat) => names.gang(seat)));
    return `The games master settled that ${agents} Federal agent${agents === 1 ? ' is' : 's are'} in town, after ${whom}.`;
  },
  'official-smarts-set': (_names, event) =>
    `The games master moved SMARTS of ${styledName(event.official)} from ${event.from} to ${event.to}.`,
  'payroll-set': (names, event) =>
    `The games master put ${styledName(event.official)} (${postName(event.official)}) on the payroll of ${names.gang(event.seat)} at ${formatDollars(event.rateDollars)} a month.`,
  'deal-ended': (names, event) =>
    `The games master ended what ${event.seats.map(names.gang).join(' and ')} had agreed; it held through ${formatMonth(event.untilMonth)}.`,
};
