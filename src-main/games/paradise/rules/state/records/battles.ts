import { z } from 'zod';
import { hireableProfileSchema, statBlockSchema, weaponSchema } from '#shared/games/paradise/people.ts';
import { lawProfiles, officialTargetSchema, settings } from './battleWords.ts';
import {
  approachSchema,
  battleOutcomeSchema,
  muscleSchema,
  partySchema,
  publicCauseSchema,
  scenarioNameSchema,
  sideSchema,
} from '#shared/games/paradise/battles.ts';
import {
  battleIdSchema,
  businessIdSchema,
  gangsterIdSchema,
  officialIdSchema,
  vehicleIdSchema,
} from '#shared/games/paradise/ids.ts';
import { officialStatsSchema } from './officials.ts';
import { districtSchema } from '#shared/games/paradise/city.ts';
import { meetTopicSchema } from '#shared/games/paradise/orders/jobs.ts';
import { leadSchema } from '#shared/games/paradise/views/battle.ts';
import { diceModeSchema } from '#shared/words/journal.ts';
import { seatIdSchema } from '#shared/words/ids.ts';

/** Free men of one profile that the scenario's dice brought: policemen, boys from the block. */
export const extrasSchema = z.object({
  profile: z.union([hireableProfileSchema, z.enum(lawProfiles)]),
  count: z.int(),
  /** [SCN-10] Groups of one number ride in one car; without numbers each but Rookies begins a new one. */
  car: z.exactOptional(z.int()),
});
export type Extras = z.infer<typeof extrasSchema>;

/** One side's force for a battle. Gangsters who have since died or been booked stay home. */
export const forceSchema = z.object({
  party: partySchema,
  /** Its people on the table from the start. */
  crew: z.array(gangsterIdSchema),
  /** Its people who may be called while it lasts. */
  reserve: z.array(gangsterIdSchema),
  /** [GANG-13] */
  muscle: z.array(muscleSchema),
  /** [RK-2] Hoodlums of the premises. */
  guards: z.int(),
  extras: z.array(extrasSchema),
  vehicles: z.array(vehicleIdSchema),
  /** [RK-8] A truck lent by the gang's trucking company, which is on no roster. */
  companyTruck: z.exactOptional(z.boolean()),
  /** [SCN-0] The plan that its party was given; absent without one. */
  approach: z.exactOptional(approachSchema),
  /** [MONTH-8] Its men who stay out of the fight because of the table's size; absent without any. */
  leftOut: z.exactOptional(z.int()),
});
export type Force = z.infer<typeof forceSchema>;

/** How a battle was brought to its end. */
export const settlingSchema = z.enum(['resolved', 'overruled', 'led', 'table', 'called-off']);
export type Settling = z.infer<typeof settlingSchema>;

export const outrageExtraSchema = z.enum([
  'show-of-strength',
  'siege',
  'surrendered',
  'police-beaten',
  'late-win',
  'official-hit',
]);
export type OutrageExtra = z.infer<typeof outrageExtraSchema>;

/** [PO-2] One line of a battle's effect on the outrage. */
export const outrageLineSchema = z.object({
  cause: z.union([publicCauseSchema, outrageExtraSchema]),
  count: z.int(),
  points: z.int(),
});
export type OutrageLine = z.infer<typeof outrageLineSchema>;

/** [OFF-5] The official a Hit is on, as he was found. */
export const hitOfficialSchema = z.object({
  id: officialIdSchema,
  kind: officialTargetSchema,
  name: z.string(),
  smarts: z.int(),
  /** [OFF-10] Absent in older journals, and where his profile has them. */
  stats: z.exactOptional(officialStatsSchema),
});
export type HitOfficial = z.infer<typeof hitOfficialSchema>;

/** The leaders of a battle, and all that they decided, as the JSON text of their answers. */
export const ledRecordSchema = z.object({ leads: z.array(leadSchema), dice: diceModeSchema, said: z.string() });
export type LedRecord = z.infer<typeof ledRecordSchema>;

/** How a battle ended, and how it was brought to it. */
export const settledSchema = z.object({
  how: settlingSchema,
  /** Seed of the run; null when the table fought it. */
  seed: z.int().nullable(),
  outcome: battleOutcomeSchema.nullable(),
  /** Why, in one sentence, when it was called off. */
  note: z.string().nullable(),
  /** Its leaders and their decisions; absent for a battle without leaders. */
  led: z.exactOptional(ledRecordSchema),
});

/** [MONTH-8] One battle of the campaign: arranged at the reveal, settled once. */
export const battleSchema = z.object({
  id: battleIdSchema,
  month: z.int(),
  scenario: scenarioNameSchema,
  attackers: forceSchema,
  defenders: forceSchema,
  setting: z.enum(settings),
  district: districtSchema,
  business: businessIdSchema.nullable(),
  /** [SCN-2, SCN-7] The gangster the battle is about. */
  target: gangsterIdSchema.nullable(),
  /** [OFF-5, LAW-7] The man of public office it is about. */
  official: z.exactOptional(hitOfficialSchema.nullable()),
  /** [SCN-4] */
  topic: meetTopicSchema.nullable(),
  /** [SCN-4] Sides that draw in any case. */
  treachery: z.array(sideSchema),
  /** [SCN-4] The negotiators, and the SMARTS the table gives an NPC's Boss for the talks. */
  negotiators: z
    .object({ attackers: gangsterIdSchema, defenders: gangsterIdSchema, npcSmarts: z.int().nullable() })
    .nullable(),
  /** [TAKE-2] Two crews at one owner's door: neither holds the place. */
  isClash: z.boolean(),
  /** [TAKE-2] Crews that meet anyone who wins this one at the same door. */
  rivals: z.array(z.object({ seat: seatIdSchema, crew: z.array(gangsterIdSchema) })),
  lootPoints: z.int(),
  lootDice: z.int(),
  /** [SCN-10] True if the police come to a gate with a truck; absent without one. */
  hasGate: z.exactOptional(z.boolean()),
  /** [SK-0] The seed for the skills of fighters on no roster; absent if none has any to roll. */
  skillsSeed: z.exactOptional(z.int()),
  /** [SCN-0] The seed of the table, one for sheet, odds, and fight; absent in battles of before it was drawn at once. */
  tableSeed: z.exactOptional(z.int()),
  /** [MONTH-8] Figures of a side at most, all who ever come; absent without a limit. */
  figuresASide: z.exactOptional(z.int()),
  /** [SCN-9] The battle its winner may go on to. */
  leadsTo: battleIdSchema.nullable(),
  settled: settledSchema.nullable(),
});
export type CampaignBattle = z.infer<typeof battleSchema>;

/** A gang's knowledge of a rival's gangster, as last seen. */
export const sightingSchema = z.object({
  seat: seatIdSchema,
  gangster: gangsterIdSchema,
  month: z.int(),
  stats: statBlockSchema,
  weapons: z.array(weaponSchema),
});
export type Sighting = z.infer<typeof sightingSchema>;
