import { describe, expect, it, vi } from 'vitest';
import { Carrying } from '#frame/board/carrying.svelte.ts';
import { findNextPlace, readWay } from '#frame/board/walking.ts';
import type { Coordinates } from '#shared/words/geometry.ts';

describe('keys on a board', () => {
  const place = (id: string, at: Coordinates) => ({ id, at });
  const middle: Coordinates = [50, 50];
  const all = [place('middle', middle), place('east', [60, 51]), place('far east', [90, 50]), place('north', [49, 30])];

  it('walk to the nearest place ahead, a detour counting more than a way, and stay where nothing is', () => {
    expect(findNextPlace(all, middle, [1, 0])).toBe('east');
    expect(findNextPlace(all, middle, [0, -1])).toBe('north');
    // East lies one lower: 1 ahead and 10 aside.
    expect(findNextPlace(all, middle, [0, 1])).toBe('east');
    expect(findNextPlace([place('middle', middle)], middle, [0, 1])).toBeNull();
    // 30 ahead and straight is nearer than 10 ahead and 10 aside.
    expect(findNextPlace([place('aside', [60, 60]), place('straight', [80, 50])], middle, [1, 0])).toBe('straight');
  });

  it('are the four arrows and no other', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(readWay)).toEqual([
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ]);
    expect(readWay('Enter')).toBeNull();
  });
});

describe('a piece in the hand', () => {
  const piece = { id: 'hitman', name: 'Hitman', color: 0 };
  const other = { id: 'don', name: 'Don', color: 0 };

  function begin(mayTake = true) {
    const put = vi.fn();
    const changed = vi.fn();
    const carrying = new Carrying({
      mayTake: () => mayTake,
      isLegal: (held, place) => held === 'hitman' || place === 'home',
      tell: (held, place) => `${held} to ${place}`,
      put,
      changed,
    });
    return { carrying, put, changed };
  }

  it('is put only where it may go, once, and then the hand is empty', () => {
    const { carrying, put } = begin();
    carrying.take(other);
    carrying.hover('dock');
    expect([carrying.told, carrying.isOverLegal]).toEqual(['don to dock', false]);
    expect(carrying.put('dock')).toBe(false);
    expect(carrying.held).toEqual(other);
    expect(put).not.toHaveBeenCalled();
    expect(carrying.put('home')).toBe(true);
    expect(put.mock.calls).toEqual([['don', 'home']]);
    expect([carrying.held, carrying.told, carrying.put('home')]).toEqual([null, '', false]);
  });

  it('is laid back by taking it again, and given way to by another', () => {
    const { carrying, changed } = begin();
    carrying.toggle(piece);
    carrying.toggle(other);
    expect(carrying.held).toEqual(other);
    carrying.toggle(other);
    expect(carrying.held).toBeNull();
    carrying.putBack();
    expect(changed.mock.calls).toEqual([['hitman'], ['don'], [null]]);
  });

  it('is not taken by a seat that may not move', () => {
    const { carrying } = begin(false);
    carrying.take(piece);
    expect(carrying.held).toBeNull();
    carrying.hover('dock');
    expect(carrying.over).toBeNull();
  });
});
