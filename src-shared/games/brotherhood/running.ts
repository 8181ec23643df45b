import { z } from 'zod';
import { createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { declareRunning, nameBy, section } from '#shared/words/sections.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { areaTable } from './areas.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { areaIdSchema, hoodKindSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { ownNameSchema } from './orders.ts';
import { familyNameSchema } from './setup.ts';

const { column, houseRules, list } = section;

const count = (what: string): z.ZodDefault<z.ZodNumber> =>
  createWholeNumber(0, 1_000, `${what} are a whole number from 0 to 1,000.`).default(0);
const dollars = createTally('Cash is');
const areaNames = nameBy(areaTable, 'id');

export const familyFields = {
  name: column('Family', familyNameSchema),
  isHuman: column('Player', z.boolean('“isHuman” is true or false.').default(true)),
  byMail: column('By mail', z.boolean('“byMail” is true or false.').default(false)),
  level: column('Level', levelSchema.default('standard')),
  doctrine: column('Doctrine', doctrineSchema.default('merchant')),
  cashDollars: column('Cash', dollars),
  godfather: column('Godfather', ownNameSchema.nullable().default(null)),
  godfatherIs: column('Godfather is', z.enum(['free', 'jailed']).default('free')),
  /** His last area, if known. */
  lastArea: column('Stood last in', areaIdSchema.nullable().default(null), areaNames),
  jailedThugs: column('Thugs in jail', count('Thugs in jail')),
  jailedHitmen: column('Hitmen in jail', count('Hitmen in jail')),
  deadThugs: column('Dead Thugs', count('Dead Thugs')),
  deadHitmen: column('Dead Hitmen', count('Dead Hitmen')),
  lastIncomeDollars: column('Income of last turn', dollars.default(0)),
  /** The turn its Godfather was shot, or the one before it left the game; null: he lives. */
  deadSince: column(
    'Dead since turn',
    createWholeNumber(0, 24, 'A turn is a number from 0 to 24.').nullable().default(null),
  ),
  /** The family that shot him, which has his estate. */
  killedBy: column('Killed by', familyNameSchema.nullable().default(null)),
  counters: list(
    'Counters',
    {
      area: column('Area', areaIdSchema, areaNames),
      revenue: column('Operations', count('Operations')),
      influence: column('Influence', count('Markers of influence')),
      /** The names of the operations; the program names the rest. */
      descriptions: column('Names of the operations', z.array(ownNameSchema).max(longestList).default([])),
    },
    (counter) => z.array(counter).max(11).default([]),
  ),
};

/** [BRO-SET-7] A game that was begun elsewhere. Families are in seat order. */
export const runningFields = {
  title: column('Title', gameTitleSchema),
  city: column('City', familyNameSchema.default('Carthage')),
  turn: column('Turn', createWholeNumber(1, 24, 'A turn is a number from 1 to 24.')),
  seed: column('Seed', seedSchema),
  /** Numbers of the event cards that are out. */
  drawnCards: column(
    'Drawn cards',
    z
      .array(createWholeNumber(1, 16, 'Event cards are numbered from 1 to 16.'))
      .max(16)
      .default([]),
  ),
  houseRules: houseRules(houseTable, houseRulesSchema.prefault({})),
  families: list('Families', familyFields, (family) => z.array(family).min(2, 'A game needs two families.').max(10)),
  /** Hoods that heirs have beyond their own stock: those of families gathered. */
  inherited: list(
    'Inherited hoods',
    {
      family: column('Family', familyNameSchema),
      kind: column('Kind', hoodKindSchema),
      free: column('Free', count('Hoods at liberty')),
      jailed: column('In jail', count('Hoods in jail')),
    },
    (hoods) => z.array(hoods).max(longestList).default([]),
  ),
  /** The effects of last turn's cards on this turn’s income. */
  due: list(
    'Income of this turn',
    { area: column('Area', areaIdSchema, areaNames), effect: column('Pays', z.enum(['nothing', 'half'])) },
    (effect) => z.array(effect).max(11).default([]),
  ),
};
export const { schema: runningSchema, sections: runningSections } = declareRunning('Game', runningFields);
export type Running = z.infer<typeof runningSchema>;
