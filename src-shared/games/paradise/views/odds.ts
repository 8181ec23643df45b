import { z } from 'zod';

/** How an order stands, as the gang that gives it can know: a chance and what makes it. */
export const oddsSchema = z.object({
  /** 0 to 1. */
  chance: z.number(),
  /** The event the chance is for: `to win`, `chance to win the owner over`. */
  of: z.string(),
  /** Reckoned from many battles like it; otherwise the dice say so exactly. */
  isEstimate: z.boolean(),
  /** The parts of the chance, our side first. */
  parts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Why it is not more, and what would make it more; null where nothing would. */
  more: z.string().nullable(),
});
export type Odds = z.infer<typeof oddsSchema>;
