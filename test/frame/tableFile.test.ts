import { describe, expect, it } from 'vitest';
import { createCsvFile } from '#renderer/shared/saving/saving.ts';
import { findRegionStyle } from '#renderer/shared/saving/spreadsheetStyle.ts';
import { layOutTable, readFigure, type ScreenCell, type ScreenRow } from '#renderer/shared/saving/tableFile.ts';

const cell = (text: string, more: Partial<ScreenCell> = {}): ScreenCell => ({
  text,
  facts: [],
  columns: 1,
  rows: 1,
  ...more,
});
const row = (...cells: (string | ScreenCell)[]): ScreenRow => ({
  cells: cells.map((one) => (typeof one === 'string' ? cell(one) : one)),
  heading: null,
});

describe('a table on screen as a file', () => {
  it('has one fact a column: those that stand in a cell and headings over rows have their own', () => {
    const table = layOutTable({
      head: [[cell('Official'), cell('Pay')]],
      bodies: [
        [
          { cells: [cell('The bench', { columns: 2 })], heading: 'House' },
          row(
            cell('Grover Ledbetter', { facts: [{ name: 'Post', text: 'Judge' }] }),
            cell('$1,500', { facts: [{ name: null, text: 'not paid' }] }),
          ),
        ],
        [
          { cells: [cell('The press', { columns: 2 })], heading: 'House' },
          row(cell('Lemuel Ash', { facts: [{ name: 'Post', text: 'Reporter' }] }), '–'),
        ],
      ],
    });
    expect(table).toEqual({
      head: ['House', 'Official', 'Post', 'Pay', 'Pay, more'],
      rows: [
        ['The bench', 'Grover Ledbetter', 'Judge', 1500, 'not paid'],
        ['The press', 'Lemuel Ash', 'Reporter', null, null],
      ],
    });
  });

  it('keeps its columns where cells span several, and leaves out those without words', () => {
    const table = layOutTable({
      head: [[cell('Side by side'), cell('Name'), cell('GUTS'), cell('Cost')]],
      bodies: [
        [row('', 'Spats', '4', '$250'), row(cell('opened', { columns: 4 }))],
        [row(cell('1 in all', { columns: 3 }), '$250')],
      ],
    });
    expect(table.head).toEqual(['Side by side', 'Name', 'GUTS', 'Cost']);
    expect(table.rows).toEqual([
      [null, 'Spats', 4, 250],
      ['1 in all', null, null, 250],
    ]);
    const bare = layOutTable({ head: [[cell(''), cell('Name')]], bodies: [[row('', 'Spats')]] });
    expect(bare).toEqual({ head: ['Name'], rows: [['Spats']] });
  });

  it('names columns by both rows of a head, one heading over two of the other', () => {
    const table = layOutTable({
      head: [
        [cell('Gang', { rows: 2 }), cell('Money', { columns: 2 })],
        [cell('in'), cell('out')],
      ],
      bodies: [[row('Ours', '3 MC', '−2')]],
    });
    expect(table).toEqual({ head: ['Gang', 'Money in', 'Money out'], rows: [['Ours', 3, -2]] });
  });
});

it.each([
  ['$1,500', 1500],
  ['+$2,000', 2000],
  ['−$20', -20],
  ['±0', 0],
  ['-3', -3],
  ['12.5', 12.5],
  ['7 MC', 7],
  ['–', null],
  ['?', null],
  ['', null],
  ['2D6-1', '2D6-1'],
  ['at most 7 MC', 'at most 7 MC'],
  ['January 1925', 'January 1925'],
  ['37%', '37%'],
])('reads %j of a cell as %j', (text, figure) => {
  expect(readFigure(text)).toBe(figure);
});

it.each([
  ['comma', ',', '1.5', '.csv'],
  ['semicolon', ';', '1,5', '.csv'],
  ['tab', '\t', '1.5', '.tsv'],
] as const)('saves with a %s between cells', (style, sign, figure, ending) => {
  const { fileName, content } = createCsvFile('Gang', ['Name', 'Share'], [['a', 1.5]], style);
  const share = style === 'comma' || sign !== figure[1] ? figure : `"${figure}"`;
  expect(content).toBe(`\uFEFFName${sign}Share\na${sign}${share}\n`);
  expect(fileName.endsWith(ending)).toBe(true);
});

it.each([
  ['en-US', 'comma'],
  ['en-GB', 'comma'],
  ['ja', 'comma'],
  ['de-CH', 'comma'],
  ['de-DE', 'semicolon'],
  ['fr-FR', 'semicolon'],
  ['pt-BR', 'semicolon'],
  ['ru', 'semicolon'],
])('takes for a reader of %s the %s', (language, style) => {
  expect(findRegionStyle([language])).toBe(style);
});
