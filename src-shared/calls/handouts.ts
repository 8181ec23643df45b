import { z } from 'zod';
import { handoutIdSchema, writtenHandoutSchema } from '../views/handouts.ts';
import { outcomeSchema } from '../views/outcome.ts';
import { seatIdSchema } from '../words/ids.ts';
import { answering, call } from './calls.ts';

/** Letters, pictures, and rumors that the games master hands out; views hold those that a viewer has. */
export const handoutCalls = {
  give: call.input(z.object({ handout: writtenHandoutSchema, ...answering })).output(outcomeSchema),
  /** Takes one back: before it came to light nobody learns of it. */
  takeBack: call.input(z.object({ handout: handoutIdSchema, ...answering })).output(outcomeSchema),
  /** Gives a seat's answer to a handout that asks for one; what follows from it happens at once. */
  answer: call
    .input(
      z.object({ seat: seatIdSchema, handout: handoutIdSchema, answer: z.number().int().min(0).max(1), ...answering }),
    )
    .output(outcomeSchema),
  /** Marks handouts as read by a seat; not in the journal. */
  markRead: call.input(z.object({ seat: seatIdSchema, handouts: z.array(handoutIdSchema).max(200) })).output(z.void()),
};
