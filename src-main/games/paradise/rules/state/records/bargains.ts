import { z } from 'zod';
import { createIdSchema, seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import { bargainTermsSchema, struckTermsSchema } from '#shared/games/paradise/orders/bargains.ts';
import { proposalIdSchema, type ProposalId } from '#shared/games/paradise/ids.ts';

/** [SCN-4] A bargain of two gangs; in its terms the asker is `us`. */
export const dealSchema = z.object({
  id: createIdSchema(60),
  asker: seatIdSchema,
  other: seatIdSchema,
  terms: struckTermsSchema,
  /** The first month whose reveal it binds. */
  sinceMonth: z.int(),
  /** The last month in which any of it holds. */
  untilMonth: z.int(),
  brokenBy: seatIdSchema.nullable(),
  /** Payments made. */
  paid: z.int(),
  /** True if the town has heard of its truce and its line. */
  isPublic: z.boolean(),
});
export type Deal = z.infer<typeof dealSchema>;

/** [SCN-4] Terms put to another gang; in them the sender is `us`. */
export const proposalSchema = z.object({
  id: proposalIdSchema,
  from: seatIdSchema,
  to: seatIdSchema,
  month: z.int(),
  terms: bargainTermsSchema,
  /** Put in answer to other terms. */
  isCounter: z.boolean(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** The part that bargains add to a campaign's state. */
export type BargainState = {
  deals: Record<string, Deal>;
  proposals: Record<ProposalId, Proposal>;
  proposalsMade: number;
  /** The month in which a gang last would not hear of another's terms, by `from:to`. */
  rebuffs: Record<string, number>;
};

export function formatRebuffKey(from: SeatId, to: SeatId): string {
  return `${from}:${to}`;
}

export function createEmptyBargains(): BargainState {
  return { deals: {}, proposals: {}, proposalsMade: 0, rebuffs: {} };
}
