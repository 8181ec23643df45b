import { z } from 'zod';
import { createIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { boxerIdSchema, businessIdSchema } from '#shared/games/paradise/ids.ts';
import { boutSchema, boxerSchema } from '#main/games/paradise/rules/state/records/shows.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const ringKinds = {
  /** [RK-13] One gang's gyms and the face each threw. */
  'gyms-tried': { seat: seatIdSchema, faces: z.array(z.tuple([businessIdSchema, z.int()])) },
  'boxer-rose': { seat: seatIdSchema, boxer: boxerSchema },
  'boxer-came-to-town': { boxer: boxerSchema },
  /** [RK-13, RK-14] The month's card; a second one takes the place of the first. */
  'card-drawn': { bouts: z.array(boutSchema), struck: z.array(boxerIdSchema), by: seatIdSchema.nullable() },
  'boxer-put-up': { seat: seatIdSchema, boxer: boxerIdSchema },
  /** [RK-13] */
  'bout-fought': {
    bout: createIdSchema(60),
    winner: boxerIdSchema,
    loser: boxerIdSchema,
    owner: seatIdSchema.nullable(),
    losersOwner: seatIdSchema.nullable(),
    rounds: z.int(),
  },
  /** [RK-13] A paid boxer went down on his 6; `payers` paid him. */
  'dive-taken': { boxer: boxerIdSchema, payers: z.array(seatIdSchema) },
  'purse-won': { seat: seatIdSchema, boxer: boxerIdSchema, dollars: z.int() },
  'bet-settled': { seat: seatIdSchema, boxer: boxerIdSchema, stakeDollars: z.int(), paidDollars: z.int() },
  /** [RK-14] The result of the arena's die. */
  'arena-tried': { seat: seatIdSchema, business: businessIdSchema, isBigName: z.boolean() },
};

export type RingEvent = EventsOf<typeof ringKinds>;
