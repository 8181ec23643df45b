import { describe, expect, it } from 'vitest';
import { advanceFuses, throwBomb } from '#main/games/paradise/rules/skirmish/rules/bombs/bombs.ts';
import { skid, swerve } from '#main/games/paradise/rules/skirmish/rules/bombs/hazards.ts';
import { testNerve, leaveByEdge } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { crossingRules } from '#main/games/paradise/rules/skirmish/scenarios/street.ts';
import { shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import { BattleStory, cover } from '#test/support/battleStory.ts';
import { shotOf } from '#test/support/shots.ts';

describe('what bombs do to cars', () => {
  it('[BOMB-1] a grenade beside a car does nothing to the car; [BOMB-4] a set stick scraps it', () => {
    const story = new BattleStory().stands('Thrower 10,10 grenades=1');
    story.car('Ford', [], { at: { x: 20, y: 10 } });
    story.play([1], (table) => throwBomb(table, 'Thrower', { x: 20, y: 11 }, { kind: 'grenade', sticks: 1 }));
    expect(story.theCar('Ford').isWrecked).toBe(false);
    story.state.fuses.push({ at: { x: 20, y: 11 }, sticks: 1, cards: 1, side: 'attackers', isHalf: false });
    story.play([], (table) => advanceFuses(table, 'attackers'));
    expect(story.theCar('Ford').isWrecked).toBe(true);
  });
});

/** A Packard cruising east along the middle of an empty lot. */
function cruising(at: { x: number; y: number }, layout = {}): BattleStory {
  const story = new BattleStory(layout).stands('Driver 0,0');
  story.car('Packard', ['Driver'], { speed: 'cruising', at });
  return story;
}

describe('skids', () => {
  it('[CAR-3] over the table’s edge the car is off the table, with no crash', () => {
    const story = cruising({ x: 24, y: 2 });
    story.play([6], (table) => skid(table, story.theCar('Packard'), { turn: -45, dice: 1, speed: 'cruising' }));
    expect(story.theCar('Packard')).toMatchObject({ isOffTable: true, isWrecked: false });
    expect(story.figure('Driver').posture).toBe('gone');
  });

  it('[CAR-3, CAR-8] a man before the wall leaps or is run down, then comes the crash', () => {
    const story = cruising(
      { x: 24, y: 18 },
      { covers: [cover('wall', { x: 26, y: 12, width: 8, height: 2 }, { grade: 'hard' })] },
    );
    story.faces('Bum', 26, 16);
    const fought = story.play([6, 5, 3, 1], (table) =>
      skid(table, story.theCar('Packard'), { turn: -45, dice: 2, speed: 'cruising' }),
    );
    expect(fought.rolls.map(({ purpose }) => purpose)).toEqual([
      'Skid, inches',
      'Bum leaps from the car: STUNTS',
      'Crash',
    ]);
    expect(fought.texts).toContain('Bum leaps aside.');
  });

  it('[CAR-4] a 4 in an empty lot: stopped and unhurt; on its roof it crashes all the same', () => {
    const story = cruising({ x: 10, y: 18 });
    story.play([4, 3, 3, 3], (table) => swerve(table, story.theCar('Packard')));
    expect(story.theCar('Packard')).toMatchObject({ speed: 'stopped', isWrecked: false });
    expect(story.theCar('Packard').at.x).toBeCloseTo(19);
    const rolled = cruising({ x: 10, y: 18 });
    const { rolls } = rolled.play([5, 3, 3, 3, 1], (table) => swerve(table, rolled.theCar('Packard')));
    expect(rolls.map(({ purpose }) => purpose)).toContain('Crash');
  });
});

describe('those aboard under fire', () => {
  const fireAt = (upgrades: 'bulletproof'[], dice: number[]): BattleStory => {
    const story = new BattleStory();
    for (const id of ['Driver', 'Rider', 'Other']) story.faces(id, 0, 0);
    story.car('Ford', ['Driver', 'Rider', 'Other'], {
      side: 'defenders',
      speed: 'cruising',
      at: { x: 20, y: 10 },
      upgrades,
    });
    story.has('Shooter', 20, 13, { guns: ['pistol'], stats: { gats: 4 } });
    const shot = shotOf(story, true, 'Shooter', 'Driver');
    story.play(dice, (table) => shoot(table, 'Shooter', 'Driver', shot));
    return story;
  };
  const owed = (story: BattleStory): number[] => ['Driver', 'Rider', 'Other'].map((id) => story.figure(id).recovery);

  it('[CAR-7] a burst that misses: the driver tests, each rider owes an action', () => {
    expect(owed(fireAt([], [4, 4, 6, 1]))).toEqual([0, 1, 1]);
  });

  it('[CAR-9] armor: near misses and hits that it stops shake nobody, nor the driver; a confirmed hit does', () => {
    expect(owed(fireAt(['bulletproof'], [4, 4, 6]))).toEqual([0, 0, 0]);
    const stopped = fireAt(['bulletproof'], [1, 6, 6, 6]);
    expect(owed(stopped)).toEqual([0, 0, 0]);
    expect(stopped.theCar('Ford').speed).toBe('cruising');
    expect(owed(fireAt(['bulletproof'], [1, 6, 6, 2, 4, 1, 1]))).toEqual([0, 1, 1]);
  });
});

describe('getting across', () => {
  const atTheFarEdge = (leave: (story: BattleStory) => void): BattleStory => {
    const story = new BattleStory().stands('Runner 45,18 guts=1', 'Other 2,2');
    leave(story);
    story.play([], (table) => crossingRules.check(table));
    return story;
  };

  it('[SCN-9] who runs off in fright at the far edge is not across, who goes there is', () => {
    const fled = atTheFarEdge((story) =>
      story.play([6], (table) => testNerve(table, 'Runner', { because: 'a death', modifiers: [] })),
    );
    expect(fled.figure('Runner').hasPanicked).toBe(true);
    expect(fled.state.winner).toBeNull();
    fled.play([1], (table) => {
      activate(table, 'Runner', 2, { kind: 'leave' });
      crossingRules.check(table);
    });
    expect(fled.figure('Runner').posture).toBe('gone');
    expect(fled.state.winner).not.toBe('attackers');
    const across = atTheFarEdge((story) =>
      story.play([], (table) => leaveByEdge(table, story.figure('Runner'), 'gets away')),
    );
    expect(across.state.winner).toBe('attackers');
  });
});
