import { z } from 'zod';
import { seatIdSchema } from '../words/ids.ts';
import { plainText } from '../words/plainText.ts';

/** How far the players of one screen are; the rest follows from the campaign itself. */
export const hotSeatSchema = z.object({
  /** The wait that `done` belongs to. */
  round: plainText().max(200),
  /** Seats that have handed the screen over in this wait, in this order. */
  done: z.array(seatIdSchema),
  /** The newest step when the last of them handed over, by the games master's number. */
  doneAt: z.number().int().nonnegative(),
  /** The newest period whose end was shown to everybody. */
  shown: z.number().int().nonnegative(),
  /** The player who has begun his turn, and the newest step at that time, by his own number. */
  begun: z.object({ seat: seatIdSchema, seq: z.number().int().nonnegative() }).nullable(),
  /** By seat: the newest step, by its own number, and the newest period that its player has seen. */
  told: z.array(
    z.object({ seat: seatIdSchema, seq: z.number().int().nonnegative(), period: z.number().int().nonnegative() }),
  ),
});
export type HotSeat = z.infer<typeof hotSeatSchema>;
