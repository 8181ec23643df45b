import { z } from 'zod';
import { seatIdSchema } from './ids.ts';

/** Who caused a journal entry. */
export const authorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('human'), seat: seatIdSchema }),
  z.object({ kind: z.literal('npc'), seat: seatIdSchema }),
  z.object({ kind: z.literal('gm') }),
  z.object({ kind: z.literal('rules') }),
]);
export type Author = z.infer<typeof authorSchema>;

/** One factor an NPC weighed, in points; the factors of an order sum to its score. */
export const factorSchema = z.object({ name: z.string(), points: z.number() });
export type Factor = z.infer<typeof factorSchema>;

/** Why an NPC gave an order: one sentence and the factors behind it. */
export const reasonSchema = z.object({
  sentence: z.string(),
  score: z.number(),
  factors: z.array(factorSchema),
});
export type Reason = z.infer<typeof reasonSchema>;

/** How the dice of a command are thrown. */
export const diceModeSchema = z.enum(['program', 'table']);
export type DiceMode = z.infer<typeof diceModeSchema>;
