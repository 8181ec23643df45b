import { z } from 'zod';
import type { Edition } from '../../src-shared/views/paper.ts';

/** What is kept of a printed edition for those after it; it stands and falls with the edition. */
export const clippingSchema = z.object({
  period: z.number().int(),
  /** The period's news as the press got it: public facts, which the game's own paper reads again. */
  news: z.unknown(),
  /** Marks of the stock phrasings and of the sentences that were printed. */
  marks: z.array(z.string()),
  /** The kind of story that led it. */
  lead: z.string(),
  /** Names of the pictures that were printed. */
  cuts: z.array(z.string()),
});
export type Clipping = z.infer<typeof clippingSchema>;

/** An edition, and what the desk cuts out of it for its files. */
export type Printed = { edition: Edition; clipping: Clipping };

/** A game's newspaper: its name, and the page it makes of a period's news. */
export interface Paper<News = unknown> {
  /** As the masthead has it. */
  readonly title: string;
  /** How exported files begin. */
  readonly fileStem: string;
  /** Makes up one period's paper; the same news and the same clippings always make the same paper. */
  compose(news: News, clippings?: readonly Clipping[]): Edition;
  /** The same with what is to be kept of it; absent of a paper that keeps no files. */
  print?(news: News, clippings: readonly Clipping[]): Printed;
}
