import { expect, it } from 'vitest';
import { computeAxisEnd } from '#games/paradise/outrage/chart.ts';
import { describeCauses, formatChange, listCausesByMonth } from '#games/paradise/outrage/causes.ts';

const move = (period: number, from: number, to: number, ...points: number[]) => ({
  figure: 'outrage',
  period,
  from,
  to,
  causes: points.map((one) => ({ text: `cause ${one}`, points: one })),
});

it('the causes of a month stand under it, the strongest first, with the levels they lead from and to', () => {
  const months = listCausesByMonth([
    move(1, 2, 3, 1),
    move(1, 3, 5, -1, 3),
    move(2, 5, 5, 1, -1),
    { ...move(2, 0, 9, 9), figure: 'another' },
  ]);
  expect(months.map(({ month, from, to, causes }) => [month, from, to, causes.length])).toEqual([
    [1, 2, 5, 3],
    [2, 5, 5, 2],
  ]);
  expect(months[0]?.causes.map(({ points }) => points)).toEqual([3, 1, -1]);
  expect(months.map(formatChange)).toEqual(['+3', '±0']);
});

it('a tooltip tells the change and its first causes, and how many more there are', () => {
  const [month] = listCausesByMonth([move(1, 0, 21, 6, 5, 4, 3, 2, 1)]);
  expect(describeCauses(month)).toEqual([
    '+21 in this month, from 0 to 21:',
    '+6 cause 6',
    '+5 cause 5',
    '+4 cause 4',
    '+3 cause 3',
    '+2 cause 2',
    'and 1 more, in the list',
  ]);
  const [long] = listCausesByMonth([
    { ...move(1, 0, 1), causes: [{ text: `gunfight at ${'a long street '.repeat(6)}`, points: 1 }] },
  ]);
  const lines = describeCauses(long);
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(48);
  expect(describeCauses(undefined)).toEqual(['Nothing moved the outrage in this month.']);
});

it('the axis of the chart ends at a whole step above the highest mark', () => {
  expect([0, 16, 17, 22, 23, 35, 60].map(computeAxisEnd)).toEqual([18, 18, 20, 24, 30, 42, 66]);
});
