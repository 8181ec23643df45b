import { z } from 'zod';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainLines, plainText } from '#shared/words/plainText.ts';
import { areaNumberSchema, letterIdSchema, pieceIdSchema } from './ids.ts';

export const allianceKindSchema = z.enum(['open', 'secret']);
export type AllianceKind = z.infer<typeof allianceKindSchema>;

/** [WAR-GAME-5] */
export const pieceNameSchema = plainText()
  .trim()
  .min(1, 'Give the mobster a name of 1 to 24 letters.')
  .max(24, 'Keep the name to 24 letters.');

const pieces = z
  .array(pieceIdSchema)
  .min(1, 'Name at least one of your people.')
  .max(200, 'Name at most 200 people in one order.');
const area = areaNumberSchema;

/** The men that one order hires at most. */
export const mostHires = 100;

/** [WAR-ORD-6 to WAR-ORD-14, WAR-ORD-18 to WAR-ORD-20] The orders of a sheet: sealed until the turn is closed. */
export const sheetOrderSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ally'),
    alliance: allianceKindSchema,
    members: z.array(seatIdSchema).min(2, 'An alliance has at least two members.').max(8),
  }),
  z.object({ kind: z.literal('leave'), alliance: allianceKindSchema }),
  z.object({ kind: z.literal('dissolve'), alliance: allianceKindSchema }),
  z.object({ kind: z.literal('withhold'), pieces }),
  z.object({
    kind: z.literal('hire'),
    count: createWholeNumber(1, mostHires, `Hire 1 to ${mostHires} Hitmen.`),
    names: z.array(pieceNameSchema).max(mostHires).default([]),
  }),
  /** Null: the recruits wait on. */
  z.object({ kind: z.literal('place'), pieces, area: area.nullable() }),
  z.object({ kind: z.literal('move'), pieces, area }),
  z.object({ kind: z.literal('attack'), ally: seatIdSchema, area }),
  z.object({
    kind: z.literal('join'),
    area,
    partner: seatIdSchema,
    enemy: seatIdSchema,
    spoils: seatIdSchema.nullable().default(null),
  }),
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('concede') }),
  z.object({ kind: z.literal('gift'), to: seatIdSchema, mc: createWholeNumber(1, 10_000, 'Give at least 1 MC.') }),
  /** [WAR-START-3] Places of a gang's own seven in the first turn, if the table allows the choice. */
  z.object({ kind: z.literal('deploy'), pieces, area }),
]);
export type SheetOrder = z.infer<typeof sheetOrderSchema>;

/** [WAR-ORD-22] The proposals that a letter may make in fields. */
export const proposalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ally'), alliance: allianceKindSchema, members: z.array(seatIdSchema).min(2).max(8) }),
  z.object({ kind: z.literal('join'), area, enemy: seatIdSchema, spoils: seatIdSchema.nullable().default(null) }),
  z.object({
    kind: z.literal('keep-off'),
    areas: z.array(area).min(1).max(48),
    turns: createWholeNumber(1, 20, 'Propose 1 to 20 turns.'),
  }),
  z.object({ kind: z.literal('stop-fighting'), turns: createWholeNumber(1, 20, 'Propose 1 to 20 turns.') }),
  z.object({ kind: z.literal('gift'), mc: createWholeNumber(1, 10_000, 'Propose at least 1 MC.') }),
]);
export type Proposal = z.infer<typeof proposalSchema>;

/** [WAR-ORD-15 to WAR-ORD-17, WAR-ORD-22] The orders that are done at once, and the handling of a sheet. */
const deskOrderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fallback'), areas: z.array(area).max(48) }),
  /** Null: the Don has no successor. */
  z.object({ kind: z.literal('successor'), pieces: z.array(pieceIdSchema).max(200).nullable() }),
  z.object({ kind: z.literal('name'), piece: pieceIdSchema, name: pieceNameSchema }),
  /** A whole sheet in place of the filed one. */
  z.object({ kind: z.literal('sheet'), orders: z.array(sheetOrderSchema).max(300) }),
  z.object({ kind: z.literal('withdraw'), id: orderIdSchema }),
  z.object({ kind: z.literal('ready'), isReady: z.boolean() }),
  z.object({
    kind: z.literal('letter'),
    to: seatIdSchema,
    text: plainLines().trim().max(1_000, 'Keep the letter to 1,000 letters.').default(''),
    proposal: proposalSchema.nullable().default(null),
  }),
  z.object({ kind: z.literal('reply'), letter: letterIdSchema, answer: z.enum(['yes', 'no']) }),
  /** [WAR-ASK-7] The pieces that fall, if the table asks. */
  z.object({ kind: z.literal('casualties'), pieces }),
  /** [WAR-ASK-6] The areas of those who leave, if the table asks. */
  z.object({ kind: z.literal('refuge'), area }),
]);

export const orderSchema = z.union([sheetOrderSchema, deskOrderSchema]);
export type Order = z.infer<typeof orderSchema>;
export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;

const sheetKinds: ReadonlySet<string> = new Set(sheetOrderSchema.options.map(({ shape }) => shape.kind.value));

/** True if an order waits on the sheet until the turn is closed. */
export function isSheetOrder(order: Order): order is SheetOrder {
  return sheetKinds.has(order.kind);
}
