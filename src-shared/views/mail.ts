import { z } from 'zod';
import { seatIdSchema } from '../words/ids.ts';
import { plainText } from '../words/plainText.ts';
import type { HandoutKind } from './handouts.ts';
import type { Halftone } from './paper.ts';

/** One part of a seat's packet: a heading over sentences, a table, or both. */
export type PacketPart = {
  title: string;
  sentences: readonly string[];
  table: { head: readonly string[]; rows: readonly (readonly string[])[] } | null;
  /** Set for a handout, which a page shows as what it is, with its picture. */
  handout?: { kind: HandoutKind; picture: Halftone | null };
};

/** A seat's whole packet for one period: the last period's results, its position, and a sheet to fill in. */
export type Packet = {
  game: string;
  title: string;
  /** The seat's own name. */
  name: string;
  /** The period that the sheet is for. */
  date: string;
  /** When the sheet is due, in the games master's words; null: at no set time. */
  due: string | null;
  /** The report of the period before, as this seat may read it. */
  report: readonly { title: string; lines: readonly string[] }[];
  parts: readonly PacketPart[];
  /** The first line of the sheet: whose it is, and for which period. */
  sheetHead: string;
  /** How orders are written, one an example. */
  examples: readonly string[];
};

/** A player's wish about when the sheets of a period are due: until then, or after a pause of so long. */
export const dueWishSchema = z.object({
  kind: z.enum(['later', 'pause']),
  words: plainText('Say until when, or for how long.')
    .trim()
    .min(1, 'Say until when, or for how long.')
    .max(40, 'Keep it to 40 letters.'),
});
export type DueWish = z.infer<typeof dueWishSchema>;

/** A wish as it is kept, with the games master's answer. */
export const keptWishSchema = dueWishSchema.extend({
  seat: seatIdSchema,
  name: z.string(),
  fate: z.enum(['open', 'granted', 'declined']),
});
export type KeptWish = z.infer<typeof keptWishSchema>;

export const packetFormatSchema = z.enum(['html', 'txt', 'bbcode']);
export type PacketFormat = z.infer<typeof packetFormatSchema>;

/** A line of a filled-in sheet that cannot be carried out. */
export const sheetProblemSchema = z.object({
  /** From 1; 3.2 is the second order on line 3. */
  line: z.number().positive(),
  /** The line in its original wording. */
  text: z.string(),
  sentence: z.string(),
  rule: z.string().nullable(),
});
export type SheetProblem = z.infer<typeof sheetProblemSchema>;

/** A line that was not read, and its place: `below a signature`. */
export type UnreadLine = SheetLine & { why: string };

/** An order as the program read it from a line: in its own words, at its price, with its odds. */
const understoodSchema = z.object({
  title: z.string(),
  price: z.string().nullable(),
  odds: z.string().nullable(),
  /** The lines that make it, from 1. */
  lines: z.array(z.number().positive()),
});
export type Understood = z.infer<typeof understoodSchema>;

/** The fate of each line of a sheet, ready to be sent back. */
export const receiptSchema = z.object({
  /** The heading of the sheet that was wanted. */
  head: z.string(),
  /** False where a line was refused: then nothing at all was changed. */
  isTaken: z.boolean(),
  isAddendum: z.boolean(),
  lines: z.array(
    z.object({
      line: z.number().positive(),
      text: z.string(),
      /** The orders that the line was read as; several lines may make one. */
      orders: z.array(understoodSchema),
      /** `already`: done before in this period, and not done once more. `asked`: a wish, passed on. */
      fate: z.enum(['filed', 'done', 'already', 'refused', 'untouched', 'unread', 'asked']),
      /** The reason of a refusal, the order's other effects, or the place of an unread line. */
      note: z.string().nullable(),
    }),
  ),
  /** The filed orders that are now replaced. */
  dropped: z.array(z.string()),
  /** Warnings of all that is filed now. */
  warnings: z.array(z.string()),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** A line with content of a filled-in sheet, and its number from 1; 3.2 for the second order on line 3. */
export type SheetLine = { line: number; text: string };
