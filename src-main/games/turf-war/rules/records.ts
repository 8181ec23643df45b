import { z } from 'zod';
import { allianceIdSchema, letterIdSchema, pieceIdSchema } from '#shared/games/turf-war/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { rankSchema } from '#shared/games/turf-war/ranks.ts';
import { doctrineSchema, levelSchema } from '#shared/games/turf-war/minds.ts';
import { allianceKindSchema, proposalSchema } from '#shared/games/turf-war/orders.ts';

/** The records that events carry and the state holds: pieces, gangs, letters, fights. */

const blowSchema = z.object({ by: z.int(), on: z.int(), strength: z.int(), victim: pieceIdSchema.nullable() });

const blocSchema = z.object({
  gangs: z.array(z.int()),
  strength: z.int(),
  pieces: z.array(pieceIdSchema),
  dead: z.array(pieceIdSchema),
  stood: z.boolean(),
  won: z.boolean(),
  /** The gang's fate: it stays, leaves, or was wiped out. */
  end: z.enum(['stays', 'leaves', 'wiped-out']),
  /** Has no enemy here. */
  isBystander: z.boolean(),
});

const clashSchema = z.object({
  area: z.int(),
  kind: z.enum(['firefight', 'standoff']),
  blocs: z.array(blocSchema),
  blows: z.array(blowSchema),
  /** Place of the holder among the blocs, or `none`. */
  holder: z.int(),
});

/** [WAR-GAME-5] A mobster. */
export const pieceSchema = z.object({
  id: pieceIdSchema,
  gang: seatIdSchema,
  name: z.string(),
  rank: rankSchema,
  xp: z.int(),
  /** In order of entry into his gang. */
  number: z.int(),
  /** Null: a recruit who waits. */
  area: z.int().nullable(),
  /** The turn he was hired in; null for those of the start. */
  hiredTurn: z.int().nullable(),
  /** The turn he came onto the board; null before it. */
  enteredTurn: z.int().nullable(),
  /** The fights he survived, for his obituary. */
  fights: z.int(),
  /** An obituary, once he is gone. */
  gone: z
    .object({
      turn: z.int(),
      how: z.enum(['killed', 'cornered', 'unpaid', 'disbanded', 'removed']),
      /** Null: a recruit who waits. */
      area: z.int().nullable(),
    })
    .nullable(),
});
export type Piece = z.infer<typeof pieceSchema>;

/** A gang and its standing orders. */
export const gangSchema = z.object({
  seat: seatIdSchema,
  name: z.string(),
  isHuman: z.boolean(),
  /** Counted from 1. */
  ward: z.int(),
  treasuryMc: z.int(),
  /** [WAR-FOG-9] The most that rivals can work out from public facts. */
  atMostMc: z.int(),
  /** Numbers of entry given so far. */
  entered: z.int(),
  /** [WAR-PAY-1] Killed last turn. */
  dead: z.object({ hitmen: z.int(), lieutenants: z.int() }),
  /** [WAR-DON-2] The turn whose income is lost. */
  noIncomeTurn: z.int().nullable(),
  fallback: z.array(z.int()),
  /** [WAR-ORD-16] Null: no successor; empty: by XP. */
  successors: z.array(pieceIdSchema).nullable(),
  out: z.object({ turn: z.int(), how: z.enum(['conceded', 'disbanded', 'out']) }).nullable(),
  /** Where the program's names for him begin. */
  nameStart: z.int(),
  /** Turns in a row for which no sheet came from him. */
  missedTurns: z.int(),
  level: levelSchema,
  doctrine: doctrineSchema,
  /** [WAR-NPC-6] 0 to 100. */
  trust: z.record(seatIdSchema, z.int()),
  /** The last gang to kill one of its people. */
  hurtBy: seatIdSchema.nullable(),
  /** The games master gives its orders in this turn. */
  isStoodIn: z.boolean(),
});
export type Gang = z.infer<typeof gangSchema>;

export const allianceSchema = z.object({
  id: allianceIdSchema,
  kind: allianceKindSchema,
  members: z.array(seatIdSchema),
  madeTurn: z.int(),
  /** [WAR-ALLY-8] Members who left, and the last turn in which they are friends. */
  leaving: z.array(z.object({ seat: seatIdSchema, lastTurn: z.int() })),
});
export type Alliance = z.infer<typeof allianceSchema>;

export const letterSchema = z.object({
  id: letterIdSchema,
  turn: z.int(),
  from: seatIdSchema,
  to: seatIdSchema,
  text: z.string(),
  proposal: proposalSchema.nullable(),
  answer: z.enum(['yes', 'no']).nullable(),
  /** Why an NPC gang answered so. */
  because: z.string().nullable(),
});
export type Letter = z.infer<typeof letterSchema>;

/** A clash in the names of the game. */
export const publicClashSchema = clashSchema.extend({
  blocs: z.array(blocSchema.extend({ gangs: z.array(seatIdSchema) })),
});
export type PublicClash = z.infer<typeof publicClashSchema>;

/** The public record of one closed turn. */
export const recordedTurnSchema = z.object({
  turn: z.int(),
  /** Areas at its end. */
  areas: z.record(seatIdSchema, z.int()),
  strength: z.record(seatIdSchema, z.int()),
  pieces: z.record(seatIdSchema, z.record(rankSchema, z.int())),
  deaths: z.record(seatIdSchema, z.int()),
  /** Those who moved of those on the board. */
  movers: z.record(seatIdSchema, z.object({ moved: z.int(), of: z.int() })),
  newOwners: z.int(),
  newAlliances: z.int(),
  moves: z.array(z.object({ piece: pieceIdSchema, gang: seatIdSchema, rank: rankSchema, from: z.int(), to: z.int() })),
  clashes: z.array(publicClashSchema),
  retreats: z.array(
    z.object({ piece: pieceIdSchema, gang: seatIdSchema, from: z.int(), to: z.int().nullable(), rule: z.string() }),
  ),
  owners: z.array(seatIdSchema.nullable()),
  treasuries: z.record(seatIdSchema, z.int()),
});
export type TurnRecord = z.infer<typeof recordedTurnSchema>;

/** [WAR-ASK-6, WAR-ASK-7] A choice of a human gang in the middle of a turn. */
export const fightQuestionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('casualties'),
    seat: seatIdSchema,
    area: z.int(),
    count: z.int(),
    pieces: z.array(pieceIdSchema),
  }),
  z.object({ kind: z.literal('refuge'), seat: seatIdSchema, area: z.int(), to: z.array(z.int()) }),
]);
export type FightQuestion = z.infer<typeof fightQuestionSchema>;
