import { z } from 'zod';
import { createTally, createWholeNumber, highestFigure, longestList } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { buildSectionSchema, section, type SectionField, type SectionSchema } from '#shared/words/sections.ts';
import {
  businessTypeNames,
  businessTypeSchema,
  namesOfParadise,
  districtSchema,
  gangTypeNames,
  gangTypeSchema,
} from './city.ts';
import { officialKindNames, officialKindSchema } from './officials.ts';
import {
  hireableProfileSchema,
  profileNames,
  skillSchema,
  stats,
  vehicleKindSchema,
  vehicleUpgradeSchema,
  weaponSchema,
  type Stat,
} from './people.ts';

const { column, parts } = section;

const latestMonth = longestList;

const nameOnes = (rows: Readonly<Record<string, { one: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).map(([id, { one }]) => [id, one]));

export function createNamed(what: string, most = 60): z.ZodString {
  return plainText(`Give ${what} a name.`)
    .trim()
    .min(1, `Give ${what} a name.`)
    .max(most, `Keep the name to ${most} letters.`);
}

export const createMonth = (what: string): z.ZodNumber =>
  createWholeNumber(1, latestMonth, `${what} is a whole number from 1 (January 1925) to 10,000.`);

const createDollars = (what: string): z.ZodNumber =>
  createWholeNumber(0, highestFigure, `${what} is a whole number of dollars from 0 to 100,000,000.`);

const outrage = createTally('Outrage is');

const createYesOrNo = (field: string): z.ZodBoolean => z.boolean(`“${field}” is true or false.`);

/** Creates a list of a gang's or the campaign's things; the one sentence is the only message for other input. */
function list<T extends z.ZodType>(item: T, most: number, what: string): z.ZodArray<T> {
  const sentence =
    most === longestList ? `Write ${what} as a list.` : `Write ${what} as a list, at most ${most} of them.`;
  return z.array(item, sentence).max(most, sentence);
}

const createStat = (stat: Stat): z.ZodOptional<z.ZodNumber> =>
  createWholeNumber(0, 6, `${stat.toUpperCase()} is a whole number from 0 to 6.`).optional();

/** Missing stats are the profile's own. */
function createStats(ending: string): Record<Stat, SectionField<ReturnType<typeof createStat>, unknown>> {
  const fields = stats.map((stat) => [stat, column(`${stat.toUpperCase()}${ending}`, createStat(stat))]);
  return Object.fromEntries(fields) as ReturnType<typeof createStats>;
}

export const memberFields = {
  name: column('Name', createNamed('every gangster')),
  /** Null for a rolled-up mobster, who needs all six stats. */
  profile: column('Role', hireableProfileSchema.nullable().default(null), profileNames),
  isBoss: column('Boss', createYesOrNo('isBoss').default(false)),
  stats: parts(createStats(''), (block) => block.prefault({})),
  skills: column('Skills', list(skillSchema, longestList, 'skills').default([])),
  weapons: column('Weapons', list(weaponSchema, longestList, 'weapons').default([])),
  /** [HEAL-1] Points lost from each stat and not regained. */
  wounds: parts(createStats(' lost'), (block) => block.prefault({})),
  /** [LAW-1, LAW-2] */
  custody: column('Custody', z.enum(['jail', 'pen']).nullable().default(null), { jail: 'jail', pen: 'the Pen' }),
  /** [GUTS-4] */
  isStoneCold: column('Stone Cold', createYesOrNo('isStoneCold').default(false)),
  paidDollars: column('Cost', createDollars('What he was paid').default(0)),
  joinedMonth: column('Joined in month', createMonth('The month he joined in').default(1)),
};
export type RunningMember = z.infer<SectionSchema<typeof memberFields>>;

export const vehicleFields = {
  kind: column('Kind', vehicleKindSchema),
  upgrades: column('Upgrades', list(vehicleUpgradeSchema, 3, 'upgrades').default([])),
  isStolen: column('Stolen', createYesOrNo('isStolen').default(false)),
};

/** Named by its name, or by district and type and, where there are several, its number. */
export const businessFields = {
  name: column('Business', createNamed('the business').optional()),
  district: column('District', districtSchema.optional(), namesOfParadise, true),
  type: column('Type', businessTypeSchema.optional(), nameOnes(businessTypeNames)),
  number: column(
    'Number',
    createWholeNumber(1, 8, 'The number of a business is a whole number from 1 to 8.').optional(),
  ),
  isShut: column('Shut', createYesOrNo('isShut').default(false)),
  idleMonths: column(
    'Idle months',
    createWholeNumber(0, 2, 'A shut business has been idle for 0, 1 or 2 months.').default(0),
  ),
  repairMonths: column('Repair months', createTally('The months of repairs are').default(0)),
  /** The name it bears now, where that is not the one that the city was founded with. */
  sign: column('Called', createNamed('the business').optional()),
};
export type RunningBusiness = z.infer<SectionSchema<typeof businessFields>>;

/** One gang of a running campaign. */
export const gangFields = {
  name: column('Gang', createNamed('the gang')),
  type: column('Type', gangTypeSchema, gangTypeNames),
  player: column('Player', z.enum(['human', 'npc']).default('npc'), { human: 'human', npc: 'NPC' }),
  base: column('Base', districtSchema, namesOfParadise, true),
  bankDollars: column('Bank', createDollars('The bank').default(0)),
  /** [GANG-12] */
  permanentReputation: column(
    'Permanent reputation',
    createWholeNumber(-highestFigure, highestFigure, 'Permanent reputation is a whole number to 100,000,000.').default(
      0,
    ),
  ),
  members: section.list('Members', memberFields, (member) => list(member, longestList, 'the members')),
  vehicles: section.list('Vehicles', vehicleFields, (one) => list(one, longestList, 'the vehicles').default([])),
  businesses: section.list('Businesses', businessFields, (one) => list(one, longestList, 'the businesses').default([])),
};
export const runningGangSchema = buildSectionSchema(gangFields);
export type RunningGang = z.infer<typeof runningGangSchema>;

const ownerSchema = z.strictObject({
  gang: createNamed('the gang that pays him'),
  /** His monthly pay; the table's price by default. */
  rateDollars: createDollars('His rate').optional(),
});

export const officialFields = {
  kind: column('Post', officialKindSchema, nameOnes(officialKindNames)),
  /** A Councilor's district, a Captain's precinct, a Judge's bench. */
  district: column('District', districtSchema.optional(), namesOfParadise, true),
  precinct: column('Precinct', z.literal([1, 2, 3], 'There are precincts 1, 2 and 3.').optional()),
  bench: column('Bench', z.literal([1, 2, 3], 'There are benches 1, 2 and 3.').optional()),
  name: column('Name', createNamed('the official').optional()),
  smarts: column('SMARTS', createWholeNumber(1, 6, 'SMARTS is a whole number from 1 to 6.').optional()),
  owners: section.columns(list(ownerSchema, 8, 'the owners').default([]), [
    { head: 'Paid by', field: '', kind: { is: 'sums', name: 'gang', figure: 'rateDollars' } },
  ]),
};
export type RunningOfficial = z.infer<SectionSchema<typeof officialFields>>;

const twoGangs = z.tuple(
  [createNamed('the first gang'), createNamed('the second gang')],
  'A truce is between two gangs; name them both.',
);

const truceFields = {
  between: section.columns(twoGangs, [
    { head: 'Gang', field: '0', kind: { is: 'text' } },
    { head: 'Other gang', field: '1', kind: { is: 'text' } },
  ]),
  sinceMonth: column('Since month', createMonth('The first month of a truce').optional()),
  untilMonth: column('Until month', createMonth('The last month of a truce')),
};

const pastBank = createDollars('A bank');
const pastFields = {
  month: column('Month', createMonth('A past month')),
  outrage: column('Outrage', outrage.optional()),
  /** Each gang's bank balance at the month's end, by the gang's name. */
  bankDollars: section.entries(
    'Past banks',
    z.record(plainText().max(80), pastBank, 'Write banks by gang.').prefault({}),
    { gang: column('Gang', plainText()), dollars: column('Bank', pastBank) },
  ),
};
export type PastMonth = z.infer<SectionSchema<typeof pastFields>>;

export const fedsFields = {
  inTown: column('In town', createYesOrNo('inTown').default(false)),
  sinceMonth: column('Since month', createMonth('The month the Feds came in').optional()),
  /** [PO-6] */
  agents: column('Agents', createWholeNumber(1, longestList, 'There are 1 to 10,000 agents.').default(5)),
  /** [LAW-3] The gang they are after. */
  target: column('Target', createNamed('the gang they are after').nullable().default(null)),
  /** Further gangs they are after. */
  alsoAfter: column(
    'Also after',
    list(createNamed('a gang they are after'), 7, 'the gangs they are also after').default([]),
  ),
};

/** The state of a campaign, but for its city, its house rules, and its month. */
export const standingFields = {
  outrage: column('Outrage', outrage.default(2)),
  /** [CITY-4] The number of businesses of each type in the city; destroyed ones count too. */
  gangsAtStart: column('Gangs at start', createWholeNumber(2, 8, 'A campaign starts with 2 to 8 gangs.').optional()),
  feds: section.record('Feds', fedsFields, (feds) => feds.prefault({})),
  gangs: section.list('Gangs', gangFields, (gang) => list(gang, 8, 'the gangs')),
  officials: section.list('Officials', officialFields, (one) => list(one, longestList, 'the officials').default([])),
  truces: section.list('Truces', truceFields, (one) => list(one, longestList, 'the truces').default([])),
  pastMonths: section.list('Past months', pastFields, (one) => list(one, latestMonth, 'past months').default([])),
};
