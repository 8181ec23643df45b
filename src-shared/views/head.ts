import { z } from 'zod';
import { formatDollars } from '../words/text.ts';
import { gameIdSchema } from '../words/games.ts';
import { waitSchema } from '../words/waits.ts';
import { toldHandoutSchema } from './handouts.ts';
import { seatIdSchema, viewerSchema } from '../words/ids.ts';

/** A seat as the frame shows it: a gang, a family, a player's pieces. */
export const seatHeadSchema = z.object({
  seat: seatIdSchema,
  name: z.string(),
  isHuman: z.boolean(),
  /** Out of the game. */
  isOut: z.boolean(),
});
export type SeatHead = z.infer<typeof seatHeadSchema>;

/** The part of every game's view that the frame knows; the rest is the game's own. */
export const viewHeadSchema = z.object({
  game: gameIdSchema,
  title: z.string(),
  viewer: viewerSchema,
  /** The period being played, counted from 1. */
  period: z.number().int(),
  /** The first one that was played, where that is not 1. */
  firstPeriod: z.number().int().exactOptional(),
  /** Its name: `March 1925`, `Turn 7`. */
  date: z.string(),
  /** Null while the game goes on. */
  ending: z.object({ winners: z.array(seatIdSchema), how: z.string() }).nullable(),
  /** Null while the rules go on by themselves, and when the game is over. */
  wait: waitSchema.nullable(),
  /** The waiting matters, in sentences; without a seat they are the table's. */
  waiting: z.array(
    z.object({
      seat: seatIdSchema.nullable(),
      text: z.string(),
      /** It is done, and may still be changed. */
      isDone: z.boolean().optional(),
      /** An offer of somebody else: it may be left unanswered. */
      isOffer: z.literal(true).exactOptional(),
    }),
  ),
  seats: z.array(seatHeadSchema),
  /** Letters, pictures, and rumors that the viewer has, oldest first; absent without any. The frame adds them. */
  handouts: z.array(toldHandoutSchema).exactOptional(),
});
export type ViewHead = z.infer<typeof viewHeadSchema>;

/** The price and the standing of an order, by the function that carries it out. */
export const quoteHeadSchema = z.object({
  title: z.string(),
  /** Null where the game has no money for it. */
  costDollars: z.number().int().nullable(),
  /** The cost in the game's own money, in words, where that is not dollars. */
  price: z.string().optional(),
  /** 0 to 1; null without chance, or without an estimate. */
  chance: z.number().nullable(),
  /** Sentences on the order's other effects: a broken promise, a man too weak for it. */
  warnings: z.array(z.string()).exactOptional(),
  notes: z.array(z.string()).exactOptional(),
  /** Dollars due when the order is carried out; absent if the game has none. */
  laterDollars: z.number().int().exactOptional(),
});
export type QuoteHead = z.infer<typeof quoteHeadSchema>;

/** Describes the price of an order in the game's own money; null where it has none. */
export function formatPrice({
  costDollars,
  laterDollars = 0,
  price,
}: Pick<QuoteHead, 'costDollars' | 'laterDollars' | 'price'>): string | null {
  if (price !== undefined) return price;
  if (costDollars === null) return null;
  const now = costDollars === 0 ? 'free' : formatDollars(costDollars);
  return laterDollars === 0 ? now : `${now} now, up to ${formatDollars(laterDollars)} later`;
}

/** The figures of a quote, for lists that compare many orders. */
export const briefQuoteSchema = z.object({
  costDollars: z.number().int().nullable(),
  laterDollars: z.number().int(),
  chance: z.number().nullable(),
  /** Why the rules would not have the order, or null. */
  problem: z.string().nullable(),
});
export type BriefQuote = z.infer<typeof briefQuoteSchema>;
