import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { reasonSchema } from '#shared/words/journal.ts';
import { mindSchema } from '../minds.ts';
import { orderSchema } from '../orders/orders.ts';

/** An order the planner would give now. */
export const plannedViewSchema = z.object({
  order: orderSchema,
  title: z.string(),
  reason: reasonSchema,
  /** Its price in dollars now, or null if the rules refuse it at present. */
  costDollars: z.number().int().nullable(),
  /** Why the rules would not have it, or null. */
  problem: z.string().nullable(),
});
export type PlannedView = z.infer<typeof plannedViewSchema>;

/** One label with its figure, in words a reader understands. */
const figureSchema = z.object({ label: z.string(), value: z.string() });
export type SituationReportFigure = z.infer<typeof figureSchema>;

/** One NPC gang's situation and plans, for the games master. */
export const situationReportSchema = z.object({
  seat: seatIdSchema,
  name: z.string(),
  /** One sentence on the gang's character and situation. */
  summary: z.string(),
  mind: mindSchema,
  /** Its orders of this month are the games master's. */
  isWritten: z.boolean(),
  /** The month takes orders now, so that they can be written or taken over. */
  canWrite: z.boolean(),
  figures: z.array(figureSchema),
  /** Its feelings toward each other living gang. */
  feelings: z.array(
    z.object({
      rival: seatIdSchema,
      name: z.string(),
      grievance: z.number(),
      debt: z.number(),
      broken: z.number().int(),
      /** The cause it remembers first. */
      cause: z.string(),
      /** `at peace until March 1926`, or empty. */
      deal: z.string(),
    }),
  ),
});
export type SituationReport = z.infer<typeof situationReportSchema>;
