import { z } from 'zod';
import { seatIdSchema } from './ids.ts';

/** The author of a journal entry. */
export const authorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('human'), seat: seatIdSchema }),
  z.object({ kind: z.literal('npc'), seat: seatIdSchema }),
  z.object({ kind: z.literal('gm') }),
  z.object({ kind: z.literal('rules') }),
]);
export type Author = z.infer<typeof authorSchema>;

/**
 * One factor an NPC weighed, in points; the factors of an order sum to its score. `detail` is the unit, a chance or a
 * partner; journals of older programs have it at the end of the name.
 */
export const factorSchema = z.object({ name: z.string(), detail: z.string().optional(), points: z.number() });
export type Factor = z.infer<typeof factorSchema>;

/** An order that an NPC weighed and did not give. */
export const alternativeSchema = z.object({ title: z.string(), score: z.number(), factors: z.array(factorSchema) });
export type Alternative = z.infer<typeof alternativeSchema>;

/** Why an NPC gave an order: one sentence, the factors behind it, and the best it gave up for it. */
export const reasonSchema = z.object({
  sentence: z.string(),
  score: z.number(),
  factors: z.array(factorSchema),
  alternatives: z.array(alternativeSchema).optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** How the dice of a command are thrown. */
export const diceModeSchema = z.enum(['program', 'table']);
export type DiceMode = z.infer<typeof diceModeSchema>;
