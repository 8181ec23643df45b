import { z } from 'zod';
import { describeUnknownName, findNamed } from '#shared/words/named.ts';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { controls, declareRunning, section } from '#shared/words/sections.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { findMapFor, listAreas, type MapArea } from './maps.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { allianceKindSchema, pieceNameSchema } from './orders.ts';
import { rankNames, rankSchema } from './ranks.ts';
import { gangNameSchema } from './setup.ts';

const { column, houseRules, list, typed } = section;
const { figure, text } = controls;

/** The knowledge of a running game’s form, and the values it could not read; `where` names the gang of a ward that is read. */
export type RunningForm = { gangs: number; ward: number; where: string; problems: string[] };

/** The areas of a city for so many gangs. */
function listCityAreas(gangs: number): readonly MapArea[] {
  return listAreas(findMapFor(gangs), gangs);
}

const listHomes = ({ gangs, ward }: RunningForm): readonly MapArea[] =>
  listCityAreas(gangs).filter((area) => area.ward === ward && area.isHome);

const starting = [['Don', 'Hitman'], ['Lieutenant', 'Hitman'], ['Lieutenant', 'Hitman'], ['Hitman']] as const;

/** [WAR-START-1, WAR-START-3] The people of a gang as it begins, a line each. */
function writeStartingPeople(form: RunningForm): string {
  const ranks = listHomes(form).flatMap(({ name }, place) => (starting[place] ?? []).map((rank) => ({ rank, name })));
  return ranks.map(({ rank, name }, at) => `${rank} Man ${at + 1}, ${name}, 0 XP`).join('\n');
}

const splitText = (whole: string, by: string): string[] =>
  whole
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readArea(name: string, { gangs, where, problems }: RunningForm): number {
  const areas = listCityAreas(gangs);
  const found = findNamed(areas, name);
  if (found === undefined)
    problems.push(
      `${where}: ${describeUnknownName('area', name, areas).sentence.replace(/write the name .*$/u, 'mend its name.')}`,
    );
  return found?.number ?? 1;
}

/** The parts of a line of a person after the rank: name, area, and XP, with or without the letters. */
const person = /^([^,;]+)[,;]\s*([^,;]+?)(?:[,;]?\s+(?:xp\s*)?(\d+)\s*(?:xp)?)?$/iu;

/** Ranks as people write them. */
const writtenRanks: Readonly<Record<string, string>> = {
  don: 'don',
  lieutenant: 'lieutenant',
  lieut: 'lieutenant',
  lt: 'lieutenant',
  hitman: 'hitman',
  hit: 'hitman',
};

/** Reads `Hitman Moe Ash, Gasworks, 3 XP`: a comma behind the rank, or no letters behind the number, make no difference. */
function readPeople(lines: string, form: RunningForm): unknown[] {
  return splitText(lines, '\n').flatMap((line) => {
    const [, word = '', rest = ''] = /^(\p{L}+)\.?[\s,;:]+(.+)$/u.exec(line) ?? [];
    const rank = writtenRanks[word.toLowerCase()];
    const match = person.exec(rest.trim());
    if (rank === undefined || match === null) {
      form.problems.push(
        `${form.where}: “${line}” is no line of a person; write rank, name, area, and XP, as in “Hitman, Moe Ash, Gasworks, 3”, or “waits” for the area.`,
      );
      return [];
    }
    const [, name = '', where = '', xp = '0'] = match;
    const standsIn = /^waits$/i.test(where) ? null : readArea(where, form);
    return [{ name: name.trim(), rank, xp: Number(xp), area: standsIn }];
  });
}

function readAlliances(lines: string, { problems }: RunningForm): unknown[] {
  return splitText(lines, '\n').flatMap((line) => {
    const [, kind = '', members = ''] = /^(open|secret): *(.+)$/i.exec(line) ?? [];
    if (kind !== '') return [{ kind: kind.toLowerCase(), members: splitText(members, ',') }];
    problems.push(`Alliances: “${line}” is none; write “open:” or “secret:” and the gangs, with commas between.`);
    return [];
  });
}

const turn = createPeriod('turn');
const area = createWholeNumber(1, 48, 'An area is a number from 1 to 48.');
const rankWords = { don: rankNames.don.one, lieutenant: rankNames.lieutenant.one, hitman: rankNames.hitman.one };

export const pieceFields = {
  name: column('Name', pieceNameSchema),
  rank: column('Rank', rankSchema, rankWords),
  xp: column('XP', createTally('XP are').default(0)),
  /** Null: a recruit who waits. */
  area: column('Area', area.nullable()),
};

const createKilled = (head: string) =>
  typed(column(head, createTally('The dead of last turn are').default(0)), figure(head));

export const gangFields = {
  name: column('Gang', gangNameSchema),
  isHuman: column('Player', z.boolean('“isHuman” is true or false.').default(true)),
  level: column('Level', levelSchema.default('standard')),
  doctrine: column('Doctrine', doctrineSchema.default('hammer')),
  ward: column('Ward', createWholeNumber(1, 8, 'A ward is a number from 1 to 8.')),
  treasuryMc: typed(
    column('Treasury', createWholeNumber(0, 100_000, 'A treasury holds 0 to 100,000 MC.')),
    figure('MC in the treasury', { now: () => 20 }),
  ),
  areas: typed(
    column('Areas', z.array(area).max(48)),
    text('Areas it holds, with commas between', {
      now: (form: RunningForm) =>
        listHomes(form)
          .map(({ name }) => name)
          .join(', '),
    }),
    (names, form) => splitText(names, ',').map((name) => readArea(name, form)),
  ),
  deadHitmen: createKilled('Hitmen killed last turn'),
  deadLieutenants: createKilled('Lieutenants killed last turn'),
  /** The turn whose income is lost. */
  noIncomeTurn: column('No income in turn', turn.nullable().default(null)),
  isOut: column('Out', z.boolean('“isOut” is true or false.').default(false)),
  pieces: typed(
    list('People', pieceFields, (piece) => z.array(piece).max(longestList)),
    text('People, one a line: rank, name, area, XP', { rows: 7, now: writeStartingPeople }),
    readPeople,
  ),
};

export const allianceFields = {
  kind: column('Kind', allianceKindSchema),
  members: column('Members', z.array(gangNameSchema).min(2).max(8)),
  madeTurn: column('Made in turn', turn.default(1)),
};

/** [WAR-START-4] A game that was begun elsewhere. Gangs are in the order of precedence. */
export const runningFields = {
  title: column('Title', gameTitleSchema),
  turn: typed(column('Turn', turn), figure('Turn that is open now', { least: 1, most: 1_000, now: () => 2 })),
  seed: column('Seed', seedSchema),
  houseRules: houseRules(houseTable, houseRulesSchema.prefault({})),
  gangs: list('Gangs', gangFields, (gang) => z.array(gang).min(2, 'A game needs two gangs.').max(8)),
  alliances: typed(
    list('Alliances', allianceFields, (alliance) => z.array(alliance).max(longestList).default([])),
    text('Alliances, one a line: “open: The Lamplighters, The Ashcan Boys”', { rows: 2 }),
    readAlliances,
  ),
};
export const { schema: runningSchema, sections: runningSections } = declareRunning('Game', runningFields);
export type Running = z.infer<typeof runningSchema>;
