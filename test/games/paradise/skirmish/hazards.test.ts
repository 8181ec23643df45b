import { describe, expect, it } from 'vitest';
import { changeSpeed, drive } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import {
  brake,
  failHazard,
  testHazards,
  runDown,
  steerAt,
  swerve,
} from '#main/games/paradise/rules/skirmish/rules/bombs/hazards.ts';
import { BattleStory, building, cover, targetOf, totalOf } from '#test/support/battleStory.ts';
import { packard } from '#test/support/packard.ts';

describe('hazards', () => {
  it.each([
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ])('[CAR-2] %i hazards: STUNTS %i', (hazards, target) => {
    const story = packard({ speed: 'racing' });
    const dice = target > 0 ? [1] : [1, 1, 1];
    const fought = story.play(dice, (table) => testHazards(table, 'Packard', hazards, 'it'));
    expect(targetOf(fought, /takes it/)).toBe(target);
  });

  it('[CAR-7] without brakes hazards count double, nothing slows him, and he can only swerve', () => {
    const story = packard({ speed: 'racing', hasBrakes: false });
    const fought = story.play([5, 1], (table) => {
      changeSpeed(table, 'Packard', 'cruising');
      testHazards(table, 'Packard', 1, 'it');
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

  it.each([{ isWrecked: true }, { speed: 'stopped' as const }])(
    '[CAR-2] a car that is a wreck or stands still (%o) neither brakes nor swerves',
    (now) => {
      const story = packard({ speed: 'racing', ...now });
      const { rolls } = story.play([], (table) => failHazard(table, 'Packard'));
      expect(rolls).toEqual([]);
    },
  );

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
    // A wall just ahead: with nothing in reach a 4 stops it unhurt.
    story.state.layout.covers = [cover('wall', { x: 53.5, y: 45, width: 1, height: 10 })];
    const crashFace = extra === 4 ? 1 : 2;
    const fought = story.play([face, 1, 1, 2, crashFace], (table) => swerve(table, story.theCar('Packard')));
    expect(totalOf(fought, /Crash/)).toBe(crashFace + extra - 1);
    // Its bumper, an inch and a half ahead of its middle, is at the wall.
    expect(story.theCar('Packard').at.x).toBe(52);
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
    }).stands('Doogan 0,0');
    story.car('Packard', ['Doogan'], { speed: 'speeding', at: { x: 50, y: 50 } });
    story.play([2, 6, 6, 1], (table) => swerve(table, story.theCar('Packard')));
    const { at } = story.theCar('Packard');
    expect(at.y).toBeGreaterThanOrEqual(48);
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
      const fought = story.play([1], (table) => steerAt(table, 'Packard', 'Costanza'));
      expect(targetOf(fought, /aim at/)).toBe(target);
    }
  });

  it('[CAR-8] Doogan at Costanza: a 2 becomes 4, a solid blow; then he loses control and scrapes by', () => {
    const story = packard({ speed: 'speeding' });
    story.faces('Costanza', 60, 50);
    const fought = story.play([4, 4, 3, 3, 3, 2, 4, 2, 1, 6, 1], (table) =>
      drive(table, 'Packard', { victim: 'Costanza' }),
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
  ] as const)('[CAR-8] %s: leap STUNTS %i, Deadly +%i, control %s', (speed, leap, deadly, control) => {
    const story = packard({ speed });
    story.faces('Costanza', 60, 50, { stats: { hits: 9, fists: 9, gats: 9, guts: 9, smarts: 9 } });
    const isWound = 1 + deadly >= 4;
    const dice = [6, 1, ...(isWound ? [1] : []), ...(control === null ? [] : [1])];
    const fought = story.play(dice, (table) => runDown(table, 'Packard', { ...road, speed }));
    expect(targetOf(fought, /Costanza leaps/)).toBe(leap);
    expect(totalOf(fought, /Deadly/)).toBe(1 + deadly);
    expect(targetOf(fought, /the bump/) ?? null).toBe(control);
  });

  it('[CAR-8, SK-32] who leaps lies on the ground; Just Nuts leaps at +1; who stands aside is safe', () => {
    const story = packard({ speed: 'cruising' });
    story.stands('vs Costanza 60,50 just-nuts', 'vs Aside 60,52');
    const fought = story.play([4], (table) => runDown(table, 'Packard', { ...road, speed: 'cruising' }));
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
