import { z } from 'zod';
import { allianceIdSchema, pieceIdSchema } from '#shared/games/turf-war/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { rankSchema } from '#shared/games/turf-war/ranks.ts';
import { allianceKindSchema } from '#shared/games/turf-war/orders.ts';
import { endingWays } from '../state.ts';
import {
  allianceSchema,
  publicClashSchema,
  recordedTurnSchema,
  fightQuestionSchema,
} from '../records.ts';

/** The schemas of the events of a turn. */
export const turnKinds = {
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
