import { cityPackSchema } from '../cities/pack.ts';
import { careSchema } from '../orders/care.ts';
import { z } from 'zod';
import { businessTypeSchema, districtSchema, gangTypeSchema } from '../city.ts';
import {
  hireableProfileSchema,
  skillSchema,
  statBlockSchema,
  statSchema,
  vehicleKindSchema,
  vehicleUpgradeSchema,
  weaponSchema,
} from '../people.ts';
import { gangSetupSchema } from '../setup.ts';
import { officialRowSchema } from './officials.ts';

/** The rulebook's tables a setup or order form needs, as data. */
export const rulebookTablesSchema = z.object({
  profiles: z.array(
    z.object({
      profile: hireableProfileSchema,
      name: z.string(),
      priceDollars: z.number().int(),
      stats: statBlockSchema,
      randomSkills: z.number().int(),
      /** Skills that may be picked for nothing (a Boss 2, a Moll 1 of two). */
      chosenSkills: z.number().int(),
      skillChoices: z.array(skillSchema).nullable(),
    }),
  ),
  skills: z.array(z.object({ skill: skillSchema, name: z.string(), roll: z.string().nullable(), effect: z.string() })),
  weapons: z.array(
    z.object({
      weapon: weaponSchema,
      name: z.string(),
      priceDollars: z.number().int(),
      /** [GATS-2] Its use at the table: inches, dice, modifiers. */
      line: z.string(),
    }),
  ),
  vehicles: z.array(z.object({ kind: vehicleKindSchema, name: z.string(), priceDollars: z.number().int() })),
  upgrades: z.array(z.object({ upgrade: vehicleUpgradeSchema, name: z.string(), priceDollars: z.number().int() })),
  /** [GANG-7] Dollars to raise a 2 to 3, 4, 5, 6. */
  improvementDollars: z.record(z.string(), z.number().int()),
  randomSkillDollars: z.number().int(),
  chosenSkillDollars: z.number().int(),
  /** [GANG-10] Dollars more for a skill picked in place of a rolled one. */
  insteadOfRandomDollars: z.number().int(),
  rolledUpDollars: z.number().int(),
  bossBudgetDollars: z.number().int(),
  bossFreeDollars: z.number().int(),
  /** First and last names of each kind of gang. */
  names: z.record(gangTypeSchema, z.object({ first: z.array(z.string()), last: z.array(z.string()) })),
  /** [HEAL-2, HEAL-3] Each kind of care: points back, dollars a month, and the chances of death and of a cripple, 0 to 1. */
  cares: z.array(
    z.object({
      care: careSchema,
      points: z.number().int(),
      dollars: z.number().int(),
      deaths: z.number(),
      cripples: z.number(),
    }),
  ),
  stats: z.array(z.object({ stat: statSchema, name: z.string(), meaning: z.string() })),
  officials: z.array(officialRowSchema),
  /** The city, where that is not Paradise. */
  city: cityPackSchema.exactOptional(),
  districts: z.array(
    z.object({
      district: districtSchema,
      name: z.string(),
      character: z.string(),
      /** The one type of gang that can base here, or null. */
      homeOf: gangTypeSchema.nullable(),
      /** Why a gang of another type cannot base here, or null. */
      closedToOthers: z.string().nullable(),
      /** [GANG-1] The choices a gang based here may begin with, each with its Loot in half dice. */
      beginnings: z.array(
        z.object({
          district: districtSchema,
          types: z.array(z.object({ type: businessTypeSchema, halfDice: z.number().int() })),
        }),
      ),
    }),
  ),
  /** [GANG-1] Half dice of Loot every gang begins with. */
  startingHalfDice: z.number().int(),
  gangTypes: z.array(z.object({ type: gangTypeSchema, name: z.string(), character: z.string() })),
  readyMadeGangs: z.array(
    z.object({ gang: gangSetupSchema, startingMoneyDollars: z.number().int(), note: z.string() }),
  ),
});
export type RulebookTables = z.infer<typeof rulebookTablesSchema>;

/** The costs of a gang's setup, line by line; `problem` explains why it cannot start yet. */
export const gangQuoteSchema = z.object({
  lines: z.array(z.object({ label: z.string(), dollars: z.number().int() })),
  totalDollars: z.number().int(),
  bankDollars: z.number().int(),
  problem: z.string().nullable(),
});
export type GangQuote = z.infer<typeof gangQuoteSchema>;
