import { describe, expect, it } from 'vitest';
import { findStepSince, listGone } from '#games/godfather/rounds/film.ts';
import type { FilmStep } from '#shared/games/godfather/records.ts';
import type { Position } from '#shared/games/godfather/board.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [own, rival, third] = ['g1', 'g2', 'g3'] as [SeatId, SeatId, SeatId];

type Told = { seat: SeatId; what: FilmStep['what'] } & Partial<FilmStep>;

function step(told: Told): FilmStep {
  return {
    round: 1,
    neighborhood: 'HAR',
    racket: 'hijacking',
    card: null,
    dollars: 0,
    other: null,
    added: [],
    removed: [],
    ...told,
  };
}

const at = (...positions: string[]): Position[] => positions as Position[];
const put = (seat: SeatId, ...positions: string[]): FilmStep =>
  step({ seat, what: 'positioned', added: at(...positions).map((position) => ({ position, seat })) });

describe('what a family finds changed on the board', () => {
  const film = [
    put(own, 'HAR-B1', 'HAR-C1'),
    put(rival, 'HAR-B2'),
    step({ seat: rival, what: 'taken', removed: at('HAR-B1') }),
    put(third, 'HAR-D1'),
    step({ seat: third, what: 'fingered', removed: at('HAR-C1', 'HAR-B2') }),
  ];

  it('[GOD-VIEW-2] marks whose men went since its last deed', () => {
    expect([...listGone(film, own)]).toEqual([
      ['HAR-B1', own],
      ['HAR-C1', own],
      ['HAR-B2', rival],
    ]);
  });

  it('[GOD-VIEW-2] forgets what went before its own last deed, and a place that is taken again', () => {
    expect([...listGone(film, third)]).toEqual([]);
    expect([...listGone([...film, put(rival, 'HAR-C1')], own)].map(([position]) => position)).toEqual([
      'HAR-B1',
      'HAR-B2',
    ]);
  });

  it('plays back from the step after its last deed', () => {
    expect(findStepSince(film, own)).toBe(1);
    expect(findStepSince(film, third)).toBe(5);
    expect(findStepSince([...film, { ...put(own, 'HAR-E1'), round: 2 }], null)).toBe(5);
  });
});
