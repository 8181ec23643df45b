import { z } from 'zod';
import { seatIdSchema } from './ids.ts';

/** The seats that the game waits for, and the words of the frame about it. */
export const waitSchema = z.object({
  /** The game's own name of the step, e.g. `orders`. */
  step: z.string(),
  /** The name of the step, e.g. in the log. */
  title: z.string(),
  /**
   * `sealed`: all answer before anything happens, unseen by the others. `in-turn`: only the first of `seats` answers
   * now. `reaction`: each may answer or pass.
   */
  manner: z.enum(['sealed', 'in-turn', 'reaction']),
  seats: z.array(seatIdSchema),
  /** Playing on from here closes the period, unless something new has to be settled. */
  closes: z.boolean().optional(),
  says: z.object({
    /** The label of the button that plays on; null where an order plays on. */
    button: z.string().nullable(),
    /** The button leads to `screen`: something there has to be settled before the game can be played on. */
    leads: z.boolean().optional(),
    /** The place of the button that plays on, which the page fills in for its own screen. */
    explanation: z.string(),
    /** The explanation for a player's own device, which has no button that plays on; left out, it is the same. */
    onDevice: z.string().optional(),
    /** The game's screen with the answer, and the label of its link. */
    screen: z.string(),
    link: z.string(),
    /** The task that a player is handed the screen for: `to …`. */
    task: z.string(),
  }),
});

const buttonPlace = '{where the button is}';

type Explained = Pick<z.infer<typeof waitSchema>['says'], 'explanation' | 'onDevice'>;

/** Explains a wait whose button plays on: `tell` is given the words for the button, and a device has words of its own. */
export function explainButton(tell: (button: string) => string, onDevice: string): Required<Explained> {
  return { explanation: tell(`with the button ${buttonPlace}`), onDevice };
}

/** Reads an explanation on a screen that has the button at this place, given in words. */
export function readExplanation({ explanation }: Explained, place: string): string {
  return explanation.replaceAll(buttonPlace, place);
}

export type Wait = z.infer<typeof waitSchema>;
