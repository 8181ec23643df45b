import { z } from 'zod';
import { seatIdSchema } from '../words/ids.ts';

/** When something of the board changed hands, as everybody could see it; a later one of a period holds. */
export const holdingChangeSchema = z.object({
  period: z.number().int(),
  /** The game's id of what is held: a business, an area. */
  thing: z.string(),
  /** Who has held it since; null: nobody. */
  holder: seatIdSchema.nullable(),
});
export type HoldingChange = z.infer<typeof holdingChangeSchema>;
