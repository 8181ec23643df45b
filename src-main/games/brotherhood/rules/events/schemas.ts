import { houseChangeFields } from '#kernel/events/houseChange.ts';
import { lateSeatFields } from '#kernel/events/lateSeat.ts';
import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import { areaIdSchema, hoodIdSchema, markerIdSchema, operationIdSchema } from '#shared/games/brotherhood/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/brotherhood/minds.ts';
import { sheetOrderSchema, termSchema } from '#shared/games/brotherhood/orders.ts';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import {
  areaAnswerSchema,
  cardSchema,
  familySchema,
  hoodSchema,
  markerSchema,
  messageSchema,
  operationSchema,
  pledgeSchema,
  areaIncomeSchema,
  effectSchema,
  recordSchema,
  stageSchema,
  struckSchema,
} from '../records.ts';
import { createEventSchemas, type EventsOf } from '#kernel/events/eventSchemas.ts';

const seat = seatIdSchema;
const area = areaIdSchema;
const int = z.int();
const dollars = int;
const seats = z.array(seat);
const moved = { from: seat, to: seat, area, by: z.enum(['gift', 'terms']) };
const tabled = { seat, area, terms: z.array(termSchema), parties: seats };

const foundingKinds = {
  'deck-shuffled': { deck: z.array(cardSchema) },
  founded: {
    title: z.string(),
    city: z.string(),
    house: houseRulesSchema,
    turn: int,
    areas: z.array(area),

    /** In seat order. */
    families: z.array(familySchema),
    hoods: z.array(hoodSchema),
  },
  /** A game that was begun elsewhere is entered as it was there. */
  'board-entered': {
    operations: z.array(operationSchema),
    markers: z.array(markerSchema),
    graveyard: z.array(hoodSchema),
    deck: z.array(cardSchema),

    /** The effects of last turn's cards on this turn's income. */
    due: z.partialRecord(area, z.enum(['nothing', 'half'])),
  },
};

const deskKinds = {
  'order-filed': { id: orderIdSchema, seat, order: sheetOrderSchema, title: z.string() },
  'order-withdrawn': { id: orderIdSchema, seat, title: z.string() },
  'seat-ready': { seat, isReady: z.boolean() },
  'hood-named': { seat, hood: hoodIdSchema, from: z.string(), name: z.string() },
  'operation-named': { seat, operation: operationIdSchema, from: z.string(), name: z.string() },
  announced: { turn: int, seat, text: z.string(), opensIn: area.nullable() },
  'message-sent': { message: messageSchema, pledge: pledgeSchema.nullable() },
  'pledge-settled': { id: int, from: seat, to: seat, isKept: z.boolean(), text: z.string() },
  answered: { seat, answer: areaAnswerSchema, title: z.string() },
};

/** [BRO-TRANS, BRO-PLACE] */
const allocationKinds = {
  'sheet-opened': { seat, orders: z.array(sheetOrderSchema), isMissing: z.boolean() },
  'sheets-opened': { turn: int, missing: seats },
  /** A line for the paper; whose it is stays unknown for ever where it is not signed. */
  'press-printed': { turn: int, seat: seat.nullable(), text: z.string() },
  'line-lapsed': { seat, title: z.string(), why: z.string(), rule: z.string() },
  'money-given': { from: seat, to: seat, dollars },
  'revenue-moved': { ...moved, operations: z.array(operationIdSchema) },
  'influence-moved': { ...moved, markers: z.array(markerIdSchema) },
  'godfather-bailed': { seat, dollars },
  'allocations-lost': { seat, needDollars: dollars },
  closed: {
    seat,
    area,
    operations: z.array(operationIdSchema),
    markers: z.array(markerIdSchema),
  },
  'hoods-bailed': { seat, hoods: z.array(hoodIdSchema), dollars },
  'hoods-placed': { seat, area, hoods: z.array(hoodIdSchema), dollars, isOneFree: z.boolean() },
  'guns-hired': { seat, area, hoods: z.array(hoodSchema), dollars },
  opened: { seat, area, operations: z.array(operationSchema), dollars },
  bribed: { seat, area, markers: z.array(markerSchema), dollars },
  /** [BRO-TURN-3] They are back from Chicago. */
  'godfathers-back': { seats },
  'godfather-placed': { seat, area },
  'allocations-closed': { seat },
};

/** [BRO-EVENT, BRO-CARD, BRO-PI] */
const cardKinds = {
  'deck-refilled': { deck: z.array(cardSchema) },
  'card-drawn': { card: cardSchema, area },
  'area-struck': {
    card: cardSchema,
    area,
    effect: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('next-income'), what: effectSchema }),
      z.object({ kind: z.literal('influence-dead') }),
      z.object({ kind: z.literal('quiet') }),
    ]),
  },
  'counters-struck': { card: cardSchema, area, struck: z.array(struckSchema) },
  'card-found-nothing': { card: cardSchema, area },
  protected: { seat, area, marker: markerIdSchema, struck: struckSchema },
  framed: {
    seat,
    area,
    marker: markerIdSchema,
    victim: seat,

    /** Null: the frame did not hold. */
    hood: z.object({ id: hoodIdSchema, isOutOfTown: z.boolean() }).nullable(),
  },
  neutralised: { seat, area, marker: markerIdSchema, victim: seat, lost: markerIdSchema },
};

/** [BRO-MOB, BRO-EXT, BRO-DEAL, BRO-SPOIL, BRO-GF] */
const fightKinds = {
  'fight-begun': { area, armed: seats, godfathers: seats },
  'round-fought': {
    area,

    /** Counted from 1, the ordinary one. */
    round: int,
    shots: z.array(
      z.object({
        seat,
        at: seat,
        hits: z.array(z.object({ hood: hoodIdSchema, face: int })),
      }),
    ),
    losses: z.array(z.object({ seat, hits: int, hoods: z.array(hoodIdSchema), to: seats })),
  },
  'godfather-shot': { seat, by: seat, area, round: int, cashDollars: dollars },
  'fight-over': {
    area,
    rounds: int,
    how: z.enum(['no-rival-left', 'nobody-left', 'not-extended', 'deal', 'too-long']),
    parties: seats,
  },
  'terms-tabled': tabled,
  'terms-refused': { seat, area, by: seats, parties: seats },
  'terms-accepted': tabled,
  'money-paid': { from: seat, to: seat, area, dollars },
  'operation-taken': {
    seat,
    from: seat,
    area,
    operation: operationIdSchema,
    description: z.string(),
  },
  'estate-passed': {
    from: seat,

    /** Null: it leaves the game. */
    to: seat.nullable(),
    hoods: z.array(hoodIdSchema),
    operations: z.array(operationIdSchema),
    markers: z.array(markerIdSchema),

    /** Families whose limits the heir gathers. */
    gathered: seats,
  },
};

/** [BRO-INC, BRO-TURN-4, BRO-WIN] */
const closingKinds = {
  income: { seat, dollars, areas: z.array(areaIncomeSchema), isRaised: z.boolean() },
  'stage-set': { stage: stageSchema },
  'turn-closed': { turn: int, record: recordSchema },
  'game-ended': { winners: seats, how: z.string(), ranking: seats },
};

/** The games master’s word. */
const rulingKinds = {
  /** `shows`: the town's estimate of its cash changes too. */
  'cash-ruled': { seat, from: int, dollars: int, shows: z.boolean() },
  'hood-ruled': { seat, hood: hoodIdSchema, status: z.enum(['free', 'jailed', 'dead']) },
  'operation-ruled': { operation: operationSchema.nullable(), id: operationIdSchema, area },
  'marker-ruled': { marker: markerSchema.nullable(), id: markerIdSchema, area },
  'godfather-ruled': { seat, status: z.enum(['free', 'jailed']) },
  'mind-ruled': { seat, level: levelSchema, doctrine: doctrineSchema },
  'seat-was-late': lateSeatFields,
  'player-ruled': { seat, isHuman: z.boolean(), byMail: z.boolean() },
  'family-renamed': { seat, from: z.string(), name: z.string() },
  'family-retired': { seat, turn: int, area, cashDollars: int },
  'house-ruled': { ...houseChangeFields, house: houseRulesSchema },
  'stood-in': { seat },
};

/** The schema of each event type, for reading files. */
export const brotherhoodEventSchemas = createEventSchemas({
  ...foundingKinds,
  ...deskKinds,
  ...allocationKinds,
  ...cardKinds,
  ...fightKinds,
  ...closingKinds,
  ...rulingKinds,
});

export type FoundingEvent = EventsOf<typeof foundingKinds>;
export type DeskEvent = EventsOf<typeof deskKinds>;
export type AllocationEvent = EventsOf<typeof allocationKinds>;
export type CardEvent = EventsOf<typeof cardKinds>;
export type FightEvent = EventsOf<typeof fightKinds>;
export type ClosingEvent = EventsOf<typeof closingKinds>;
export type RulingEvent = EventsOf<typeof rulingKinds>;

/** Every event of this game's journal. */
export type BrotherhoodEvent =
  FoundingEvent | DeskEvent | AllocationEvent | CardEvent | FightEvent | ClosingEvent | RulingEvent;
