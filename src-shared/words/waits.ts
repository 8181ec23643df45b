import { z } from 'zod';
import { seatIdSchema } from './ids.ts';

/** Whom the game waits for, and what the frame says about it. */
export const waitSchema = z.object({
  /** The game's own name of the step, e.g. `orders`. */
  step: z.string(),
  /** What the step is called, e.g. in the log. */
  title: z.string(),
  /**
   * `sealed`: all answer before anything happens and nobody sees the others' answers. `in-turn`: only
   * the first of `seats` answers now. `reaction`: each may answer or pass.
   */
  manner: z.enum(['sealed', 'in-turn', 'reaction']),
  seats: z.array(seatIdSchema),
  says: z.object({
    /** Of the button that plays on; null where an order is what plays on. */
    button: z.string().nullable(),
    /** The button leads to `screen`: something there has to be settled before the game can be played on. */
    leads: z.boolean().optional(),
    explanation: z.string(),
    /** The screen of the game where it is answered, and what the way there is called. */
    screen: z.string(),
    link: z.string(),
    /** What a player is handed the screen for: `to …`. */
    task: z.string(),
  }),
});
export type Wait = z.infer<typeof waitSchema>;
