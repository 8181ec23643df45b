import { describe, expect, it } from 'vitest';
import { listAboard, boardCar, countFreeSeats, requireCar } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { countHazardsAhead } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { shootAtCar } from '#main/games/paradise/rules/skirmish/rules/driving/carHits.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import { driveCars } from '#main/games/paradise/rules/skirmish/tactics/cars/carCrew.ts';
import type { Goal } from '#main/games/paradise/rules/skirmish/tactics/goals.ts';
import type { Speed } from '#main/games/paradise/rules/skirmish/battle.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { cardOf, turns } from '#test/support/cardStory.ts';
import { shotOf } from '#test/support/shots.ts';

const leave: Goal = { kind: 'leave' };
const road = [
  { x: 0, y: 18 },
  { x: 48, y: 18 },
];
const highway = { roads: [{ points: road, width: 8 }] };

/** One action of every car of the attackers. */
function driven(story: BattleStory, dice: readonly number[], goal: Goal, wish: Speed | 'unload' = 'cruising') {
  return story.play(dice, (table) => {
    driveCars(table, 'attackers', { actions: 1, scenario: createRules({ carWish: () => wish }), goalOf: () => goal });
  });
}

/** A battle in which everybody is on his way home. */
const homebound = createRules({ check: () => undefined, goalOf: () => leave });

describe('getting away', () => {
  it('[CARD-6, CAR-6] the first takes the wheel, five more get in, four hang on outside', () => {
    const story = new BattleStory();
    for (let n = 0; n < 10; n += 1) story.has(`a${n}`, 20, 18);
    story.car('Packard', [], { at: { x: 20, y: 18 } });
    story.play([], (table) => {
      for (let n = 0; n < 10; n += 1) boardCar(table, `a${n}`, 'Packard');
    });
    const car = story.theCar('Packard');
    expect([car.driver, car.riders.length, car.boards.length]).toEqual(['a0', 5, 4]);
    expect([countFreeSeats(car), listAboard(car).length]).toEqual([0, 10]);
  });

  it('makes for a car that is nearer than the edge, and gets in', () => {
    const story = new BattleStory(highway).stands('Spats 24,15');
    story.car('Packard', [], { at: { x: 24, y: 18 } });
    story.play([2], (table) => activate(table, 'Spats', 2, leave));
    expect(story.theCar('Packard').driver).toBe('Spats');
  });

  it('runs off the nearest edge when there is none that goes', () => {
    const story = new BattleStory(highway).stands('Spats 3,15');
    story.car('Packard', [], { at: { x: 5, y: 18 }, isWrecked: true });
    story.play([2], (table) => activate(table, 'Spats', 2, leave));
    expect(story.figure('Spats').posture).toBe('gone');
  });

  it('waits at the wheel for whoever is running for the car, then turns for home', () => {
    const story = new BattleStory(highway).stands('Driver 10,18', 'Friend 14,18');
    story.car('Packard', ['Driver'], { at: { x: 10, y: 18 } });
    driven(story, [], leave);
    expect(story.theCar('Packard').at.x).toBe(10);
    story.figure('Friend').posture = 'dead';
    driven(story, [], leave);
    expect(story.theCar('Packard')).toMatchObject({ isHomeward: true, isOffTable: false });
    driven(story, [], leave);
    expect(story.theCar('Packard').isOffTable).toBe(true);
    expect(story.figure('Driver').posture).toBe('gone');
  });

  it('[CAR-1] turning around in the road is an action and leaves the car standing; who faces home drives off', () => {
    const homeward = (facing: number, x: number) => {
      const story = new BattleStory(highway);
      story.has('Driver', x, 18);
      story.car('Packard', ['Driver'], { at: { x, y: 18 }, facing });
      const { events } = turns(story, [cardOf('attackers', 'K')], [], homebound);
      const acted = events.filter(({ type }) => type === 'acted').length;
      const { at, isOffTable } = story.theCar('Packard');
      return { acted, x: at.x, isOffTable };
    };
    expect(homeward(0, 15)).toEqual({ acted: 2, x: 5, isOffTable: false });
    expect(homeward(180, 9)).toMatchObject({ x: 0, isOffTable: true });
    const story = new BattleStory(highway).stands('Driver 15,18');
    story.car('Packard', ['Driver'], { at: { x: 15, y: 18 }, speed: 'speeding' });
    driven(story, [], leave);
    expect(story.theCar('Packard')).toMatchObject({ at: { x: 15, y: 18 }, facing: 180, speed: 'stopped' });
  });

  it('[CAR-1] turning around after a car that gets away is an action as well', () => {
    const story = new BattleStory(highway).stands('Driver 40,18', 'vs Runner 10,18');
    story.car('Truck', ['Runner'], {
      side: 'defenders',
      at: { x: 10, y: 18 },
      route: [
        { x: 48, y: 18 },
        { x: 0, y: 18 },
      ],
    });
    story.car('Packard', ['Driver'], { at: { x: 40, y: 18 } });
    const chases: Goal = { kind: 'pursue', car: 'Truck' };
    driven(story, [], chases);
    expect(story.theCar('Packard')).toMatchObject({ at: { x: 40, y: 18 }, speed: 'stopped' });
    driven(story, [], chases);
    expect(story.theCar('Packard').at.x).toBe(30);
  });

  it('[CARD-6] into a car that moves it takes a leap', () => {
    const story = new BattleStory(highway).stands('Driver 24,18', 'Spats 24,17');
    story.car('Packard', ['Driver'], { at: { x: 24, y: 18 }, speed: 'cruising' });
    const { rolls } = story.play([4], (table) => activate(table, 'Spats', 1, leave));
    expect(rolls[0]?.purpose).toMatch(/leaps into the car/);
    expect(story.figure('Spats').carId).toBeNull();
  });
});

describe('at the wheel', () => {
  it('[CAR-2] what stands in the road is a hazard, two when racing', () => {
    const story = new BattleStory({ hazards: [{ x: 12, y: 18 }] }).stands('Driver 0,18');
    story.car('Packard', ['Driver'], { route: road });
    const met = (speed: Speed) => countHazardsAhead(story.state, story.theCar('Packard'), speed, 20);
    expect([met('cruising'), met('speeding'), met('racing')]).toEqual([1, 1, 2]);
  });

  it('[CAR-1, CAR-2] a poor driver cruises where a good one races', () => {
    const speed = (stunts: number) => {
      const story = new BattleStory({ ...highway, hazards: [{ x: 12, y: 18 }] });
      story.has('Driver', 0, 18, { stats: { stunts }, skills: ['wheel-man'] });
      story.car('Packard', ['Driver'], { speed: 'cruising', route: road });
      const dice = stunts > 3 ? [1, 1, 1, 1, 1, 1, 1] : [];
      driven(story, dice, { kind: 'fight' }, 'racing');
      return story.theCar('Packard').speed;
    };
    expect([speed(0), speed(5)]).toEqual(['cruising', 'racing']);
  });

  it('[CAR-8] steers at an enemy in the road, and around a friend, who is a hazard', () => {
    const story = new BattleStory(highway).stands('Driver 0,18', 'Friend 5,18', 'vs Enemy 8,18 stunts=1');
    story.car('Packard', ['Driver'], { speed: 'cruising', route: road });
    const { rolls } = driven(story, [1, 1, 6, 2], { kind: 'fight' });
    expect(rolls.map(({ purpose }) => purpose)).toEqual([
      expect.stringMatching(/what is in the way \(1 hazard\)/),
      expect.stringMatching(/aim at Enemy/),
      expect.stringMatching(/Enemy leaps/),
      expect.stringMatching(/Deadly Weapons on Enemy/),
    ]);
    expect(story.figure('Friend')).toMatchObject({ posture: 'up', wounds: 0 });
  });

  it('[CAR-9] a car of the others that goes the same way is in a chase with it: both move', () => {
    const story = new BattleStory(highway).stands('Driver 0,18', 'vs Cop 6,18 police');
    story.car('Packard', ['Driver'], { speed: 'cruising', route: road });
    story.car('Squad car', ['Cop'], {
      side: 'defenders',
      speed: 'cruising',
      route: [
        { x: 6, y: 20 },
        { x: 48, y: 20 },
      ],
    });
    driven(story, [], { kind: 'fight' });
    expect([story.theCar('Packard').at.x, story.theCar('Squad car').at.x]).toEqual([10, 16]);
  });

  it('a rider takes the wheel from a driver who can drive no more', () => {
    const story = new BattleStory(highway).stands('Driver 0,18 posture=dead', 'Rider 0,18');
    story.car('Packard', ['Driver', 'Rider'], { route: road });
    driven(story, [], { kind: 'fight' });
    expect(story.theCar('Packard')).toMatchObject({ driver: 'Rider', riders: ['Driver'] });
  });

  it('[CAR-4, CAR-7] a moving car whose driver is shot goes where the Swerving table sends it', () => {
    const story = new BattleStory(highway).stands('Driver 20,18 posture=up', 'vs Shooter 20,12 pistol');
    story.car('Packard', ['Driver'], { at: { x: 20, y: 18 }, speed: 'cruising', route: road });
    story.play([1, 6, 1], (table) =>
      shootAtCar(
        table,
        story.figure('Shooter'),
        requireCar(table, 'Packard'),
        shotOf(story, false, 'Shooter', 'Driver'),
        { hits: 1, nearMisses: 0 },
      ),
    );
    expect(story.theCar('Packard').speed).toBe('stopped');
  });

  it('[CAR-9] those who are out for a car that gets away follow it', () => {
    const story = new BattleStory(highway).stands('Driver 10,20');
    story.car('Ford', ['Driver'], { at: { x: 10, y: 20 }, route: [{ x: 10, y: 20 }] });
    story.faces('Trucker', 30, 18);
    story.car('truck', ['Trucker'], {
      kind: 'truck',
      side: 'defenders',
      at: { x: 30, y: 18 },
      speed: 'cruising',
      route: road,
      driven: 30,
    });
    driven(story, [], { kind: 'pursue', car: 'truck' });
    expect(story.theCar('Ford').route.at(-1)).toEqual({ x: 48, y: 18 });
    expect(story.theCar('Ford').at.x).toBeGreaterThan(15);
  });
});
