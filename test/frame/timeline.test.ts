import { describe, expect, test } from 'vitest';
import { filterTimeline, findLeader } from '#frame/timeline/timeline.ts';
import { createCsvFile } from '#renderer/shared/saving/saving.ts';
import type { TimelinePeriod } from '#shared/views/chronicle.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [g1, g2] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];
const january: TimelinePeriod = {
  period: 1,
  headline: 'Shots at the Docks',
  marks: [
    { sign: 'fight', kind: 'battle-settled', text: 'A raid on Doyle’s Saloon.' },
    { sign: 'death', kind: 'died', text: 'Spats Doogan died.' },
  ],
  holders: [
    { seat: g1, count: 4 },
    { seat: g2, count: 3 },
  ],
};
const february: TimelinePeriod = { period: 2, headline: null, marks: [], holders: [] };

describe('what is looked for in a timeline', () => {
  const search = (text: string, ...signs: 'death'[]) =>
    filterTimeline([january, february], { text, signs: new Set(signs) });

  test('nothing: everything', () => {
    expect(search('')).toEqual([january, february]);
  });

  test('words: in a mark, which then stands alone, or in the headline', () => {
    expect(search('doogan')).toEqual([{ ...january, marks: [january.marks[1]] }]);
    expect(search('docks')).toEqual([january]);
    expect(search('nobody')).toEqual([]);
  });

  test('signs: months that have them, and no headline stands in for one', () => {
    expect(search('', 'death')).toEqual([{ ...january, marks: [january.marks[1]] }]);
    expect(search('docks', 'death')).toEqual([]);
  });
});

test('who holds as much as another does not lead', () => {
  expect(findLeader(january)).toBe(g1);
  expect(findLeader(february)).toBeNull();
  const level = january.holders.map(({ seat }) => ({ seat, count: 3 }));
  expect(findLeader({ ...january, holders: level })).toBeNull();
});

test('a table for spreadsheets quotes what needs it and holds no formula', () => {
  const { fileName, content } = createCsvFile(
    'The Long Summer: timeline',
    ['What', 'Dollars'],
    [
      ['“Spats”, twice', 5],
      ['=HYPERLINK("x")', null],
      ['two\nlines', -3],
    ],
  );
  expect(fileName).toBe('the-long-summer-timeline.csv');
  expect(content).toBe('\uFEFFWhat,Dollars\n"“Spats”, twice",5\n"\'=HYPERLINK(""x"")",\n"two\nlines",-3\n');
  expect(createCsvFile('///', [], []).fileName).toBe('table.csv');
});
