import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { areaIdSchema } from './ids.ts';

const count = (what: string, most: number, least = 0): z.ZodNumber =>
  createWholeNumber(least, most, `${what} is a whole number from ${least} to ${most}.`);
const money = (what: string): z.ZodNumber =>
  createWholeNumber(0, 1_000_000, `${what} is from $0 to $1,000,000.`);
const face = (what: string): z.ZodNumber =>
  createWholeNumber(2, 6, `${what} is a face from 2 to 6.`);

/** [BRO-HOUSE-1, BRO-HOUSE-2] The rules that a table may change; the defaults are the rules as printed. */
export const houseRulesSchema = z.strictObject({
  startMoney: money('The money at the start').default(20_000),
  turns: count('The number of turns', 24, 6).default(12),
  minimumIncome: money('The least income').default(2_000),
  stock: z
    .strictObject({
      thugs: count('The stock of Thugs', 40, 1).default(12),
      hitmen: count('The stock of Hitmen', 40).default(6),
      revenue: count('The stock of operations', 40, 1).default(12),
      influence: count('The stock of influence', 40).default(12),
    })
    .prefault({}),
  wages: z
    .strictObject({
      thug: money('The wage of a Thug').default(2_000),
      hitman: money('The wage of a Hitman').default(4_000),
    })
    .prefault({}),
  outOfTown: z
    .strictObject({
      thug: money('The price of a Thug from out of town').default(5_000),
      hitman: money('The price of a Hitman from out of town').default(10_000),
      /** Most of them a family may hire in a turn; null: as many as it can pay. */
      limit: count('The limit of guns from out of town', 100).nullable().default(null),
    })
    .prefault({}),
  bailGodfather: money('The bail of a Godfather').default(10_000),
  godfatherTurn: count('The turn the Godfathers come back', 24, 1).default(5),
  hits: z
    .strictObject({
      thug: face('What a Thug hits on').default(5),
      hitman: face('What a Hitman hits on').default(3),
    })
    .prefault({}),
  frame: z
    .strictObject({
      thug: face('What frames a Thug').default(4),
      hitman: face('What frames a Hitman').default(6),
    })
    .prefault({}),
  familiesPerCard: count('The families to a card', 10, 1).default(5),
  extendedRounds: count('The rounds of extended combat', 100, 1).default(20),
  /** Null: by the number of families. */
  areas: count('The number of areas', 11, 3).nullable().default(null),
  /** Figures of single areas that differ from the map’s. */
  areaFigures: z
    .partialRecord(
      areaIdSchema,
      z.strictObject({
        revenueDollars: money('The price of an operation').optional(),
        incomeDollars: money('The income of an operation').optional(),
        influenceDollars: money('The price of influence').optional(),
        saturation: count('The saturation', 40, 1).optional(),
      }),
    )
    .default({}),
  deck: z.enum(['keep', 'reshuffle']).default('keep'),
  soleControl: z.enum(['strict', 'both']).default('strict'),
  extendedWithGodfather: z.enum(['ordered', 'always', 'never']).default('ordered'),
  spoils: z.enum(['rotation', 'most-first']).default('rotation'),
  truces: z.boolean().default(false),
  inheritance: z.enum(['all', 'hoods-lost', 'operations-only']).default('all'),
  openBooks: z.boolean().default(false),
  scoreAssets: z.boolean().default(false),
  expectedMoney: z.boolean().default(true),
  questions: z.enum(['ask', 'standing']).default('ask'),
  talk: z.boolean().default(true),
  /** How much of an NPC family's reasons is told after the reveal. */
  reasons: z.enum(['exact', 'summary', 'nothing']).default('summary'),
});
export type HouseRules = z.infer<typeof houseRulesSchema>;

/** The places of the rules that are money. */
export const moneyRules =
  /^(startMoney|minimumIncome|bailGodfather)$|^(wages|outOfTown)\.(thug|hitman)$|^areaFigures\..*Dollars$/;

/** Ready-made sets of house rules. */
export const presets = {
  'by-mail': { title: 'By mail, as printed', rules: {} },
  'one-evening': { title: 'One evening', rules: { turns: 8, godfatherTurn: 4 } },
  'open-books': { title: 'Open books', rules: { openBooks: true, truces: true } },
} as const;
