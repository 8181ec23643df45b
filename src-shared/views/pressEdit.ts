import { z } from 'zod';
import { plainText } from '../words/plainText.ts';
import { editionSchema, halftoneSchema, type Edition, type Story } from './paper.ts';

const headline = plainText().trim().min(1, 'A story needs a headline.').max(200, 'Keep a headline to 200 letters.');
const paragraphs = z
  .array(plainText().trim().min(1, 'Leave no paragraph empty.').max(2_000, 'Keep a paragraph to 2,000 letters.'))
  .min(1, 'A story needs at least one paragraph.')
  .max(30, 'Keep a story to 30 paragraphs.');

/** A change to a printed story: new words, or the story pulled. */
const changeSchema = z.object({
  /** Its place as it was printed: 0 the lead, then the larger stories, then the briefs. */
  story: z.number().int().nonnegative().max(400),
  headline,
  deck: plainText().trim().max(300, 'Keep a deck to 300 letters.').nullable(),
  paragraphs,
  isPulled: z.boolean(),
});
export type StoryChange = z.infer<typeof changeSchema>;

const line = (what: string, most: number) =>
  plainText().trim().min(1).max(most, `Keep ${what} to ${most} letters.`).nullable().default(null);

/** A piece of the editor's own. The headline of a letter is its signature. */
const addedSchema = z.object({
  kind: z.enum(['story', 'letter', 'advertisement']),
  headline,
  deck: line('a deck', 300),
  byline: line('a byline', 80),
  paragraphs,
});
export type AddedPiece = z.infer<typeof addedSchema>;

/** The lines of the head of a page; null: as printed. */
const headSchema = z.object({
  title: line('the title', 60),
  motto: line('the motto', 120),
  price: line('the price', 40),
  weather: line('the weather', 120),
});
export type PressHead = z.infer<typeof headSchema>;
export const printedHead: PressHead = { title: null, motto: null, price: null, weather: null };

/** The editor's changes to one period's page; the edition below stays as it was printed. */
export const pressEditSchema = z.object({
  stories: z.array(changeSchema).max(400),
  /** The story that leads the page, by its place; added pieces follow the printed ones. Null: the one that did. */
  lead: z.number().int().nonnegative().max(420).nullable(),
  /** Places of stories in the order of the page; those it leaves out follow as printed. */
  order: z.array(z.number().int().nonnegative().max(420)).max(420).default([]),
  head: headSchema.default(printedHead),
  /** A correction in a box. */
  correction: plainText().trim().min(1).max(600, 'Keep a correction to 600 letters.').nullable().default(null),
  /** Printed advertisements that were taken out, by their place. */
  withoutAds: z.array(z.number().int().nonnegative().max(40)).max(40).default([]),
  /** The lead's picture by its name, with its caption; null: as printed. */
  picture: z
    .object({
      engraving: plainText().max(80),
      caption: plainText().trim().max(200, 'Keep a caption to 200 letters.'),
      /** A picture of the editor's own, in place of the engraving. */
      photo: halftoneSchema.optional(),
    })
    .nullable(),
  added: z.array(addedSchema).max(12, 'Add at most twelve pieces to a page.'),
});
export type PressEdit = z.infer<typeof pressEditSchema>;

export const noEdits: PressEdit = {
  stories: [],
  lead: null,
  order: [],
  head: printedHead,
  correction: null,
  withoutAds: [],
  picture: null,
  added: [],
};

/** A page on the editor's desk: as it was printed, and its edits. */
export const heldPageSchema = z.object({
  printed: editionSchema,
  edit: pressEditSchema.nullable(),
  /** True if the page was printed again after the edits: changes of its stories have no effect, additions are kept. */
  isOfAnotherPrint: z.boolean(),
  /** Pictures there are to choose from. */
  engravings: z.array(z.string()),
});
export type HeldPage = z.infer<typeof heldPageSchema>;

/** The stories of a page in the order of their places: the lead, the larger ones, the briefs. */
export function listStories({ lead, seconds, briefs }: Edition): Story[] {
  return [lead, ...seconds, ...briefs];
}
