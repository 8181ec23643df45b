import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { tieKinds, type Tie } from '#shared/games/paradise/views/attitudes.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { drawStrands, layKnots, sortTies, webSize } from '#renderer/games/paradise/rivals/web.ts';

const seatsOf = (count: number): SeatId[] => Array.from({ length: count }, (_, nth) => `g${nth + 1}` as SeatId);

const anyWeb = fc.integer({ min: 2, max: 10 }).chain((count) => {
  const seat = fc.constantFrom(...seatsOf(count));
  const tie = fc.record({ one: seat, other: seat, kind: fc.constantFrom(...tieKinds), text: fc.string() });
  return fc.record({
    seats: fc.constant(seatsOf(count)),
    ties: fc.array(
      tie.filter(({ one, other }) => one < other),
      { maxLength: 20 },
    ),
  });
});

describe('the web of the gangs', () => {
  it('keeps every mark and its name on the drawing, and no two marks on one place', () => {
    forAll(fc.integer({ min: 1, max: 10 }), (count) => {
      const knots = layKnots(seatsOf(count));
      for (const { at, nameAt } of knots) {
        expect(at[0]).toBeGreaterThan(20);
        expect(at[0]).toBeLessThan(webSize.width - 20);
        expect(nameAt[1]).toBeGreaterThan(14);
        expect(nameAt[1]).toBeLessThan(webSize.height - 4);
      }
      const near = knots.flatMap((one, nth) =>
        knots.slice(nth + 1).map(({ at }) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1])),
      );
      expect(Math.min(Infinity, ...near)).toBeGreaterThan(40);
    });
  });

  it('draws each tie once, those of one pair beside each other', () => {
    forAll(anyWeb, ({ seats, ties }) => {
      const strands = drawStrands(layKnots(seats), ties);
      expect(strands.map(({ tie }) => tie)).toHaveLength(ties.length);
      expect(new Set(strands.map(({ tie }) => tie))).toEqual(new Set(ties));
      const places = strands.map(({ from, to }) => `${from.join()} ${to.join()}`);
      expect(new Set(places).size).toBe(ties.length);
    });
  });

  it('lists the ties of one gang with the worst first', () => {
    const [one, two, three] = ['g1', 'g2', 'g3'] as SeatId[];
    if (one === undefined || two === undefined || three === undefined) throw new Error('Three.');
    const tie = (a: SeatId, b: SeatId, kind: Tie['kind']): Tie => ({ one: a, other: b, kind, text: '' });
    const ties = [tie(one, two, 'truce'), tie(two, three, 'feud'), tie(one, three, 'war')];
    expect(sortTies(ties, one).map(({ kind }) => kind)).toEqual(['war', 'truce']);
    expect(sortTies(ties, null).map(({ kind }) => kind)).toEqual(['war', 'feud', 'truce']);
  });
});
