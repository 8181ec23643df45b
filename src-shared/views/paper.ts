import { z } from 'zod';

/** One story as set in type. Paragraphs are plain text; no sentence repeats within an edition. */
export const storySchema = z.object({
  kind: z.string(),
  headline: z.string(),
  /** Second deck under the lead's headline. */
  deck: z.string().nullable(),
  dateline: z.string().nullable(),
  paragraphs: z.array(z.string()).min(1),
  newsValue: z.number(),
});
export type Story = z.infer<typeof storySchema>;

export const advertisementSchema = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  /** Name of an engraving drawn by the program, see the press. */
  engraving: z.string(),
});
export type Advertisement = z.infer<typeof advertisementSchema>;

/** One period’s front page. */
export const editionSchema = z.object({
  period: z.number().int(),
  date: z.string(),
  volume: z.string(),
  price: z.string(),
  motto: z.string(),
  weather: z.string(),
  lead: storySchema,
  /** Engraving set with the lead, with its caption. */
  picture: z.object({ engraving: z.string(), caption: z.string() }),
  seconds: z.array(storySchema),
  briefs: z.array(storySchema),
  ads: z.array(advertisementSchema),
  /** The house rules, where the campaign has them printed; older editions have none. */
  smallPrint: z.array(z.string()).default([]),
});
export type Edition = z.infer<typeof editionSchema>;

export const paperFormatSchema = z.enum(['html', 'md', 'txt']);
export type PaperFormat = z.infer<typeof paperFormatSchema>;
