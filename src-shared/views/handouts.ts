import { z } from 'zod';
import { createIdSchema, seatIdSchema } from '../words/ids.ts';
import { plainLines, plainText } from '../words/plainText.ts';
import { halftoneSchema } from './paper.ts';

/** The kinds of handouts: each has a look of its own on screen and a column of its own in the paper. */
export const handoutKinds = ['letter', 'picture', 'rumor', 'clipping', 'extra'] as const;
export const handoutKindSchema = z.enum(
  handoutKinds,
  'A handout is a letter, a picture, a rumor, a clipping, or an extra.',
);
export type HandoutKind = z.infer<typeof handoutKindSchema>;

export const handoutIdSchema = createIdSchema(40).brand<'HandoutId'>();
export type HandoutId = z.infer<typeof handoutIdSchema>;

/** The readers of a handout: everybody, or the seats listed. */
export const handoutReadersSchema = z.union([z.literal('everybody'), z.array(seatIdSchema).max(20)]);

/** An answer that a reader may pick. */
export const handoutAnswerSchema = plainText('Write the answer.')
  .trim()
  .min(1, 'Write both answers, or none.')
  .max(60, 'Keep an answer to 60 letters.');

const titleSchema = plainText('Give the handout a title.')
  .trim()
  .min(1, 'Give the handout a title.')
  .max(80, 'Keep the title to 80 letters.');
const textSchema = plainLines().trim().max(2_000, 'Keep the text to 2,000 letters.');

/** A story below the lead of an extra. */
export const extraStorySchema = z.object({
  title: titleSchema,
  text: textSchema.min(1, 'Write the text of each story, or take the story out.'),
});
export type ExtraStory = z.infer<typeof extraStorySchema>;

/** The most stories below the lead of an extra. */
export const mostExtraStories = 4;

/** A handout as the games master writes it. */
export const writtenHandoutSchema = z
  .object({
    kind: handoutKindSchema,
    title: titleSchema,
    text: textSchema,
    /** The signature, which may be anybody's; empty: unsigned. */
    from: plainText().trim().max(60, 'Keep the signature to 60 letters.'),
    to: handoutReadersSchema,
    when: z.enum(['now', 'reveal']),
    picture: halftoneSchema.nullable(),
    /** The paper of its period prints it. */
    inPaper: z.boolean(),
    /** Each reader picks one of two; none: nothing is asked. */
    answers: z.array(handoutAnswerSchema).max(2, 'A handout has two answers.').default([]),
    /** The other stories of an extra. */
    more: z
      .array(extraStorySchema)
      .max(mostExtraStories, `Keep an extra to ${mostExtraStories + 1} stories.`)
      .default([]),
  })
  .superRefine(({ kind, text, to, when, picture, inPaper, answers, more }, context) => {
    const blame = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'picture' && picture === null) blame('picture', 'Pick the picture that is handed out.');
    if (kind !== 'picture' && text === '') blame('text', `Write the text of the ${kind}.`);
    if (answers.length === 1) blame('answers', 'Write both answers, or none.');
    if (Array.isArray(to) && to.length === 0) blame('to', 'Pick somebody who gets the handout.');
    const isSold = to === 'everybody' && when === 'now' && !inPaper && answers.length === 0;
    if (kind === 'extra' && !isSold) blame('kind', 'An extra is sold to everybody, now, on a sheet of its own.');
    if (kind !== 'extra' && more.length > 0) blame('more', 'Only an extra has more stories.');
  });
export type WrittenHandout = z.infer<typeof writtenHandoutSchema>;

/** A handout as a viewer may know it: a seat learns nothing of the others who have it. */
export const toldHandoutSchema = z.object({
  id: handoutIdSchema,
  kind: handoutKindSchema,
  title: z.string(),
  text: z.string(),
  from: z.string(),
  picture: halftoneSchema.nullable(),
  /** The other stories of an extra. */
  more: z.array(z.object({ title: z.string(), text: z.string() })).exactOptional(),
  /** Everybody has it. */
  isForAll: z.boolean(),
  /** The period in which it came to light, or will. */
  period: z.number().int(),
  /** For a seat: the viewer has read it. */
  isRead: z.boolean(),
  /** The answers to pick from, and a seat's own by its place; null where nothing is asked. */
  asks: z.object({ answers: z.array(z.string()), own: z.number().int().nullable(), isOpen: z.boolean() }).nullable(),
  /** For the games master: its readers, whether it still waits for the reveal, and who has read it. */
  given: z
    .object({
      to: handoutReadersSchema,
      readBy: z.array(seatIdSchema),
      answered: z.array(z.object({ seat: seatIdSchema, answer: z.number().int() })),
      isWaiting: z.boolean(),
      inPaper: z.boolean(),
    })
    .nullable(),
});
export type ToldHandout = z.infer<typeof toldHandoutSchema>;

/** Lists the paragraphs of a text of several lines. */
export function listParagraphs(text: string): string[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
