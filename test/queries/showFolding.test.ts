import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldScenes, mostScenes, type FoldedScene } from '#queries/showFolding.ts';
import type { ShowScene } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';

const kinds = ['order', 'settled', 'deed', 'fight', 'news'] as const;
type Drawn = { kind: ShowScene['kind']; seat: number; act: string; isPlaced: boolean; odds: number | null };

function makeScene({ kind, seat, isPlaced, odds, act }: Drawn, nth: number): ShowScene {
  const seatId = `g${seat}` as SeatId;
  const isOfOrders = kind === 'order' || kind === 'settled';
  return {
    ...{ kind, title: `${act} ${nth}`, seats: [seatId], people: [], counts: [], battle: null, act: null },
    orders: isOfOrders ? [{ seat: seatId, title: `${act} ${nth}`, chance: odds, tone: 'even', result: 'Done.' }] : [],
    lines: [
      {
        spans: [{ text: `Line ${nth}.`, ref: null }],
        dice: [],
        moves: [{ seat: seatId, dollars: nth }],
        isPlan: false,
      },
    ],
    places: isPlaced ? [{ kind: 'business', id: `b${nth}` }] : [],
  };
}

const anyScenes = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      seat: fc.integer({ min: 1, max: 8 }),
      act: fc.constantFrom('Buy out', 'Take over', 'Guard'),
      isPlaced: fc.boolean(),
      odds: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    }),
    { maxLength: 90 },
  )
  .map((drawn) =>
    drawn.map((one, nth): FoldedScene => ({
      scene: makeScene(one, nth),
      act: one.kind === 'order' || one.kind === 'deed' ? `g${one.seat} ${one.act}` : null,
    })),
  );

const how = { nameSeat: ({ seats }: ShowScene) => `Gang ${seats[0] ?? ''}`, isKept: () => false };

it('a show has 20 scenes at most, and tells every order, sum of money, and place all the same', () => {
  fc.assert(
    fc.property(anyScenes, (scenes) => {
      const folded = foldScenes(scenes, how);
      expect(folded.length).toBeLessThanOrEqual(mostScenes);
      const before = scenes.map(({ scene }) => scene);
      const sort = (all: readonly ShowScene[], list: (scene: ShowScene) => readonly string[]) =>
        all.flatMap(list).toSorted();
      const lists = [
        ({ orders }: ShowScene) => orders.map(({ title }) => title),
        ({ lines }: ShowScene) => lines.flatMap(({ moves }) => moves.map(({ seat, dollars }) => `${seat} ${dollars}`)),
        ({ places }: ShowScene) => places.map(({ id }) => id),
      ];
      for (const list of lists) expect(sort(folded, list)).toEqual(sort(before, list));
    }),
  );
});

it('alike acts of a gang without odds are one scene, others stay by themselves', () => {
  const draw = (seat: number, act: string, odds: number | null): Drawn => ({
    kind: 'order',
    seat,
    act,
    odds,
    isPlaced: true,
  });
  const drawn = [
    draw(1, 'Buy out', null),
    draw(2, 'Buy out', null),
    draw(1, 'Buy out', null),
    draw(1, 'Take over', 0.4),
    draw(1, 'Buy out', null),
  ];
  const scenes = drawn.map((one, nth) => ({ scene: makeScene(one, nth), act: `g${one.seat} ${one.act}` }));
  expect(foldScenes(scenes, how).map(({ kind, title, orders }) => [kind, title, orders.length])).toEqual([
    ['settled', 'Gang g1: 3 orders', 3],
    ['order', 'Buy out 1', 1],
    ['order', 'Take over 3', 1],
  ]);
});

it('a fight of one’s own stays by itself, however many there are', () => {
  const drawn = Array.from({ length: 40 }, (_, nth): Drawn => ({
    ...{ kind: 'fight', seat: nth === 7 ? 1 : 2, act: 'Raid', isPlaced: true, odds: null },
  }));
  const scenes = drawn.map((one, nth) => ({ scene: makeScene(one, nth), act: null }));
  const folded = foldScenes(scenes, { ...how, isKept: ({ seats }) => seats.includes('g1' as SeatId) });
  expect(folded).toHaveLength(mostScenes);
  expect(folded.filter(({ seats }) => seats.includes('g1' as SeatId)).map(({ title }) => title)).toEqual(['Raid 7']);
});
