import { z } from 'zod';
import { heldTagSchema, createSentViewSchema } from '../views/changes.ts';
import { briefQuoteSchema, type QuoteHead, type ViewHead } from '../views/head.ts';
import { seatIdSchema, viewerSchema } from '../words/ids.ts';
import { reasonSchema } from '../words/journal.ts';
import { pathSchema, plainText } from '../words/plainText.ts';
import { questionSchema } from '../words/questions.ts';
import { answering, call, openedSchema } from './calls.ts';
import { outcomeSchema } from '../views/outcome.ts';

/** The schemas of one game, which parse everything that crosses the border of the process. */
export type GameSchemas = {
  setup: z.ZodType<{ title: string; seed: number }>;
  order: z.ZodType<{ kind: string }>;
  ruling: z.ZodType<{ kind: string }>;
  view: z.ZodType<ViewHead>;
  quote: z.ZodType<QuoteHead>;
  /** The file of a game that was played elsewhere; null where none can be entered. */
  running: z.ZodType | null;
};

/** Creates the calls of one game from its schemas, so that inputs and answers are typed. */
export function createGameCalls<S extends GameSchemas>(schemas: S) {
  const setup = pick(schemas, 'setup');
  const order = pick(schemas, 'order');
  const ruling = pick(schemas, 'ruling');
  const view = pick(schemas, 'view');
  const quote = pick(schemas, 'quote');
  const orders = z.array(order).min(1, 'Give at least one order.').max(60, 'Give at most 60 orders at once.');
  return {
    found: call
      .input(z.object({ setup, path: pathSchema.nullable(), ...answering }))
      .output(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('done'), opened: openedSchema }),
          z.object({ kind: z.literal('question'), question: questionSchema }),
        ]),
      ),
    view: call.input(z.object({ viewer: viewerSchema })).output(view),
    /** The view by its changes since the held one. */
    viewSince: call.input(z.object({ viewer: viewerSchema, held: heldTagSchema })).output(createSentViewSchema(view)),
    quote: call
      .input(
        z.object({
          seat: seatIdSchema,
          order,
          /** Given first, on a copy: the quoted orders replace them. */
          after: z.array(order).max(60).default([]),
        }),
      )
      .output(quote),
    quoteEach: createQuoteEach(order),
    give: call.input(z.object({ seat: seatIdSchema, order, ...answering })).output(outcomeSchema),
    /** Gives orders one after the other as one step: all of them, or none. */
    giveAll: call.input(z.object({ seat: seatIdSchema, orders, ...answering })).output(outcomeSchema),
    /** The games master changes a fact. */
    rule: call
      .input(
        z.object({
          ruling,
          reason: plainText().trim().min(1, 'Give the reason for the change.').max(300),
          ...answering,
        }),
      )
      .output(outcomeSchema),
    /** The planner's orders for a seat, with reasons: its own advice, or any seat for the games master. */
    plan: call.input(z.object({ seat: seatIdSchema, viewer: viewerSchema })).output(
      z.array(
        z.object({
          order,
          title: z.string(),
          reason: reasonSchema,
          /** Its price in dollars now, or null if the rules refuse it at present. */
          costDollars: z.number().int().nullable(),
          /** Why the rules would not have it, or null. */
          problem: z.string().nullable(),
        }),
      ),
    ),
    /** Gives orders of the planner's advice as one step. */
    follow: call.input(z.object({ seat: seatIdSchema, orders, ...answering })).output(outcomeSchema),
  };
}

/** Quotes orders as if each were given alone, in their order. */
function createQuoteEach<O extends z.ZodType>(order: O) {
  const orders = z.array(order).min(1, 'Name at least one order.').max(600, 'Ask about at most 600 orders at once.');
  return call.input(z.object({ seat: seatIdSchema, orders })).output(z.array(briefQuoteSchema));
}

/** Picks one schema with the game's own type, which the object's own type would lose. */
function pick<S extends GameSchemas, K extends keyof S>(schemas: S, key: K): S[K] {
  return schemas[key];
}
