import { describe, expect, test } from 'vitest';
import { anything, filterLog, nameKind } from '#frame/log/filter.ts';
import { canUndoTo, describeLoss, listStepsAfter, listStepsFrom } from '#frame/log/undoing.ts';
import { listLinesAbout } from '#games/paradise/inspector/history.ts';
import type { LogEntry } from '#shared/views/log.ts';

function entry(seq: number, month: number, authorName: string, texts: [string, string][]): LogEntry {
  return {
    seq,
    endsStep: null,
    period: month,
    title: `Entry ${seq}`,
    author: { kind: 'rules' },
    authorName,
    writtenAt: '2026-01-01T00:00:00Z',
    reason: null,
    lines: texts.map(([kind, text]) => ({
      kind,
      text,
      about: text.startsWith('Sun Wei') ? [{ kind: 'gangster', id: 'p4' }] : [],
      dollars: null,
      dice: [],
      rules: [],
    })),
  };
}
const log = [
  entry(1, 1, 'The rules', [['collected', 'The Blue Parrot brings $700.']]),
  entry(2, 2, 'White Crane Tong', [
    ['taken-over', 'Sun Wei takes over Ma Tuttle’s.'],
    ['collected', 'Nothing comes in.'],
  ]),
];

describe('filtering the log', () => {
  test('newest entries come first', () => {
    expect(filterLog(log, anything).map(({ seq }) => seq)).toEqual([2, 1]);
  });
  test('words keep the lines that have them', () => {
    const found = filterLog(log, { ...anything, text: 'sun tuttle' });
    expect(found).toHaveLength(1);
    expect(found[0]?.lines).toHaveLength(1);
  });
  test('words in the title keep all lines', () => {
    expect(filterLog(log, { ...anything, text: 'entry 2' })[0]?.lines).toHaveLength(2);
  });
  test('a kind, an author and a month narrow further', () => {
    expect(filterLog(log, { ...anything, kind: 'collected' })).toHaveLength(2);
    expect(filterLog(log, { ...anything, kind: 'collected', month: 2 })).toHaveLength(1);
    expect(filterLog(log, { ...anything, author: 'The rules', month: 2 })).toEqual([]);
  });
  test('kinds read as words', () => {
    expect(nameKind('taken-over')).toBe('Taken over');
    expect(nameKind('monthClosed')).toBe('Month closed');
  });
});

describe('undoing to an entry', () => {
  const steps = [
    { seq: 9, period: 3, title: 'Hired Ray Cobb' },
    { seq: 7, period: 3, title: 'Paid the precincts' },
    { seq: 4, period: 2, title: 'Closed February' },
  ];
  test('keeps the entry itself', () => {
    expect(listStepsAfter(steps, 7).map(({ seq }) => seq)).toEqual([9]);
    expect(listStepsFrom(steps, 3)).toHaveLength(2);
  });
  test('is offered where a step ends and something comes after', () => {
    expect(canUndoTo(steps, 7)).toBe(true);
    expect(canUndoTo(steps, 6)).toBe(false);
    expect(canUndoTo(steps, 9)).toBe(false);
  });
  test('says exactly what is lost', () => {
    expect(describeLoss(listStepsAfter(steps, 7))).toBe(
      'One entry is taken back: “Hired Ray Cobb”. Redo brings it back until something new is done.',
    );
    expect(describeLoss(steps)).toBe(
      '3 entries are taken back, from “Closed February” to “Hired Ray Cobb”. Redo brings them back until something new is done.',
    );
    expect(describeLoss([])).toBe('Nothing would be taken back.');
  });
});

test('a history has the lines that name somebody, newest first', () => {
  expect(listLinesAbout(log, { kind: 'gangster', id: 'p4' }).map(({ text }) => text)).toEqual([
    'Sun Wei takes over Ma Tuttle’s.',
  ]);
});
