import { expect, test } from 'vitest';
import { formatReminder, listSenders } from '#frame/mail/whoSent.ts';
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
