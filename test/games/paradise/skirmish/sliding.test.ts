import { describe, expect, it } from 'vitest';
import { drive } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { testRidingOutside } from '#main/games/paradise/rules/skirmish/rules/driving/crashes.ts';
import { skid } from '#main/games/paradise/rules/skirmish/rules/bombs/hazards.ts';
import { computeBody } from '#main/games/paradise/rules/skirmish/table/bodies.ts';
import { computeDistance, isInside } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { planSlide } from '#main/games/paradise/rules/skirmish/table/sliding.ts';
import { BattleStory, cover } from '#test/support/battleStory.ts';

/** A Ford at (20, 20) that faces east, and a Buick somewhere. */
function street(buick: { x: number; y: number } | null): BattleStory {
  const story = new BattleStory().stands('Driver 20,20');
  const route = [
    { x: 20, y: 20 },
    { x: 60, y: 20 },
  ];
  story.car('Ford', ['Driver'], { at: { x: 20, y: 20 }, speed: 'speeding', route });
  if (buick !== null) story.car('Buick', [], { at: buick });
  return story;
}

describe('a slide', () => {
  it.each([
    ['is as long as it is where nothing stands', null, 0, 8, { x: 28, y: 20 }, null],
    // Middle to middle an inch and a half is a crash; bodies of three inches come to a stand three inches apart.
    ['ends at the bumper of a car ahead', { x: 26, y: 20 }, 0, 8, { x: 23, y: 20 }, 'Buick'],
    // 1.8 inches wide each: side by side from 1.8 inches on.
    ['goes past a car beside it', { x: 24, y: 22 }, 0, 8, { x: 28, y: 20 }, null],
    ['stops short of a car it ends beside too near', { x: 28, y: 21.6 }, 0, 8, { x: 25, y: 20 }, null],
  ] as const)('[CAR-4, CAR-5] %s', (_title, buick, facing, inches, at, struck) => {
    const { state } = street(buick);
    const slide = planSlide(state, state.cars['Ford']!, { facing, inches });
    expect(slide.at.x).toBeCloseTo(at.x);
    expect(slide.at.y).toBeCloseTo(at.y);
    expect(slide.struck?.car?.id ?? null).toBe(struck);
  });

  it('[CAR-5] ends at a wall with all of the car before it', () => {
    const story = street(null);
    story.state.layout.covers = [cover('wall', { x: 25, y: 15, width: 1, height: 10 })];
    const slide = planSlide(story.state, story.theCar('Ford'), { facing: 0, inches: 12 });
    expect([slide.at.x, slide.struck]).toEqual([23.5, { car: null }]);
  });

  it('[CAR-4] off the table ends at its edge', () => {
    const { state } = street(null);
    const slide = planSlide(state, state.cars['Ford']!, { facing: 180, inches: 25 });
    expect(slide.isOffTable).toBe(true);
    expect(slide.at.x).toBeLessThan(0.5);
  });

  it('[CAR-1, CAR-3] goes on from where it has come to a stand, and is not back on its road at once', () => {
    const story = street(null);
    // Six inches to the left and ahead; then five dice of speed.
    story.play([6], (table) => skid(table, story.theCar('Ford'), { turn: -45, dice: 1, speed: 'speeding' }));
    const { at } = story.theCar('Ford');
    const from = { ...at };
    expect(Math.hypot(from.x - 20, from.y - 20)).toBeCloseTo(6);
    story.play([1, 1, 1, 1, 1], (table) => drive(table, 'Ford'));
    expect(computeDistance(from, story.theCar('Ford').at)).toBeCloseTo(5);
  });
});

describe('whoever rides outside', () => {
  it('[CAR-6] is flung off beside the car, each to a place of his own', () => {
    const story = street(null);
    for (const name of ['Left', 'Right', 'Behind']) story.has(name, 20, 20);
    const car = story.theCar('Ford');
    story.state.cars['Ford']!.boards = ['Left', 'Right', 'Behind'];
    for (const name of ['Left', 'Right', 'Behind']) story.figure(name).carId = 'Ford';
    // Each fails STUNTS with a 6, and comes down hard with a 1 of Deadly Weapons: nothing.
    for (const name of ['Left', 'Right', 'Behind'])
      story.play([6, 1], (table) => testRidingOutside(table, name, car, 'speeding', 0));
    const places = ['Left', 'Right', 'Behind'].map((name) => story.figure(name).at);
    for (const at of places) expect(isInside(at, computeBody(car))).toBe(false);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });
});
