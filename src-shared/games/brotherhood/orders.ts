import { z } from 'zod';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainLines, plainText } from '#shared/words/plainText.ts';
import { areaIdSchema, hoodIdSchema, operationIdSchema } from './ids.ts';

const amount = 'Give a whole number from 1.';
const some = createWholeNumber(1, 100, amount);
const few = createWholeNumber(0, 100, 'Give a whole number from 0 to 100.').default(0);
const dollars = createWholeNumber(1, 10_000_000, amount);
const area = areaIdSchema;
/** An area, or all of them. */
const where = z.union([area, z.literal('all')]);
const rivals = z.array(seatIdSchema).max(10, 'Name at most 10 families.');

/** [BRO-SET-6] */
export const ownNameSchema = plainText('Write a name.')
  .trim()
  .min(1, 'Write a name of 1 to 40 letters.')
  .max(40, 'Keep the name to 40 letters.');

/** [BRO-PI-1] One use of a marker; without a family it is used as the program thinks best. */
export const useSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('neutralise'), family: seatIdSchema.nullable().default(null) }),
  z.strictObject({ kind: z.literal('protect'), what: z.enum(['godfather', 'revenue', 'hitman', 'influence', 'thug']) }),
  z.strictObject({ kind: z.literal('frame'), family: seatIdSchema.nullable().default(null) }),
]);
export type Use = z.infer<typeof useSchema>;

/**
 * [BRO-ORD-4] Terms a family tables by itself: what it gives, and what it demands of the strongest rival party, or of a
 * named one.
 */
export const standingOfferSchema = z.strictObject({
  with: seatIdSchema.nullable().default(null),
  giveRevenue: few,
  giveDollars: createWholeNumber(0, 10_000_000, amount).default(0),
  askRevenue: few,
  askDollars: createWholeNumber(0, 10_000_000, amount).default(0),
});
export type StandingOffer = z.infer<typeof standingOfferSchema>;

/** [BRO-DEAL-4] One line of terms in a fight: goods from one party to another. */
export const termSchema = z.strictObject({
  from: seatIdSchema,
  to: seatIdSchema,
  dollars: createWholeNumber(0, 10_000_000, amount).default(0),
  revenue: few,
  influence: few,
});
export type Term = z.infer<typeof termSchema>;

/** [BRO-ORD-1] The lines of a sheet: sealed until the turn is closed. */
export const sheetOrderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('give-money'), to: seatIdSchema, dollars }),
  z.strictObject({ kind: z.literal('give-revenue'), to: seatIdSchema, area, count: some }),
  z.strictObject({ kind: z.literal('give-influence'), to: seatIdSchema, area, count: some }),
  z.strictObject({ kind: z.literal('bail'), thugs: few, hitmen: few }),
  z.strictObject({ kind: z.literal('hoods'), area, thugs: few, hitmen: few }),
  z.strictObject({ kind: z.literal('out-of-town'), area, thugs: few, hitmen: few }),
  z.strictObject({
    kind: z.literal('open'),
    area,
    count: some,
    descriptions: z.array(ownNameSchema).max(100).default([]),
  }),
  z.strictObject({ kind: z.literal('bribe'), area, count: some }),
  z.strictObject({ kind: z.literal('close'), area, revenue: few, influence: few }),
  z.strictObject({ kind: z.literal('godfather'), area }),
  z.strictObject({
    kind: z.literal('influence'),
    area,
    uses: z.union([
      z.literal('auto'),
      z.literal('none'),
      z.array(useSchema).min(1, 'List at least one use.').max(40, 'List at most 40 uses.'),
    ]),
  }),
  z.strictObject({ kind: z.literal('fire'), area: where, at: rivals.min(1, 'Name a family.') }),
  z.strictObject({ kind: z.literal('fight-on'), area: where, will: z.enum(['always', 'when-ahead', 'never']) }),
  z.strictObject({
    kind: z.literal('deal'),
    area: where,
    offer: standingOfferSchema.nullable().default(null),
    /** The most this family gives; null: it accepts nothing. */
    accept: z
      .strictObject({ maxRevenue: few, maxDollars: createWholeNumber(0, 10_000_000, amount).default(0) })
      .nullable()
      .default(null),
  }),
  z.strictObject({ kind: z.literal('truce'), area: where, with: rivals.min(1, 'Name a family.') }),
  z.strictObject({
    kind: z.literal('spoils'),
    area: where,
    take: z.union([z.literal('all'), z.literal('none'), some]),
    from: rivals.default([]),
  }),
  z.strictObject({
    kind: z.literal('press'),
    text: plainText('Write a line for the paper.')
      .trim()
      .min(1, 'Write a line for the paper.')
      .max(280, 'Keep it to 280 letters.'),
    isSigned: z.boolean().default(true),
  }),
  z.strictObject({ kind: z.literal('expects'), dollars }),
]);
export type SheetOrder = z.infer<typeof sheetOrderSchema>;

/** [BRO-DEAL-2] The obligation of a promise's giver, where it is more than words. */
export const promiseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pay'), dollars }),
  z.strictObject({ kind: z.literal('stay-out'), area }),
  z.strictObject({ kind: z.literal('give-revenue'), area, count: some }),
  z.strictObject({ kind: z.literal('no-fire') }),
  z.strictObject({ kind: z.literal('words') }),
]);
export type PromiseTerms = z.infer<typeof promiseSchema>;

const messageId = z.number().int().positive();

/** [BRO-TURN-5, BRO-ASK] The orders that are done at once, and answers to questions in play. */
const deskOrderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sheet'), orders: z.array(sheetOrderSchema).max(200) }),
  z.strictObject({ kind: z.literal('as-last-turn') }),
  z.strictObject({ kind: z.literal('withdraw'), id: orderIdSchema }),
  z.strictObject({ kind: z.literal('ready'), isReady: z.boolean() }),
  z.strictObject({ kind: z.literal('name'), what: z.union([hoodIdSchema, operationIdSchema]), name: ownNameSchema }),
  z.strictObject({
    kind: z.literal('announce'),
    text: plainText('Write an announcement.')
      .trim()
      .min(1, 'Write an announcement.')
      .max(280, 'Keep it to 280 letters.'),
    /** Where the family means to open, so that the paper can tell whether it did. */
    opensIn: area.nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('message'),
    to: seatIdSchema,
    text: plainLines('Write a message.').trim().max(1_000, 'Keep it to 1,000 letters.').default(''),
    /** The writer's promise. */
    promise: z
      .strictObject({
        what: promiseSchema,
        fromTurn: createWholeNumber(1, 24, 'A turn is a number from 1 to 24.'),
        toTurn: createWholeNumber(1, 24, 'A turn is a number from 1 to 24.'),
      })
      .nullable()
      .default(null),
  }),
  z.strictObject({ kind: z.literal('settle-promise'), promise: messageId, isKept: z.boolean() }),
  /** Answers in play. */
  z.strictObject({ kind: z.literal('use'), uses: z.array(useSchema).max(40, 'List at most 40 uses.') }),
  z.strictObject({ kind: z.literal('shoot'), at: seatIdSchema }),
  z.strictObject({ kind: z.literal('go-on'), will: z.boolean() }),
  z.strictObject({ kind: z.literal('table'), terms: z.array(termSchema).max(20).nullable() }),
  z.strictObject({ kind: z.literal('accept'), will: z.boolean() }),
  z.strictObject({ kind: z.literal('take'), from: seatIdSchema.nullable() }),
]);

export const orderSchema = z.union([sheetOrderSchema, deskOrderSchema]);
export type Order = z.infer<typeof orderSchema>;
export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;

const sheetKinds: ReadonlySet<string> = new Set(sheetOrderSchema.options.map(({ shape }) => shape.kind.value));

/** True if an order waits on the sheet until the turn is closed. */
export function isSheetOrder(order: Order): order is SheetOrder {
  return sheetKinds.has(order.kind);
}
