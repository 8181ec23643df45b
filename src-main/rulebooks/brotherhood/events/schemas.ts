import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import {
  areaIdSchema,
  hoodIdSchema,
  markerIdSchema,
  operationIdSchema,
} from '#shared/games/brotherhood/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/brotherhood/minds.ts';
import { sheetOrderSchema } from '#shared/games/brotherhood/orders.ts';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { createEventSchemas, type Carried } from '#kernel/events/eventSchemas.ts';
import type { BrotherhoodEvent } from './types.ts';
import {
  areaAnswerSchema,
  cardSchema,
  familySchema,
  hoodSchema,
  markerSchema,
  messageSchema,
  operationSchema,
  pledgeSchema,
} from '../records.ts';
import { turnKinds } from './turnSchemas.ts';

const seat = seatIdSchema;
const area = areaIdSchema;
const int = z.int();

/** The schema of each event type. */
const kinds = {
  'deck-shuffled': { deck: z.array(cardSchema) },
  founded: {
    title: z.string(),
    city: z.string(),
    house: houseRulesSchema,
    turn: int,
    areas: z.array(area),
    families: z.array(familySchema),
    hoods: z.array(hoodSchema),
  },
  'board-entered': {
    operations: z.array(operationSchema),
    markers: z.array(markerSchema),
    graveyard: z.array(hoodSchema),
    deck: z.array(cardSchema),
    due: z.partialRecord(area, z.enum(['nothing', 'half'])),
  },
  'order-filed': { id: orderIdSchema, seat, order: sheetOrderSchema, title: z.string() },
  'order-withdrawn': { id: orderIdSchema, seat, title: z.string() },
  'seat-ready': { seat, isReady: z.boolean() },
  'hood-named': { seat, hood: hoodIdSchema, from: z.string(), name: z.string() },
  'operation-named': { seat, operation: operationIdSchema, from: z.string(), name: z.string() },
  announced: { turn: int, seat, text: z.string(), opensIn: area.nullable() },
  'message-sent': { message: messageSchema, pledge: pledgeSchema.nullable() },
  'pledge-settled': { id: int, from: seat, to: seat, isKept: z.boolean(), text: z.string() },
  answered: { seat, answer: areaAnswerSchema, title: z.string() },
  ...turnKinds,
  'cash-ruled': { seat, from: int, dollars: int, shows: z.boolean() },
  'hood-ruled': { seat, hood: hoodIdSchema, status: z.enum(['free', 'jailed', 'dead']) },
  'operation-ruled': { operation: operationSchema.nullable(), id: operationIdSchema, area },
  'marker-ruled': { marker: markerSchema.nullable(), id: markerIdSchema, area },
  'godfather-ruled': { seat, status: z.enum(['free', 'jailed']) },
  'mind-ruled': { seat, level: levelSchema, doctrine: doctrineSchema },
  'player-ruled': { seat, isHuman: z.boolean(), byMail: z.boolean() },
  'family-renamed': { seat, from: z.string(), name: z.string() },
  'house-ruled': { house: houseRulesSchema, change: z.string() },
  'stood-in': { seat },
};

/** The schemas of events read from a file; one that differs from its event's type does not compile. */
export const brotherhoodEventSchemas = createEventSchemas(kinds) satisfies {
  [T in BrotherhoodEvent['type']]: Carried<Extract<BrotherhoodEvent, { type: T }>>;
};
