import { z } from 'zod';
import { cardSchema } from '#shared/games/godfather/cards.ts';
import { dealIdSchema, neighborhoodKeySchema, positionSchema } from '#shared/games/godfather/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/godfather/minds.ts';
import { clauseSchema } from '#shared/games/godfather/orders.ts';
import { colorSchema } from '#shared/games/godfather/setup.ts';
import { racketSchema } from '#shared/games/godfather/values.ts';
import { seatIdSchema } from '#shared/words/ids.ts';

const int = z.int();
const seat = seatIdSchema;
const key = neighborhoodKeySchema;

/** [GOD-BONUS-1] The payments that control of a Neighborhood still brings. */
export const bonusSchema = z.object({ neighborhood: key, dollars: int, left: int });

/** A seat's unseen hand: a card, one of the table's that is not entered yet, or nothing. */
export const handSchema = z.union([cardSchema, z.literal('unknown')]).nullable();

export const familySchema = z.object({
  seat,
  name: z.string(),
  color: colorSchema,
  isHuman: z.boolean(),
  /** [GOD-ASK-9] The program plays its turns for the time being. */
  isAbsent: z.boolean(),
  level: levelSchema,
  doctrine: doctrineSchema,
  /** Scrambled out of the seed; its planner draws on it and on nothing else of chance. */
  whim: int,
  cashDollars: int,
  hand: handSchema,
  bonuses: z.array(bonusSchema),
  /** Turns it has finished. */
  turns: int,
  /** Pieces lost to taking, and taken, in the whole game. */
  lostPieces: int,
  takenPieces: int,
  /** [GOD-NPC-8] Its grudges against others, in points, by the round they fade from. */
  grudges: z.record(seat, z.object({ points: int, round: int })),
});
export type Family = z.infer<typeof familySchema>;

export const pieceSchema = z.object({ id: positionSchema, seat, round: int });
export type Piece = z.infer<typeof pieceSchema>;

/** [GOD-CLAIM, GOD-CLOSE-4] A majority that the rivals have yet to answer. */
export const claimSchema = z.object({
  seat,
  round: int,
  /** Rivals who have had a turn since. */
  answered: z.array(seat),
  /** The declared territory; null for a claim that arose by itself. */
  territory: z.array(positionSchema).nullable(),
});
export type Claim = z.infer<typeof claimSchema>;

export const placeSchema = z.object({
  key,
  status: z.enum(['unplayed', 'open', 'controlled', 'stalemated']),
  racket: racketSchema.nullable(),
  /** The seat that set the racket. */
  opener: seat.nullable(),
  openedRound: int.nullable(),
  /** [GOD-STALE-2] Whole rounds in a row without a positioned piece, and the last round with one. */
  quiet: int,
  playedRound: int,
  claim: claimSchema.nullable(),
  controller: seat.nullable(),
  /** [GOD-CLOSE-1, GOD-CLOSE-2] */
  valueDollars: int,
  marker: positionSchema.nullable(),
  closedRound: int.nullable(),
});
export type Place = z.infer<typeof placeSchema>;

/** [GOD-DEAL] A deal between two seats; `from` proposed it. */
export const dealSchema = z.object({
  id: dealIdSchema,
  round: int,
  from: seat,
  to: seat,
  fromClauses: z.array(clauseSchema),
  toClauses: z.array(clauseSchema),
  turns: int,
  /** Whole dollars that `from` and `to` pay. */
  fromPays: int,
  toPays: int,
  when: z.enum(['now', 'kept']),
  /** Turns each side is still bound for. */
  fromLeft: int,
  toLeft: int,
  /** [GOD-DEAL-7] Sums held apart. */
  fromHeld: int,
  toHeld: int,
  status: z.enum(['offered', 'refused', 'running', 'kept', 'broken']),
  /** The turn, counted through the whole game, in which it was struck. */
  struckTurn: int.nullable(),
  brokenBy: seat.nullable(),
  brokenRound: int.nullable(),
});
export type Deal = z.infer<typeof dealSchema>;

export const freeSchema = z.object({ racket: racketSchema, count: int });

/** The deeds of one turn so far. */
export const turnLogSchema = z.object({
  proposals: int,
  hasProposedStalemate: z.boolean(),
  /** [GOD-CARD-3] Pieces that cost nothing this turn. */
  free: freeSchema.nullable(),
  fingered: z.array(z.object({ neighborhood: key, owner: seat })),
  taken: z.array(z.object({ neighborhood: key, owner: seat })),
  placed: z.array(key),
  /** [GOD-DEAL-6] Where free pieces had to go. */
  excused: z.array(key),
  /** [GOD-DEAL-3] Open Neighborhoods in which it could have positioned a piece. */
  could: z.array(key),
  /** [GOD-CLOSE-4] Its declarations at the close of the turn. */
  declare: z.array(z.object({ neighborhood: key, territory: z.array(positionSchema) })),
});
export type TurnLog = z.infer<typeof turnLogSchema>;

/** [GOD-END-3] A seat's result at the end. */
export const finalSchema = z.object({ seat, cashDollars: int, valueDollars: int, neighborhoods: int, lostPieces: int });
export type Final = z.infer<typeof finalSchema>;

export const endingSchema = z.object({ winners: z.array(seat), how: z.string(), table: z.array(finalSchema) });
export type GameEnding = z.infer<typeof endingSchema>;
