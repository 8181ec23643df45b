import { expect, it } from 'vitest';
import fc from 'fast-check';
import { findDanger, outlineSquares } from '#games/godfather/board/danger.ts';
import { listLeftUndone } from '#games/godfather/board/turn/undone.ts';
import type { GodfatherSession } from '#games/godfather/session.svelte.ts';
import { previewPlace } from '#games/godfather/board/draft.ts';
import { findNeighborhoodKey, requireNeighborhood, type Position } from '#shared/games/godfather/board.ts';
import type { GodfatherView, PlaceView } from '#shared/games/godfather/views.ts';

const key = findNeighborhoodKey('HAR-B2');
const { positions } = requireNeighborhood(key);
const view = { families: [{ seat: 'g1' }, { seat: 'g2' }], house: { areaLimit: 6 } } as unknown as GodfatherView;
const createPlace = (pieces: { position: Position; seat: string }[]): PlaceView =>
  ({ key, status: 'open', claim: null, pieces }) as unknown as PlaceView;

it('a rival who fills the squares shown takes the group shown', () => {
  let found = 0;
  const owners = fc.array(fc.constantFrom('g1', 'g2', null), {
    minLength: positions.length,
    maxLength: positions.length,
  });
  fc.assert(
    fc.property(owners, (seats) => {
      const pieces = positions.flatMap((position, at) => {
        const seat = seats[at] ?? null;
        return seat === null ? [] : [{ position, seat }];
      });
      const place = createPlace(pieces);
      for (const { position, seat } of pieces) {
        const danger = findDanger(view, place, position);
        if (danger === null || danger.outs.length === 0) continue;
        found += 1;
        expect(danger.outs.length).toBeLessThanOrEqual(3);
        expect(danger.group).toContain(position);
        const rival = view.families.find((one) => one.seat !== seat)?.seat ?? view.families[0]!.seat;
        expect(previewPlace(view, place, rival, danger.outs).taken).toEqual(expect.arrayContaining(danger.group));
      }
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(0);
});

it('a man with four ways out is in no danger', () => {
  expect(findDanger(view, createPlace([{ position: 'HAR-C3', seat: 'g1' }]), 'HAR-C3')).toBeNull();
});

it('two squares side by side have six sides', () => {
  expect(outlineSquares(['HAR-C3', 'HAR-D3'] as Position[]).match(/M/g)).toHaveLength(6);
});

it('two groups in equal danger in one Neighborhood are one reminder', () => {
  const dangers = ['HAR-A2', 'HAR-F2'].map((position) => ({ seat: 'g1', positions: [position], outs: 1 }));
  const session = {
    family: { seat: 'g1', cashDollars: 0 },
    view: { places: [{ key, name: 'Harlem', claim: null, dangers }] },
  } as unknown as GodfatherSession;
  expect(listLeftUndone(session, null)).toEqual(['2 men in Harlem have 1 way out.']);
});
