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

/** The records that events carry and the state holds: families, hoods, counters. */

const seat = seatIdSchema;
const area = areaIdSchema;
const int = z.int();
const createSeatRecord = <T extends z.ZodType>(value: T) => z.record(seatIdSchema, value);
const force = z.object({ thugs: int, hitmen: int });

export const cardSchema = z.literal(cards) satisfies z.ZodType<Card>;
export const effectSchema = z.enum(['nothing', 'half']);
export type Effect = z.infer<typeof effectSchema>;

/** [BRO-HOOD] A Thug or a Hitman. */
export const hoodSchema = z.object({
  id: hoodIdSchema,
  family: seat,
  kind: hoodKindSchema,
  name: z.string(),
  /** Place on the family's roster. */
  number: int,
  isOutOfTown: z.boolean(),
  status: z.enum(['free', 'jailed', 'dead']),
  /** His area this turn; null at home. */
  area: area.nullable(),
  joinedTurn: int,
  /** The fights he survived, for his obituary. */
  fights: int,
  hits: int,
  fell: z.object({ turn: int, area }).nullable(),
});
export type Hood = z.infer<typeof hoodSchema>;

/** [BRO-OP] A Revenue operation on the board. */
export const operationSchema = z.object({
  id: operationIdSchema,
  family: seat,
  area,
  description: z.string(),
  openedTurn: int,
  /** The turn its owner came to it. */
  sinceTurn: int,
});
export type Operation = z.infer<typeof operationSchema>;

/** [BRO-PI] A marker of influence on the board. */
export const markerSchema = z.object({
  id: markerIdSchema,
  family: seat,
  area,
  sinceTurn: int,
  isUsed: z.boolean(),
  isNeutralised: z.boolean(),
});
export type Marker = z.infer<typeof markerSchema>;

export const familySchema = z.object({
  seat,
  name: z.string(),
  isHuman: z.boolean(),
  byMail: z.boolean(),
  level: levelSchema,
  doctrine: doctrineSchema,
  /** Scrambled out of the seed; its planner draws on it and on nothing else of chance. */
  whim: int,
  cashDollars: int,
  /** [BRO-FOG-2] Its cash by public facts, and the same after its last Placement. */
  figureDollars: int,
  placedFigureDollars: int,
  godfather: z.object({
    name: z.string(),
    status: z.enum(['away', 'free', 'jailed', 'dead']),
    area: area.nullable(),
    lastArea: area.nullable(),
  }),
  /** [BRO-GF-7] Families gathered, its own first. */
  gathered: z.array(seat),
  /** The turn its Godfather was shot, his killer, and the cash lost with him. */
  dead: z.object({ turn: int, by: seat.nullable(), area, cashDollars: int }).nullable(),
  lastIncomeDollars: int,
  /** Turns in a row for which no sheet came. */
  missedTurns: int,
  /** The games master gives its orders in this turn. */
  isStoodIn: z.boolean(),
  /** Its grudges, by hoods lost and operations taken. */
  grudges: createSeatRecord(int),
});
export type Family = z.infer<typeof familySchema>;

/** [BRO-PI-5] A counter that a card struck this turn, as it was. */
export const struckSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hood'), family: seat, area, hood: hoodSchema }),
  z.object({ kind: z.literal('revenue'), family: seat, area, operation: operationSchema }),
  z.object({ kind: z.literal('influence'), family: seat, area, marker: markerSchema }),
  z.object({ kind: z.literal('godfather'), family: seat, area }),
]);
export type Struck = z.infer<typeof struckSchema>;

/** [BRO-ASK] A seat's answer; null means the rule's own choice. */
export const areaAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('use'), uses: z.array(useSchema) }),
  z.object({ kind: z.literal('shoot'), at: seat }),
  z.object({ kind: z.literal('go-on'), will: z.boolean() }),
  z.object({ kind: z.literal('table'), terms: z.array(termSchema).nullable() }),
  z.object({ kind: z.literal('accept'), will: z.boolean() }),
  z.object({ kind: z.literal('take'), from: seat.nullable() }),
  z.object({ kind: z.literal('by-rule') }),
]);
export type GivenAnswer = z.infer<typeof areaAnswerSchema>;

/** [BRO-TURN-1] The game's place in its turn. Areas by their place in the city. */
export const stageSchema = z.discriminatedUnion('at', [
  z.object({ at: z.literal('orders') }),
  z.object({ at: z.literal('influence'), area: int, groups: z.array(z.array(seat)) }),
  z.object({
    at: z.literal('fight'),
    area: int,
    /** Rounds fought; the first is the ordinary one. */
    rounds: int,
    ask: z.enum(['fire', 'go-on', 'table', 'accept']),
    /** The seats that may still table terms before this round; the first of them does now. */
    tablers: z.array(seat),
    terms: z.array(termSchema).nullable(),
  }),
  z.object({
    at: z.literal('spoils'),
    area: int,
    takers: z.array(seat),
    next: int,
    took: createSeatRecord(int),
    passed: z.array(seat),
  }),
  z.object({ at: z.literal('over') }),
]);
export type Stage = z.infer<typeof stageSchema>;

export const pledgeSchema = z.object({
  id: int,
  from: seat,
  to: seat,
  what: promiseSchema,
  fromTurn: int,
  toTurn: int,
  outcome: z.enum(['open', 'kept', 'broken']),
});
export type Pledge = z.infer<typeof pledgeSchema>;

export const messageSchema = z.object({
  id: int,
  turn: int,
  from: seat,
  to: seat,
  text: z.string(),
  promise: int.nullable(),
});
export type Message = z.infer<typeof messageSchema>;

export const areaIncomeSchema = z.object({
  area,
  operations: int,
  eachDollars: int,
  isDoubled: z.boolean(),
  isHalved: z.boolean(),
  due: effectSchema.nullable(),
  dollars: int,
});
export type AreaIncome = z.infer<typeof areaIncomeSchema>;

const spendingSchema = z.object({ wages: int, revenue: int, influence: int, bail: int, outOfTown: int });
export type Spending = z.infer<typeof spendingSchema>;

/** The public record of one closed turn. */
export const recordSchema = z.object({
  turn: int,
  incomes: createSeatRecord(z.object({ dollars: int, areas: z.array(areaIncomeSchema) })),
  /** All exact once the game is over; of a running game a seat reads its own. */
  cash: createSeatRecord(int),
  figures: createSeatRecord(int),
  operations: createSeatRecord(int),
  markers: createSeatRecord(int),
  hoods: createSeatRecord(int),
  crowding: z.partialRecord(area, int),
  control: z.partialRecord(area, seat),
  losses: createSeatRecord(z.object({ fights: int, cards: int, influence: int })),
  spent: createSeatRecord(spendingSchema),
  godfathers: createSeatRecord(area.nullable()),
  struck: z.array(z.object({ card: cardSchema, area })),
  /** Hoods as they were revealed after Placement, by family and area. */
  placed: createSeatRecord(z.partialRecord(area, force)),
  fights: z.array(
    z.object({
      area,
      armed: z.array(seat),
      rounds: int,
      how: z.enum(['no-rival-left', 'nobody-left', 'not-extended', 'deal', 'too-long']),
      losses: createSeatRecord(int),
    }),
  ),
  /** Operations that changed hands as spoils. */
  taken: z.array(z.object({ seat, from: seat, area, description: z.string() })),
});
export type TurnRecord = z.infer<typeof recordSchema>;

/** A fight of a closed turn, and its losses. */
export type FightRecord = TurnRecord['fights'][number];
