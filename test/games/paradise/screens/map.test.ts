import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { districts, lookUpShape } from '#test/support/paradiseCity.ts';
import { isInPolygon } from '#shared/words/geometry.ts';
import { describe, expect, it } from 'vitest';
import type { District } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { placeDoors } from '#shared/games/paradise/drawing/doors.ts';
import { describeMonthEvents, listMonthEvents } from '#games/paradise/map/monthEvents.ts';
import { Playback } from '#games/paradise/map/playback.svelte.ts';
import { listHoldersAt, listMonthMarks } from '#games/paradise/map/marks.ts';
import { computeTint, findStrongest } from '#games/paradise/map/shares.ts';

const doorsOf = (district: District, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `b${n}`, district }));

describe('the doors on the map', () => {
  it.each(districts)('of %s stand inside it, apart from each other, the same every time', (district) => {
    const doors = doorsOf(district, 48);
    const places = placeDoors(paradiseCity, doors);
    const points = [...places.values()];
    expect(points).toHaveLength(48);
    expect(points.filter((point) => !isInPolygon(lookUpShape(district).polygon, point))).toEqual([]);
    const gaps = points.flatMap(([x, y], n) => points.slice(n + 1).map(([x2, y2]) => Math.hypot(x - x2, y - y2)));
    expect(Math.min(...gaps)).toBeGreaterThan(8);
    expect(placeDoors(paradiseCity, doors)).toEqual(places);
  });
});

describe('the slider through the months', () => {
  const [one, two] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];
  const changes = [
    { period: 1, thing: 'b1', holder: one, isDealt: false },
    { period: 3, thing: 'b1', holder: two, isDealt: false },
    { period: 3, thing: 'b1', holder: null, isDealt: false },
    { period: 4, thing: 'b2', holder: two, isDealt: false },
  ];
  it('shows who held a door when the month ended, the last change of a month holding', () => {
    expect(listHoldersAt(changes, 2)).toEqual(new Map([['b1', one]]));
    expect(listHoldersAt(changes, 3)).toEqual(new Map([['b1', null]]));
    expect(listHoldersAt(changes, 4).get('b2')).toBe(two);
  });
});

describe('the events above the slider', () => {
  const [one, two] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];
  const changes = [
    { period: 1, thing: 'b1', holder: one, isDealt: true },
    { period: 1, thing: 'b2', holder: two, isDealt: true },
    { period: 1, thing: 'b3', holder: one, isDealt: false },
    { period: 2, thing: 'b2', holder: one, isDealt: false },
    { period: 3, thing: 'b1', holder: two, isDealt: false },
    { period: 3, thing: 'b3', holder: null, isDealt: false },
    { period: 3, thing: 'b3', holder: null, isDealt: false },
  ];
  const mark = (kind: string) => ({ sign: 'fight' as const, text: kind, kind });
  const periods = [
    { period: 1, headline: null, holders: [], marks: ['battle-reported', 'battle-settled', 'died'] },
    { period: 2, headline: null, holders: [], marks: ['boss-succeeded', 'feds-arrived'] },
    { period: 4, headline: null, holders: [], marks: ['feds-recalled', 'died'] },
  ].map((period) => ({ ...period, marks: period.marks.map(mark) }));
  const words = (seat: SeatId | null) =>
    listMonthEvents(periods, changes, seat).map(({ month, row, words: told }) => [month, row, told].join(' '));

  it('are a gang’s doors taken and lost since the founding, battles, new Bosses, and the Feds', () => {
    expect(words(one)).toEqual([
      '1 battles 1 battle',
      '1 doors 1 door taken',
      '2 doors 1 door taken',
      '2 bosses 1 new Boss',
      '2 feds the Feds came',
      '3 doors 2 doors lost',
      '4 feds the Feds left',
    ]);
    expect(words(two).filter((told) => told.includes('door'))).toEqual(['2 doors 1 door lost', '3 doors 1 door taken']);
    expect(words(null).filter((told) => told.includes('door'))).toEqual([
      '1 doors 1 door changed hands',
      '2 doors 1 door changed hands',
      '3 doors 2 doors changed hands',
    ]);
  });

  it('are told in one line a month', () => {
    const events = listMonthEvents(periods, changes, one);
    expect(describeMonthEvents(events, 2)).toBe('1 door taken, 1 new Boss and the Feds came');
    expect(describeMonthEvents(events, 9)).toBe('');
  });
});

describe('the months as they are played', () => {
  /** A playback over four closed months whose waits are ended by hand. */
  function startPlayback(isStill = false) {
    let waiting: (() => void) | null = null;
    let asked = 0;
    const playback = new Playback(
      () => ({ first: 1, last: 4 }),
      () => isStill,
      (ms, then) => {
        asked = ms;
        waiting = then;
        return () => (waiting = null);
      },
    );
    const tick = (): void => {
      const then = waiting;
      waiting = null;
      then?.();
    };
    return { playback, tick, isWaiting: () => waiting !== null, asked: () => asked };
  }

  it('go on to today and stop there, and begin anew from the first', () => {
    const { playback, tick, isWaiting } = startPlayback();
    const seen: (number | null)[] = [];
    playback.play();
    seen.push(playback.month);
    while (isWaiting()) {
      tick();
      seen.push(playback.month);
    }
    expect(seen).toEqual([1, 2, 3, 4, null]);
    expect(playback.isPlaying).toBe(false);
    playback.toggle();
    expect(playback.month).toBe(1);
  });

  it('stop where somebody pauses or picks a month, and go on from it at the speed that is set', () => {
    const { playback, tick, isWaiting, asked } = startPlayback();
    playback.show(2);
    playback.speed = 'fast';
    playback.play();
    expect(asked()).toBe(200);
    tick();
    expect(playback.month).toBe(3);
    playback.toggle();
    expect([playback.isPlaying, isWaiting(), playback.month]).toEqual([false, false, 3]);
    playback.play();
    playback.show(9);
    expect([playback.isPlaying, isWaiting(), playback.month]).toEqual([false, false, null]);
  });

  it('are single steps where things move as little as can be', () => {
    const { playback, isWaiting } = startPlayback(true);
    const seen = Array.from({ length: 6 }, () => {
      playback.play();
      return playback.month;
    });
    expect(seen).toEqual([1, 2, 3, 4, null, 1]);
    expect([playback.isPlaying, isWaiting()]).toEqual([false, false]);
  });
});

describe('whose a district is', () => {
  const gangs = ['g1', 'g2'].map((seat, color) => ({ seat, color })) as never;
  const hold = (owners: readonly (string | null)[]) => ({
    gangs,
    businesses: owners.map((owner, nth) => ({ id: `b${nth}`, owner, district: 'downtown' })) as never,
  });
  it.each([
    ['nobody holds a door', [null, null], null],
    ['one door of four', [null, 'g1', null, null], ['g1', 0.25]],
    ['the most doors', ['g2', 'g1', 'g2', null], ['g2', 0.5]],
    ['two hold as many', ['g2', 'g1', null], null],
  ] as const)('%s', (_, owners, expected) => {
    const found = findStrongest(hold(owners), 'downtown');
    expect(found === null ? null : [found.gang.seat, found.share]).toEqual(expected);
  });

  it('is tinted the more, the more of it one gang holds', () => {
    const tints = [0.02, 0.1, 0.25, 0.5, 1].map(computeTint);
    expect(tints).toEqual(tints.toSorted((a, b) => a - b));
    expect(tints[0]).toBeGreaterThan(0.1);
    expect(tints.at(-1)).toBeLessThan(0.7);
  });
});

describe('the events of a month on the map', () => {
  const battle = (id: string, month: number, more: object = {}) => ({
    ...{ id, month, title: `Title ${id}`, attackers: 'g1', district: 'downtown', business: null },
    settled: { how: 'resolved', winner: null, sentence: `Told ${id}`, losses: [], hasFilm: false },
    ...more,
  });
  const settled = (losses: readonly string[], how = 'resolved') => ({
    settled: { how, winner: null, sentence: 'Told.', losses, hasFilm: false },
  });
  const view = {
    month: 4,
    businesses: [
      { id: 'b1', name: 'Club Argent', repairMonths: 2 },
      { id: 'b2', name: 'Aces High', repairMonths: 0 },
    ],
    battles: [
      battle('plain', 3, { business: 'b1' }),
      battle('law', 3, { attackers: 'police' }),
      battle('deadly', 4, settled(['Dead: Al Brody'])),
      battle('off', 3, settled([], 'called-off')),
      battle('old', 2),
    ],
  } as never;
  const places = new Map([['b1', [10, 20] as const]]) as never;

  it('are those of last month and this one, with what is wrecked now', () => {
    expect(listMonthMarks(view, places, null).map(({ id, kind }) => [id, kind])).toEqual([
      ['b1', 'flames'],
      ['plain', 'fight'],
      ['law', 'badge'],
      ['deadly', 'cross'],
    ]);
    expect(listMonthMarks(view, places, null)[1]?.at).toEqual([10, 20]);
  });

  it('are those of the month that the slider stands at', () => {
    expect(listMonthMarks(view, places, 2).map(({ id }) => id)).toEqual(['old']);
  });
});
