import { expect, test } from 'vitest';
import { formatCalendar, formatForChat, formatReminder, listSenders, readDueDay } from '#frame/mail/whoSent.ts';
import type { SeatId } from '#shared/words/ids.ts';

const head = (seat: string, over: object = {}) => ({
  seat: seat as SeatId,
  name: `Gang ${seat}`,
  isHuman: true,
  isOut: false,
  ...over,
});

const seats = [head('g1'), head('g2'), head('g3', { isHuman: false }), head('g4', { isOut: true })];
const waiting = [
  { seat: 'g1' as SeatId, text: 'Gang g1: not handed in.' },
  { seat: 'g2' as SeatId, text: 'Gang g2: 2 orders.', isDone: true },
  { seat: null, text: 'A battle waits.' },
];

test('lists the people who play, and what each has not sent yet', () => {
  expect(listSenders({ seats, waiting })).toEqual([
    { seat: 'g1', name: 'Gang g1', open: ['Gang g1: not handed in.'] },
    { seat: 'g2', name: 'Gang g2', open: [] },
  ]);
});

test('a reminder says to whom, for when, and what is missing', () => {
  const [first] = listSenders({ seats, waiting });
  if (first === undefined) throw new Error('Nobody plays.');
  expect(formatReminder('Our war', 'Turn 2', 'Friday at eight', first)).toBe(
    [
      'Our war: Gang g1, Turn 2',
      '',
      'Your sheet for Turn 2 has not come yet. It is due Friday at eight.',
      '- Gang g1: not handed in.',
      '',
      'Send it with its heading, an order a line.',
    ].join('\n'),
  );
  expect(formatReminder('Our war', 'Turn 2', null, first)).not.toContain('due');
});

test('a chat is told the headlines and when sheets are due', () => {
  expect(formatForChat('The Tattler\n\nTwo dead\n', 'Turn 2', 'Friday')).toBe(
    'The Tattler\n\nTwo dead\n\nSheets for Turn 2 are due Friday.',
  );
  expect(formatForChat(null, 'Turn 1', null)).toBe('Sheets for Turn 1 are due when you have them.');
});

test.each([
  ['2027-05-09', '20270509'],
  ['Sunday, 2027-05-09 at eight', '20270509'],
  ['2027-02-30', null],
  ['2027-13-01', null],
  ['Friday at eight', null],
])('the date in “%s” is %s', (due, day) => {
  expect(readDueDay(due)).toBe(day);
});

test('a calendar gets the day, with signs of its own form marked', () => {
  const at = new Date('2027-05-01T10:00:00.000Z');
  const lines = formatCalendar('Us, and them', 'Turn 2', { day: '20270509', due: '2027-05-09', at }).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270509');
  expect(lines).toContain('DTSTAMP:20270501T100000Z');
  expect(lines).toContain(String.raw`SUMMARY:Us\, and them: sheets for Turn 2`);
});
