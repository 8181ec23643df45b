import { z } from 'zod';
import { plainText } from './plainText.ts';

/**
 * Creates the schema of IDs, which are keys of plain records, so that a name that every object has (`constructor`) is
 * refused.
 */
export function createIdSchema(longest: number) {
  return plainText().min(1).max(longest);
}

/** A seat at the table: one gang's player, human or NPC. Opaque, e.g. `g1`. */
export const seatIdSchema = createIdSchema(40).brand<'SeatId'>();
export type SeatId = z.infer<typeof seatIdSchema>;

/** The viewer: a seat sees the facts it may know, the games master everything. */
export const viewerSchema = z.union([z.literal('gm'), seatIdSchema]);
export type Viewer = z.infer<typeof viewerSchema>;

/** An order that waits to be opened. */
export const orderIdSchema = createIdSchema(40).brand<'OrderId'>();
export type OrderId = z.infer<typeof orderIdSchema>;
