import { seedSchema } from '#shared/words/setup.ts';
import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { businessTypeSchema, districtSchema, gangTypeSchema } from './city.ts';
import { cityPackSchema } from './cities/pack.ts';
import { formatMonth, latestStart } from './calendar.ts';
import { houseRulesSchema } from './houseRules.ts';
import { characterSchema, levelSchema } from './minds.ts';
import { vehicleKindSchema, vehicleUpgradeSchema, weaponSchema } from './people.ts';
import { recruitSchema } from './recruits.ts';

/** One member of a gang in its setup: his making and his equipment. */
export const memberSetupSchema = z.object({
  recruit: recruitSchema,
  weapons: z.array(weaponSchema).max(10).default([]),
});
export type MemberSetup = z.infer<typeof memberSetupSchema>;

/** [GANG-1] A business to begin with: the first free one of that type there. */
export const startingBusinessSchema = z.object({ type: businessTypeSchema, district: districtSchema });
export type StartingBusiness = z.infer<typeof startingBusinessSchema>;

/** A gang's name as a player gives it. */
export const gangNameSchema = plainText()
  .trim()
  .min(1, 'Give the gang a name.')
  .max(60, 'Keep the gang’s name to 60 letters.');

/** [GANG-1, GANG-3] A human gang at the start. The first member made is its Boss. */
export const gangSetupSchema = z.object({
  name: gangNameSchema,
  /** Colors the gang's own doctrine only; CITY-6 depends on whether it is a Tong. */
  type: gangTypeSchema,
  base: districtSchema,
  boss: memberSetupSchema,
  members: z.array(memberSetupSchema).max(60).default([]),
  vehicles: z
    .array(z.object({ kind: vehicleKindSchema, upgrades: z.array(vehicleUpgradeSchema).max(3).default([]) }))
    .max(20)
    .default([]),
  /** [GANG-1] Chosen businesses, up to 4D6 of Loot; the rest is dealt by dice. */
  businesses: z.array(startingBusinessSchema).max(8, 'A gang begins with eight businesses at most.').default([]),
});
export type GangSetup = z.infer<typeof gangSetupSchema>;

/** One NPC gang to generate; a missing type or base is drawn by the seed. */
export const npcSetupSchema = z.object({
  type: gangTypeSchema.optional(),
  base: districtSchema.optional(),
  name: plainText()
    .trim()
    .min(1, 'Give the gang a name, or leave it out.')
    .max(60, 'Keep the gang’s name to 60 letters.')
    .optional(),
  level: levelSchema.optional(),
  /** Left open: by its type and the seed. */
  character: characterSchema.optional(),
});
export type NpcSetup = z.infer<typeof npcSetupSchema>;

/** Everything a Paradise campaign starts from. */
export const paradiseSetupSchema = z.object({
  title: plainText()
    .trim()
    .min(1, 'Give the campaign a name.')
    .max(80, 'Keep the title to 80 letters.')
    .default('Paradise'),
  seed: seedSchema,
  gangs: z.array(gangSetupSchema).max(8).default([]),
  npcs: z.array(npcSetupSchema).max(8).default([]),
  /** The month that it begins in; January 1925 if left out. */
  startMonth: createWholeNumber(
    1,
    latestStart,
    `A campaign begins in a month from ${formatMonth(1)} (1) to ${formatMonth(latestStart)} (${latestStart}).`,
  ).optional(),
  houseRules: houseRulesSchema.prefault({}),
  /** The gangs that people play, and the level of the others, where the city begins with gangs of its own. */
  underWay: z.object({ played: z.array(gangNameSchema).max(8).default([]), level: levelSchema.optional() }).optional(),
  /** The city; Paradise if left out. */
  city: cityPackSchema.optional(),
});
export type ParadiseSetup = z.infer<typeof paradiseSetupSchema>;
