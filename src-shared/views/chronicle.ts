import { z } from 'zod';
import { seatIdSchema } from '../words/ids.ts';

/** When something of the board changed hands, as everybody could see it; a later one of a period holds. */
export const holdingChangeSchema = z.object({
  period: z.number().int(),
  /** The game's ID of the held thing: a business, an area. */
  thing: z.string(),
  /** The holder since then; null for nobody. */
  holder: seatIdSchema.nullable(),
  /** True if it was held at the founding, without a win. */
  isDealt: z.boolean(),
});
export type HoldingChange = z.infer<typeof holdingChangeSchema>;

/** The kinds of landmarks that a period is remembered by. */
export const landmarkSigns = ['fight', 'death', 'gain', 'loss', 'law', 'word', 'end'] as const;
export const landmarkSchema = z.enum(landmarkSigns);
export type Landmark = z.infer<typeof landmarkSchema>;

/** One period as a timeline tells it to a viewer. */
export const timelinePeriodSchema = z.object({
  period: z.number().int(),
  /** The present head of its front page; null without a paper. */
  headline: z.string().nullable(),
  /** The landmarks of the period, in order of time. */
  marks: z.array(
    z.object({
      sign: landmarkSchema,
      text: z.string(),
      /** The kind of event, in the game's own word. */
      kind: z.string(),
    }),
  ),
  /** How much of the board each holds at its end, the most first. */
  holders: z.array(z.object({ seat: seatIdSchema, count: z.number().int() })),
});
export type TimelinePeriod = z.infer<typeof timelinePeriodSchema>;
