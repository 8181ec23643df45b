import { describe, expect, it } from 'vitest';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { unload } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { canStand, findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { BattleStory, cover } from '#test/support/battleStory.ts';

/** A car of 3″ by 1.8″ about (20, 18). */
function parked(): BattleStory {
  const story = new BattleStory();
  story.car('Ford', [], { at: { x: 20, y: 18 } });
  return story;
}

describe('a car on the table', () => {
  it.each([
    ['behind it', { x: 20, y: 19.8 }, 'light'],
    ['behind its trunk', { x: 18.7, y: 19.4 }, 'light'],
    ['before it', { x: 20, y: 16.5 }, 'none'],
    ['well behind it', { x: 20, y: 21 }, 'none'],
    ['beside its end', { x: 22, y: 19.5 }, 'none'],
  ] as const)('[GATS-3, CAR-9] is light cover for who stands %s', (_title, at, grade) => {
    const ground = findGround(parked().state);
    expect(findSight(ground, { x: 20, y: 8 }, at)).toEqual({ isClear: true, cover: grade });
  });

  it('[GATS-3] who stands on a low piece is in the open', () => {
    const hedge = cover('hedge', { x: 18, y: 18, width: 4, height: 2 });
    const { state } = new BattleStory({ covers: [hedge] });
    expect(findSight(findGround(state), { x: 20, y: 8 }, { x: 20, y: 19 }).cover).toBe('none');
    expect(findSight(findGround(state), { x: 20, y: 8 }, { x: 20, y: 20.5 }).cover).toBe('light');
  });

  it('[CAR-9] men walk around it, and nobody stops in it', () => {
    const story = parked();
    story.has('Spats', 20, 16);
    for (let action = 0; action < 3; action += 1) {
      story.play([], (table) => moveToward(table, 'Spats', { x: 20, y: 22 }, 'walked'));
      expect(canStand(findGround(story.state), story.figure('Spats').at)).toBe(true);
    }
    expect(story.figure('Spats').at).toEqual({ x: 20, y: 22 });
  });

  it('[CAR-9] who goes to it stands beside it', () => {
    const story = parked();
    story.has('Spats', 20, 14);
    story.play([], (table) => moveToward(table, 'Spats', { x: 20, y: 18 }, 'walked'));
    expect(story.figure('Spats').at.x).toBeCloseTo(20);
    expect(story.figure('Spats').at.y).toBeCloseTo(16.85);
  });

  it('[CARD-2a] six get out, each on a spot of his own where nobody stands', () => {
    const story = new BattleStory();
    const crew = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => story.has(id, 0, 0));
    story.has('Friend', 20 + 1.8 * Math.SQRT1_2, 18 + 1.8 * Math.SQRT1_2);
    story.car('Ford', crew, { at: { x: 20, y: 18 } });
    story.play([], (table) => {
      unload(table, story.theCar('Ford'));
    });
    const places = Object.values(story.state.figures).map(({ at }) => at);
    for (const at of places) expect(canStand(findGround(story.state), at)).toBe(true);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(7);
  });
});
