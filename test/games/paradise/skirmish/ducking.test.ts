import { describe, expect, it } from 'vitest';
import { rollDeadlyHit } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import { BattleStory, cover } from '#test/support/battleStory.ts';
import { shotOf, shotsOf } from '#test/support/shots.ts';

const hydrant = { covers: [cover('hydrant', { x: 15.5, y: 11.5, width: 1, height: 0.6 })] };

/** A pistol at 8" blazes past a man with nothing but near misses. */
function nearMissed(story: BattleStory): BattleStory {
  story.has('Shooter', 16, 18, { guns: ['rifle', 'pistol'], stats: { gats: 4 } });
  const shot = shotOf(story, true);
  story.play([3, 4, 5], (table) => shoot(table, 'Shooter', 'Target', shot));
  return story;
}

describe('near misses', () => {
  it('[HIT-1a] a hydrant 2″ off: behind it at once, and the next shot is at -1', () => {
    const story = new BattleStory(hydrant).stands('vs Target 16,13');
    nearMissed(story);
    expect(story.figure('Target')).toMatchObject({ posture: 'up', recovery: 1 });
    expect(story.figure('Target').at.y).toBeLessThan(11.5);
    const [rifle] = shotsOf(story);
    expect(rifle?.modifiers).toEqual([{ reason: 'light cover', value: -1 }]);
  });

  it('[HIT-1a] behind something that he can be seen over already: he stays there, and stays up', () => {
    const story = new BattleStory(hydrant).stands('vs Target 16,11.1');
    nearMissed(story);
    expect(story.figure('Target')).toMatchObject({ posture: 'up', recovery: 1, at: { x: 16, y: 11.1 } });
  });

  it('[HIT-1a] nothing near: flat, the next shot is at -1, and the action that recovers him brings him up', () => {
    const story = new BattleStory().stands('vs Target 16,13');
    nearMissed(story);
    expect(story.figure('Target')).toMatchObject({ posture: 'down', recovery: 1 });
    const [rifle] = shotsOf(story);
    expect(rifle?.modifiers).toEqual([{ reason: 'target lying down', value: -1 }]);
    story.play([], (table) => activate(table, 'Target', 1, { kind: 'fight' }));
    expect(story.figure('Target')).toMatchObject({ posture: 'up', recovery: 0 });
  });

  it('[HIT-1a] a near miss on the Deadly Weapons table sends him behind it just so', () => {
    const story = new BattleStory(hydrant).stands('vs Target 16,13', 'Shooter 16,20 rifle');
    const shot = shotOf(story, false);
    story.play([3, 2], (table) => shoot(table, 'Shooter', 'Target', shot));
    expect(story.figure('Target')).toMatchObject({ posture: 'up', recovery: 1, wounds: 0 });
    expect(story.figure('Target').at.y).toBeLessThan(11.5);
  });

  it('[HIT-1a] behind cover already he stays, aboard a car he stays, and whoever stands there leaves no room', () => {
    const covered = new BattleStory(hydrant).stands('vs Target 16,11');
    nearMissed(covered);
    expect(covered.figure('Target')).toMatchObject({ posture: 'up', at: { x: 16, y: 11 } });
    const riding = new BattleStory(hydrant).stands('vs Target 16,13');
    riding.car('Ford', ['Target'], { side: 'defenders', at: { x: 16, y: 13 } });
    riding.play([2], (table) => rollDeadlyHit(table, 'Target', { by: null, modifiers: [], isShot: true }));
    expect(riding.figure('Target')).toMatchObject({ posture: 'up', recovery: 1 });
    const crowded = new BattleStory(hydrant).stands('vs Target 16,13');
    crowded.faces('Behind it', 16, 11);
    nearMissed(crowded);
    expect(crowded.figure('Target').posture).toBe('down');
  });
});

describe('serious wounds', () => {
  const wounded = (hits: number, faces: readonly number[]) => {
    const story = new BattleStory();
    const stats = { fists: 6, gats: 6, guts: 6, stunts: 6, smarts: 6, hits };
    story.has('Spats', 10, 10, { stats, guns: ['rifle'] });
    for (const face of faces) {
      story.play([face, 1], (table) => rollDeadlyHit(table, 'Spats', { by: null, modifiers: [], isShot: true }));
    }
    return story;
  };
  /** Inches of a walk, with whatever he owes paid first. */
  const walks = (story: BattleStory): number => {
    Object.assign(story.figure('Spats'), { recovery: 0 });
    story.play([], (table) => moveToward(table, 'Spats', { x: 40, y: 10 }, 'walked'));
    return story.figure('Spats').at.x - 10;
  };

  it('[HIT-1] HITS 6 hit by a 6: on his feet, no action owed, half speed', () => {
    const story = wounded(6, [6]);
    expect(story.figure('Spats')).toMatchObject({ posture: 'up', recovery: 0, wounds: 4 });
    expect(walks(story)).toBe(2);
  });

  it('[HIT-1] HITS 5 hit by a 6: he lies where he fell, shoots, and goes nowhere', () => {
    const story = wounded(5, [6]);
    expect(story.figure('Spats')).toMatchObject({ posture: 'down', recovery: 0, wounds: 4 });
    expect(walks(story)).toBe(0);
    story.faces('Target', 20, 10);
    const fought = story.play([6], (table) => {
      activate(table, 'Spats', 1, { kind: 'leave' });
    });
    expect(fought.texts[0]).toMatch(/fires at Target/);
    expect(story.figure('Spats')).toMatchObject({ posture: 'down', at: { x: 10, y: 10 } });
  });

  it('[HIT-1] two wounds of 2 slow nobody', () => {
    const story = wounded(6, [5, 5]);
    expect(story.figure('Spats')).toMatchObject({ wounds: 4, recovery: 2 });
    expect(walks(story)).toBe(4);
  });
});
