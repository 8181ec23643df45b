import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { breakCardSchema } from './cards.ts';
import { dealIdSchema, neighborhoodKeySchema, positionSchema } from './ids.ts';
import { racketSchema } from './values.ts';

const int = z.int();
const seat = seatIdSchema;
const key = neighborhoodKeySchema;

/** [GOD-TURN-2] The game's place in its turn. */
export const stageSchema = z.discriminatedUnion('at', [
  z.object({ at: z.literal('opening') }),
  z.object({ at: z.literal('card') }),
  z.object({ at: z.literal('finger') }),
  z.object({ at: z.literal('lose'), card: breakCardSchema, racket: racketSchema, count: int }),
  z.object({ at: z.literal('sell'), card: breakCardSchema, dollars: int }),
  z.object({ at: z.literal('position') }),
  z.object({ at: z.literal('answer'), deal: dealIdSchema, by: seat, isCounter: z.boolean() }),
  z.object({ at: z.literal('vote'), neighborhood: key, left: z.array(seat) }),
  z.object({ at: z.literal('penalty'), queue: z.array(z.object({ seat, neighborhood: key })) }),
  z.object({ at: z.literal('draw') }),
]);
export type Stage = z.infer<typeof stageSchema>;

export const moneySchema = z.object({ cards: int, bonuses: int, breaks: int, pieces: int, sold: int, deals: int });

/** The deeds of one seat in one round. */
export const tallySchema = z.object({
  bought: int,
  free: int,
  taken: int,
  lost: int,
  claims: int,
  broken: int,
  conceded: int,
  money: moneySchema,
});
export type Tally = z.infer<typeof tallySchema>;

/** [GOD-NEWS-3] The public record of one closed round. */
export const recordSchema = z.object({
  round: int,
  cash: z.record(seat, int),
  values: z.record(seat, int),
  pieces: z.record(seat, int),
  /** Positions held, by Neighborhood and seat. */
  held: z.partialRecord(key, z.record(seat, int)),
  tallies: z.record(seat, tallySchema),
});
export type RoundRecord = z.infer<typeof recordSchema>;

/** The changes on the board, one after the other, for playing rounds back. */
export const filmStepSchema = z.object({
  round: int,
  /** The seat that did it; null for the rules or the games master. */
  seat: seat.nullable(),
  what: z.enum([
    'entered',
    'card',
    'break',
    'opened',
    'positioned',
    'taken',
    'fingered',
    'lost',
    'sold',
    'claimed',
    'broken',
    'conceded',
    'stalemated',
    'ruled',
  ]),
  neighborhood: key.nullable(),
  racket: racketSchema.nullable(),
  /** The card or Break that was shown. */
  card: z.string().nullable(),
  dollars: int,
  /** The claimant whose claim fell. */
  other: seat.nullable(),
  added: z.array(z.object({ position: positionSchema, seat })),
  removed: z.array(positionSchema),
});
export type FilmStep = z.infer<typeof filmStepSchema>;
