import { houseChangeFields } from '#kernel/events/houseChange.ts';
import { lateSeatFields } from '#kernel/events/lateSeat.ts';
import { z } from 'zod';
import { letterIdSchema, pieceIdSchema, allianceIdSchema } from '#shared/games/turf-war/ids.ts';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/turf-war/minds.ts';
import { sheetOrderSchema, allianceKindSchema } from '#shared/games/turf-war/orders.ts';
import { houseRulesSchema } from '#shared/games/turf-war/houseRules.ts';
import { mapIdSchema } from '#shared/games/turf-war/maps.ts';
import {
  pieceSchema,
  gangSchema,
  allianceSchema,
  letterSchema,
  publicClashSchema,
  recordedTurnSchema,
  fightQuestionSchema,
} from '../records.ts';
import { rankSchema } from '#shared/games/turf-war/ranks.ts';
import { endingWays } from '../state.ts';
import { createEventSchemas, type EventsOf } from '#kernel/events/eventSchemas.ts';

const foundingKinds = {
  founded: {
    title: z.string(),
    house: houseRulesSchema,
    map: mapIdSchema,
    wards: z.int(),
    turn: z.int(),
  },
  'whims-drawn': {
    whim: z.int(),
  },
  'wards-dealt': {
    wards: z.record(seatIdSchema, z.int()),
  },
  'precedence-drawn': {
    seats: z.array(seatIdSchema),
  },
  'names-drawn': {
    start: z.int(),
  },
  'gang-formed': {
    gang: gangSchema,
    pieces: z.array(pieceSchema),
    areas: z.array(z.int()),
  },
  'alliance-entered': {
    alliance: allianceSchema,
  },
};

const deskKinds = {
  'order-filed': {
    id: orderIdSchema,
    seat: seatIdSchema,
    order: sheetOrderSchema,
    title: z.string(),
  },
  'order-withdrawn': {
    id: orderIdSchema,
    seat: seatIdSchema,
    title: z.string(),
  },
  'seat-ready': {
    seat: seatIdSchema,
    isReady: z.boolean(),
  },
  'fallback-set': {
    seat: seatIdSchema,
    areas: z.array(z.int()),
  },
  'successors-set': {
    seat: seatIdSchema,
    pieces: z.array(pieceIdSchema).nullable(),
  },
  'piece-named': {
    seat: seatIdSchema,
    piece: pieceIdSchema,
    from: z.string(),
    name: z.string(),
  },
  'letter-sent': {
    letter: letterSchema,
  },
  'letter-answered': {
    letter: letterIdSchema,
    from: seatIdSchema,
    to: seatIdSchema,
    answer: z.enum(['yes', 'no']),
    because: z.string().nullable(),
  },
  'stood-in': {
    seat: seatIdSchema,
  },
};

const diplomacyKinds = {
  'sheets-opened': {
    turn: z.int(),
    missing: z.array(seatIdSchema),
  },
  'alliance-made': {
    alliance: allianceSchema,
    replaced: z.array(allianceIdSchema),
  },
  'member-left': {
    alliance: allianceIdSchema,
    kind: allianceKindSchema,
    members: z.array(seatIdSchema),
    seat: seatIdSchema,
    /** Null: at once. */
    lastTurn: z.int().nullable(),
    how: z.enum(['left', 'treachery', 'out']),
  },
  'alliance-dissolved': {
    alliance: allianceIdSchema,
    kind: allianceKindSchema,
    members: z.array(seatIdSchema),
    lastTurn: z.int().nullable(),
  },
  'grace-ended': {
    alliance: allianceIdSchema,
    seats: z.array(seatIdSchema),
  },
  'alliance-ended': {
    alliance: allianceIdSchema,
    kind: allianceKindSchema,
    members: z.array(seatIdSchema),
    how: z.enum(['left', 'dissolved', 'treachery', 'out', 'ruling']),
  },
  'gift-paid': {
    from: seatIdSchema,
    to: seatIdSchema,
    mc: z.int(),
  },
  'order-dropped': {
    seat: seatIdSchema,
    turn: z.int(),
    title: z.string(),
    sentence: z.string(),
  },
};

const moneyKinds = {
  'consolation-paid': {
    seat: seatIdSchema,
    mc: z.int(),
    hitmen: z.int(),
    lieutenants: z.int(),
  },
  'salaries-paid': {
    seat: seatIdSchema,
    mc: z.int(),
    publicMc: z.int(),
    men: z.int(),
  },
  'walked-out': {
    seat: seatIdSchema,
    pieces: z.array(pieceIdSchema),
    isPublic: z.boolean(),
    refused: z.boolean(),
  },
  hired: {
    seat: seatIdSchema,
    mc: z.int(),
    pieces: z.array(
      z.object({
        id: pieceIdSchema,
        name: z.string(),
        number: z.int(),
      }),
    ),
  },
  'income-collected': {
    seat: seatIdSchema,
    areas: z.int(),
    mc: z.int(),
  },
  'income-missed': {
    seat: seatIdSchema,
    areas: z.int(),
  },
  'don-mourned': {
    seat: seatIdSchema,
    noIncomeTurn: z.int(),
  },
};

const boardKinds = {
  placed: {
    seat: seatIdSchema,
    places: z.array(
      z.object({
        piece: pieceIdSchema,
        area: z.int(),
      }),
    ),
    costMc: z.int(),
  },
  deployed: {
    seat: seatIdSchema,
    places: z.array(
      z.object({
        piece: pieceIdSchema,
        area: z.int(),
      }),
    ),
  },
  moved: {
    seat: seatIdSchema,
    moves: z.array(
      z.object({
        piece: pieceIdSchema,
        from: z.int(),
        to: z.int(),
      }),
    ),
  },
  'clash-fought': {
    clash: publicClashSchema,
    dead: z.array(
      z.object({
        piece: pieceIdSchema,
        gang: seatIdSchema,
        rank: rankSchema,
        by: z.array(seatIdSchema),
      }),
    ),
    xp: z.array(
      z.object({
        piece: pieceIdSchema,
        points: z.int(),
      }),
    ),
  },
  treachery: {
    traitor: seatIdSchema,
    victim: seatIdSchema,
    area: z.int(),
    partner: seatIdSchema.nullable(),
    since: z.int(),
  },
  'join-matched': {
    seats: z.array(seatIdSchema),
    area: z.int(),
  },
  'area-taken': {
    area: z.int(),
    from: seatIdSchema.nullable(),
    to: seatIdSchema,
    isBloodless: z.boolean(),
  },
  'fell-back': {
    seat: seatIdSchema,
    from: z.int(),
    to: z.int(),
    pieces: z.array(pieceIdSchema),
    rule: z.string(),
  },
  cornered: {
    seat: seatIdSchema,
    area: z.int(),
    pieces: z.array(
      z.object({
        piece: pieceIdSchema,
        rank: rankSchema,
      }),
    ),
  },
  promoted: {
    seat: seatIdSchema,
    piece: pieceIdSchema,
    to: z.enum(['lieutenant', 'don']),
  },
};

const closingKinds = {
  'gang-out': {
    seat: seatIdSchema,
    how: z.enum(['conceded', 'disbanded', 'out']),
    turn: z.int(),
    lostMc: z.int(),
    owedMc: z.int(),
    areas: z.array(z.int()),
  },
  'question-asked': {
    question: fightQuestionSchema,
  },
  'question-answered': {
    seat: seatIdSchema,
    key: z.string(),
    pieces: z.array(pieceIdSchema),
    refuge: z
      .object({
        area: z.int(),
        to: z.int(),
      })
      .nullable(),
  },
  'mind-moved': {
    seat: seatIdSchema,
    trust: z.record(seatIdSchema, z.int()),
    hurtBy: seatIdSchema.nullable(),
  },
  'game-over': {
    winners: z.array(seatIdSchema),
    how: z.enum(endingWays),
    turn: z.int(),
    table: z.array(seatIdSchema),
  },
  'turn-closed': {
    turn: z.int(),
    record: recordedTurnSchema,
  },
};

const rulingKinds = {
  'owner-ruled': {
    area: z.int(),
    owner: seatIdSchema.nullable(),
  },
  'treasury-ruled': {
    seat: seatIdSchema,
    from: z.int(),
    to: z.int(),
  },
  'piece-ruled': {
    piece: pieceSchema,
  },
  'piece-added': {
    piece: pieceSchema,
  },
  'piece-removed': {
    seat: seatIdSchema,
    piece: pieceIdSchema,
    name: z.string(),
  },
  'precedence-ruled': {
    seats: z.array(seatIdSchema),
  },
  /** Older journals do not name the change. */
  'house-ruled': {
    ...houseChangeFields,
    house: houseRulesSchema,
    change: z.string().exactOptional(),
  },
  'seat-was-late': lateSeatFields,
  'player-ruled': {
    seat: seatIdSchema,
    isHuman: z.boolean(),
  },
  'mind-ruled': {
    seat: seatIdSchema,
    level: levelSchema,
    doctrine: doctrineSchema,
  },
  'gang-renamed': {
    seat: seatIdSchema,
    from: z.string(),
    name: z.string(),
  },
  'host-ruled': {
    seat: seatIdSchema,
  },
  'files-opened': {},
};

/** The schema of each event type, for reading files. */
export const turfWarEventSchemas = createEventSchemas({
  ...foundingKinds,
  ...deskKinds,
  ...diplomacyKinds,
  ...moneyKinds,
  ...boardKinds,
  ...closingKinds,
  ...rulingKinds,
});

export type FoundingEvent = EventsOf<typeof foundingKinds>;
export type DeskEvent = EventsOf<typeof deskKinds>;
export type DiplomacyEvent = EventsOf<typeof diplomacyKinds>;
export type MoneyEvent = EventsOf<typeof moneyKinds>;
export type BoardEvent = EventsOf<typeof boardKinds>;
export type ClosingEvent = EventsOf<typeof closingKinds>;
export type RulingEvent = EventsOf<typeof rulingKinds>;

/** Every event of this game's journal. */
export type TurfWarEvent =
  FoundingEvent | DeskEvent | DiplomacyEvent | MoneyEvent | BoardEvent | ClosingEvent | RulingEvent;
