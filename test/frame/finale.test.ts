import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeMargin,
  findBestHour,
  findPeak,
  listCourseRecords,
  listEventsAbout,
  listPlaces,
  listTurningPoints,
  orderSeats,
  type Course,
  type FinalSeat,
} from '#frame/finale/finale.ts';
import { nameEnd } from '#frame/finale/lost.ts';
import { watchToEnd } from '#frame/finale/watching.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';

const id = (seat: string): SeatId => seat as SeatId;
const names: Readonly<Record<string, string>> = { a: 'Alzetta', b: 'Benvolio', c: 'Corvini' };
const nameOf = (seat: SeatId): string => names[seat] ?? seat;
const format = (value: number): string => `${value} points`;

/** `a 12, b out 3`: seats with what they are counted by, or the period in which they went. */
function readSeats(text: string): FinalSeat[] {
  return text.split(', ').map((one) => {
    const [seat = '', first = '', second] = one.split(' ');
    const value = first === '?' ? null : Number(first);
    const out = { seat: id(seat), value: 0, outPeriod: Number(second), parts: [] };
    return first === 'out' ? out : { seat: id(seat), value, outPeriod: null, parts: [] };
  });
}

/** `a 1 2 3, b 3 2 ?`: what each seat had, period by period from the first. */
function readCourse(text: string): Course {
  const rows = text.split(', ').map((one) => one.split(' '));
  const length = (rows[0]?.length ?? 1) - 1;
  return {
    periods: Array.from({ length }, (_, at) => at + 1),
    values: Object.fromEntries(
      rows.map(([seat = '', ...values]) => [seat, values.map((value) => (value === '?' ? null : Number(value)))]),
    ),
  };
}

describe('the places at the end', () => {
  test.each([
    // seats in the game's order | winners | places | margin
    ['a 12, b 7', 'a', '1a 2b', '5 points ahead of Benvolio.'],
    ['a 7, b 7', 'a', '1a 2b', 'Level with Benvolio; the tie-break decided it.'],
    ['a 9, b 8, c 3', 'a b', '1a 1b 3c', '6 points ahead of Corvini.'],
    ['b 9, a 12', 'b', '1b 2a', null],
    ['a ?, b 7', 'a', '1a 2b', null],
    ['a 4, b out 3', 'a', '1a 2b', 'Nobody else was left.'],
    ['a out 4, b out 4', '', '1a 2b', null],
  ])('%s, won by %s', (seats, winners, places, margin) => {
    const listed = listPlaces(readSeats(seats), winners.split(' ').map(id));
    expect(listed.map(({ place, seat }) => `${place}${seat}`).join(' ')).toBe(places);
    expect(describeMargin(listed, { format, nameOf })).toBe(margin);
  });

  test.each([
    ['a 3, b 9, c out 2', 'b a c'],
    ['a out 2, b out 5, c 1', 'c b a'],
    ['a 5, b 5', 'a b'],
  ])('before the end, of %s: %s', (seats, order) => {
    expect(
      orderSeats(readSeats(seats))
        .map(({ seat }) => seat)
        .join(' '),
    ).toBe(order);
  });
});

describe('the course of a game', () => {
  test.each([
    // course | turning points | best hours of a and b | peak of a
    ['a 1 2 3, b 3 3 2', '3a', '2+1', null, '3=3'],
    ['a 5 6 2 1, b 1 2 3 9', '3b', '2+1', '4+6', '2=6'],
    ['a 1 1 1, b 0 0 0', '', null, null, '1=1'],
    ['a ? 4 2, b 3 3 3', '2a 3b', null, null, '2=4'],
    ['a 2, b 1', '', null, null, '1=2'],
  ])('%s', (text, turns, ofA, ofB, peak) => {
    const course = readCourse(text);
    const hour = (seat: string): string | null => {
      const found = findBestHour(course, id(seat));
      return found === null ? null : `${found.period}+${found.gain}`;
    };
    expect(
      listTurningPoints(course)
        .map(({ period, leader }) => `${period}${leader}`)
        .join(' '),
    ).toBe(turns);
    expect([hour('a'), hour('b')]).toEqual([ofA, ofB]);
    const highest = findPeak(course, id('a'));
    expect(highest === null ? null : `${highest.period}=${highest.value}`).toBe(peak);
  });

  test('has records of the longest lead, the highest stand, and the greatest rise and fall', () => {
    const records = listCourseRecords(readCourse('a 5 6 2 1, b 1 2 3 9'));
    expect(records.map(({ title, seat, period, value }) => `${title}: ${seat}, ${period}, ${value}`)).toEqual([
      'Longest lead: a, 1, 2',
      'Highest stand: b, 4, 9',
      'Greatest rise: b, 4, 6',
      'Hardest fall: a, 3, 4',
    ]);
  });

  test('best hour, peak and turning points of any course agree with its values', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 40 })), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(values, values, (a, b) => {
        const course: Course = { periods: [1, 2, 3, 4, 5, 6], values: { [id('a')]: a, [id('b')]: b } };
        const peak = findPeak(course, id('a'));
        expect(peak?.value ?? null).toBe(
          a.every((one) => one === null) ? null : Math.max(...a.map((one) => one ?? -1)),
        );
        const hour = findBestHour(course, id('a'));
        if (hour !== null) expect(a[hour.period - 1]).toBe((a[hour.period - 2] ?? 0) + hour.gain);
        for (const { period, leader, before } of listTurningPoints(course)) {
          const [own, other] = leader === id('a') ? [a, b] : [b, a];
          expect(own[period - 1] ?? -1).toBeGreaterThan(other[period - 1] ?? -1);
          expect(before).not.toBe(leader);
        }
      }),
    );
  });
});

test('of a period the gravest events that name a seat are told, each once', () => {
  const marks = [
    { sign: 'fight', text: 'Alzetta shot it out in Millgate.', kind: 'fight' },
    { sign: 'loss', text: 'Alzetta lost Millgate.', kind: 'loss' },
    { sign: 'loss', text: 'Alzetta lost Millgate.', kind: 'loss' },
    { sign: 'end', text: 'Corvini is out.', kind: 'end' },
  ] as const;
  const timeline = [{ period: 3, headline: null, marks: [...marks], holders: [] }];
  expect(listEventsAbout(timeline, 3, ['Alzetta']).map(({ text }) => text)).toEqual([
    'Alzetta lost Millgate.',
    'Alzetta shot it out in Millgate.',
  ]);
  expect(listEventsAbout(timeline, 2, ['Alzetta'])).toEqual([]);
});

describe('the screen of the end', () => {
  const seats = [{ seat: id('a'), name: 'Alzetta', isHuman: true, isOut: false }];
  const out = seats.map((seat) => ({ ...seat, isOut: true }));
  test.each([
    ['the game goes on', 'a', { seats, ending: null }, null],
    ['a seat is out', 'a', { seats: out, ending: null }, 'Last page'],
    ['the games master looks on', 'gm', { seats: out, ending: null }, null],
    ['it is over', 'gm', { seats, ending: { winners: [], how: '' } }, 'The end'],
  ])('%s', (_, viewer, view, name) => {
    expect(nameEnd({ viewer: viewer as SeatId, view })).toBe(name);
  });

  test.each([
    ['to its end', 3, 'done', 3],
    ['until something is refused', 9, 'refused', 1],
  ] as const)('the city is watched %s', async (_, left, kind, stops) => {
    let played = 0;
    let screen = '';
    const campaign = {
      get view(): ViewHead {
        return { ending: played >= left ? { winners: [], how: '' } : null } as unknown as ViewHead;
      },
      playOnWords: 'Play on',
      shows: { holdBack: <T>(work: () => Promise<T>) => work() },
      news: { putAway: () => undefined },
      place: { go: (to: string) => (screen = to) },
      advance: () => {
        played += 1;
        return Promise.resolve(
          kind === 'done' ? { kind, step: null } : { kind, sentence: 'No.', rule: null, about: null, isFault: false },
        );
      },
    };
    await watchToEnd(campaign);
    expect([played, screen]).toEqual([stops, 'end']);
  });
});
