import { z } from 'zod';
import { quoteHeadSchema, seatHeadSchema, viewHeadSchema } from '#shared/views/head.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { cardSchema } from './cards.ts';
import { houseRulesSchema } from './houseRules.ts';
import { dealIdSchema, neighborhoodKeySchema, positionSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { clauseSchema } from './orders.ts';
import { filmStepSchema, recordSchema, stageSchema } from './records.ts';
import { colorSchema } from './setup.ts';
import { racketSchema } from './values.ts';

const seat = seatIdSchema;
const key = neighborhoodKeySchema;
const dollars = z.int();
const count = z.int();
const positions = z.array(positionSchema);

/** Positions held, of one seat. */
const heldSchema = z.object({ seat, held: count });
const dangerSchema = z.object({ positions, outs: count });

/** [GOD-ORDER-2] How one Neighborhood changes by an order. */
const placeQuoteSchema = z.object({
  key,
  majority: count,
  /** Positions held before and after, in seat order. */
  before: z.array(heldSchema),
  after: z.array(heldSchema),
  taken: z.array(z.object({ position: positionSchema, owner: seat })),
  /** Own positions that are held now and were not, and areas fenced in that do not count. */
  firm: positions,
  shaky: positions,
  gainsClaim: z.boolean(),
  /** A rival whose claim falls. */
  breaksClaimOf: seat.nullable(),
  /** Own packs with three outs or fewer, for the rival who has the fewest to fill. */
  inDanger: z.array(dangerSchema),
});
export type PlaceQuote = z.infer<typeof placeQuoteSchema>;

/** [GOD-ORDER-2] The price and effect of an order; the order does exactly that. */
export const godfatherQuoteSchema = quoteHeadSchema.extend({
  cashAfterDollars: dollars,
  freeUsed: count,
  freeLeft: count,
  places: z.array(placeQuoteSchema),
  /** Promises it breaks, in words. */
  breaks: z.array(z.object({ to: seat, text: z.string() })),
});
export type GodfatherQuote = z.infer<typeof godfatherQuoteSchema>;

/** [GOD-VIEW-1, GOD-VIEW-2] A Neighborhood with all its pieces; all of it is public. */
const placeViewSchema = z.object({
  key,
  name: z.string(),
  majority: count,
  status: z.enum(['unplayed', 'open', 'controlled', 'stalemated']),
  racket: racketSchema.nullable(),
  opener: seat.nullable(),
  openedRound: count.nullable(),
  quiet: count,
  claim: z
    .object({
      seat,
      round: count,
      answered: z.array(seat),
      /** Rivals who still have a turn to break it. */
      toAnswer: z.array(seat),
      territory: positions.nullable(),
    })
    .nullable(),
  controller: seat.nullable(),
  /** The worth of control with the racket that runs, or ran; null while none runs. */
  worthDollars: dollars.nullable(),
  marker: positionSchema.nullable(),
  closedRound: count.nullable(),
  pieces: z.array(z.object({ position: positionSchema, seat, round: count })),
  standings: z.array(z.object({ seat, held: count, heldPositions: positions, shakyPositions: positions })),
  dangers: z.array(dangerSchema.extend({ seat })),
  /** [GOD-HOLD-5] Pieces inside another seat's area. */
  dead: positions,
  /** Positioned since the mover's last turn. */
  fresh: positions,
});
export type PlaceView = z.infer<typeof placeViewSchema>;

/** [GOD-VIEW-3] A family; only its hand and its mind are secret. */
const familyViewSchema = seatHeadSchema.extend({
  color: colorSchema,
  isAbsent: z.boolean(),
  /** True if the games master gives its orders this round, which he alone knows. */
  isStoodIn: z.boolean(),
  cashDollars: dollars,
  valueDollars: dollars,
  totalDollars: dollars,
  /** [GOD-BREAK-5] The worth of its pieces at half price. */
  reserveDollars: dollars,
  neighborhoods: z.array(key),
  pieces: z.array(z.object({ key, racket: racketSchema, count })),
  takenPieces: count,
  lostPieces: count,
  turns: count,
  bonuses: z.array(z.object({ neighborhood: key, dollars, left: count })),
  hasCard: z.boolean(),
  /** [GOD-FOG-1] Null if the viewer may not know it, or if it is not entered yet. */
  hand: cardSchema.nullable(),
  /** The program's playing of it; the games master alone knows it during the game. */
  mind: z.object({ level: levelSchema, doctrine: doctrineSchema }).nullable(),
});
export type FamilyView = z.infer<typeof familyViewSchema>;

/** [GOD-DEAL-4] A deal that the viewer may know of; offers are known to the two. */
const dealViewSchema = z.object({
  id: dealIdSchema,
  round: count,
  from: seat,
  to: seat,
  text: z.string(),
  fromClauses: z.array(clauseSchema),
  toClauses: z.array(clauseSchema),
  turns: count,
  fromPays: dollars,
  toPays: dollars,
  when: z.enum(['now', 'kept']),
  fromLeft: count,
  toLeft: count,
  status: z.enum(['offered', 'refused', 'running', 'kept', 'broken']),
  brokenBy: seat.nullable(),
});
export type DealView = z.infer<typeof dealViewSchema>;

const unseenSchema = z.array(z.object({ card: z.string(), title: z.string(), copies: count }));

/** The game as one viewer may know it. [GOD-FOG-1] */
export const godfatherViewSchema = viewHeadSchema.extend({
  house: houseRulesSchema,
  /** The house rules from the next round on; null when no change waits. */
  houseNext: houseRulesSchema.nullable(),
  deals: z.enum(['off', 'talk', 'cash']),
  /** Monday of the week that is played, `1931-01-05`. */
  week: z.string(),
  /** The order of play of this round. */
  order: z.array(seat),
  turn: z.object({
    number: count,
    seat,
    place: count,
    isFirst: z.boolean(),
    /** [GOD-CARD-3] */
    free: z.object({ racket: racketSchema, count }).nullable(),
    /** The proposals left to the seat that moves, for itself and the games master. */
    proposalsLeft: count,
    mayProposeStalemate: z.boolean(),
    /** [GOD-START-1] Neighborhoods to start in, in a first turn. */
    starts: count,
  }),
  stage: stageSchema,
  /** The seat in question at this step; null while the rules go on by themselves. */
  asked: seat.nullable(),
  places: z.array(placeViewSchema),
  families: z.array(familyViewSchema),
  bargains: z.array(dealViewSchema),
  /** [GOD-HOUSE-2] Rackets that may open one more Neighborhood. */
  openable: z.array(racketSchema),
  /** [GOD-FOG-2] Kinds with unseen cards in this pass of each deck. */
  unseen: z.object({ playing: unseenSchema, good: unseenSchema, bad: unseenSchema, left: count }),
  /** [GOD-STALE-4] The last fight and how many whole rounds it still has. */
  lastFight: z.object({ neighborhood: key, roundsLeft: count }).nullable(),
  /** [GOD-END-5] The family that nobody can overtake any more by what is left on the board. */
  decided: seat.nullable(),
  /** [GOD-STALE-5] Null where none is set. */
  roundsLeft: count.nullable(),
  records: z.array(recordSchema),
  film: z.array(filmStepSchema),
  /** Seats from the first to the last. */
  ranking: z.array(seat),
});
export type GodfatherView = z.infer<typeof godfatherViewSchema>;
