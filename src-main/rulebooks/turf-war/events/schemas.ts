import { z } from 'zod';
import { letterIdSchema, pieceIdSchema } from '#shared/games/turf-war/ids.ts';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/turf-war/minds.ts';
import { sheetOrderSchema } from '#shared/games/turf-war/orders.ts';
import { houseRulesSchema } from '#shared/games/turf-war/houseRules.ts';
import { mapIdSchema } from '#shared/games/turf-war/maps.ts';
import { pieceSchema, gangSchema, allianceSchema, letterSchema } from '../records.ts';
import { createEventSchemas, type Carried } from '#kernel/events/eventSchemas.ts';
import type { TurfWarEvent } from './allTypes.ts';
import { turnKinds } from './turnSchemas.ts';

/** The schema of each event type. */
const kinds = {
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
  ...turnKinds,
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
  'house-ruled': {
    house: houseRulesSchema,
    change: z.string().exactOptional(),
  },
  'player-ruled': {
    seat: seatIdSchema,
    isHuman: z.boolean(),
  },
  'mind-ruled': {
    seat: seatIdSchema,
    level: levelSchema,
    doctrine: doctrineSchema,
  },
  'host-ruled': {
    seat: seatIdSchema,
  },
  'files-opened': {},
};

/** The schemas of events read from a file; one that differs from its event's type does not compile. */
export const turfWarEventSchemas = createEventSchemas(kinds) satisfies {
  [T in TurfWarEvent['type']]: Carried<Extract<TurfWarEvent, { type: T }>>;
};
