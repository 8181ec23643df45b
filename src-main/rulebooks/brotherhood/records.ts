import { z } from 'zod';
import { cards, type Card } from '#shared/games/brotherhood/cards.ts';
import {
  areaIdSchema,
  hoodIdSchema,
  hoodKindSchema,
  markerIdSchema,
  operationIdSchema,
} from '#shared/games/brotherhood/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/brotherhood/minds.ts';
import { promiseSchema, termSchema, useSchema } from '#shared/games/brotherhood/orders.ts';
import { seatIdSchema } from '#shared/words/ids.ts';

/** The records that events carry (families, hoods, counters): the types of `state.ts` as schemas. */

const seat = seatIdSchema;
const area = areaIdSchema;
const int = z.int();
const bySeat = <T extends z.ZodType>(value: T) => z.record(seatIdSchema, value);
const force = z.object({ thugs: int, hitmen: int });

export const cardSchema = z.literal(cards) satisfies z.ZodType<Card>;
export const effectSchema = z.enum(['nothing', 'half']);

export const hoodSchema = z.object({
  id: hoodIdSchema,
  family: seat,
  kind: hoodKindSchema,
  name: z.string(),
  number: int,
  isOutOfTown: z.boolean(),
  status: z.enum(['free', 'jailed', 'dead']),
  area: area.nullable(),
  joinedTurn: int,
  fights: int,
  hits: int,
  fell: z.object({ turn: int, area }).nullable(),
});

export const operationSchema = z.object({
  id: operationIdSchema,
  family: seat,
  area,
  description: z.string(),
  openedTurn: int,
  sinceTurn: int,
});

export const markerSchema = z.object({
  id: markerIdSchema,
  family: seat,
  area,
  sinceTurn: int,
  isUsed: z.boolean(),
  isNeutralised: z.boolean(),
});

export const familySchema = z.object({
  seat,
  name: z.string(),
  isHuman: z.boolean(),
  byMail: z.boolean(),
  level: levelSchema,
  doctrine: doctrineSchema,
  whim: int,
  cashDollars: int,
  figureDollars: int,
  placedFigureDollars: int,
  godfather: z.object({
    name: z.string(),
    status: z.enum(['away', 'free', 'jailed', 'dead']),
    area: area.nullable(),
    lastArea: area.nullable(),
  }),
  gathered: z.array(seat),
  dead: z.object({ turn: int, by: seat.nullable(), area, cashDollars: int }).nullable(),
  lastIncomeDollars: int,
  missedTurns: int,
  isStoodIn: z.boolean(),
  grudges: bySeat(int),
});

export const struckSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hood'), family: seat, area, hood: hoodSchema }),
  z.object({ kind: z.literal('revenue'), family: seat, area, operation: operationSchema }),
  z.object({ kind: z.literal('influence'), family: seat, area, marker: markerSchema }),
  z.object({ kind: z.literal('godfather'), family: seat, area }),
]);

export const areaAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('use'), uses: z.array(useSchema) }),
  z.object({ kind: z.literal('shoot'), at: seat }),
  z.object({ kind: z.literal('go-on'), will: z.boolean() }),
  z.object({ kind: z.literal('table'), terms: z.array(termSchema).nullable() }),
  z.object({ kind: z.literal('accept'), will: z.boolean() }),
  z.object({ kind: z.literal('take'), from: seat.nullable() }),
  z.object({ kind: z.literal('by-rule') }),
]);

export const stageSchema = z.discriminatedUnion('at', [
  z.object({ at: z.literal('orders') }),
  z.object({ at: z.literal('influence'), area: int, groups: z.array(z.array(seat)) }),
  z.object({
    at: z.literal('fight'),
    area: int,
    rounds: int,
    ask: z.enum(['fire', 'go-on', 'table', 'accept']),
    tablers: z.array(seat),
    terms: z.array(termSchema).nullable(),
  }),
  z.object({
    at: z.literal('spoils'),
    area: int,
    takers: z.array(seat),
    next: int,
    took: bySeat(int),
    passed: z.array(seat),
  }),
  z.object({ at: z.literal('over') }),
]);

export const pledgeSchema = z.object({
  id: int,
  from: seat,
  to: seat,
  what: promiseSchema,
  fromTurn: int,
  toTurn: int,
  outcome: z.enum(['open', 'kept', 'broken']),
});

export const messageSchema = z.object({
  id: int,
  turn: int,
  from: seat,
  to: seat,
  text: z.string(),
  promise: int.nullable(),
});

export const areaIncomeSchema = z.object({
  area,
  operations: int,
  eachDollars: int,
  isDoubled: z.boolean(),
  isHalved: z.boolean(),
  due: effectSchema.nullable(),
  dollars: int,
});

const spendingSchema = z.object({
  wages: int,
  revenue: int,
  influence: int,
  bail: int,
  outOfTown: int,
});

export const recordSchema = z.object({
  turn: int,
  incomes: bySeat(z.object({ dollars: int, areas: z.array(areaIncomeSchema) })),
  cash: bySeat(int),
  figures: bySeat(int),
  operations: bySeat(int),
  markers: bySeat(int),
  hoods: bySeat(int),
  crowding: z.partialRecord(area, int),
  control: z.partialRecord(area, seat),
  losses: bySeat(z.object({ fights: int, cards: int, influence: int })),
  spent: bySeat(spendingSchema),
  godfathers: bySeat(area.nullable()),
  struck: z.array(z.object({ card: cardSchema, area })),
  placed: bySeat(z.partialRecord(area, force)),
  fights: z.array(
    z.object({
      area,
      armed: z.array(seat),
      rounds: int,
      how: z.enum(['no-rival-left', 'nobody-left', 'not-extended', 'deal', 'too-long']),
      losses: bySeat(int),
    }),
  ),
  taken: z.array(z.object({ seat, from: seat, area, description: z.string() })),
});
