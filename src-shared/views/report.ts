import { z } from 'zod';
import { seatIdSchema } from '../words/ids.ts';

/** A piece of a sentence; with `ref` it names something that can be looked at: a seat, a person, a place. */
export const spanSchema = z.object({
  text: z.string(),
  ref: z.object({ kind: z.string(), id: z.string() }).nullable(),
});
export type Span = z.infer<typeof spanSchema>;

/** One thing that happened. */
export const reportLineSchema = z.object({
  spans: z.array(spanSchema),
  /** The seats that it is about, the chief one first; empty for everybody. */
  seats: z.array(seatIdSchema),
  /** The money moved in the viewer's bank, or, where it is none of his, in those that he may know; null if none was. */
  dollars: z.number().int().nullable(),
  /** The same money bank by bank. */
  moves: z.array(z.object({ seat: seatIdSchema, dollars: z.number().int() })),
});
export type ReportLine = z.infer<typeof reportLineSchema>;

/** A seat's figure after the period, and its change. */
export const reportedChangeSchema = z.object({
  seat: seatIdSchema,
  label: z.string(),
  unit: z.string(),
  now: z.number(),
  by: z.number(),
});
export type ReportedChange = z.infer<typeof reportedChangeSchema>;

/** The outcome of a period, as far as the viewer may know it, under plain headings. */
export const periodReportSchema = z.object({
  period: z.number().int(),
  /** The changes of each seat that the viewer may know; empty where the program no longer has the states. */
  changes: z.array(reportedChangeSchema),
  sections: z.array(z.object({ title: z.string(), lines: z.array(reportLineSchema) })),
});
export type PeriodReport = z.infer<typeof periodReportSchema>;
