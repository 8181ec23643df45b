import { describe, expect, it } from 'vitest';
import type { Car, Speed } from '#main/games/paradise/rules/skirmish/battle.ts';
import { drive } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { chooseCurbSpeed } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { BattleStory } from '#test/support/battleStory.ts';

const through = [
  { x: 0, y: 18 },
  { x: 48, y: 18 },
];
const curb = [
  { x: 0, y: 18 },
  { x: 40, y: 18 },
];

/** A Ford that comes from the west, with a Buick at a place before it. */
function meeting(ford: Partial<Car>, buick: Partial<Car>): BattleStory {
  const story = new BattleStory().stands('Driver 0,18', 'vs Other 0,18');
  story.car('Ford', ['Driver'], { at: { x: 0, y: 18 }, ...ford });
  story.car('Buick', ['Other'], { side: 'defenders', ...buick });
  return story;
}

/** The Ford drives an action with these dice. Returns where it is then and how fast. */
function driven(story: BattleStory, dice: readonly number[]): [number, Speed] {
  story.play(dice, (table) => drive(table, 'Ford', 'steering'));
  const { at, speed } = story.theCar('Ford');
  return [Math.round(at.x * 100) / 100, speed];
}

describe('a car that comes to another', () => {
  it.each([
    ['stops behind it at the curb', curb, 6, 2.5, 'stopped'],
    ['stops where it is, right behind it', curb, 3.5, 0, 'stopped'],
    ['goes around it where the road goes on', through, 6, 10, 'cruising'],
    ['does not come to a stand on it', through, 10, 7, 'cruising'],
  ] as const)('[CAR-2] cruising, it %s', (_title, route, x, at, speed) => {
    const story = meeting({ speed: 'cruising', route: [...route] }, { at: { x, y: 18 } });
    expect(driven(story, [])).toEqual([at, speed]);
  });

  it.each([
    ['makes it around', [4, 4, 4, 4, 4, 3], 20, 'speeding', true],
    ['brakes and skids to the left', [4, 4, 4, 4, 4, 4, 1, 4], 9.33, 'cruising', true],
    ['brakes and hits it, a bump', [4, 4, 4, 4, 4, 4, 5, 1], 6.5, 'stopped', true],
    ['brakes and hits it, and never races again', [4, 4, 4, 4, 4, 4, 5, 3], 6.5, 'stopped', false],
  ] as const)('[CAR-2, CAR-5] speeding, it %s', (_title, dice, at, speed, canRace) => {
    const story = meeting({ speed: 'speeding', route: through }, { at: { x: 10, y: 18 } });
    expect(driven(story, dice)).toEqual([at, speed]);
    expect(story.theCar('Ford').canRace).toBe(canRace);
    expect(story.theCar('Buick')).toMatchObject({ canRace: true, at: { x: 10, y: 18 } });
  });

  it('[CAR-5] head-on a speeding and a cruising car both roll with +3', () => {
    const story = meeting(
      { speed: 'speeding', route: through },
      { speed: 'cruising', facing: 180, at: { x: 10, y: 18 }, route: through.toReversed() },
    );
    const { rolls } = story.play([4, 4, 4, 4, 4, 4, 5, 1, 1], (table) => drive(table, 'Ford', 'steering'));
    const crashes = rolls.filter(({ purpose }) => purpose === 'Crash');
    expect(crashes.map(({ total }) => total)).toEqual([4, 4]);
    expect(['Ford', 'Buick'].map((id) => story.theCar(id).canRace)).toEqual([false, false]);
    expect(['Ford', 'Buick'].map((id) => story.theCar(id).speed)).toEqual(['stopped', 'stopped']);
  });

  it('[CAR-5] a car in the next lane is in nobody’s way', () => {
    const story = meeting({ speed: 'speeding', route: through }, { at: { x: 10, y: 20.1 } });
    expect(driven(story, [4, 4, 4, 4, 4])).toEqual([20, 'speeding']);
  });
});

describe('a driver and his own men at the curb', () => {
  it.each([
    ['one stands in the road', 'up', 18, 4, 'stopped'],
    ['one stands on the sidewalk', 'up', 16, 10, 'cruising'],
    ['one lies on the sidewalk', 'down', 16, 10, 'cruising'],
  ] as const)('[CAR-8] stops short of them: %s', (_title, posture, y, at, speed) => {
    const story = new BattleStory().stands('Driver 0,18');
    story.has('Friend', 6, y, { now: { posture } });
    const route = [
      { x: 0, y: 18 },
      { x: 10, y: 18 },
    ];
    story.car('Ford', ['Driver'], { at: { x: 0, y: 18 }, speed: 'cruising', route });
    expect(driven(story, [])).toEqual([at, speed]);
    expect(chooseCurbSpeed(story.state, 'Ford')).toBe('unload');
  });
});
