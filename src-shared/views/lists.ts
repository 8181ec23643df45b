import { z } from 'zod';
import { handoutIdSchema } from './handouts.ts';

/**
 * A step in the list of those that can be taken back; `seq` is the viewer's number of it, which grows along the list
 * and is assigned again after an undo. `id` names this step alone while the program runs.
 */
export const listedStepSchema = z.object({
  id: z.string(),
  seq: z.number().int(),
  period: z.number().int(),
  title: z.string(),
});

/** A printed edition in the list of them. */
export const listedEditionSchema = z.object({ period: z.number().int(), date: z.string(), headline: z.string() });
export type EditionLine = z.infer<typeof listedEditionSchema>;

/** An extra in the list of them: a sheet between two editions. */
export const listedExtraSchema = z.object({ id: handoutIdSchema, period: z.number().int(), headline: z.string() });
export type ExtraLine = z.infer<typeof listedExtraSchema>;

/** The lists a page keeps beside its view. Both grow at their ends, so that little of them changes. */
export const listsSchema = z.object({
  /** Oldest first, the founding left out. */
  steps: z.array(listedStepSchema),
  /** How many of the newest steps the viewer may take back. */
  own: z.number().int().nonnegative(),
  /** The newest step is the viewer's own and showed him a die, a card, an answer, or a secret: it is the games master's to take back. */
  hasShown: z.boolean(),
  /** The step that redo would put back. */
  redo: listedStepSchema.nullable(),
  /** Oldest first. */
  editions: z.array(listedEditionSchema),
});
export type Lists = z.infer<typeof listsSchema>;
