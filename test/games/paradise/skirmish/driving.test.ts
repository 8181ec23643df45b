import { describe, expect, it } from 'vitest';
import {
  countBendsAhead,
  computeBendsCost,
  changeSpeed,
  chase,
  testHitEngines,
  drive,
  countSpeedDice,
} from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { seats } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { listDrivingModifiers } from '#main/games/paradise/rules/skirmish/rules/bombs/hazards.ts';
import type { Car } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { targetOf } from '#test/support/battleStory.ts';
import { packard, total } from '#test/support/packard.ts';

describe('driving', () => {
  it('[CAR-1] cruising is 10″ flat', () => {
    const story = packard({ speed: 'cruising' });
    story.play([], (table) => drive(table, 'Packard'));
    expect(story.theCar('Packard').at.x).toBe(60);
  });

  it.each([
    ['a wreck', { isWrecked: true }],
    ['a car that has left the table', { isOffTable: true }],
    ['a car with nobody at the wheel', { driver: null }],
    ['a car that stands', { speed: 'stopped' }],
  ] as const)('[CAR-1, CAR-7] %s does not move, and throws no die', (_title, change) => {
    const story = packard({ speed: 'cruising', ...change });
    const { at } = story.theCar('Packard');
    story.play([], (table) => drive(table, 'Packard'));
    expect(story.theCar('Packard').at).toEqual(at);
  });

  it('[CAR-1] a driver who is senseless drives nowhere', () => {
    const story = packard({ speed: 'cruising' });
    const { at, driver } = story.theCar('Packard');
    story.figure(driver ?? '').posture = 'out-cold';
    story.play([], (table) => drive(table, 'Packard'));
    expect(story.theCar('Packard').at).toEqual(at);
  });

  it('[CAR-1, SK-65] the source’s start: from a halt to speeding at once, 3 5 2 3 4 are 17″', () => {
    const story = packard({}, ['wheel-man']);
    story.play([3, 5, 2, 3, 4], (table) => {
      changeSpeed(table, 'Packard', 'speeding');
      drive(table, 'Packard');
    });
    expect(story.theCar('Packard')).toMatchObject({ speed: 'speeding', at: { x: 67, y: 50 } });
  });

  it('[CAR-1] without the skill one step an action, up and down', () => {
    const story = packard();
    story.play([], (table) => changeSpeed(table, 'Packard', 'racing'));
    expect(story.theCar('Packard').speed).toBe('cruising');
    story.play([], (table) => changeSpeed(table, 'Packard', 'racing'));
    expect(story.theCar('Packard').speed).toBe('speeding');
    story.play([], (table) => changeSpeed(table, 'Packard', 'stopped'));
    expect(story.theCar('Packard').speed).toBe('cruising');
  });

  it('[CAR-1] racing 28″ round a sharp turn: the two sixes are lost, 16″ left and 4 hazards', () => {
    const faces = [6, 6, 4, 4, 3, 3, 2];
    expect(computeBendsCost('racing', faces, { corners: 1, curves: 0 })).toEqual({ lostInches: 12, hazards: 4 });
    const story = packard(
      {
        speed: 'racing',
        route: [
          { x: 50, y: 50 },
          { x: 55, y: 50 },
          { x: 55, y: 95 },
        ],
      },
      ['wheel-man'],
    );
    const fought = story.play([...faces, 2], (table) => drive(table, 'Packard'));
    expect(targetOf(fought, /the turn/)).toBe(3 + 2 - 3);
    expect(story.theCar('Packard').at).toEqual({ x: 55, y: 61 });
  });

  it.each([
    ['cruising', 1, 0, { lostInches: 0, hazards: 0 }],
    ['speeding', 1, 0, { lostInches: 6, hazards: 2 }],
    ['speeding', 0, 1, { lostInches: 6, hazards: 1 }],
    ['speeding', 1, 1, { lostInches: 11, hazards: 3 }],
    ['racing', 1, 0, { lostInches: 11, hazards: 4 }],
    ['racing', 0, 1, { lostInches: 11, hazards: 2 }],
  ] as const)('[CAR-1] %s through %i corners and %i curves', (speed, corners, curves, cost) => {
    expect(computeBendsCost(speed, [1, 6, 2, 5, 3], { corners, curves })).toEqual(cost);
  });

  it('[CAR-1] a right angle is a corner, a gentle bend a curve, a straight nothing', () => {
    const route = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
      { x: 28, y: 6 },
      { x: 22, y: 14 },
    ];
    expect(countBendsAhead({ route, driven: 0 }, 100)).toEqual({ corners: 1, curves: 1 });
    expect(countBendsAhead({ route, driven: 0 }, 19)).toEqual({ corners: 0, curves: 0 });
    expect(countBendsAhead({ route, driven: 0 }, 20.5)).toEqual({ corners: 0, curves: 1 });
    expect(countBendsAhead({ route, driven: 20.5 }, 9)).toEqual({ corners: 0, curves: 0 });
    expect(countBendsAhead({ route, driven: 20.5 }, 10)).toEqual({ corners: 1, curves: 0 });
  });

  it('[CAR-1] cruising, a corner costs D6″ and no hazard', () => {
    const story = packard({
      speed: 'cruising',
      route: [
        { x: 50, y: 50 },
        { x: 55, y: 50 },
        { x: 55, y: 95 },
      ],
    });
    story.play([3], (table) => drive(table, 'Packard'));
    expect(story.theCar('Packard').at).toEqual({ x: 55, y: 52 });
  });

  it.each([
    ['car', [], 5, 7],
    ['car', ['souped-up'], 6, 8],
    ['car', ['bulletproof'], 4, 6],
    ['car', ['bulletproof', 'souped-up'], 5, 7],
    ['truck', [], 4, 6],
  ] as [Car['kind'], Car['upgrades'], number, number][])(
    '[CAR-9] a %s %s has %i and %i dice',
    (kind, upgrades, speeding, racing) => {
      const car = packard({ kind, upgrades }).theCar('Packard');
      expect([countSpeedDice(car, 'speeding'), countSpeedDice(car, 'racing')]).toEqual([speeding, racing]);
    },
  );

  it.each([
    ['nothing', {}, [], 0],
    ['armor', { upgrades: ['bulletproof'] }, [], -1],
    ['suspension', { upgrades: ['good-suspension'] }, [], 1],
    ['both', { upgrades: ['bulletproof', 'good-suspension'] }, [], 0],
    ['a truck', { kind: 'truck' }, [], -1],
    ['[SK-65] a Wheel Man', {}, ['wheel-man'], 2],
    ['[SK-44] one arm', {}, ['one-armed-man'], -1],
  ] as [string, Partial<Car>, Skill[], number][])(
    '[CAR-9] STUNTS at the wheel: %s',
    (_title, change, skills, value) => {
      const story = packard(change, skills);
      expect(total(listDrivingModifiers(story.theCar('Packard'), story.figure('Doogan')))).toBe(value);
    },
  );

  it('[CAR-9] six in a car; three and fifteen in a truck', () => {
    expect(seats).toEqual({ car: 6, truck: 18 });
  });

  it('[CAR-9] in a chase both cars move when one does', () => {
    const story = packard({ speed: 'cruising' });
    story.faces('Cop', 0, 0, { kind: 'police' });
    story.car('Squad car', ['Cop'], {
      side: 'defenders',
      speed: 'speeding',
      route: [
        { x: 20, y: 60 },
        { x: 190, y: 60 },
      ],
    });
    story.play([1, 2, 3, 4, 5], (table) => chase(table, 'Packard', 'Squad car'));
    expect([story.theCar('Packard').at.x, story.theCar('Squad car').at.x]).toEqual([60, 35]);
  });

  it('[CAR-1] at the end of its road a car is off the table with all aboard', () => {
    const story = packard({
      speed: 'cruising',
      route: [
        { x: 195, y: 50 },
        { x: 200, y: 50 },
      ],
    });
    story.play([], (table) => drive(table, 'Packard'));
    expect(story.theCar('Packard').isOffTable).toBe(true);
    expect(story.figure('Doogan').posture).toBe('gone');
  });
});

describe('hit engines', () => {
  it('[CAR-7] half speed but for cruising, and each turn a 5 or 6 stops it', () => {
    const story = packard({ speed: 'speeding', hasEngine: false });
    story.play([2, 2, 2, 2, 2], (table) => drive(table, 'Packard'));
    expect(story.theCar('Packard').at.x).toBe(55);
    story.theCar('Packard').speed = 'cruising';
    story.play([], (table) => drive(table, 'Packard'));
    expect(story.theCar('Packard').at.x).toBe(65);
    story.play([4], testHitEngines);
    expect(story.theCar('Packard').isWrecked).toBe(false);
    story.play([5], testHitEngines);
    expect(story.theCar('Packard').isWrecked).toBe(true);
  });
});
