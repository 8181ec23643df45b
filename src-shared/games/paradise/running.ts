import { z } from 'zod';
import { createTally, createWholeNumber, highestFigure, longestList } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { businessTypeSchema, districtSchema, gangTypeSchema } from './city.ts';
import { houseRulesSchema } from './houseRules.ts';
import { officialKindSchema } from './officials.ts';
import {
  hireableProfileSchema,
  skillSchema,
  vehicleKindSchema,
  vehicleUpgradeSchema,
  weaponSchema,
  type Stat,
} from './people.ts';

const latestMonth = longestList;

function name(what: string, most = 60): z.ZodString {
  return plainText(`Give ${what} a name.`)
    .trim()
    .min(1, `Give ${what} a name.`)
    .max(most, `Keep the name to ${most} letters.`);
}

const createMonth = (what: string): z.ZodNumber =>
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
const statsSchema = z.strictObject({
  fists: createStat('fists'),
  gats: createStat('gats'),
  guts: createStat('guts'),
  stunts: createStat('stunts'),
  smarts: createStat('smarts'),
  hits: createStat('hits'),
});

const runningMemberSchema = z.strictObject({
  name: name('every gangster'),
  /** Null for a rolled-up mobster, who needs all six stats. */
  profile: hireableProfileSchema.nullable().default(null),
  isBoss: createYesOrNo('isBoss').default(false),
  stats: statsSchema.prefault({}),
  skills: list(skillSchema, longestList, 'skills').default([]),
  weapons: list(weaponSchema, longestList, 'weapons').default([]),
  /** [HEAL-1] Points lost from each stat and not regained. */
  wounds: statsSchema.prefault({}),
  /** [LAW-1, LAW-2] */
  custody: z.enum(['jail', 'pen']).nullable().default(null),
  /** [GUTS-4] */
  isStoneCold: createYesOrNo('isStoneCold').default(false),
  paidDollars: createDollars('What he was paid').default(0),
  joinedMonth: createMonth('The month he joined in').default(1),
});
export type RunningMember = z.infer<typeof runningMemberSchema>;

/** Named by its name, or by district and type and, where there are several, its number. */
const runningBusinessSchema = z.strictObject({
  name: name('the business').optional(),
  district: districtSchema.optional(),
  type: businessTypeSchema.optional(),
  number: createWholeNumber(1, 8, 'The number of a business is a whole number from 1 to 8.').optional(),
  isShut: createYesOrNo('isShut').default(false),
  idleMonths: createWholeNumber(0, 2, 'A shut business has been idle for 0, 1 or 2 months.').default(0),
  repairMonths: createTally('The months of repairs are').default(0),
});
export type RunningBusiness = z.infer<typeof runningBusinessSchema>;

/** One gang of a running campaign. */
export const runningGangSchema = z.strictObject({
  name: name('the gang'),
  type: gangTypeSchema,
  player: z.enum(['human', 'npc']).default('npc'),
  base: districtSchema,
  bankDollars: createDollars('The bank').default(0),
  /** [GANG-12] */
  permanentReputation: createWholeNumber(
    -highestFigure,
    highestFigure,
    'Permanent reputation is a whole number to 100,000,000.',
  ).default(0),
  members: list(runningMemberSchema, longestList, 'the members'),
  vehicles: list(
    z.strictObject({
      kind: vehicleKindSchema,
      upgrades: list(vehicleUpgradeSchema, 3, 'upgrades').default([]),
      isStolen: createYesOrNo('isStolen').default(false),
    }),
    longestList,
    'the vehicles',
  ).default([]),
  businesses: list(runningBusinessSchema, longestList, 'the businesses').default([]),
});
export type RunningGang = z.infer<typeof runningGangSchema>;

const runningOfficialSchema = z.strictObject({
  kind: officialKindSchema,
  /** A Councilor's district, a Captain's precinct, a Judge's bench. */
  district: districtSchema.optional(),
  precinct: z.literal([1, 2, 3], 'There are precincts 1, 2 and 3.').optional(),
  bench: z.literal([1, 2, 3], 'There are benches 1, 2 and 3.').optional(),
  name: name('the official').optional(),
  smarts: createWholeNumber(1, 6, 'SMARTS is a whole number from 1 to 6.').optional(),
  owners: list(
    z.strictObject({
      gang: name('the gang that pays him'),
      /** His monthly pay; the table's price by default. */
      rateDollars: createDollars('His rate').optional(),
    }),
    8,
    'the owners',
  ).default([]),
});
export type RunningOfficial = z.infer<typeof runningOfficialSchema>;

const runningTruceSchema = z.strictObject({
  between: z.tuple([name('the first gang'), name('the second gang')], 'A truce is between two gangs; name them both.'),
  sinceMonth: createMonth('The first month of a truce').optional(),
  untilMonth: createMonth('The last month of a truce'),
});

const pastMonthSchema = z.strictObject({
  month: createMonth('A past month'),
  outrage: outrage.optional(),
  /** Each gang's bank balance at the month's end, by the gang's name. */
  bankDollars: z.record(plainText().max(80), createDollars('A bank'), 'Write banks by gang.').prefault({}),
});
export type PastMonth = z.infer<typeof pastMonthSchema>;

/** A campaign that was played elsewhere, before the orders of its month. */
export const runningSchema = z.strictObject({
  title: name('the campaign', 80).default('Paradise'),
  seed: createWholeNumber(0, 2_147_483_647, 'The seed is a whole number to 2,147,483,647.').default(1925),
  houseRules: houseRulesSchema.strict().prefault({}),
  month: createMonth('The month'),
  outrage: outrage.default(2),
  feds: z
    .strictObject({
      inTown: createYesOrNo('inTown').default(false),
      sinceMonth: createMonth('The month the Feds came in').optional(),
      /** [PO-6] */
      agents: createWholeNumber(1, longestList, 'There are 1 to 10,000 agents.').default(5),
      /** [LAW-3] The gang they are after. */
      target: name('the gang they are after').nullable().default(null),
      /** Further gangs they are after. */
      alsoAfter: list(name('a gang they are after'), 7, 'the gangs they are also after').default([]),
    })
    .prefault({}),
  /** [CITY-4] The number of businesses of each type in the city; destroyed ones count too. */
  gangsAtStart: createWholeNumber(2, 8, 'A campaign starts with 2 to 8 gangs.').optional(),
  gangs: list(runningGangSchema, 8, 'the gangs'),
  officials: list(runningOfficialSchema, longestList, 'the officials').default([]),
  truces: list(runningTruceSchema, longestList, 'the truces').default([]),
  pastMonths: list(pastMonthSchema, latestMonth, 'past months').default([]),
});
export type Running = z.infer<typeof runningSchema>;

/** A place in the file and its fault, in one sentence. */
export type RunningFinding = { path: (string | number)[]; sentence: string };
