import { z } from 'zod';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { houseRulesSchema } from './houseRules.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { allianceKindSchema, pieceNameSchema } from './orders.ts';
import { rankSchema } from './ranks.ts';
import { gangNameSchema } from './setup.ts';

const turn = createPeriod('turn');
const area = createWholeNumber(1, 48, 'An area is a number from 1 to 48.');

const runningPieceSchema = z.strictObject({
  name: pieceNameSchema,
  rank: rankSchema,
  xp: createTally('XP are').default(0),
  /** Null: a recruit who waits. */
  area: area.nullable(),
});

const runningGangSchema = z.strictObject({
  name: gangNameSchema,
  isHuman: z.boolean('“isHuman” is true or false.').default(true),
  level: levelSchema.default('standard'),
  doctrine: doctrineSchema.default('hammer'),
  ward: createWholeNumber(1, 8, 'A ward is a number from 1 to 8.'),
  treasuryMc: createWholeNumber(0, 100_000, 'A treasury holds 0 to 100,000 MC.'),
  areas: z.array(area).max(48),
  pieces: z.array(runningPieceSchema).max(longestList),
  deadHitmen: createTally('The dead of last turn are').default(0),
  deadLieutenants: createTally('The dead of last turn are').default(0),
  /** The turn whose income is lost. */
  noIncomeTurn: turn.nullable().default(null),
  isOut: z.boolean('“isOut” is true or false.').default(false),
});

/** [WAR-START-4] A game that was begun elsewhere. Gangs are in the order of precedence. */
export const runningSchema = z.strictObject({
  title: gameTitleSchema,
  seed: seedSchema,
  turn,
  houseRules: houseRulesSchema.prefault({}),
  gangs: z.array(runningGangSchema).min(2, 'A game needs two gangs.').max(8),
  alliances: z
    .array(
      z.strictObject({
        kind: allianceKindSchema,
        members: z.array(gangNameSchema).min(2).max(8),
        madeTurn: turn.default(1),
      }),
    )
    .max(longestList)
    .default([]),
});
export type Running = z.infer<typeof runningSchema>;
