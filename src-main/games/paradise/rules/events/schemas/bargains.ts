import { z } from 'zod';
import { bargainTermsSchema, breachKindSchema } from '#shared/games/paradise/orders/bargains.ts';
import { dealSchema, proposalSchema } from '#main/games/paradise/rules/state/records/bargains.ts';
import { createIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** How a proposal came to its end. */
export const proposalEndSchema = z.enum(['accepted', 'refused', 'countered', 'withdrawn', 'lapsed']);
export type ProposalEnd = z.infer<typeof proposalEndSchema>;

/** The contents of each event. */
export const bargainKinds = {
  /** [SCN-4] The first payment its sender promises is set aside. */
  'proposal-made': { proposal: proposalSchema },
  'proposal-ended': { proposal: proposalSchema, how: proposalEndSchema },
  'deal-struck': { deal: dealSchema },
  /** The public side of a bargain: that two gangs keep the peace, and a line between them. */
  'bargain-told': {
    deal: createIdSchema(60),
    asker: seatIdSchema,
    other: seatIdSchema,
    truceMonths: bargainTermsSchema.shape.truceMonths,
    line: bargainTermsSchema.shape.line,
    sinceMonth: z.int(),
  },
  'bargain-paid': { deal: createIdSchema(60), from: seatIdSchema, to: seatIdSchema, dollars: z.int() },
  /** Older files have neither `to` nor `what`. */
  'deal-broken': {
    deal: createIdSchema(60),
    by: seatIdSchema,
    to: z.exactOptional(seatIdSchema),
    what: z.exactOptional(breachKindSchema),
  },
};

export type BargainEvent = EventsOf<typeof bargainKinds>;
