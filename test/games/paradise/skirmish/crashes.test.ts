import { describe, expect, it } from 'vitest';
import { crash, crashModifiers, findOncomingSpeed } from '#main/games/paradise/rules/skirmish/rules/driving/crashes.ts';
import { drive } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import type { Speed } from '#main/games/paradise/rules/skirmish/battle.ts';
import { targetOf, totalOf } from '#test/support/battleStory.ts';
import { packard, total } from '#test/support/packard.ts';

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
      return findOncomingSpeed(story.theCar('Packard'), story.theCar('Buick'));
    };
    expect(other(180, 'speeding')).toBe('speeding');
    expect(other(10, 'speeding')).toBeNull();
    expect(other(180, 'stopped')).toBeNull();
  });

  /** Doogan, a rider and one on the boards, crashing at cruising speed with this total. */
  const crashed = (face: number, extra: number, dice: number[] = []) => {
    const story = packard({ speed: 'cruising' });
    story.has('Rider', 0, 0, { stats: { hits: 6, fists: 6, gats: 6, guts: 6, stunts: 6, smarts: 6 } });
    story.has('Outside', 0, 0);
    story.car('Packard', ['Doogan', 'Rider'], { speed: 'cruising', at: { x: 50, y: 50 }, boards: ['Outside'] });
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
    expect([targetOf(speeding.fought, /hangs on/), targetOf(racing.fought, /hangs on/)]).toEqual([3, 2]);
  });

  it('[CAR-6] flung off: Deadly when speeding, +1 racing', () => {
    const speeding = rides('speeding', [1, 1, 1, 1, 1, 4, 1]);
    const racing = rides('racing', [1, 1, 1, 1, 1, 1, 1, 3, 1]);
    expect([totalOf(speeding.fought, /Deadly/), totalOf(racing.fought, /Deadly/)]).toEqual([1, 2]);
    expect(speeding.story.figure('Outside').carId).toBeNull();
  });
});
