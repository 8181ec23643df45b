import { z } from 'zod';
import { copCards, corruptionCards } from '#shared/games/empire-city/copCards.ts';
import { startCards } from '#shared/games/empire-city/families.ts';
import {
  cardIdSchema,
  cellSchema,
  copIdSchema,
  familyIdSchema,
  manIdSchema,
  racketIdSchema,
} from '#shared/games/empire-city/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/empire-city/minds.ts';
import { askedSchema, cashSchema, goodsSchema } from '#shared/games/empire-city/orders.ts';
import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';

/** The records that events carry and the state holds: capos, squares, tasks of the agenda. */

/** The cause of a payment; no word of the program itself. */
const causeSchema = z
  .string()
  .max(80)
  .refine((cause) => !(cause in Object.prototype) && cause !== 'prototype');

const seat = seatIdSchema;
const int = z.int();
const cell = cellSchema;
const man = manIdSchema;
export const createBySeat = <T extends z.ZodType>(value: T) => z.record(seatIdSchema, value);

export const copCardSchema = z.enum(copCards);
export const corruptionCardSchema = z.enum(corruptionCards);
export const startCardSchema = z.enum(startCards);

/** From where victory points and corruption came, for charts. */
export const sourceSchema = z.enum([
  'squares',
  'combats',
  'kills',
  'office',
  'city-hall',
  'hits',
  'cards',
  'attacks',
  'men',
  'st-marys',
  'cops',
  'rulings',
]);
export type Source = z.infer<typeof sourceSchema>;

export const capoSchema = z.object({
  seat,
  name: z.string(),
  family: familyIdSchema,
  isHuman: z.boolean(),
  level: levelSchema,
  doctrine: doctrineSchema,
  /** Scrambled out of the seed; its planner draws on it and on nothing else of chance. */
  whim: int,
  cashDollars: int,
  /** [EMP-FOG-6] The bounds that public facts set on the cash. */
  lowDollars: int,
  highDollars: int,
  points: int,
  corruption: int,
  pointsBy: z.partialRecord(sourceSchema, int),
  corruptionBy: z.partialRecord(sourceSchema, int),
  /** Ready men. */
  hand: z.array(man),
  exhausted: z.array(man),
  cards: z.array(cardIdSchema),
  start: startCardSchema.nullable(),
  /** [EMP-START-8] Points that are still ignored. */
  cleanHands: int,
  powers: z.array(corruptionCardSchema),
  /** [EMP-VEND-1] The tokens he holds, by their family. */
  tokens: createBySeat(int),
  /** Left to place this round. */
  figures: int,
  isStoodIn: z.boolean(),
  /** Its grudges against others. */
  grudges: createBySeat(int),
  /** [EMP-FOG-5] Men who joined in public and did not leave in public; false: perhaps given away since. */
  seen: z.record(manIdSchema, z.boolean()),
  /** [EMP-FOG-4] Hands of rivals as last looked into. */
  spied: createBySeat(z.object({ round: int, men: z.array(man), cards: z.array(cardIdSchema) })),
});
export type Capo = z.infer<typeof capoSchema>;

export const squareSchema = z.object({
  owner: seat.nullable(),
  racket: racketIdSchema.nullable(),
  /** [EMP-RACK-4] The count of a bordello. */
  count: int,
});
export type Square = z.infer<typeof squareSchema>;

export const copSchema = z.object({ id: copIdSchema, at: cell });
export type Cop = z.infer<typeof copSchema>;

/** [EMP-COMB-6] One line of a score. */
export const scoreLineSchema = z.object({ name: z.string(), points: int });

/** [EMP-COMB-4] A side of a combat as it was shown. */
export const sideSchema = z.object({
  seat,
  isDefender: z.boolean(),
  men: z.array(z.object({ man, weapon: cardIdSchema.nullable(), isStruck: z.boolean() })),
  cards: z.array(cardIdSchema),
  reveals: z.array(man),
  lines: z.array(scoreLineSchema),
  score: int,
});
export type Side = z.infer<typeof sideSchema>;

export const combatSchema = z.object({ square: cell, sides: z.array(sideSchema), burns: z.boolean() });
export type Combat = z.infer<typeof combatSchema>;

export const hitSchema = z.object({ by: seat, rival: seat, man, isExhausted: z.boolean(), isRandom: z.boolean() });
export type Hit = z.infer<typeof hitSchema>;

/** [EMP-CARD-5] A card on its way. */
export const playSchema = z.object({
  seat,
  card: cardIdSchema,
  rival: seat.nullable(),
  square: cell.nullable(),
  cop: copIdSchema.nullable(),
  man: man.nullable(),
  tokens: z.array(cashSchema),
});
export type Play = z.infer<typeof playSchema>;

const seats = z.array(seat);
const asks = { seats };
const createTask = <K extends string, S extends z.core.$ZodLooseShape>(name: K, shape: S) =>
  z.object({ do: z.literal(name), ...shape });

/** A task of the agenda, the first one first; a task with seats waits for their answers. */
export const taskSchema = z.discriminatedUnion('do', [
  createTask('pick-racket', { ...asks, isExtra: z.boolean() }),
  createTask('pick-square', asks),
  createTask('pick-men', { ...asks, count: int }),
  createTask('end-setup', {}),
  createTask('round', {}),
  createTask('chief', { ...asks, tied: seats }),
  createTask('count-cops', {}),
  createTask('withdraw-cops', { ...asks, count: int }),
  createTask('cop-card', {}),
  createTask('committee', asks),
  createTask('commissioner', asks),
  createTask('walk-cops', {}),
  createTask('move-cops', { ...asks, why: z.enum(['beat', 'inside-man', 'double-beat']) }),
  createTask('busts', { isLast: z.boolean() }),
  createTask('bust', { ...asks, cop: copIdSchema, square: cell }),
  createTask('ness', asks),
  createTask('office', {}),
  createTask('activate', asks),
  createTask('bids', asks),
  createTask('sweeten', { ...asks, tied: seats, pays: createBySeat(int) }),
  createTask('bid-tie', { ...asks, tied: seats, pays: createBySeat(int), offers: createBySeat(goodsSchema) }),
  createTask('declarations', {}),
  createTask('next-turn', { last: seat.nullable() }),
  createTask('turn', asks),
  createTask('hire', asks),
  createTask('buy', asks),
  createTask('crate', { ...asks, rackets: z.array(racketIdSchema) }),
  createTask('deal', { ...asks, from: seat, give: goodsSchema, ask: askedSchema }),
  createTask('pact', { ...asks, from: seat, until: int, isOpen: z.boolean() }),
  createTask('injunction', { ...asks, play: playSchema }),
  createTask('card-works', { play: playSchema, isCancelled: z.boolean() }),
  createTask('hit', asks),
  createTask('hit-tie', { ...asks, tied: seats, assassin: man.nullable() }),
  createTask('combats', { last: seat.nullable() }),
  createTask('choose-attack', { ...asks, squares: z.array(cell) }),
  createTask('commit', { ...asks, square: cell }),
  createTask('combat-tie', { ...asks, tied: seats }),
  createTask('upkeep', {}),
  createTask('refresh', asks),
  createTask('collect-next', { seat }),
  createTask('collect', asks),
  createTask('end-round', {}),
  createTask('winner', { ...asks, tied: seats, how: z.string() }),
]);
export type Task = z.infer<typeof taskSchema>;
export type TaskOf<K extends Task['do']> = Extract<Task, { do: K }>;
export type Ask = Extract<Task, { seats: unknown }>;

export const pactSchema = z.object({ id: int, seats, until: int, isOpen: z.boolean(), brokenBy: seat.nullable() });
export type Pact = z.infer<typeof pactSchema>;

/** The public record of a closed round. */
export const recordSchema = z.object({
  round: int,
  godfather: seat,
  chief: seat.nullable(),
  copCard: copCardSchema.nullable(),
  pot: int,
  bid: int,
  points: createBySeat(int),
  corruption: createBySeat(int),
  pointsBy: createBySeat(z.partialRecord(sourceSchema, int)),
  corruptionBy: createBySeat(z.partialRecord(sourceSchema, int)),
  incomes: createBySeat(int),
  /** By expense, in words. */
  spent: createBySeat(z.record(causeSchema, int)),
  squares: createBySeat(z.object({ slums: int, midtown: int, downtown: int })),
  owners: z.partialRecord(cell, seat),
  men: createBySeat(int),
  dead: createBySeat(int),
  combats: createBySeat(z.object({ wonAsAttacker: int, lostAsAttacker: int, wonAsDefender: int, lostAsDefender: int })),
});
export type RoundRecord = z.infer<typeof recordSchema>;

/** A proposal of this round, and its answer; `deal` is null for a pact. */
export type Talk = { from: SeatId; to: SeatId; deal: string | null; will: boolean | null };
