import { houseChangeFields } from '#kernel/events/houseChange.ts';
import { lateSeatFields } from '#kernel/events/lateSeat.ts';
import { z } from 'zod';
import { breakCardSchema, cardSchema } from '#shared/games/godfather/cards.ts';
import { houseRulesSchema } from '#shared/games/godfather/houseRules.ts';
import { dealIdSchema, neighborhoodKeySchema, positionSchema } from '#shared/games/godfather/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/godfather/minds.ts';
import { racketSchema } from '#shared/games/godfather/values.ts';
import { createIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { createEventSchemas, type EventsOf } from '#kernel/events/eventSchemas.ts';
import { recordSchema, stageSchema } from '#shared/games/godfather/records.ts';
import {
  dealSchema,
  endingSchema,
  familySchema,
  freeSchema,
  handSchema,
  pieceSchema,
  placeSchema,
} from '../records.ts';

const seat = seatIdSchema;
const int = z.int();
const neighborhood = neighborhoodKeySchema;
const positions = z.array(positionSchema);
const owned = z.array(z.object({ position: positionSchema, owner: seat }));
const anyCards = z.array(z.union([cardSchema, breakCardSchema]));
const passSchema = z.object({ seen: z.record(createIdSchema(40), int), played: int });

export const foundingKinds = {
  founded: {
    title: z.string(),
    firstWeek: z.string(),
    house: houseRulesSchema,
    families: z.array(familySchema),
    places: z.array(placeSchema),
  },
  'starting-rolled': { rolls: z.array(z.object({ seat, total: int })) },
  'order-set': {
    firstOrder: z.array(seat),
    laterOrder: z.array(seat),
    extra: z.array(z.object({ seat, dollars: int })),
  },
  'decks-shuffled': {
    playing: z.array(cardSchema),
    good: anyCards,
    bad: anyCards,
  },
  'minds-drawn': {
    minds: z.array(z.object({ seat, doctrine: doctrineSchema, whim: int })),
  },
  'board-entered': {
    round: int,
    turns: int,
    pieces: z.array(pieceSchema),
    places: z.array(placeSchema),
    hands: z.array(z.object({ seat, card: handSchema })),
    passes: z.object({ playing: passSchema, good: passSchema, bad: passSchema }),
    lastFight: int.nullable(),
  },
};

export const turnKinds = {
  'turn-opened': { seat, number: int, place: int },
  'stage-set': { stage: stageSchema },
  'bonus-paid': { seat, neighborhood, dollars: int, nth: int },
  'turn-closed': { seat },
  'round-closed': { round: int, record: recordSchema },
  'game-ended': { ending: endingSchema },
};

export const cardEventKinds = {
  'deck-turned': { which: z.enum(['playing', 'good', 'bad']), cards: anyCards },
  'card-drawn': { seat, card: handSchema.unwrap() },
  'card-played': {
    seat,
    card: cardSchema,
    dollars: int,
    free: freeSchema.nullable(),
    isVoid: z.boolean(),
    isRedrawn: z.boolean(),
    endsPass: z.boolean(),
  },
  fingered: { seat, removed: owned },
  'break-drawn': {
    seat,
    card: breakCardSchema,
    isGood: z.boolean(),
    dollars: int,
    free: freeSchema.nullable(),
    isVoid: z.boolean(),
    endsPass: z.boolean(),
  },
  'pieces-lost': { seat, card: breakCardSchema, racket: racketSchema, positions },
  'fine-paid': {
    seat,
    card: breakCardSchema,
    dueDollars: int,
    paidDollars: int,
    sold: z.array(z.object({ position: positionSchema, dollars: int })),
  },
};

export const boardKinds = {
  positioned: {
    seat,
    neighborhood,
    racket: racketSchema,
    opens: z.boolean(),
    positions,
    free: int,
    dollars: int,
  },
  taken: { seat, neighborhood, pieces: owned, dollars: int },
  'free-void': { seat, racket: racketSchema, count: int },
  /** The facts that a deal may turn on, and the seat's declaration at the close of its turn. */
  'turn-weighed': {
    excused: z.array(neighborhood),
    could: z.array(neighborhood),
    declare: z.array(z.object({ neighborhood, territory: positions })),
  },
  'claim-made': { seat, neighborhood, held: int, majority: int },
  declared: { seat, neighborhood, territory: positions },
  'claim-lapsed': {
    seat,
    neighborhood,
    by: seat.nullable(),
    held: int,
    why: z.enum(['broken', 'challenged', 'time', 'ruling']),
  },
  'penalty-paid': { seat, neighborhood, position: positionSchema },
  conceded: {
    seat,
    neighborhood,
    racket: racketSchema,
    dollars: int,
    bonusDollars: int,
    marker: positionSchema.nullable(),
    rounds: int,
  },
  stalemated: {
    neighborhood,
    why: z.enum(['quiet', 'agreed', 'last-fight', 'last-round', 'ruling']),
    pieces: int,
  },
  'quiet-counted': { quiet: z.array(z.object({ neighborhood, rounds: int })) },
  'last-fight-begun': { neighborhood, rounds: int },
};

export const talkKinds = {
  'deal-offered': { deal: dealSchema, isCounter: z.boolean() },
  'deal-refused': { id: dealIdSchema, by: seat, from: seat, to: seat },
  'deal-struck': {
    id: dealIdSchema,
    from: seat,
    to: seat,
    fromPays: int,
    toPays: int,
    when: z.enum(['now', 'kept']),
    text: z.string(),
  },
  'deal-counted': { id: dealIdSchema, seat },
  'deal-kept': { id: dealIdSchema, from: seat, to: seat },
  'deal-broken': { id: dealIdSchema, by: seat, against: seat, text: z.string() },
  'held-paid': { id: dealIdSchema, payer: seat, to: seat, dollars: int },
  'stalemate-put': { seat, neighborhood },
  'stalemate-voted': { seat, neighborhood, agrees: z.boolean() },
};

export const rulingKinds = {
  'cash-ruled': { seat, from: int, dollars: int },
  'piece-ruled': { position: positionSchema, owner: seat.nullable() },
  'hand-ruled': { seat, card: cardSchema },
  'seat-was-late': lateSeatFields,
  'player-ruled': { seat, isHuman: z.boolean() },
  'absent-ruled': { seat, isAbsent: z.boolean() },
  'mind-ruled': { seat, level: levelSchema, doctrine: doctrineSchema },
  'family-renamed': { seat, from: z.string(), name: z.string() },
  'house-ruled': { ...houseChangeFields, house: houseRulesSchema },
  'stood-in': { seat },
};

const kinds = {
  ...foundingKinds,
  ...turnKinds,
  ...cardEventKinds,
  ...boardKinds,
  ...talkKinds,
  ...rulingKinds,
};

/** The schema of each event type, for reading files. */
export const godfatherEventSchemas = createEventSchemas(kinds);

export type FoundingEvent = EventsOf<typeof foundingKinds>;
export type TurnEvent = EventsOf<typeof turnKinds>;
export type CardEvent = EventsOf<typeof cardEventKinds>;
export type BoardEvent = EventsOf<typeof boardKinds>;
export type TalkEvent = EventsOf<typeof talkKinds>;
export type RulingEvent = EventsOf<typeof rulingKinds>;

/** Every event of this game's journal. */
export type GodfatherEvent = FoundingEvent | TurnEvent | CardEvent | BoardEvent | TalkEvent | RulingEvent;
