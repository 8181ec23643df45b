import { describe, expect, it } from 'vitest';
import {
  coughEngines,
  chase,
  changeSpeed,
  drive,
  speedDice,
  bendsAhead,
  bendsCost,
} from '../../../src-main/rulebooks/paradise/skirmish/driving.ts';
import {
  crash,
  crashModifiers,
  oncomingSpeed,
} from '../../../src-main/rulebooks/paradise/skirmish/crashes.ts';
import { seats } from '../../../src-main/rulebooks/paradise/skirmish/cars.ts';
import {
  brake,
  drivingModifiers,
  faceHazards,
  runDown,
  steersAt,
  swerve,
} from '../../../src-main/rulebooks/paradise/skirmish/hazards.ts';
import type { Car, Speed } from '../../../src-main/rulebooks/paradise/skirmish/battle.ts';
import type { Skill } from '../../../src-shared/vocabulary/paradise/people.ts';
import { BattleStory, building, targetOf, totalOf } from '../../support/battleStory.ts';

/** Doogan at the wheel of his Packard in the middle of a wide table. */
function packard(change: Partial<Car> = {}, skills: Skill[] = []): BattleStory {
  const story = new BattleStory({ width: 200, height: 100 });
  story.has('Doogan', 0, 0, { skills });
  const route = [
    { x: 50, y: 50 },
    { x: 190, y: 50 },
  ];
  story.car('Packard', ['Doogan'], { route, ...change });
  return story;
}

const total = (modifiers: readonly { value: number }[]) =>
  modifiers.reduce((sum, modifier) => sum + modifier.value, 0);

describe('driving', () => {
  it('[CAR-1] cruising is 10″ flat', () => {
    const story = packard({ speed: 'cruising' });
    story.play([], (table) => drive(table, 'Packard'));
    expect(story.theCar('Packard').at.x).toBe(60);
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
    expect(bendsCost('racing', faces, { corners: 1, curves: 0 })).toEqual({
      lostInches: 12,
      hazards: 4,
    });
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
    expect(bendsCost(speed, [1, 6, 2, 5, 3], { corners, curves })).toEqual(cost);
  });

  it('[CAR-1] a right angle is a corner, a gentle bend a curve, a straight nothing', () => {
    const route = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 0 },
      { x: 28, y: 6 },
      { x: 22, y: 14 },
    ];
    expect(bendsAhead({ route, driven: 0 }, 100)).toEqual({ corners: 1, curves: 1 });
    expect(bendsAhead({ route, driven: 0 }, 19)).toEqual({ corners: 0, curves: 0 });
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
      expect([speedDice(car, 'speeding'), speedDice(car, 'racing')]).toEqual([speeding, racing]);
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
      expect(total(drivingModifiers(story.theCar('Packard'), story.figure('Doogan')))).toBe(value);
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

describe('hazards', () => {
  it.each([
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ])('[CAR-2] %i hazards: STUNTS %i', (hazards, target) => {
    const story = packard({ speed: 'racing' });
    const dice = target > 0 ? [1] : [1, 1];
    const fought = story.play(dice, (table) => faceHazards(table, 'Packard', hazards, 'it'));
    expect(targetOf(fought, /takes it/)).toBe(target);
  });

  it('[CAR-7] without brakes hazards count double, nothing slows him, and he can only swerve', () => {
    const story = packard({ speed: 'racing', hasBrakes: false });
    const fought = story.play([5, 1], (table) => {
      changeSpeed(table, 'Packard', 'cruising');
      faceHazards(table, 'Packard', 1, 'it');
    });
    expect(targetOf(fought, /takes it/)).toBe(2);
    expect(fought.rolls.map((roll) => roll.purpose)).toContain('Swerving');
    expect(story.theCar('Packard').speed).toBe('racing');
  });

  it.each([
    [1, -45],
    [2, -45],
    [3, 45],
    [4, 45],
  ])('[CAR-3] braking on a %i: one speed down and a skid of D6″ at %i degrees', (face, turn) => {
    const story = packard({ speed: 'racing' });
    story.play([face, 4], (table) => brake(table, story.theCar('Packard')));
    const car = story.theCar('Packard');
    expect([car.speed, car.facing]).toEqual(['speeding', turn]);
    expect(Math.hypot(car.at.x - 50, car.at.y - 50)).toBeCloseTo(4);
  });

  it.each([5, 6])('[CAR-3] braking on a %i: one speed down and the Crash table', (face) => {
    const story = packard({ speed: 'cruising' });
    const fought = story.play([face, 3], (table) => brake(table, story.theCar('Packard')));
    expect(totalOf(fought, /Crash/)).toBe(2);
  });

  it('[CAR-4] swerving: a 1 is paint, 2 and 3 skids of 2D6″', () => {
    for (const [dice, facing, inches] of [
      [[1], 0, 0],
      [[2, 3, 4], -45, 7],
      [[3, 3, 4], 45, 7],
    ] as const) {
      const story = packard({ speed: 'speeding' });
      story.play(dice, (table) => swerve(table, story.theCar('Packard')));
      const car = story.theCar('Packard');
      expect([car.facing, car.speed]).toEqual([facing, 'speeding']);
      expect(Math.hypot(car.at.x - 50, car.at.y - 50)).toBeCloseTo(inches);
    }
  });

  it.each([
    [4, 1],
    [5, 2],
    [6, 4],
  ])('[CAR-4] swerving on a %i: up to 3D6″ and the Crash table at +%i', (face, extra) => {
    const story = packard({ speed: 'cruising' });
    const crashFace = extra === 4 ? 1 : 2;
    const fought = story.play([face, 1, 1, 1, crashFace], (table) =>
      swerve(table, story.theCar('Packard')),
    );
    expect(totalOf(fought, /Crash/)).toBe(crashFace + extra - 1);
    expect(story.theCar('Packard').at.x).toBe(53);
  });

  it('[CAR-4, CAR-5] Doogan skids into a parked Buick: racing, a 1 makes 3, damaged but drivable', () => {
    const story = packard({ speed: 'racing' });
    story.car('Buick', [], { side: 'defenders', at: { x: 53, y: 47 } });
    const fought = story.play([2, 4, 4, 1], (table) => swerve(table, story.theCar('Packard')));
    expect(totalOf(fought, /Crash/)).toBe(3);
    expect(story.theCar('Packard')).toMatchObject({ canRace: false, isWrecked: false });
    story.play([], (table) => {
      for (let n = 0; n < 3; n += 1) changeSpeed(table, 'Packard', 'racing');
    });
    expect(story.theCar('Packard').speed).toBe('speeding');
  });

  it('[CAR-4] a skid into a wall stops at it', () => {
    const story = new BattleStory({
      width: 200,
      height: 100,
      buildings: [building('bank', { x: 52, y: 40, width: 20, height: 8 })],
    });
    story.has('Doogan', 0, 0);
    story.car('Packard', ['Doogan'], { speed: 'speeding', at: { x: 50, y: 50 } });
    story.play([2, 6, 6, 1], (table) => swerve(table, story.theCar('Packard')));
    const { at } = story.theCar('Packard');
    expect(at.y).toBeGreaterThanOrEqual(48);
  });
});

describe('crashes', () => {
  const standing: [Speed, number][] = [
    ['cruising', -1],
    ['speeding', 1],
    ['racing', 2],
  ];
  const against: [Speed, number][] = [
    ['cruising', 1],
    ['speeding', 2],
    ['racing', 3],
  ];

  it('[CAR-5] against what stands: cruising -1, speeding +1, racing +2', () => {
    for (const [speed, value] of standing) {
      expect(total(crashModifiers(speed, { extra: 0, oncoming: null }))).toBe(value);
    }
  });

  it('[CAR-5] oncoming: +1, +2, +3, both vehicles added', () => {
    for (const [speed, own] of against) {
      for (const [oncoming, other] of against) {
        expect(total(crashModifiers(speed, { extra: 0, oncoming }))).toBe(own + other);
      }
    }
  });

  it('[CAR-5] a motorcycle +2, and what the swerve adds', () => {
    const way = { extra: 4, oncoming: null, isMotorcycle: true };
    expect(total(crashModifiers('speeding', way))).toBe(7);
  });

  it('[CAR-5] oncoming is a moving car whose nose points the other way', () => {
    const story = packard({ speed: 'racing' });
    const other = (facing: number, speed: Speed) => {
      story.car('Buick', [], { facing, speed });
      return oncomingSpeed(story.theCar('Packard'), story.theCar('Buick'));
    };
    expect(other(180, 'speeding')).toBe('speeding');
    expect(other(10, 'speeding')).toBeNull();
    expect(other(180, 'stopped')).toBeNull();
  });

  /** Doogan, a rider and one on the boards, crashing at cruising speed with this total. */
  const crashed = (face: number, extra: number, dice: number[] = []) => {
    const story = packard({ speed: 'cruising' });
    story.has('Rider', 0, 0, {
      stats: { hits: 6, fists: 6, gats: 6, guts: 6, stunts: 6, smarts: 6 },
    });
    story.has('Outside', 0, 0);
    story.car('Packard', ['Doogan', 'Rider'], {
      speed: 'cruising',
      at: { x: 50, y: 50 },
      boards: ['Outside'],
    });
    story.play([face, ...dice], (table) =>
      crash(table, story.theCar('Packard'), 'cruising', { extra, oncoming: null }),
    );
    return story;
  };

  it('[CAR-5] 1-2: a bump', () => {
    expect(crashed(3, 0).theCar('Packard')).toMatchObject({ canRace: true, isWrecked: false });
  });

  it('[CAR-5, CAR-6] 3-4: damaged, and who rides outside tests even at cruising speed', () => {
    const story = crashed(4, 0, [4, 3]);
    expect(story.theCar('Packard')).toMatchObject({ canRace: false, boards: [] });
    expect(story.figure('Outside').posture).toBe('down');
  });

  it('[CAR-5] 5: wrecked, Deadly Weapons for all aboard, plain', () => {
    const story = crashed(6, 0, [1, 1, 1]);
    expect(story.theCar('Packard')).toMatchObject({ isWrecked: true, driver: null, riders: [] });
  });

  it('[CAR-5] 6: blows up, Deadly +2, and STUNTS or he is trapped', () => {
    // Doogan dodges and gets out; the rider is hurt, holds, and never does; the last dodges.
    const story = crashed(6, 1, [1, 3, 2, 1, 6, 1, 1, 1, 3]);
    expect(story.figure('Doogan')).toMatchObject({ posture: 'up', carId: null });
    expect(story.theCar('Packard').isWrecked).toBe(true);
  });
});

describe('running boards', () => {
  const rides = (speed: Speed, dice: number[]) => {
    const story = packard({ speed });
    story.has('Outside', 0, 0);
    story.car('Packard', ['Doogan'], {
      speed,
      boards: ['Outside'],
      route: [
        { x: 50, y: 50 },
        { x: 190, y: 50 },
      ],
    });
    const fought = story.play(dice, (table) => drive(table, 'Packard'));
    return { story, fought };
  };

  it('[CAR-6] cruising is safe; speeding STUNTS, racing -1', () => {
    rides('cruising', []);
    const speeding = rides('speeding', [1, 1, 1, 1, 1, 3]);
    const racing = rides('racing', [1, 1, 1, 1, 1, 1, 1, 2]);
    expect([targetOf(speeding.fought, /hangs on/), targetOf(racing.fought, /hangs on/)]).toEqual([
      3, 2,
    ]);
  });

  it('[CAR-6] flung off: Deadly when speeding, +1 racing', () => {
    const speeding = rides('speeding', [1, 1, 1, 1, 1, 4, 1]);
    const racing = rides('racing', [1, 1, 1, 1, 1, 1, 1, 3, 1]);
    expect([totalOf(speeding.fought, /Deadly/), totalOf(racing.fought, /Deadly/)]).toEqual([1, 2]);
    expect(speeding.story.figure('Outside').carId).toBeNull();
  });
});

describe('running down', () => {
  const road = { from: { x: 50, y: 50 }, to: { x: 70, y: 50 }, spared: [] };

  it('[CAR-8] aiming at somebody is 1, 2 or 3 hazards by speed', () => {
    for (const [speed, target] of [
      ['cruising', 3],
      ['speeding', 2],
      ['racing', 1],
    ] as const) {
      const story = packard({ speed });
      story.faces('Costanza', 60, 50);
      const fought = story.play([1], (table) => steersAt(table, 'Packard', 'Costanza'));
      expect(targetOf(fought, /aim at/)).toBe(target);
    }
  });

  it('[CAR-8] Doogan at Costanza: a 2 becomes 4, a solid blow; then he loses control and scrapes by', () => {
    const story = packard({ speed: 'speeding' });
    story.faces('Costanza', 60, 50);
    const fought = story.play([4, 4, 3, 3, 3, 2, 4, 2, 1, 6, 1], (table) =>
      drive(table, 'Packard', 'Costanza'),
    );
    expect(targetOf(fought, /aim at/)).toBe(2);
    expect(targetOf(fought, /Costanza leaps/)).toBe(2);
    expect(totalOf(fought, /Deadly/)).toBe(4);
    expect(targetOf(fought, /the bump/)).toBe(3);
    expect(fought.rolls.at(-1)?.purpose).toBe('Swerving');
    expect(story.figure('Costanza').wounds).toBe(1);
  });

  it.each([
    ['cruising', 3, 0, null],
    ['speeding', 2, 2, 3],
    ['racing', 0, 3, 2],
  ] as const)(
    '[CAR-8] %s: leap STUNTS %i, Deadly +%i, control %s',
    (speed, leap, deadly, control) => {
      const story = packard({ speed });
      story.faces('Costanza', 60, 50, {
        stats: { hits: 9, fists: 9, gats: 9, guts: 9, smarts: 9 },
      });
      const isWound = 1 + deadly >= 4;
      const dice = [6, 1, ...(isWound ? [1] : []), ...(control === null ? [] : [1])];
      const fought = story.play(dice, (table) => runDown(table, 'Packard', { ...road, speed }));
      expect(targetOf(fought, /Costanza leaps/)).toBe(leap);
      expect(totalOf(fought, /Deadly/)).toBe(1 + deadly);
      expect(targetOf(fought, /the bump/) ?? null).toBe(control);
    },
  );

  it('[CAR-8, SK-32] who leaps lies on the ground; Just Nuts leaps at +1; who stands aside is safe', () => {
    const story = packard({ speed: 'cruising' });
    story.faces('Costanza', 60, 50, { skills: ['just-nuts'] });
    story.faces('Aside', 60, 52);
    const fought = story.play([4], (table) =>
      runDown(table, 'Packard', { ...road, speed: 'cruising' }),
    );
    expect(targetOf(fought, /Costanza leaps/)).toBe(4);
    expect(story.figure('Costanza')).toMatchObject({ posture: 'down', recovery: 1, wounds: 0 });
  });

  it('[CAR-8] driving along the road runs down who stands on it', () => {
    const story = packard({ speed: 'cruising' });
    story.faces('Costanza', 55, 50);
    const fought = story.play([1], (table) => drive(table, 'Packard'));
    expect(targetOf(fought, /Costanza leaps/)).toBe(3);
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
    story.play([4], coughEngines);
    expect(story.theCar('Packard').isWrecked).toBe(false);
    story.play([5], coughEngines);
    expect(story.theCar('Packard').isWrecked).toBe(true);
  });
});
