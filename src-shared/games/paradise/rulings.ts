import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { businessIdSchema, gangsterIdSchema, officialIdSchema } from './ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { houseChangeSchema, houseRulesSchema } from './houseRules.ts';
import { mindSchema } from './minds.ts';
import { nameSchema } from './recruits.ts';
import { runningGangSchema } from './runningParts.ts';
import { gangNameSchema, gangSetupSchema, npcSetupSchema } from './setup.ts';
import { listKindSchemas } from '#shared/words/rulings.ts';
import { givenRulings } from './givenRulings.ts';
import { skillSchema, statSchema, weaponSchema } from './people.ts';
import type { CampaignView } from './views/campaign.ts';

const outrage = createWholeNumber(0, 999, 'Outrage is a whole number from 0 to 999.');
const statPoints = createWholeNumber(0, 6, 'A stat is a whole number from 0 to 6.');
const bankDollars = createWholeNumber(0, 10_000_000, 'A bank holds a whole number of dollars from 0 to 10,000,000.');
const reputation = createWholeNumber(0, 1_000, 'Permanent reputation is a whole number from 0 to 1,000 points.');
const repairMonths = createWholeNumber(0, 12, 'Repairs take a whole number of months from 0 to 12.');
const agents = createWholeNumber(1, 100, 'The Feds come as a whole number of agents from 1 to 100.');
const officialSmarts = createWholeNumber(1, 6, 'SMARTS of an official is a whole number from 1 to 6.');
const rateDollars = createWholeNumber(
  0,
  100_000,
  'An official’s rate is a whole number of dollars a month from 0 to 100,000.',
);
const lastMonth = createWholeNumber(1, 1_200, 'A truce ends with a month of the campaign.');

/** Changes to one gangster. */
const gangsterEdits = [
  z.object({ kind: z.literal('set-stat'), gangster: gangsterIdSchema, stat: statSchema, points: statPoints }),
  /** [HEAL-1] Points of one stat that wounds have taken. */
  z.object({ kind: z.literal('set-wounds'), gangster: gangsterIdSchema, stat: statSchema, points: statPoints }),
  z.object({ kind: z.literal('set-skill'), gangster: gangsterIdSchema, skill: skillSchema, has: z.boolean() }),
  /** One piece given or taken away. */
  z.object({ kind: z.literal('set-weapon'), gangster: gangsterIdSchema, weapon: weaponSchema, has: z.boolean() }),
  /** His place; any fate but death brings him back from the graveyard. */
  z.object({ kind: z.literal('set-fate'), gangster: gangsterIdSchema, fate: z.enum(['free', 'jail', 'pen', 'dead']) }),
  z.object({ kind: z.literal('set-gang'), gangster: gangsterIdSchema, gang: seatIdSchema }),
  z.object({ kind: z.literal('set-boss'), gangster: gangsterIdSchema }),
  /** [GANG-5] */
  z.object({ kind: z.literal('set-name'), gangster: gangsterIdSchema, name: nameSchema }),
] as const;

/** Changes to a gang, a business or a bargain. */
const gangEdits = [
  z.object({ kind: z.literal('set-bank'), gang: seatIdSchema, dollars: bankDollars }),
  /** [GANG-12] */
  z.object({ kind: z.literal('set-reputation'), gang: seatIdSchema, points: reputation }),
  z.object({ kind: z.literal('set-owner'), business: businessIdSchema, owner: seatIdSchema.nullable() }),
  /** [RK-3] */
  z.object({ kind: z.literal('set-doors'), business: businessIdSchema, isShut: z.boolean() }),
  /** [RK-16] */
  z.object({ kind: z.literal('set-repair'), business: businessIdSchema, months: repairMonths }),
  /** [CITY-8] */
  z.object({ kind: z.literal('set-owner-guts'), business: businessIdSchema, points: statPoints }),
  /** [SCN-4] */
  z.object({ kind: z.literal('make-truce'), gang: seatIdSchema, other: seatIdSchema, untilMonth: lastMonth }),
  z.object({ kind: z.literal('end-deal'), deal: plainText().min(1).max(80) }),
] as const;

/** [MONTH-12] Changes of players, names and house rules. */
const seatEdits = [
  z.object({ kind: z.literal('player'), seat: seatIdSchema, isHuman: z.boolean() }),
  z.object({ kind: z.literal('rename'), seat: seatIdSchema, name: gangNameSchema }),
  /** In force from the next month on. */
  z.object({ kind: z.literal('house-rules'), houseRules: houseChangeSchema }),
  /** Its places go independent and its men leave town. */
  z.object({ kind: z.literal('retire'), seat: seatIdSchema }),
  /** A new gang in the city: set up by a player, made by the program, or entered with its holdings. */
  z.object({
    kind: z.literal('enter'),
    gang: z.discriminatedUnion('how', [
      z.object({ how: z.literal('founded'), setup: gangSetupSchema }),
      z.object({ how: z.literal('made'), setup: npcSetupSchema }),
      z.object({ how: z.literal('running'), setup: runningGangSchema }),
    ]),
  }),
] as const;

/** Changes to how the program plays its gangs. */
const mindEdits = [
  z.object({ kind: z.literal('set-mind'), gang: seatIdSchema, mind: mindSchema }),
  z.object({ kind: z.literal('set-npc-reasons'), told: houseRulesSchema.shape.npcReasons.unwrap() }),
] as const;

/** [GANG-18] Changes the campaign's length; null is without end, and continues a scored campaign. */
const campaignEdits = [
  z.object({ kind: z.literal('set-last-month'), lastMonth: houseRulesSchema.shape.lastMonth.unwrap() }),
] as const;

/** Changes to the city and its officials. */
const cityEdits = [
  z.object({ kind: z.literal('set-outrage'), outrage }),
  /** [PO-6, LAW-3] */
  z.object({
    kind: z.literal('set-feds'),
    inTown: z.boolean(),
    agents,
    /** The gangs they are after. */
    targets: z.array(seatIdSchema).max(8),
  }),
  z.object({ kind: z.literal('set-official-smarts'), official: officialIdSchema, points: officialSmarts }),
  /** Puts him on a gang's payroll at this rate; null takes him off. */
  z.object({
    kind: z.literal('set-payroll'),
    official: officialIdSchema,
    gang: seatIdSchema,
    rateDollars: rateDollars.nullable(),
  }),
  /** Another man takes the post, with these SMARTS; the program picks his name unless it is given. */
  z.object({
    kind: z.literal('replace-official'),
    official: officialIdSchema,
    points: officialSmarts,
    name: nameSchema.optional(),
  }),
] as const;

/** A change the GM makes by fiat; always with a reason, always journaled. */
export const rulingSchema = z.discriminatedUnion('kind', [
  ...gangsterEdits,
  ...gangEdits,
  ...cityEdits,
  ...mindEdits,
  ...seatEdits,
  ...campaignEdits,
  ...listKindSchemas<CampaignView, typeof givenRulings>(givenRulings),
]);
export type Ruling = z.infer<typeof rulingSchema>;
export type RulingKind = Ruling['kind'];
export type RulingOf<K extends RulingKind> = Extract<Ruling, { kind: K }>;
