import { z } from 'zod';
import { describeUnknownName, findNamed } from '#shared/words/named.ts';
import { createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { controls, declareRunning, nameBy, section } from '#shared/words/sections.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { areaTable, type Area } from './areas.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { areaIdSchema, hoodKindSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { ownNameSchema } from './orders.ts';
import { familyNameSchema } from './setup.ts';

const { column, houseRules, list, typed } = section;
const { check, figure, text } = controls;

/** The knowledge of a running game’s form, and the values it could not read; `where` names the family that is read. */
export type RunningForm = { startMoney: number; areas: readonly Area[]; where: string; problems: string[] };

const count = (what: string): z.ZodDefault<z.ZodNumber> =>
  createWholeNumber(0, 1_000, `${what} are a whole number from 0 to 1,000.`).default(0);
const dollars = createTally('Cash is');
const areaNames = nameBy(areaTable, 'id');

/** The signs of the board and of the printed sheet. Hoods go home with the turn, so theirs are read and not entered. */
const signs = /(\d+)\s*(operations?|ops?|revenue|r|influence|markers?|pi|i|thugs?|t|hitm[ae]n|hoods?|h)\b/giu;

/** Reads `Millgate, 2 operations, 1 influence` or `Millgate: 2 R, 1 PI, 1 T`; else returns the sentence that says what is wrong. */
export function parseCounter(
  line: string,
  areas: readonly Area[],
): { area: string; revenue: number; influence: number } | string {
  const [, name = '', counts = ''] = /^(\D*?)[\s,:;]+(\d.*)$/u.exec(line) ?? [];
  const rest = counts.replaceAll(signs, '').replaceAll(/\band\b|[\s,;+&]/giu, '');
  if (name === '' || rest !== '') {
    return `“${line}” is no line of counters; write “Millgate, 2 operations, 1 influence”, or “Millgate: 2 R, 1 PI”.`;
  }
  const area = findNamed(areas, name);
  if (area === undefined) return describeUnknownName('area', name, areas).sentence;
  const found = [...counts.matchAll(signs)].map(([, count, sign = '']) => ({
    count: Number(count),
    sign: sign.toLowerCase(),
  }));
  const sum = (wanted: RegExp): number =>
    found.filter(({ sign }) => wanted.test(sign)).reduce((all, { count }) => all + count, 0);
  return { area: area.id, revenue: sum(/^(o|r)/u), influence: sum(/^(i|m|pi)/u) };
}

function readCounters(text: string, { areas, where, problems }: RunningForm): unknown[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).flatMap((line) => {
    const read = parseCounter(line, areas);
    if (typeof read !== 'string') return [read];
    problems.push(`${where}: ${read}`);
    return [];
  });
}

function readCards(text: string, { problems }: RunningForm): number[] {
  const cards = text.split(/[\s,]+/).filter(Boolean);
  const odd = cards.find((one) => !/^\d+$/.test(one));
  if (odd !== undefined) {
    problems.push(`“${odd}” is no event card; write their numbers, 1 to 16, with commas between.`);
  }
  return cards.map(Number);
}

const createMen = (head: string, subject: string, label = head) => typed(column(head, count(subject)), figure(label));

export const familyFields = {
  name: column('Family', familyNameSchema),
  isHuman: column('Player', z.boolean('“isHuman” is true or false.').default(true)),
  byMail: column('By mail', z.boolean('“byMail” is true or false.').default(false)),
  level: column('Level', levelSchema.default('standard')),
  doctrine: column('Doctrine', doctrineSchema.default('merchant')),
  cashDollars: typed(
    column('Cash', dollars),
    figure('Cash', { step: 500, now: ({ startMoney }: RunningForm) => startMoney }),
  ),
  godfather: column('Godfather', ownNameSchema.nullable().default(null)),
  godfatherIs: typed(
    column('Godfather is', z.enum(['free', 'jailed']).default('free')),
    check('Godfather in jail'),
    (isJailed) => (isJailed === 'true' ? 'jailed' : 'free'),
  ),
  /** His last area, if known. */
  lastArea: column('Stood last in', areaIdSchema.nullable().default(null), areaNames),
  jailedThugs: createMen('Thugs in jail', 'Thugs in jail'),
  jailedHitmen: createMen('Hitmen in jail', 'Hitmen in jail'),
  deadThugs: createMen('Dead Thugs', 'Dead Thugs', 'Thugs dead'),
  deadHitmen: createMen('Dead Hitmen', 'Dead Hitmen', 'Hitmen dead'),
  lastIncomeDollars: typed(
    column('Income of last turn', dollars.default(0)),
    figure('Income of last turn', { step: 500 }),
  ),
  /** The turn its Godfather was shot, or the one before it left the game; null: he lives. */
  deadSince: typed(
    column('Dead since turn', createWholeNumber(0, 24, 'A turn is a number from 0 to 24.').nullable().default(null)),
    figure('Godfather shot in turn', { least: 1, most: 24, empty: 'he lives' }),
  ),
  /** The family that shot him, which has his estate. */
  killedBy: typed(
    column('Killed by', familyNameSchema.nullable().default(null)),
    text('By the family', { longest: 40, after: 'deadSince' }),
    (name) => name.trim() || null,
  ),
  counters: typed(
    list(
      'Counters',
      {
        area: column('Area', areaIdSchema, areaNames),
        revenue: column('Operations', count('Operations')),
        influence: column('Influence', count('Markers of influence')),
        /** The names of the operations; the program names the rest. */
        descriptions: column('Names of the operations', z.array(ownNameSchema).max(longestList).default([])),
      },
      (counters) => z.array(counters).max(11).default([]),
    ),
    text('On the board, an area a line', { rows: 4, example: 'Millgate, 2 operations, 1 influence' }),
    readCounters,
  ),
};

/** [BRO-SET-7] A game that was begun elsewhere. Families are in seat order. */
export const runningFields = {
  title: column('Title', gameTitleSchema),
  city: column('City', familyNameSchema.default('Carthage')),
  turn: typed(
    column('Turn', createWholeNumber(1, 24, 'A turn is a number from 1 to 24.')),
    figure('Turn that is open now', { least: 1, most: 24, now: () => 2 }),
  ),
  seed: column('Seed', seedSchema),
  /** Numbers of the event cards that are out. */
  drawnCards: typed(
    column(
      'Drawn cards',
      z
        .array(createWholeNumber(1, 16, 'Event cards are numbered from 1 to 16.'))
        .max(16)
        .default([]),
    ),
    text('Event cards that are out, by number', { example: '3, 11' }),
    readCards,
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
