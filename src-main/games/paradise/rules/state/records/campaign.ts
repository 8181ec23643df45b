import { outrageVerdictSchema } from '#shared/games/paradise/city.ts';
import { z } from 'zod';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import { booksCauseSchema } from './books.ts';

/** [MONTH-1 to MONTH-11] */
export const phaseIds = [
  'collections',
  'payoffs',
  'officials-pay',
  'infirmary',
  'courts',
  'orders',
  'reveal',
  'calls',
  'scenarios',
  'battles',
  'press',
  'outrage',
  'raid',
  'law',
  'close',
] as const;
export type PhaseId = (typeof phaseIds)[number];

/** Dollars that an order takes from the bank when it is filed; withdrawing it brings them back. */
export const setAsideSchema = z.object({ cause: booksCauseSchema, dollars: z.int() });
export type SetAside = z.infer<typeof setAsideSchema>;

/** An order that waits for the reveal. */
export const waitingOrderSchema = z.object({
  id: orderIdSchema,
  seat: seatIdSchema,
  order: orderSchema,
  title: z.string(),
  setAside: z.exactOptional(setAsideSchema),
});
export type WaitingOrder = z.infer<typeof waitingOrderSchema>;

/** The public record of one month. */
export const monthRecordSchema = z.object({
  month: z.int(),
  outrageBefore: z.int(),
  outrage: z.int(),
  faces: z.array(z.int()),
  total: z.int(),
  verdict: outrageVerdictSchema,
  /** Businesses held at the month's end. */
  holdings: z.record(seatIdSchema, z.int()),
});
export type MonthRecord = z.infer<typeof monthRecordSchema>;

/** [PO-6] `agents`: how many there are while they are in town. */
export const fedsSchema = z.object({
  inTown: z.boolean(),
  sinceMonth: z.int().nullable(),
  agents: z.int(),
  /** [LAW-3] The gangs they are after, in the order their own men talked. */
  targets: z.array(seatIdSchema),
});
export type Feds = z.infer<typeof fedsSchema>;

export const victorySchema = z.object({
  seat: seatIdSchema,
  how: z.enum(['total-control', 'last-standing', 'last-month']),
});
export type Victory = z.infer<typeof victorySchema>;
