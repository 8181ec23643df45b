import { z } from 'zod';
import { quoteHeadSchema, seatHeadSchema, viewHeadSchema } from '#shared/views/head.ts';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { houseRulesSchema } from './houseRules.ts';
import { allianceIdSchema, letterIdSchema, pieceIdSchema } from './ids.ts';
import { mapIdSchema } from './maps.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { allianceKindSchema, proposalSchema, sheetOrderSchema } from './orders.ts';
import { rankSchema } from './ranks.ts';

const mc = z.number().int();
const count = z.number().int();
const createSeatRecord = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** [WAR-ORD-5] A sheet's sum, in the order in which it is read. */
export const sheetSumSchema = z.object({
  treasuryMc: mc,
  giftsMc: mc,
  consolationMc: mc,
  salariesMc: mc,
  hiresMc: mc,
  leftMc: mc,
  incomeMc: mc,
  /** Hitmen who leave without pay. */
  unpaid: count,
  worstCaseMc: mc,
  warnings: z.array(z.string()),
  /** The problems of a whole sheet, by line, counted from 1. */
  problems: z.array(z.object({ line: count, sentence: z.string(), rule: z.string().nullable() })),
});
export type SheetSumView = z.infer<typeof sheetSumSchema>;

export const turfWarQuoteSchema = quoteHeadSchema.extend({
  /** The cost when the turn is closed. */
  costMc: mc,
  sheet: sheetSumSchema,
});
export type TurfWarQuote = z.infer<typeof turfWarQuoteSchema>;

export const pieceViewSchema = z.object({
  id: pieceIdSchema,
  gang: seatIdSchema,
  name: z.string(),
  rank: rankSchema,
  xp: count,
  number: count,
  /** Null: a recruit who waits; only his own gang sees him. */
  area: count.nullable(),
  /** The turn a recruit may enter. */
  mayEnterTurn: count.nullable(),
  /** The turn he came onto the map; null while he waits. */
  enteredTurn: count.nullable(),
  fights: count,
});

/** [WAR-FOG-1] A piece gone from the map, and the cause. */
const fallenSchema = z.object({
  id: pieceIdSchema,
  gang: seatIdSchema,
  name: z.string(),
  rank: rankSchema,
  xp: count,
  fights: count,
  enteredTurn: count.nullable(),
  turn: count,
  how: z.enum(['killed', 'cornered', 'unpaid', 'disbanded', 'removed']),
  /** His last area. */
  area: count,
});

const allianceViewSchema = z.object({
  id: allianceIdSchema,
  kind: allianceKindSchema,
  members: z.array(seatIdSchema),
  madeTurn: count,
  leaving: z.array(z.object({ seat: seatIdSchema, lastTurn: count })),
});

const clashSchema = z.object({
  area: count,
  kind: z.enum(['firefight', 'standoff']),
  /** Place of the holder among the blocs, or -1. */
  holder: count,
  blocs: z.array(
    z.object({
      gangs: z.array(seatIdSchema),
      strength: count,
      pieces: z.array(pieceIdSchema),
      dead: z.array(pieceIdSchema),
      stood: z.boolean(),
      won: z.boolean(),
      end: z.enum(['stays', 'leaves', 'wiped-out']),
      isBystander: z.boolean(),
    }),
  ),
  /** Every attack: indexes of the blocs, its strength, its victim. */
  blows: z.array(z.object({ by: count, on: count, strength: count, victim: pieceIdSchema.nullable() })),
});

/** [WAR-VIEW-1, WAR-VIEW-6] The public record of a closed turn. */
export const turnRecordSchema = z.object({
  turn: count,
  areas: createSeatRecord(count),
  strength: createSeatRecord(count),
  pieces: createSeatRecord(z.object({ hitman: count, lieutenant: count, don: count })),
  deaths: createSeatRecord(count),
  movers: createSeatRecord(z.object({ moved: count, of: count })),
  newOwners: count,
  moves: z.array(z.object({ piece: pieceIdSchema, gang: seatIdSchema, rank: rankSchema, from: count, to: count })),
  clashes: z.array(clashSchema),
  retreats: z.array(
    z.object({
      piece: pieceIdSchema,
      gang: seatIdSchema,
      from: count,
      /** Null: no refuge, he died. */
      to: count.nullable(),
      rule: z.string(),
    }),
  ),
  /** By area, number 1 first. */
  owners: z.array(seatIdSchema.nullable()),
  /** The treasuries: only the viewer's while the game runs; everybody's once it is over. */
  treasuries: createSeatRecord(mc),
});

/** [WAR-VIEW-4] A gang as everybody sees it. */
const gangViewSchema = seatHeadSchema.extend({
  ward: count,
  areas: count,
  strength: count,
  hitmen: count,
  lieutenants: count,
  hasDon: z.boolean(),
  bestXp: count,
  points: count,
  /** Its debt in this turn for last turn's dead. */
  owesMc: mc,
  /** Null where the viewer may not know it. */
  treasuryMc: mc.nullable(),
  /** The most that public facts allow it to have. */
  atMostMc: mc,
  noIncomeTurn: count.nullable(),
  betrayed: count,
  outTurn: count.nullable(),
  outHow: z.enum(['conceded', 'disbanded', 'out']).nullable(),
  isReady: z.boolean(),
  /** True if the games master gives its orders in this turn, which he alone knows. */
  isStoodIn: z.boolean(),
  /** The program's playing of it; the games master alone knows it. */
  mind: z.object({ level: levelSchema, doctrine: doctrineSchema }).nullable(),
});

const sheetViewSchema = z.object({
  seat: seatIdSchema,
  orders: z.array(z.object({ id: orderIdSchema, title: z.string(), order: sheetOrderSchema })),
  sum: sheetSumSchema,
  fallback: z.array(count),
  successors: z.array(pieceIdSchema).nullable(),
  isReady: z.boolean(),
});

const questionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('casualties'), seat: seatIdSchema, area: count, count, pieces: z.array(pieceIdSchema) }),
  z.object({ kind: z.literal('refuge'), seat: seatIdSchema, area: count, to: z.array(count) }),
]);

/** The game as one viewer may know it. */
export const turfWarViewSchema = viewHeadSchema.extend({
  house: houseRulesSchema,
  /** The house rules from the next turn on; null when no change waits. */
  houseNext: houseRulesSchema.nullable(),
  map: mapIdSchema,
  wards: count,
  precedence: z.array(seatIdSchema),
  gangs: z.array(gangViewSchema),
  areas: z.array(
    z.object({
      number: count,
      name: z.string(),
      ward: count,
      wardName: z.string(),
      isHome: z.boolean(),
      borders: z.array(count),
      owner: seatIdSchema.nullable(),
      sinceTurn: count,
    }),
  ),
  pieces: z.array(pieceViewSchema),
  /** The people gone from the map, in the order of their going. */
  fallen: z.array(fallenSchema),
  alliances: z.array(allianceViewSchema),
  /** [WAR-VIEW-4] Kept and broken. */
  betrayals: z.array(z.object({ turn: count, traitor: seatIdSchema, victim: seatIdSchema })),
  /** The viewer's own sheet; for the games master every open one unless he plays a seat himself. */
  sheets: z.array(sheetViewSchema),
  letters: z.array(
    z.object({
      id: letterIdSchema,
      turn: count,
      from: seatIdSchema,
      to: seatIdSchema,
      text: z.string(),
      proposal: proposalSchema.nullable(),
      answer: z.enum(['yes', 'no']).nullable(),
      because: z.string().nullable(),
    }),
  ),
  /** [WAR-FOG-8] The orders that came to nothing, with the reason. */
  dropped: z.array(z.object({ turn: count, seat: seatIdSchema, title: z.string(), sentence: z.string() })),
  turns: z.array(turnRecordSchema),
  question: questionSchema.nullable(),
  /** [WAR-WIN-7] The gang that nobody can stop any more. */
  decided: seatIdSchema.nullable(),
  finalTable: z.array(seatIdSchema),
  nextHost: seatIdSchema.nullable(),
});
export type TurfWarView = z.infer<typeof turfWarViewSchema>;
