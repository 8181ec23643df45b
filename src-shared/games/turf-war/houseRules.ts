import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { mapIdSchema } from './maps.ts';

const count = (what: string, most: number, least = 0): z.ZodNumber =>
  createWholeNumber(least, most, `${what} is a whole number from ${least} to ${most}.`);

/** [WAR-HOUSE-1 to WAR-HOUSE-19] The rules that a table may change; the defaults are the forum's game. */
export const houseRulesSchema = z.strictObject({
  /** Borders one move may cross; null: any number. */
  range: count('The range', 5, 1).nullable().default(null),
  /** Null: by the number of gangs. */
  map: mapIdSchema.nullable().default(null),
  wards: count('The number of wards', 8, 2).nullable().default(null),
  start: z
    .strictObject({
      lieutenants: count('The Lieutenants at the start', 9).default(2),
      hitmen: count('The Hitmen at the start', 20).default(4),
      mc: count('The money at the start', 500).default(20),
    })
    .prefault({}),
  deployment: z.enum(['fixed', 'chosen']).default('fixed'),
  prices: z
    .strictObject({
      hire: count('The price of a Hitman', 50).default(5),
      salary: count('The salary', 20).default(1),
      lieutenantConsolation: count('The consolation for a Lieutenant', 50).default(5),
      hitmanConsolation: count('The consolation for a Hitman', 50).default(2),
      income: count('The income of an area', 20).default(1),
    })
    .prefault({}),
  xp: z
    .strictObject({
      win: count('The XP of a winner', 20).default(1),
      survive: count('The XP of a survivor', 20).default(2),
      lieutenant: count('The XP of a Lieutenant to be', 100, 1).default(10),
      don: count('The XP of a Don to be', 200, 1).default(20),
    })
    .prefault({}),
  tie: z.enum(['hurts', 'harmless']).default('hurts'),
  donStrength: z.union([z.literal(4), z.literal(1)]).default(4),
  recruitsMove: z.boolean().default(true),
  casualties: z.enum(['rule', 'ask']).default('rule'),
  refuge: z.enum(['rule', 'ask']).default('rule'),
  /** Most members of an alliance; null: half of the gangs that began. 0: no alliances. */
  allianceLimit: count('The limit of an alliance', 8).nullable().default(null),
  grace: count('The grace', 3).default(1),
  gifts: z.boolean().default(false),
  treasuries: z.enum(['secret', 'public']).default('secret'),
  /** 0: the game has no last turn. */
  lastTurn: count('The last turn', 200)
    .refine((turn) => turn === 0 || turn >= 5, 'The last turn is 0 (none) or from 5 to 200.')
    .default(60),
  supremacy: z.enum(['off', '1/2', '2/3', '3/4']).default('off'),
  standstill: count('The standstill', 100).default(10),
  hours: count('The hours of a turn', 1000).default(48),
  donless: z.enum(['one-turn', 'every-turn']).default('one-turn'),
  /** How much of an NPC gang's reasons is told after the reveal. */
  reasons: z.enum(['exact', 'summary', 'nothing']).default('summary'),
});
export type HouseRules = z.infer<typeof houseRulesSchema>;

/** [WAR-HOUSE-20] Ready-made sets of house rules. */
export const presets = {
  forum: { title: 'Forum', rules: {} },
  'street-by-street': {
    title: 'Street by street',
    rules: { range: 1, supremacy: '1/2' },
  },
  'quick-night': { title: 'Quick night', rules: { lastTurn: 20, supremacy: '1/2' } },
} as const;
