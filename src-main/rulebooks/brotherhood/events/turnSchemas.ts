import { z } from 'zod';
import {
  areaIdSchema,
  hoodIdSchema,
  markerIdSchema,
  operationIdSchema,
} from '#shared/games/brotherhood/ids.ts';
import { sheetOrderSchema, termSchema } from '#shared/games/brotherhood/orders.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import {
  areaIncomeSchema,
  cardSchema,
  effectSchema,
  hoodSchema,
  markerSchema,
  operationSchema,
  recordSchema,
  stageSchema,
  struckSchema,
} from '../records.ts';

const seat = seatIdSchema;
const area = areaIdSchema;
const int = z.int();
const dollars = int;
const seats = z.array(seat);
const moved = { from: seat, to: seat, area, by: z.enum(['gift', 'terms']) };
const tabled = { seat, area, terms: z.array(termSchema), parties: seats };

const allocationKinds = {
  'sheet-opened': { seat, orders: z.array(sheetOrderSchema), isMissing: z.boolean() },
  'sheets-opened': { turn: int, missing: seats },
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
  'godfathers-back': { seats },
  'godfather-placed': { seat, area },
  'allocations-closed': { seat },
};

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
    hood: z.object({ id: hoodIdSchema, isOutOfTown: z.boolean() }).nullable(),
  },
  neutralised: { seat, area, marker: markerIdSchema, victim: seat, lost: markerIdSchema },
};

const fightKinds = {
  'fight-begun': { area, armed: seats, godfathers: seats },
  'round-fought': {
    area,
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
    to: seat.nullable(),
    hoods: z.array(hoodIdSchema),
    operations: z.array(operationIdSchema),
    markers: z.array(markerIdSchema),
    gathered: seats,
  },
};

/** The schemas of a turn's events, from the reveal to its close. */
export const turnKinds = {
  ...allocationKinds,
  ...cardKinds,
  ...fightKinds,
  income: { seat, dollars, areas: z.array(areaIncomeSchema), isRaised: z.boolean() },
  'stage-set': { stage: stageSchema },
  'turn-closed': { turn: int, record: recordSchema },
  'game-ended': { winners: seats, how: z.string(), ranking: seats },
};
