import { z } from 'zod';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { declareRunning, section } from '#shared/words/sections.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { allianceKindSchema, pieceNameSchema } from './orders.ts';
import { rankNames, rankSchema } from './ranks.ts';
import { gangNameSchema } from './setup.ts';

const { column, houseRules, list } = section;

const turn = createPeriod('turn');
const area = createWholeNumber(1, 48, 'An area is a number from 1 to 48.');
const dead = createTally('The dead of last turn are').default(0);
const rankWords = { don: rankNames.don.one, lieutenant: rankNames.lieutenant.one, hitman: rankNames.hitman.one };

export const pieceFields = {
  name: column('Name', pieceNameSchema),
  rank: column('Rank', rankSchema, rankWords),
  xp: column('XP', createTally('XP are').default(0)),
  /** Null: a recruit who waits. */
  area: column('Area', area.nullable()),
};

export const gangFields = {
  name: column('Gang', gangNameSchema),
  isHuman: column('Player', z.boolean('“isHuman” is true or false.').default(true)),
  level: column('Level', levelSchema.default('standard')),
  doctrine: column('Doctrine', doctrineSchema.default('hammer')),
  ward: column('Ward', createWholeNumber(1, 8, 'A ward is a number from 1 to 8.')),
  treasuryMc: column('Treasury', createWholeNumber(0, 100_000, 'A treasury holds 0 to 100,000 MC.')),
  areas: column('Areas', z.array(area).max(48)),
  deadHitmen: column('Hitmen killed last turn', dead),
  deadLieutenants: column('Lieutenants killed last turn', dead),
  /** The turn whose income is lost. */
  noIncomeTurn: column('No income in turn', turn.nullable().default(null)),
  isOut: column('Out', z.boolean('“isOut” is true or false.').default(false)),
  pieces: list('People', pieceFields, (piece) => z.array(piece).max(longestList)),
};

export const allianceFields = {
  kind: column('Kind', allianceKindSchema),
  members: column('Members', z.array(gangNameSchema).min(2).max(8)),
  madeTurn: column('Made in turn', turn.default(1)),
};

/** [WAR-START-4] A game that was begun elsewhere. Gangs are in the order of precedence. */
export const runningFields = {
  title: column('Title', gameTitleSchema),
  turn: column('Turn', turn),
  seed: column('Seed', seedSchema),
  houseRules: houseRules(houseTable, houseRulesSchema.prefault({})),
  gangs: list('Gangs', gangFields, (gang) => z.array(gang).min(2, 'A game needs two gangs.').max(8)),
  alliances: list('Alliances', allianceFields, (alliance) => z.array(alliance).max(longestList).default([])),
};
export const { schema: runningSchema, sections: runningSections } = declareRunning('Game', runningFields);
export type Running = z.infer<typeof runningSchema>;
