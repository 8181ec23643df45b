import { oc } from '@orpc/contract';
import { z } from 'zod';
import { gameIdSchema } from '../words/games.ts';
import { seatIdSchema, viewerSchema } from '../words/ids.ts';
import { diceModeSchema } from '../words/journal.ts';
import { ofMoment } from '../words/moments.ts';
import { answerSchema } from '../words/questions.ts';

/** Every call may be refused: `message` is one sentence for the user and nothing was changed. */
export const call = oc.errors({
  REFUSED: { status: 409, data: z.object({ rule: z.string().nullable(), about: z.string().nullable() }) },
  NO_CAMPAIGN: { status: 412 },
});

/** The source of a command's dice and its answers so far; a question re-runs the command. */
export const answering = {
  dice: diceModeSchema.default('program'),
  answers: z.array(answerSchema).max(2_000).default([]),
  ...ofMoment,
};

/** The campaign that a call opened. */
export const openedSchema = z.object({
  game: gameIdSchema,
  path: z.string(),
  title: z.string(),
  notice: z.string().nullable(),
  /** Set where a backup was opened to look at: the campaign that it would be restored to, if that is known. */
  backup: z.object({ of: z.string().nullable() }).nullable(),
  /** The players: they tell who looks first, without a view of the whole. */
  seats: z.array(z.object({ seat: seatIdSchema, isHuman: z.boolean() })),
});

/** A seat that an NPC plays. */
export const ofSeat = z.object({ seat: seatIdSchema });

/** A seat for which the program does something. */
export const commandOfSeat = ofSeat.extend(answering);

/** A seat in question, and the asker. */
export const ofSeatFor = ofSeat.extend({ viewer: viewerSchema });
