import { z } from 'zod';
import { seatIdSchema } from '../words/ids.ts';

/** Orders of periods that were taken back and dropped: how many, and of which periods; null where there are none. */
export const laterSchema = z.object({ orders: z.number().int(), from: z.string(), until: z.string() }).nullable();
export type Later = z.infer<typeof laterSchema>;

/** The later orders that were played again, and those that were not. */
export const laterOutcomeSchema = z.object({
  /** How many were done. */
  done: z.number().int(),
  /** Those that do not fit any more, each with the sentence that refused it. */
  refused: z.array(
    z.object({ date: z.string(), seat: seatIdSchema.nullable(), title: z.string(), sentence: z.string() }),
  ),
  periodsClosed: z.array(z.number().int()),
});
export type LaterOutcome = z.infer<typeof laterOutcomeSchema>;
