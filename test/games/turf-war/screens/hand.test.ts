import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { findNextFree, mayGo, tellTarget, weighTarget } from '#games/turf-war/map/hand.ts';
import { fitName } from '#games/turf-war/map/drawing.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from '../story.ts';

const seat = 'g1' as SeatId;

/** The view of the first gang in a fresh game of four. */
function fresh(house: object = {}) {
  const { state } = new Story(house, 4);
  const view = turfWar.view(state, seat);
  const own = view.pieces.filter(({ gang }) => gang === seat);
  const find = (rank: string) => own.filter((piece) => piece.rank === rank);
  const owned = view.areas.filter(({ owner }) => owner === seat).map(({ number }) => number);
  const free = view.areas.filter(({ owner }) => owner === null).map(({ number }) => number);
  return { view, own, find, owned, free };
}

describe('people in the hand', () => {
  it('[WAR-MOVE-1] a Hitman may go anywhere but where he stands, a Don only to other ground of his gang', () => {
    const { view, find, owned } = fresh();
    const [hitman] = find('hitman');
    const [don] = find('don');
    if (hitman === undefined || don === undefined) throw new Error('Nobody is there.');
    const open = (people: (typeof hitman)[]) =>
      view.areas.filter(({ number }) => mayGo(view, { seat, people, starts: false }, number));
    expect(open([hitman])).toHaveLength(view.areas.length - 1);
    expect(open([don]).map(({ number }) => number)).toEqual(owned.filter((number) => number !== don.area));
    expect(open([hitman, don]).map(({ number }) => number)).toEqual(
      owned.filter((number) => number !== don.area && number !== hitman.area),
    );
  });

  it('[WAR-ORD-11, WAR-START-3] recruits enter, and people start, on their own ground alone', () => {
    const { view, find, owned, free } = fresh({ deployment: 'chosen' });
    const [hitman] = find('hitman');
    if (hitman === undefined) throw new Error('Nobody is there.');
    const recruit = { ...hitman, area: null };
    const [own = 0] = owned.filter((number) => number !== hitman.area);
    const [other = 0] = free;
    for (const going of [
      { seat, people: [recruit], starts: false },
      { seat, people: [hitman], starts: true },
    ]) {
      expect([mayGo(view, going, own), mayGo(view, going, other)]).toEqual([true, false]);
    }
    expect(tellTarget(view, { seat, people: [recruit], starts: false }, other, [])).toContain(
      'Recruits enter on your own ground.',
    );
  });

  it('[WAR-FIGHT-3] the words count those in the hand against those who stand there', () => {
    const { view, find } = fresh();
    const people = [...find('lieutenant'), ...find('hitman')].slice(0, 2);
    const target = view.areas.find(
      ({ number }) => view.pieces.filter(({ area, gang }) => area === number && gang !== seat).length === 1,
    );
    // Two Lieutenants, 2 each, against the lone Hitman of a fourth home.
    expect(tellTarget(view, { seat, people, starts: false }, target?.number ?? 0, [])).toContain(
      '4 against 1 (a Hitman); you drive them out',
    );
    const [one] = find('hitman');
    const alone = one === undefined ? [] : [one];
    expect(tellTarget(view, { seat, people: alone, starts: false }, target?.number ?? 0, [])).toContain(
      '1 against 1 (a Hitman); you bounce off',
    );
  });

  it('[WAR-FIGHT-3] each area is lit by how it ends there: nobody, a lone Hitman, a pair with a Lieutenant', () => {
    const { view, find, owned, free } = fresh();
    const [hitman] = find('hitman');
    const [don] = find('don');
    if (hitman === undefined || don === undefined) throw new Error('Nobody is there.');
    const strength = (number: number) =>
      view.pieces.filter(({ area, gang }) => area === number && gang !== seat).length;
    const rivals = view.areas.filter(({ number }) => strength(number) > 0);
    const light = (people: (typeof hitman)[], number: number) =>
      weighTarget(view, { seat, people, starts: false }, number, []).prospect;
    const lone = rivals.find(({ number }) => strength(number) === 1)?.number ?? 0;
    const pair = rivals.find(({ number }) => strength(number) === 2)?.number ?? 0;
    const home = owned.find((number) => number !== hitman.area) ?? 0;
    expect(light([hitman], free[0] ?? 0)).toBe('free');
    expect(light([hitman], home)).toBe('home');
    expect(light([hitman], lone)).toBe('level');
    expect(light(find('lieutenant').slice(0, 1), lone)).toBe('ahead');
    expect(light([hitman], pair)).toBe('behind');
    expect(light([don], lone)).toBe('barred');
  });

  it('are picked up one after the other, the lowest rank first, and nobody with an order', () => {
    const { own } = fresh();
    const party = own.filter(({ area }) => area === own.find(({ rank }) => rank === 'don')?.area);
    const first = findNextFree(party, [], []);
    expect(first?.rank).toBe('hitman');
    const second = findNextFree(party, [first?.id ?? ''], []);
    expect(second?.rank).toBe('don');
    const order = { kind: 'move', pieces: [first?.id ?? ('' as never)], area: 1 } as const;
    expect(findNextFree(party, [], [{ order: { ...order, pieces: [...order.pieces] } }])?.rank).toBe('don');
  });
});

describe('names on the map', () => {
  const box = (width: number) => [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: 100 },
    { x: 0, y: 100 },
  ];
  it('[WAR-VIEW-1] are as large as their area is wide, in two lines before they are small', () => {
    expect(fitName('Fish Quay', box(200), { x: 100, y: 50 })).toEqual({ lines: ['Fish Quay'], size: 15, x: 100 });
    const narrow = fitName('Steeple Landing', box(84), { x: 42, y: 50 });
    expect(narrow.lines).toEqual(['Steeple', 'Landing']);
    expect(narrow.size * 0.56 * 7).toBeLessThanOrEqual(84);
  });

  it('[WAR-VIEW-1] stand in the middle of the room at their height, within their area’s borders', () => {
    // A triangle with its right angle at the west: where the name stands, it is 60 wide, from 0 to 60.
    const triangle = [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ];
    const { x, size, lines } = fitName('Hay', triangle, { x: 40, y: 70.5 });
    expect(lines).toEqual(['Hay']);
    const half = (size * 0.56 * 3) / 2;
    expect(x - half).toBeGreaterThanOrEqual(0);
    expect(x + half).toBeLessThanOrEqual(60);
    expect(x).toBe(30);
  });
});
