import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { drawLikeness, listFigures } from '#frame/show/faces.ts';
import { drawFace } from '#shared/views/face/face.ts';
import { gameIds } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';

const heads = ['s1', 's2'].map((seat) => ({ seat: seat as SeatId, name: `The ${seat}` }));
const seats = heads.map(({ seat }) => seat);
const person = { kind: 'piece', id: 'p1', name: 'Spats' };

describe.each(gameIds)('the faces of a scene of %s', (game) => {
  it('are those of the people who went, in the color of the side that sent them', () => {
    expect(listFigures(game, { people: [person], seats: seats.slice(0, 1) }, heads)).toEqual([
      { key: `${game} piece p1`, name: 'Spats', seat: 's1', isHead: false },
    ]);
  });

  it('are in nobody’s color where two sides meet', () => {
    const [figure] = listFigures(game, { people: [person], seats }, heads);
    expect(figure?.seat).toBeNull();
  });

  it('are the heads of its sides where nobody is named, and nobody’s where it has no side', () => {
    const figures = listFigures(game, { people: [], seats }, heads);
    expect(figures.map(({ name, isHead }) => [name, isHead])).toEqual([
      ['The s1', true],
      ['The s2', true],
    ]);
    expect(listFigures(game, { people: [], seats: [] }, heads)).toEqual([]);
    const [one, other] = figures.map(({ key, name }) => JSON.stringify(drawFace(drawLikeness(key, name, true))));
    expect(one).not.toBe(other);
  });

  it('are a row and not a crowd', () => {
    const people = Array.from({ length: 30 }, (_, n) => ({ ...person, id: `p${n}` }));
    expect(listFigures(game, { people, seats }, heads)).toHaveLength(6);
  });
});

it('an order of Gangland Turf War has the faces of its men, of those who fell on it too', () => {
  const state = { pieces: { p1: { name: 'Dom' } }, graveyard: { p2: { name: 'Gone' } } };
  const order = { kind: 'move', pieces: ['p1', 'p2', 'p9'] };
  expect(turfWar.show?.listPeople?.(state as never, order as never)).toEqual([
    { kind: 'piece', id: 'p1', name: 'Dom' },
    { kind: 'piece', id: 'p2', name: 'Gone' },
  ]);
  expect(turfWar.show?.listPeople?.(state as never, { kind: 'hire' } as never)).toEqual([]);
});
