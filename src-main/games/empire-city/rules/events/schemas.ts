import { houseChangeFields } from '#kernel/events/houseChange.ts';
import { lateSeatFields } from '#kernel/events/lateSeat.ts';
import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/empire-city/houseRules.ts';
import {
  bandSchema,
  cardIdSchema,
  cellSchema,
  copIdSchema,
  deckIdSchema,
  manIdSchema,
  racketIdSchema,
} from '#shared/games/empire-city/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/empire-city/minds.ts';
import { goodsSchema, orderSchema, type AnswerOrder } from '#shared/games/empire-city/orders.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createEventSchemas, type EventsOf } from '#kernel/events/eventSchemas.ts';
import {
  createBySeat,
  capoSchema,
  combatSchema,
  copCardSchema,
  copSchema,
  corruptionCardSchema,
  hitSchema,
  pactSchema,
  playSchema,
  recordSchema,
  sourceSchema,
  squareSchema,
  startCardSchema,
  taskSchema,
} from '../records.ts';

const seat = seatIdSchema;
const int = z.int();
const cell = cellSchema;
const man = manIdSchema;
const card = cardIdSchema;
const racket = racketIdSchema;
const ids = z.array(z.string());
const how = z.string();

const founding = {
  founded: {
    title: z.string(),
    city: z.string(),
    house: houseRulesSchema,
    round: int,
    capos: z.array(capoSchema),
    open: z.array(cell),
    pot: int,
  },
  'start-dealt': {
    starts: z.array(z.object({ seat, card: startCardSchema })),
    godfather: seat,
    cleanHands: int,
  },
  'deck-made': { deck: deckIdSchema, draw: ids },
  'specials-returned': { draw: ids },
  'board-entered': {
    phase: z.enum(['cops', 'declarations']),
    godfather: seat,
    squares: z.partialRecord(cell, squareSchema),
    cops: z.array(copSchema),
    ness: cell.nullable(),
    isNessHere: z.boolean(),
    copCard: copCardSchema.nullable(),
    racketTrack: ids,
    menTrack: ids,
    dead: ids,
    discards: z.partialRecord(deckIdSchema, ids),
    marks: z.array(z.object({ mark: int, seat })),
  },
} as const;

const agenda = {
  'tasks-added': { tasks: z.array(taskSchema) },
  'task-done': { task: z.string() },
  'agenda-cleared': { why: z.string() },
  answered: { seat, answer: orderSchema as unknown as z.ZodType<AnswerOrder>, title: z.string() },
  'phase-begun': {
    phase: z.enum(['setup', 'cops', 'godfather', 'declarations', 'combat', 'upkeep']),
    round: int,
  },
  'casinos-rolled': { seat, faces: z.array(z.object({ square: cell, face: int })) },
  'figures-set': { figures: createBySeat(int) },
  'turn-begun': { seat },
  'turn-changed': { seat, wholesale: int, benefactor: int, proposals: int },
  'round-closed': { round: int, record: recordSchema },
  ended: { winners: z.array(seat), how, ranking: z.array(seat) },
} as const;

const fortunes = {
  'money-moved': { seat, dollars: int, cause: z.string(), pot: int },
  'money-passed': { from: seat, to: seat, dollars: int, cause: z.string() },
  scored: { seat, points: int, source: sourceSchema, cause: z.string() },
  corrupted: { seat, points: int, ignored: int, source: sourceSchema, cause: z.string() },
  'mark-reached': { seat, mark: int, card: corruptionCardSchema.nullable() },
  'card-drawn': { seat, card, deck: bandSchema, cause: z.string() },
  'back-drawn': { seat, deck: bandSchema, cause: z.string() },
  'cards-spent': { seat, cards: z.array(card), decks: z.array(bandSchema), cause: z.string() },
  'man-hired': { seat, man, from: z.enum(['track', 'exhausted', 'abducted']), cause: z.string() },
  'men-exhausted': { seat, men: z.array(man), cause: z.string() },
  'man-died': { seat, man, cause: z.string() },
  'rackets-laid': { added: ids },
  'men-laid': { added: ids, aside: ids },
  'track-swept': { track: z.enum(['rackets', 'men']) },
  'refresh-used': { seat, what: z.enum(['pancetta', 'refresh', 'surgeon']) },
  'rackets-shown': { seat, rackets: z.array(racket) },
  'rackets-discarded': { rackets: z.array(racket) },
} as const;

const streets = {
  'square-claimed': { seat, square: cell, cause: z.string() },
  'square-lost': {
    seat,
    square: cell,
    racket: racket.nullable(),
    cause: z.enum(['bust', 'ness', 'ruling']),
  },
  'square-won': { seat, from: seat, square: cell },
  'racket-placed': { seat, racket, square: cell, dollars: int, replaces: racket.nullable() },
  'racket-destroyed': { seat: seat.nullable(), square: cell, racket, cause: z.string() },
  'counts-raised': { squares: z.array(cell) },
  'figure-placed': { seat, at: z.string(), doing: z.string() },
  'figures-added': { seat, figures: int, cause: z.string() },
  'dice-at-the-track': { seat, sum: int, won: int, refill: int },
  'chief-named': { seat, isTie: z.boolean() },
  'cop-added': { cop: copSchema },
  'cops-withdrawn': { cops: z.array(copIdSchema) },
  'ness-called': { isHere: z.boolean() },
  'cop-card-turned': { card: copCardSchema, bribe: int, calls: z.boolean() },
  'mover-named': { seat },
  'cop-moved': { seat, cop: copIdSchema, to: cell, isBeat: z.boolean() },
  'beat-settled': { cops: int },
  'ness-moved': { seat, to: cell },
  'bust-settled': { seat, square: cell, cop: copIdSchema, with: z.string(), dollars: int },
  'bidding-called': { seat: seat.nullable(), with: z.string() },
  'bids-opened': { bids: createBySeat(z.object({ dollars: int, senator: z.boolean() })) },
  /** `to`: the godfather, who reads it too; files of old do not name him. */
  'offer-made': { seat, to: seat.optional(), goods: goodsSchema },
  'godfather-made': { seat, from: seat, dollars: int, isTie: z.boolean() },
} as const;

const violence = {
  'token-given': { from: seat, to: seat },
  'token-cashed': { seat, family: seat },
  'attack-declared': { seat, square: cell, on: seat },
  'attacks-off': { square: cell },
  'combat-begun': { square: cell, sides: z.array(seat) },
  'combat-shown': { combat: combatSchema },
  'tie-broken': { godfather: seat, seat, over: z.string() },
  'combat-won': { square: cell, victor: seat.nullable(), defender: seat, losers: z.array(seat) },
  'losses-rolled': {
    square: cell,
    seat,
    rolls: z.array(z.object({ man, face: int, dies: z.boolean() })),
  },
  'butcher-struck': { seat, rival: seat, man },
  'hit-declared': { seat, rival: seat, man: man.nullable() },
  'victim-drawn': { hit: hitSchema },
  'hit-shown': {
    hit: hitSchema,
    assassin: man.nullable(),
    byCards: z.array(card),
    rivalCards: z.array(card),
    shadow: man.nullable(),
    scores: z.object({ by: int, rival: int }),
    byLines: z.array(z.object({ name: z.string(), points: int })),
    rivalLines: z.array(z.object({ name: z.string(), points: int })),
    isNegated: z.boolean(),
  },
  'hit-ended': {
    by: seat,
    rival: seat,
    how: z.enum(['success', 'failure', 'negated']),
    victim: man,
    assassin: man.nullable(),
  },
} as const;

const politics = {
  'card-played': { play: playSchema },
  'card-cancelled': { play: playSchema, with: card },
  'racket-struck': { square: cell },
  'racket-skimmed': { square: cell, to: seat },
  'man-revealed': { seat, man, cause: z.string() },
  'hands-seen': { seat, rival: seat, men: z.array(man), cards: z.array(card) },
  'card-stolen': { seat, rival: seat, card },
  'theft-seen': { seat, rival: seat, deck: bandSchema },
  'goods-given': { from: seat, to: seat, goods: goodsSchema },
  'gift-seen': {
    from: seat,
    to: seat,
    isDeal: z.boolean(),
    hadMen: z.boolean(),
    cards: z.array(bandSchema),
  },
  'deal-proposed': { from: seat, to: seat, text: z.string() },
  'deal-answered': { from: seat, to: seat, will: z.boolean() },
  'pact-made': { pact: pactSchema },
  'pact-refused': { from: seat, to: seat },
  'pact-broken': { id: int, by: seat, seats: z.array(seat), isOpen: z.boolean() },
  'message-sent': {
    message: z.object({ id: int, round: int, from: seat, to: seat.nullable(), text: z.string() }),
  },
} as const;

const rulings = {
  /** `shows`: the range that others know is opened for it. */
  'cash-ruled': { seat, from: int, dollars: int, shows: z.boolean() },
  /** [EMP-FOG-6] The public range is $0 to `high` after the games master changed a capo's cash. */
  'cash-range-widened': { seat, high: int },
  /** [EMP-ASK-23] A ruling took the object of a question that waits, which is the `index`-th task. */
  'question-dropped': { index: int, title: z.string() },
  'points-ruled': { seat, victory: int, corruption: int },
  'square-ruled': { square: cell, owner: seat.nullable() },
  'pot-ruled': { dollars: int },
  'cop-ruled': { cop: copIdSchema, to: cell },
  'house-ruled': { ...houseChangeFields, house: houseRulesSchema },
  'seat-was-late': lateSeatFields,
  'player-ruled': { seat, isHuman: z.boolean() },
  'mind-ruled': { seat, level: levelSchema, doctrine: doctrineSchema },
  'capo-renamed': { seat, from: z.string(), name: z.string() },
  'stood-in': { seat },
} as const;

export type FoundingEvent = EventsOf<typeof founding>;
export type AgendaEvent = EventsOf<typeof agenda>;
export type FortuneEvent = EventsOf<typeof fortunes>;
export type StreetEvent = EventsOf<typeof streets>;
export type ViolenceEvent = EventsOf<typeof violence>;
export type PoliticsEvent = EventsOf<typeof politics>;
export type RulingEvent = EventsOf<typeof rulings>;
export type EmpireEvent =
  FoundingEvent | AgendaEvent | FortuneEvent | StreetEvent | ViolenceEvent | PoliticsEvent | RulingEvent;
export type EventOf<T extends EmpireEvent['type']> = Extract<EmpireEvent, { type: T }>;

/** The schemas of events read from a file. */
export const empireEventSchemas = createEventSchemas({
  ...founding,
  ...agenda,
  ...fortunes,
  ...streets,
  ...violence,
  ...politics,
  ...rulings,
});
