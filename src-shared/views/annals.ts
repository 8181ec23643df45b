import { z } from 'zod';
import { namedSchema } from './log.ts';
import { seatIdSchema } from '../words/ids.ts';

/** An event's change of a figure of the whole game, with the causes: their points add up to the change. */
export const figureMoveSchema = z.object({
  figure: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  causes: z.array(z.object({ text: z.string(), points: z.number().int() })),
});
export type FigureMove = z.infer<typeof figureMoveSchema>;

/** A record of the campaign: the most, the longest, the first of something. */
export const gameRecordSchema = z.object({
  id: z.string(),
  /** `The bloodiest battle`. */
  title: z.string(),
  /** The mark that was set: `5 dead`. */
  mark: z.string(),
  /** The sentence about it. */
  text: z.string(),
  period: z.number().int(),
  /** The seat that set it; null without one. */
  seat: seatIdSchema.nullable(),
  /** The thing that can be opened; null where there is none. */
  about: namedSchema.nullable(),
});
export type GameRecord = z.infer<typeof gameRecordSchema>;

/** The moves of the whole game's figures in order of time, and the records. */
export const annalsSchema = z.object({
  moves: z.array(figureMoveSchema.extend({ period: z.number().int() })),
  records: z.array(gameRecordSchema),
});
export type Annals = z.infer<typeof annalsSchema>;
