import { z } from 'zod';
import { plainText } from '#shared/words/plainText.ts';
import { hireableProfileSchema, skillSchema, statBlockSchema, statSchema } from './people.ts';

/** A gangster's name as it is written. */
export const nameSchema = plainText().trim().min(1, 'Give every gangster a name.').max(60, 'Keep names to 60 letters.');

/** A skill bought in addition to the profile's: rolled ($25) or picked ($50). */
export const boughtSkillSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('random'),
    rolled: skillSchema.optional(),
    /** [SK-66] The skill chosen beforehand for dice that leave it to his player. */
    ifChosen: skillSchema.optional(),
  }),
  z.object({ kind: z.literal('chosen'), skill: skillSchema }),
]);
export type BoughtSkill = z.infer<typeof boughtSkillSchema>;

const improvementsSchema = z.partialRecord(statSchema, z.number().int().min(3).max(6)).default({});

/**
 * [GANG-5] Off the rack. `freeSkills` fills the profile's own skill places in order: `random` is
 * rolled when hired (or was `rolled` on the table), `chosen` costs $25 each where the place is random.
 */
export const offTheRackSchema = z.object({
  method: z.literal('off-the-rack'),
  name: nameSchema,
  profile: hireableProfileSchema,
  freeSkills: z.array(boughtSkillSchema).max(2).default([]),
  improvements: improvementsSchema,
  boughtSkills: z.array(boughtSkillSchema).max(10).default([]),
});

/**
 * [GANG-6] Rolled up with 8D6. Without `dice` they are thrown when hired; without `stats` the assignment is asked for.
 * `sixSkills` answers the sixes of `dice`; for others hiring asks, or rolls by the house rule.
 */
export const rolledUpSchema = z.object({
  method: z.literal('rolled-up'),
  name: nameSchema,
  dice: z.array(z.number().int().min(1).max(6)).length(8).optional(),
  stats: statBlockSchema.optional(),
  sixSkills: z.array(boughtSkillSchema).max(8).default([]),
  improvements: improvementsSchema,
  boughtSkills: z.array(boughtSkillSchema).max(10).default([]),
});

/** [GANG-6] Sixes that bring a skill: every one thrown, or those that no one turned into a five. */
export function countSkillSixes(dice: readonly number[], rule: 'every-six' | 'sixes-left'): number {
  const count = (wanted: number): number => dice.filter((face) => face === wanted).length;
  return rule === 'every-six' ? count(6) : Math.max(0, count(6) - count(1));
}

/** [GANG-7] Built from a Punk (stats of 2, $25) with paid improvements. */
export const builtSchema = z.object({
  method: z.literal('built'),
  name: nameSchema,
  improvements: improvementsSchema,
  boughtSkills: z.array(boughtSkillSchema).max(10).default([]),
});

export const recruitSchema = z.discriminatedUnion('method', [offTheRackSchema, rolledUpSchema, builtSchema]);
export type Recruit = z.infer<typeof recruitSchema>;
export type OffTheRack = z.infer<typeof offTheRackSchema>;
export type RolledUp = z.infer<typeof rolledUpSchema>;
export type Built = z.infer<typeof builtSchema>;
