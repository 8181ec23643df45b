import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeNeed, findClaimNeed } from '#games/godfather/board/claimNeed.ts';
import { buildGround, previewPlace, type Draft } from '#games/godfather/board/draft.ts';
import { requireNeighborhood, type Position } from '#shared/games/godfather/board.ts';
import { findTerritory } from '#shared/games/godfather/ground/ground.ts';
import { listMaskPositions } from '#shared/games/godfather/ground/site.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import type { GodfatherView, PlaceView } from '#shared/games/godfather/views.ts';

const own = seatIdSchema.parse('g1');
const other = seatIdSchema.parse('g2');
const { positions } = requireNeighborhood('MID');
const view = {
  families: [
    { seat: 'g1', cashDollars: 500 },
    { seat: 'g2', cashDollars: 0 },
  ],
  house: { areaLimit: 6 },
  turn: { free: null },
} as unknown as GodfatherView;
const createDraft = (clicks: Position[]): Draft => ({ clicks, openWith: { MID: 'hijacking' } });

type Pieces = PlaceView['pieces'];
const createPlace = (pieces: Pieces, isDeclared: boolean): PlaceView => {
  const place = { key: 'MID', name: 'Midtown', racket: 'hijacking', status: 'open', pieces } as unknown as PlaceView;
  const ground = buildGround(view, place);
  const territory = isDeclared ? listMaskPositions(ground.site, (ground.own[1] ?? 0) | findTerritory(ground, 1)) : null;
  return { ...place, claim: { seat: other, round: 2, answered: [], toAnswer: [own], territory } };
};

/** Every legal set of so many men of g1 that breaks the claim, by placing them. */
function listBreaking(place: PlaceView, size: number): Position[][] {
  const empty = positions.filter((one) => place.pieces.every(({ position }) => position !== one));
  const sets = (from: number, left: number): Position[][] =>
    left === 0
      ? [[]]
      : empty.slice(from).flatMap((one, at) => sets(from + at + 1, left - 1).map((rest) => [one, ...rest]));
  return sets(0, size).filter((set) => {
    const { lostTo, breaksClaim } = previewPlace(view, place, own, set);
    return lostTo === null && breaksClaim;
  });
}

describe('[GOD-VIEW-4] what a rival’s claim needs to fall', () => {
  it('is the fewest men that break it, on all the squares where they do', () => {
    const found = new Map<number | null, number>();
    const owners = fc.array(fc.constantFrom(own, other, other, null), { minLength: 10, maxLength: positions.length });
    fc.assert(
      fc.property(owners, fc.boolean(), (seats, isDeclared) => {
        const pieces = positions.flatMap((position, at): Pieces => {
          const seat = seats[at] ?? null;
          return seat === null ? [] : [{ position, seat, round: 1 }];
        });
        const place = createPlace(pieces, isDeclared);
        const need = findClaimNeed(view, place, own, createDraft([]));
        if (need === null) throw new Error('There is a claim of a rival.');
        found.set(need.men, (found.get(need.men) ?? 0) + 1);
        const most = need.men ?? 4;
        for (let size = 1; size < most; size += 1) expect(listBreaking(place, size)).toEqual([]);
        if (need.men === null || need.men === 0) return;
        const sets = listBreaking(place, need.men);
        expect(positions.filter((one) => sets.some((set) => set.includes(one)))).toEqual(need.squares);
        expect(need.isAny).toBe(sets.length === countChoices(need.squares.length, need.men));
      }),
      { numRuns: 300, seed: 7 },
    );
    expect([...found.keys()].toSorted()).toEqual(expect.arrayContaining([1, 2, null]));
  });

  it('narrows with each man put down, and is fulfilled when the claim falls', () => {
    const blue = ['MID-B1', 'MID-C1', 'MID-D1', 'MID-B2', 'MID-C2', 'MID-D2'] as Position[];
    const place = createPlace(
      blue.map((position) => ({ position, seat: other, round: 1 })),
      false,
    );
    let draft = createDraft([]);
    let need = findClaimNeed(view, place, own, draft);
    for (let left = need?.men ?? 0; left > 0; left -= 1) {
      expect(need?.men).toBe(left);
      draft = createDraft([...draft.clicks, ...(need?.squares.slice(0, 1) ?? [])]);
      need = findClaimNeed(view, place, own, draft);
    }
    expect(need?.men).toBe(0);
  });

  it.each([
    [{ men: 2, squares: ['a', 'b', 'c', 'd', 'e'], isAny: true, dollars: 200 }, 'Take 2 of the 5 squares with a flag'],
    [{ men: 2, squares: ['a', 'b', 'c'], isAny: false, dollars: 200 }, 'Take the right 2 of the 3 squares with a flag'],
    [{ men: 1, squares: ['MID-B2'], isAny: true, dollars: 100 }, 'A man on MID-B2 breaks it ($100).'],
    [{ men: 1, squares: ['MID-B2'], isAny: true, dollars: 600 }, 'breaks it ($600, and you have $500).'],
    [{ men: null, squares: [], isAny: false, dollars: 0 }, 'No three men can break it this turn.'],
  ])('is said in a sentence: %o', (need, says) => {
    expect(describeNeed(need as Parameters<typeof describeNeed>[0], 500)).toContain(says);
  });
});

function countChoices(among: number, chosen: number): number {
  return chosen === 0 ? 1 : (countChoices(among, chosen - 1) * (among - chosen + 1)) / chosen;
}
