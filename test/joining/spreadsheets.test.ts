import { describe, expect, it } from 'vitest';
import { readRunning } from '#commands/runningFile.ts';
import { writeTables } from '#kernel/tables/write.ts';
import { exportTable } from '#queries/tables.ts';
import type { GameId } from '#shared/words/games.ts';
import {
  formatSpreadsheet,
  parseSpreadsheet,
  spreadsheetStyles,
  type SpreadsheetStyle,
} from '#shared/words/spreadsheets.ts';
import { someGames, played } from '../support/everyGame.ts';
import { houses } from '../support/houses.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Region = 'en-US' | 'de-DE' | 'iso';

function showDate(region: Region, [year, month, day]: readonly [number, number, number]): string {
  const two = (figure: number): string => `${figure}`.padStart(2, '0');
  if (region === 'en-US') return `${two(month)}/${two(day)}/${year}`;
  return region === 'de-DE' ? `${two(day)}.${two(month)}.${year}` : `${year}-${two(month)}-${two(day)}`;
}

const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** What a spreadsheet shows of a cell that it reads from a file: figures and dates in its own way, all else as it is. */
function convert(cell: string, region: Region): string {
  const figure = /^\$?(-?\d+(?:\.\d+)?(?:e\d+)?)(%?)$/iu.exec(cell);
  if (figure !== null) return figure[2] === '%' ? `${Number(figure[1])}.00%` : String(Number(figure[1]));
  const clock = /^(\d{1,2}):(\d{2})$/u.exec(cell);
  if (clock !== null) return `${clock[1]}:${clock[2]}:00`;
  const three = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/u.exec(cell)?.slice(1).map(Number);
  if (three !== undefined) {
    const [a = 0, b = 0, c = 0] = three;
    const full = (year: number): number => (year < 100 ? 2000 + year : year);
    if (region === 'iso' || a > 31 || a === 0) return isDay(b, c) ? showDate(region, [full(a), b, c]) : cell;
    const [month, day] = region === 'en-US' ? [a, b] : [b, a];
    return isDay(month, day) ? showDate(region, [full(c), month, day]) : cell;
  }
  const two = /^(\d{1,4})[-/](\d{1,2})$/u.exec(cell)?.slice(1).map(Number);
  if (two !== undefined) {
    const [a = 0, b = 0] = two;
    if (a > 31) return isDay(b, 1) ? showDate(region, [a, b, 1]) : cell;
    const [month, day] = region === 'de-DE' ? [b, a] : [a, b];
    return isDay(month, day) ? showDate(region, [2026, month, day]) : cell;
  }
  const named = /^(?:(\d{1,2})\s)?([a-z]{3})[a-z]*(?:\s(\d{1,4}))?$/iu.exec(cell);
  const month = monthNames.indexOf((named?.[2] ?? '').toLowerCase()) + 1;
  const number = Number(named?.[1] ?? named?.[3] ?? Number.NaN);
  if (month < 1 || Number.isNaN(number)) return cell;
  return showDate(region, number > 31 ? [number, month, 1] : [2026, month, number]);
}

/** A file after a spreadsheet has opened and saved it. */
function pass(text: string, region: Region, style: SpreadsheetStyle): string {
  const { separator } = spreadsheetStyles[style];
  const quote = (cell: string): string =>
    new RegExp(`["${separator}\n]`, 'u').test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const rows = splitRows(text, separator);
  return rows.map((cells) => cells.map((cell) => quote(convert(cell, region))).join(separator)).join('\r\n');
}

/** The cells of a file as they stand in it, with the marks of text. */
function splitRows(text: string, separator: string): string[][] {
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\n]*)(${separator}|\n|$)`, 'gu');
  const rows: string[][] = [[]];
  for (const [, given = '', end] of text.replace(/^\uFEFF/u, '').matchAll(cell)) {
    rows.at(-1)?.push(given.startsWith('"') ? given.slice(1, -1).replaceAll('""', '"') : given);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/** Names that spreadsheets take for something else. */
const names = ['MAR 5', '007', '3/4', '5 March', '1925-04', '12:30', '1E5', '0-1-2', '50%', '$5'];

const listKeys: Record<GameId, string> = {
  paradise: 'gangs',
  'turf-war': 'gangs',
  brotherhood: 'families',
  godfather: 'families',
  'empire-city': 'capos',
};

describe.each(someGames)('a table of $rulebook.title', ({ rulebook }) => {
  it.each(['en-US', 'de-DE', 'iso'] as const)(
    'keeps names and settings that look like dates and figures in a spreadsheet of %s',
    async (region) => {
      const session = await played(rulebook.id, 2, 11);
      const tables = rulebook.joining?.tables;
      if (tables === undefined) throw new Error('Every game leaves as tables.');
      const told = tables.describe(session.snapshot.state) as Record<string, { name: string }[]>;
      // Renamed wherever the game names them: each seat once by each name.
      for (let first = 0; first < names.length; first += 3) {
        const all = JSON.stringify({ ...told, title: '1925-04', seed: 7 });
        const renamed = (told[listKeys[rulebook.id]] ?? []).reduce(
          (text, { name }, n) =>
            text.replaceAll(JSON.stringify(name), JSON.stringify(names[(first + n) % names.length])),
          all,
        );
        const running = JSON.parse(renamed) as object;
        const file = writeFile(running, 'comma');
        const read = await readRunning(rulebook.id, pass(file, region, 'comma'));
        expect(read.kind === 'wrong' ? read.findings : []).toEqual([]);
        expect(read).toMatchObject({ kind: 'done', running });
        // The marks are no part of what they mark.
        const bare = parseSpreadsheet(file).map(({ cells }) => cells);
        expect(bare.flat()).toContain('1925-04');
      }
    },
  );

  function writeFile(running: object, style: SpreadsheetStyle): string {
    const { sections } = rulebook.joining?.tables ?? { sections: [] };
    return formatSpreadsheet(writeTables(sections, running), style, { isReadAgain: true });
  }
});

it.each<[game: GameId, rule: string, setting: string, shown: readonly string[]]>([
  ['empire-city', 'landValues', '0-1-2', ['0-1-2', "'0-1-2", '2000-01-02', '01/02/2000', '02.01.2000']],
  ['empire-city', 'landValues', '1-2-3', ["'1-2-3", '1/2/2003', '01.02.2003', '2001-02-03', '01/02/03']],
  ['turf-war', 'supremacy', '1/2', ["'1/2", '01/02/2026', '2.1.2026', '2026-01-02', '2-Jan', '02. Jan']],
  ['turf-war', 'supremacy', '3/4', ['3/4', '4.3.2026', '03/04/26', '2026-03-04', '4-Mar']],
])('%s: %s is %s however a spreadsheet shows it', async (game, rule, setting, shown) => {
  const session = await played(game, 2, 11);
  const { content } = exportTable(session, { seat: null, viewer: 'gm', style: 'comma' });
  const { name } = houses[game].houseTable.rows.find(({ key }) => key === rule) ?? {};
  const lines = content.split('\n');
  const at = lines.findIndex((line) => line.includes(name ?? rule));
  for (const cell of shown) {
    const read = await readRunning(game, lines.with(at, `${rule},${cell}`).join('\n'));
    expect(read, cell).toMatchObject({ kind: 'done', running: { houseRules: { [rule]: setting } } });
  }
});
