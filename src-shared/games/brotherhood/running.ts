import { z } from 'zod';
import { createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { houseRulesSchema } from './houseRules.ts';
import { areaIdSchema, hoodKindSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { ownNameSchema } from './orders.ts';
import { familyNameSchema } from './setup.ts';

const turn = createWholeNumber(1, 24, 'A turn is a number from 1 to 24.');
const count = (what: string): z.ZodNumber => createWholeNumber(0, 1_000, `${what} are a whole number from 0 to 1,000.`);
const dollars = createTally('Cash is');

const runningCounterSchema = z.strictObject({
  area: areaIdSchema,
  revenue: count('Operations').default(0),
  influence: count('Markers of influence').default(0),
  /** The names of the operations; the program names the rest. */
  descriptions: z.array(ownNameSchema).max(longestList).default([]),
});

const runningFamilySchema = z.strictObject({
  name: familyNameSchema,
  isHuman: z.boolean('“isHuman” is true or false.').default(true),
  byMail: z.boolean('“byMail” is true or false.').default(false),
  level: levelSchema.default('standard'),
  doctrine: doctrineSchema.default('merchant'),
  godfather: ownNameSchema.nullable().default(null),
  godfatherIs: z.enum(['free', 'jailed']).default('free'),
  /** His last area, if known. */
  lastArea: areaIdSchema.nullable().default(null),
  cashDollars: dollars,
  counters: z.array(runningCounterSchema).max(11).default([]),
  jailedThugs: count('Thugs in jail').default(0),
  jailedHitmen: count('Hitmen in jail').default(0),
  deadThugs: count('Dead Thugs').default(0),
  deadHitmen: count('Dead Hitmen').default(0),
  /** The income of last turn. */
  lastIncomeDollars: dollars.default(0),
  /** The turn its Godfather was shot, or the one before it left the game; null: he lives. */
  deadSince: createWholeNumber(0, 24, 'A turn is a number from 0 to 24.').nullable().default(null),
  /** The family that shot him, which has his estate. */
  killedBy: familyNameSchema.nullable().default(null),
});

/** A hood of a family that was gathered, at liberty or in jail. */
const inheritedSchema = z.strictObject({
  family: familyNameSchema,
  kind: hoodKindSchema,
  free: count('Hoods at liberty').default(0),
  jailed: count('Hoods in jail').default(0),
});

/** [BRO-SET-7] A game that was begun elsewhere. Families are in seat order. */
export const runningSchema = z.strictObject({
  title: gameTitleSchema,
  seed: seedSchema,
  turn,
  city: familyNameSchema.default('Carthage'),
  houseRules: houseRulesSchema.prefault({}),
  families: z.array(runningFamilySchema).min(2, 'A game needs two families.').max(10),
  /** Hoods that heirs have beyond their own stock. */
  inherited: z.array(inheritedSchema).max(longestList).default([]),
  /** Numbers of the event cards that are out. */
  drawnCards: z
    .array(createWholeNumber(1, 16, 'Event cards are numbered from 1 to 16.'))
    .max(16)
    .default([]),
  /** The effects of last turn's cards on this turn’s income. */
  due: z
    .array(z.strictObject({ area: areaIdSchema, effect: z.enum(['nothing', 'half']) }))
    .max(11)
    .default([]),
});
export type Running = z.infer<typeof runningSchema>;
