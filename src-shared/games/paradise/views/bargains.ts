import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { proposalIdSchema } from '../ids.ts';
import { bargainTermsSchema, lineSchema, struckTermsSchema } from '../orders/bargains.ts';

/** [BARG-1] The agreed terms, for the parties to the bargain and the games master. */
export const dealViewSchema = z.object({
  id: z.string(),
  asker: seatIdSchema,
  other: seatIdSchema,
  text: z.string(),
  /** A phrase for each of its terms, with both gangs by name. */
  words: z.array(z.string()),
  terms: struckTermsSchema,
  sinceMonth: z.number().int(),
  untilMonth: z.number().int(),
  brokenBy: seatIdSchema.nullable(),
  /** Payments made, of those it promises. */
  paid: z.number().int(),
  isInForce: z.boolean(),
});
export type DealView = z.infer<typeof dealViewSchema>;

/** Terms that wait for an answer, for both gangs and the games master. */
const proposalViewSchema = z.object({
  id: proposalIdSchema,
  from: seatIdSchema,
  to: seatIdSchema,
  month: z.number().int(),
  /** The last month in which it can be answered. */
  lastMonth: z.number().int(),
  terms: bargainTermsSchema,
  words: z.array(z.string()),
  isCounter: z.boolean(),
});
export type ProposalView = z.infer<typeof proposalViewSchema>;

/** The town's knowledge of a bargain in force: a truce, a line. */
const accordViewSchema = z.object({
  id: z.string(),
  asker: seatIdSchema,
  other: seatIdSchema,
  truceMonths: z.number().int().nullable(),
  line: lineSchema.nullable(),
  sinceMonth: z.number().int(),
  untilMonth: z.number().int(),
});
export type AccordView = z.infer<typeof accordViewSchema>;

/** A gang's current feeling toward a rival. */
const feelingViewSchema = z.object({
  gang: seatIdSchema,
  toward: seatIdSchema,
  grievance: z.number(),
  debt: z.number(),
  broken: z.number().int(),
  cause: z.string(),
});
export type FeelingView = z.infer<typeof feelingViewSchema>;

/** The relations of the gangs, as far as the viewer knows. */
export const bargainsViewSchema = z.object({
  proposals: z.array(proposalViewSchema),
  accords: z.array(accordViewSchema),
  /** The feelings of the gangs whose mind the viewer knows. */
  feelings: z.array(feelingViewSchema),
  /** Words the town has seen a gang break. */
  brokenWords: z.array(z.object({ by: seatIdSchema, to: seatIdSchema, sinceMonth: z.number().int() })),
});
export type BargainsView = z.infer<typeof bargainsViewSchema>;
