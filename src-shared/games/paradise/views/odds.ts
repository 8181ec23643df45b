import { z } from 'zod';

/** An order's odds, as far as its gang can know: a chance and its parts. */
export const oddsSchema = z.object({
  /** 0 to 1. */
  chance: z.number(),
  /** The event the chance is for: `to win`, `chance to win the owner over`. */
  of: z.string(),
  /** True if it is estimated from many similar battles; otherwise it is exact. */
  isEstimate: z.boolean(),
  /** The parts of the chance, our side first. */
  parts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Why it is not more, and what would raise it; null for nothing. */
  more: z.string().nullable(),
});
export type Odds = z.infer<typeof oddsSchema>;
