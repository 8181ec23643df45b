import { z } from 'zod';
import { quoteHeadSchema, seatHeadSchema, viewHeadSchema } from '#shared/views/head.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { copCards, corruptionCards } from './copCards.ts';
import { startCards } from './families.ts';
import { houseRulesSchema } from './houseRules.ts';
import { cardIdSchema, cellSchema, copIdSchema, deckIds, familyIdSchema, manIdSchema, racketIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { askedSchema, goodsSchema, orderSchema } from './orders.ts';

const dollars = z.number().int();
const count = z.number().int();
const seat = seatIdSchema;
const createSeatRecord = <T extends z.ZodType>(value: T) => z.record(z.string(), value);
const createNameRecord = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** [EMP-ORD] The price of an order, and the money it leaves. */
export const empireQuoteSchema = quoteHeadSchema.extend({
  /** Points gained, negative for losses; those that Clean Hands ignores are left out. */
  corruption: count,
  cashLeftDollars: dollars,
  /** [EMP-CORR-4] The winner by martial law with it; null where it brings none. */
  martialWinner: seat.nullable(),
});
export type EmpireQuote = z.infer<typeof empireQuoteSchema>;

/** [EMP-VIEW-1] A racket on a square: its least and most pay for its capo. */
const standingSchema = z.object({
  id: racketIdSchema,
  /** The count of a bordello, 1 to 3. */
  count,
  leastDollars: dollars,
  mostDollars: dollars,
  /** [EMP-MID-9] It pays nothing this round. */
  isStruck: z.boolean(),
  /** [EMP-MID-6] The seat that takes its money this round instead. */
  skimmedBy: seat.nullable(),
});

/** [EMP-VIEW-1] One cell of the grid. */
const cellViewSchema = z.object({
  id: cellSchema,
  /** Squares that so few capos leave out are closed. */
  isOpen: z.boolean(),
  owner: seat.nullable(),
  points: count,
  racket: standingSchema.nullable(),
  figures: z.array(seat),
  attackers: z.array(seat),
  cops: z.array(copIdSchema),
  isNessHere: z.boolean(),
});
export type CellView = z.infer<typeof cellViewSchema>;

const offerSchema = z.object({ id: z.string(), printedDollars: dollars, dollars: dollars });

/** [EMP-FOG-5] The public part of a hand of men. */
const seenMenSchema = z.object({ sure: z.array(manIdSchema), perhaps: z.array(manIdSchema), unknown: count });

const rangeSchema = z.object({ lowDollars: dollars, highDollars: dollars });

/** [EMP-FIG-2, EMP-VIEW-4] A family as everybody sees it. */
const familyViewSchema = seatHeadSchema.extend({
  family: familyIdSchema,
  points: count,
  corruption: count,
  pointsBy: createNameRecord(count),
  corruptionBy: createNameRecord(count),
  pointsARound: count,
  squares: z.object({ slums: count, midtown: count, downtown: count }),
  rackets: count,
  /** Public income next time, casinos from their least to their most. */
  income: rangeSchema,
  cash: rangeSchema,
  ready: count,
  exhausted: z.array(manIdSchema),
  seen: seenMenSchema,
  backs: z.object({ slums: count, midtown: count, downtown: count }),
  start: z.enum(startCards).nullable(),
  cleanHands: count,
  powers: z.array(z.enum(corruptionCards)),
  /** Its vendetta tokens, by their family. */
  tokens: createSeatRecord(count),
  figures: count,
  bribeDollars: dollars,
  attackCorruption: count,
  hitCorruption: count,
  isGodfather: z.boolean(),
  isChief: z.boolean(),
  isStoodIn: z.boolean(),
  /** The program's playing of it; the games master alone knows it. */
  mind: z.object({ level: levelSchema, doctrine: doctrineSchema }).nullable(),
});

const pactSchema = z.object({
  id: count,
  seats: z.array(seat),
  until: count,
  isOpen: z.boolean(),
  brokenBy: seat.nullable(),
});

/** [EMP-VIEW-3] The book that only the family itself and the games master may read. */
const bookViewSchema = z.object({
  seat,
  cashDollars: dollars,
  hand: z.array(manIdSchema),
  /** The price of refreshing each exhausted man, in dollars and in corruption. */
  refresh: z.array(z.object({ man: manIdSchema, dollars: dollars, corruption: count })),
  cards: z.array(cardIdSchema),
  racketPrices: z.array(offerSchema),
  menPrices: z.array(offerSchema),
  cityHallPoints: count,
  stMarysPoints: count,
  spied: createSeatRecord(z.object({ round: count, men: z.array(manIdSchema), cards: z.array(cardIdSchema) })),
});

/** [EMP-ASK] A question, with its answers if they can be counted. */
const questionSchema = z.object({
  seat,
  do: z.string(),
  title: z.string(),
  task: z.string(),
  manner: z.enum(['sealed', 'in-turn', 'reaction']),
  /** The kind of order that answers it. */
  answer: z.string(),
  options: z.array(z.object({ title: z.string(), order: orderSchema })),
  /** [EMP-ASK] The rule's answer for an absent seat. */
  byRule: orderSchema.nullable(),
  square: cellSchema.nullable(),
  cop: copIdSchema.nullable(),
  count,
  tied: z.array(seat),
  pays: createSeatRecord(dollars),
  offers: createSeatRecord(goodsSchema),
  rackets: z.array(offerSchema),
  from: seat.nullable(),
  give: goodsSchema.nullable(),
  ask: askedSchema.nullable(),
  until: count,
  isOpen: z.boolean(),
  card: cardIdSchema.nullable(),
  hit: z
    .object({
      by: seat,
      rival: seat,
      /** Null: drawn at random, and not for this seat to know. */
      man: manIdSchema.nullable(),
    })
    .nullable(),
  /** [EMP-FIG-4] Before men are committed: each rival's likely men, by public facts, and the chance to win. */
  odds: z.object({ rivals: z.array(z.object({ seat, points: z.number() })), chance: z.number() }).nullable(),
});
export type QuestionView = z.infer<typeof questionSchema>;

/** [EMP-VIEW-5] Where a figure of the seat whose turn it is may go. */
const reachSchema = z.object({
  claims: z.array(cellSchema),
  attacks: z.array(z.object({ square: cellSchema, chance: z.number() })),
  hits: z.array(z.object({ rival: seat, man: manIdSchema.nullable(), chance: z.number() })),
});

const lineSchema = z.object({ name: z.string(), points: count });
const sideSchema = z.object({
  seat,
  isDefender: z.boolean(),
  men: z.array(z.object({ man: manIdSchema, weapon: cardIdSchema.nullable(), isStruck: z.boolean() })),
  cards: z.array(cardIdSchema),
  reveals: z.array(manIdSchema),
  lines: z.array(lineSchema),
  score: count,
});

/** [EMP-VIEW-6] A fight as it was shown to all. */
export const fightSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('combat'),
    round: count,
    square: cellSchema,
    sides: z.array(sideSchema),
    /** Null: it is not decided, or a bluff was called. */
    victor: seat.nullable(),
    defender: seat.nullable(),
    isOver: z.boolean(),
    rolls: z.array(z.object({ seat, man: manIdSchema, face: count, dies: z.boolean() })),
    /** The man taken by Pavel the Butcher after the dice. */
    butchered: manIdSchema.optional(),
  }),
  z.object({
    kind: z.literal('hit'),
    round: count,
    by: seat,
    rival: seat,
    man: manIdSchema,
    assassin: manIdSchema.nullable(),
    byCards: z.array(cardIdSchema),
    rivalCards: z.array(cardIdSchema),
    byLines: z.array(lineSchema),
    rivalLines: z.array(lineSchema),
    scores: z.object({ by: count, rival: count }),
    how: z.enum(['open', 'success', 'failure', 'negated']),
  }),
]);
export type Fight = z.infer<typeof fightSchema>;

/** [EMP-FIG-3] The public record of a closed round. */
const roundRecordSchema = z.object({
  round: count,
  godfather: seat,
  chief: seat.nullable(),
  copCard: z.enum(copCards).nullable(),
  pot: dollars,
  bid: dollars,
  points: createSeatRecord(count),
  corruption: createSeatRecord(count),
  pointsBy: createSeatRecord(createNameRecord(count)),
  corruptionBy: createSeatRecord(createNameRecord(count)),
  incomes: createSeatRecord(dollars),
  spent: createSeatRecord(createNameRecord(dollars)),
  squares: createSeatRecord(z.object({ slums: count, midtown: count, downtown: count })),
  owners: createNameRecord(seat),
  men: createSeatRecord(count),
  dead: createSeatRecord(count),
  combats: createSeatRecord(
    z.object({ wonAsAttacker: count, lostAsAttacker: count, wonAsDefender: count, lostAsDefender: count }),
  ),
});
export type RoundRecordView = z.infer<typeof roundRecordSchema>;

/** The game as one viewer may know it. [EMP-FOG] */
export const empireViewSchema = viewHeadSchema.extend({
  house: houseRulesSchema,
  /** The house rules from the next round on; null when no change waits. */
  houseNext: houseRulesSchema.nullable(),
  city: z.string(),
  phase: z.enum(['setup', 'cops', 'godfather', 'declarations', 'combat', 'upkeep', 'over']),
  godfather: seat.nullable(),
  chief: seat.nullable(),
  /** The seat whose turn it is in the Declarations phase. */
  turn: seat.nullable(),
  copCard: z.object({ card: z.enum(copCards), bribeDollars: dollars }).nullable(),
  pot: dollars,
  isNessInTown: z.boolean(),
  cells: z.array(cellViewSchema),
  decks: z.record(z.enum(deckIds), z.object({ left: count, discard: z.array(z.string()) })),
  racketTrack: z.array(racketIdSchema),
  menTrack: z.array(manIdSchema),
  dead: z.array(manIdSchema),
  marks: z.array(z.object({ mark: count, seat })),
  /** [EMP-FIG-2] That the next cop card calls the bidding. */
  biddingChance: z.number(),
  /** Rivals who face an assassin of a family. */
  stalked: z.array(z.object({ by: seat, rival: seat })),
  families: z.array(familyViewSchema),
  books: z.array(bookViewSchema),
  /** Asked of the viewer; the games master sees each. */
  questions: z.array(questionSchema),
  /** The reach of the viewer whose turn it is, and for the games master. */
  reach: reachSchema.nullable(),
  fights: z.array(fightSchema),
  feuds: createSeatRecord(createSeatRecord(count)),
  pacts: z.array(pactSchema),
  messages: z.array(z.object({ id: count, round: count, from: seat, to: seat.nullable(), text: z.string() })),
  records: z.array(roundRecordSchema),
  ranking: z.array(seat),
});
export type EmpireView = z.infer<typeof empireViewSchema>;
