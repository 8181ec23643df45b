import { z } from 'zod';
import { questionSchema } from '../words/questions.ts';

/** A command ran and was written, or stopped at a question and changed nothing. */
export const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    title: z.string(),
    periodsClosed: z.array(z.number().int()),
    /** The titles of the given orders of an advice: earlier orders, and what they exclude, are kept. */
    added: z.array(z.string()).optional(),
    /** A further sentence for the user. */
    notice: z.string().optional(),
  }),
  z.object({
    kind: z.literal('question'),
    question: questionSchema,
    /** The place of the order that asks, in an advice of several. */
    asks: z.number().int().min(0).optional(),
  }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;
