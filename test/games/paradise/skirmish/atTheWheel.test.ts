import { describe, expect, it } from 'vitest';
import { advanceFuses, setBomb } from '#main/games/paradise/rules/skirmish/rules/bombs/bombs.ts';
import { unload } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { changeSpeed } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { listShotsAt } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { BattleStory } from '#test/support/battleStory.ts';

describe('who is at the wheel', () => {
  function ride(): BattleStory {
    const story = new BattleStory();
    for (const id of ['Driver', 'Left', 'Right']) story.has(id, 0, 18);
    story.car('ford', ['Driver', 'Left', 'Right'], { at: { x: 10, y: 18 }, speed: 'cruising' });
    return story;
  }

  it('[CARD-2a] stays there when others get out, and the car rolls on unless it is told to stop', () => {
    const story = ride();
    story.play([], (table) => unload(table, table.state.cars['ford'] as never, ['Left']));
    expect(story.theCar('ford')).toMatchObject({ driver: 'Driver', riders: ['Right'], speed: 'cruising' });
    story.play([], (table) => unload(table, table.state.cars['ford'] as never, ['Driver'], true));
    expect(story.theCar('ford')).toMatchObject({ driver: null, riders: ['Right'], speed: 'stopped' });
  });

  it('[CAR-1] nobody changes the speed of a car without a driver who can', () => {
    const speedAfter = (spoil: (story: BattleStory) => void): string => {
      const story = ride();
      spoil(story);
      story.play([], (table) => changeSpeed(table, 'ford', 'racing'));
      return story.theCar('ford').speed;
    };
    expect(speedAfter(() => undefined)).toBe('speeding');
    expect(speedAfter((story) => (story.figure('Driver').posture = 'out-cold'))).toBe('cruising');
    expect(speedAfter((story) => (story.theCar('ford').driver = null))).toBe('cruising');
    expect(speedAfter((story) => (story.theCar('ford').isWrecked = true))).toBe('cruising');
    expect(speedAfter((story) => (story.theCar('ford').isOffTable = true))).toBe('cruising');
  });
});

it('[GATS-1] the ways to fire at a man stand with the one that promises most first', () => {
  const story = new BattleStory().stands('Gunner 10,10 gats=4 pistol tommy-gun', 'vs Mark 16,10');
  const ways = listShotsAt(story.state, story.figure('Gunner'), story.figure('Mark'));
  const promises = ways.map(({ chance, dice }) => chance * dice);
  expect(promises.length).toBeGreaterThan(1);
  expect(new Set(promises).size).toBeGreaterThan(1);
  expect(promises).toEqual(promises.toSorted((a, b) => b - a));
});

it('[BOMB-4] a dud beside it keeps no other fuse from burning down', () => {
  const story = new BattleStory().stands('Bomber 10,10 dynamite=2');
  story.play([6, 2], (table) => setBomb(table, 'Bomber', { sticks: 1, cards: 2 }));
  story.play([1], (table) => setBomb(table, 'Bomber', { sticks: 1, cards: 1 }));
  story.figure('Bomber').at = { x: 30, y: 30 };
  const { texts } = story.play([], (table) => advanceFuses(table, 'attackers'));
  expect(texts.join()).toMatch(/explodes/);
  expect(story.state.fuses).toMatchObject([{ isDud: true }]);
});
