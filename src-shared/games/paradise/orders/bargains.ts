import { z } from 'zod';
import { createIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { businessIdSchema, proposalIdSchema } from '../ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { districtSchema, type District } from '../city.ts';
import { farthestMonth } from '../limits.ts';

/** The side that has to do something; `us` is the gang that offered the terms. */
export const bargainSideSchema = z.enum(['us', 'them']);
export type BargainSide = z.infer<typeof bargainSideSchema>;

const monthsSchema = createWholeNumber(1, 12, 'A promise holds for a whole number of months, 1 to 12.');

/** A line through the city: districts one side keeps to itself and the other keeps out of. */
export const lineSchema = z.object({
  months: monthsSchema,
  /** Ours: they keep out of these. */
  ours: z.array(districtSchema).max(16).default([]),
  /** Theirs: we keep out of these. */
  theirs: z.array(districtSchema).max(16).default([]),
});
export type TerritoryLine = z.infer<typeof lineSchema>;

/** The target both gangs move against. */
export const jointTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gang'), gang: seatIdSchema }),
  z.object({ kind: z.literal('business'), business: businessIdSchema }),
]);
export type JointTarget = z.infer<typeof jointTargetSchema>;

/** [BARG-1] The terms two gangs can agree on; any of them, at least one. */
export const bargainTermsSchema = z.object({
  truceMonths: monthsSchema.nullable().default(null),
  line: lineSchema.nullable().default(null),
  /** Both send a job in that month. */
  joint: z
    .object({ target: jointTargetSchema, month: createWholeNumber(1, farthestMonth, 'Name a month to come.') })
    .nullable()
    .default(null),
  /** Once, or for a number of months in a row. */
  payment: z
    .object({
      by: bargainSideSchema,
      dollars: createWholeNumber(10, 100_000, 'A payment is a whole number of dollars from 10 to 100,000.'),
      months: monthsSchema.default(1),
    })
    .nullable()
    .default(null),
  /** Businesses that change hands at once. */
  businesses: z
    .array(z.object({ by: bargainSideSchema, business: businessIdSchema }))
    .max(6, 'Hand over at most six businesses.')
    .default([]),
});
export type BargainTerms = z.infer<typeof bargainTermsSchema>;

/** [BARG-1] Terms in force: a truce that the games master made may be longer than one that gangs agree on. */
export const struckTermsSchema = bargainTermsSchema.extend({
  truceMonths: z.int().positive().nullable().default(null),
});

/** Nothing agreed on yet. */
export function makeEmptyTerms(): BargainTerms {
  return { truceMonths: null, line: null, joint: null, payment: null, businesses: [] };
}

/** The subject of a broken promise; `word` means that a gang ended it in words. */
export const breachKindSchema = z.enum(['truce', 'line', 'joint', 'payment', 'word']);
export type BreachKind = z.infer<typeof breachKindSchema>;

/** [BARG-1] Terms put to a rival; done at once, he accepts, refuses or puts others. */
export const proposeOrderSchema = z.object({ kind: z.literal('propose'), to: seatIdSchema, terms: bargainTermsSchema });

/** [BARG-1] The answer to terms; done at once. `terms` are the other ones of a counter. */
export const answerProposalOrderSchema = z.object({
  kind: z.literal('answer-proposal'),
  proposal: proposalIdSchema,
  answer: z.enum(['accept', 'refuse', 'counter']),
  terms: bargainTermsSchema.nullable().default(null),
});

/** [BARG-1] Withdraws terms without an answer; done at once. */
export const withdrawProposalOrderSchema = z.object({
  kind: z.literal('withdraw-proposal'),
  proposal: proposalIdSchema,
});

/** [BARG-5] Breaks the rest of a bargain; at the reveal, before any payment. */
export const breakBargainOrderSchema = z.object({ kind: z.literal('break-bargain'), deal: createIdSchema(60) });

/** The orders about bargains, for the union of all orders. */
export const bargainOrderSchemas = [
  proposeOrderSchema,
  answerProposalOrderSchema,
  withdrawProposalOrderSchema,
  breakBargainOrderSchema,
] as const;

/** The districts a side keeps out of. */
export function listForbiddenDistricts(line: TerritoryLine | null, side: BargainSide): readonly District[] {
  if (line === null) return [];
  return side === 'us' ? line.theirs : line.ours;
}
