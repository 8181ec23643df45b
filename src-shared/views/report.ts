import { z } from 'zod';

/** What the period just closed brought, as far as the viewer may know, under plain headings. */
export const periodReportSchema = z.object({
  period: z.number().int(),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
});
export type PeriodReport = z.infer<typeof periodReportSchema>;
