import { describe, expect, it } from 'vitest';
import { reload, shoot } from '../../../src-main/rulebooks/paradise/skirmish/shooting.ts';
import type { Gun } from '../../../src-main/rulebooks/paradise/skirmish/weapons.ts';
import { BattleStory } from '../../support/battleStory.ts';
import { shotOf, shotsOf } from '../../support/shots.ts';

describe('ammunition', () => {
  const fires = (gun: Gun, isBlazing: boolean, dice: number[]) => {
    const story = new BattleStory();
    // With no chance to hit, only the gun changes.
    story.has('Shooter', 10, 10, { guns: [gun], stats: { gats: 0 } });
    story.faces('Target', 12, 10);
    story.play(dice, (table) => {
      const shot = shotOf(story, isBlazing);
      shoot(table, 'Shooter', 'Target', { ...shot, modifiers: [{ reason: 'test', value: -1 }] });
    });
    return story;
  };

  it.each(['pistol', 'carbine', 'rifle', 'high-powered-rifle'] as const)(
    '[GATS-6] a %s is empty after a 6 and only then',
    (gun) => {
      expect(fires(gun, false, [5]).figure('Shooter').firearms[0]?.isEmpty).toBe(false);
      expect(fires(gun, false, [6]).figure('Shooter').firearms[0]?.isEmpty).toBe(true);
    },
  );

  it('[GATS-6] a pump gun after a 6, a double-barrel after two blasts', () => {
    expect(fires('pump-shotgun', false, [5, 5]).figure('Shooter').firearms[0]?.isEmpty).toBe(false);
    expect(fires('pump-shotgun', false, [5, 6]).figure('Shooter').firearms[0]?.isEmpty).toBe(true);
    const story = fires('double-barreled-shotgun', false, [6, 6]);
    expect(story.figure('Shooter').firearms[0]).toMatchObject({ isEmpty: false, blasts: 1 });
    story.play([5, 5], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(story.figure('Shooter').firearms[0]?.isEmpty).toBe(true);
    expect(shotsOf(story)).toEqual([]);
    story.play([], (table) => reload(table, 'Shooter'));
    expect(story.figure('Shooter').firearms[0]).toMatchObject({ isEmpty: false, blasts: 2 });
  });

  it('[GATS-6] blazing empties a pistol and a shotgun', () => {
    expect(fires('pistol', true, [5, 5, 5]).figure('Shooter').firearms[0]?.isEmpty).toBe(true);
    expect(fires('pump-shotgun', true, [5, 5, 5, 5]).figure('Shooter').firearms[0]?.isEmpty).toBe(
      true,
    );
  });

  it('[GATS-6] a machine gun is empty after a burst with a 4-6', () => {
    expect(fires('bar', true, [3, 3, 3, 3, 3]).figure('Shooter').firearms[0]?.isEmpty).toBe(false);
    expect(fires('bar', true, [3, 3, 3, 3, 4]).figure('Shooter').firearms[0]?.isEmpty).toBe(true);
  });

  it('[GATS-2] three 6s jam a Tommy gun for the game; reloading does not clear it', () => {
    expect(
      fires('tommy-gun', true, [6, 6, 5, 5, 5, 5]).figure('Shooter').firearms[0]?.isJammed,
    ).toBe(false);
    const story = fires('tommy-gun', true, [6, 6, 6, 5, 5, 5]);
    story.play([], (table) => reload(table, 'Shooter'));
    expect(story.figure('Shooter').firearms[0]?.isJammed).toBe(true);
    expect(shotsOf(story)).toEqual([]);
  });

  it('[SK-64] a Two-gun Kid throws the dice of two pistols, each emptied by its own 6', () => {
    const story = new BattleStory();
    story.has('Shooter', 10, 10, {
      guns: ['pistol', 'pistol'],
      skills: ['two-gun-kid'],
    });
    story.faces('Target', 12, 10);
    story.play([5, 6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(story.figure('Shooter').firearms.map((gun) => gun.isEmpty)).toEqual([false, true]);
    story.play([], (table) => reload(table, 'Shooter'));
    story.play([6, 5], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(story.figure('Shooter').firearms.map((gun) => gun.isEmpty)).toEqual([true, false]);
    story.play([6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
  });

  it('[SK-64] without the skill a second pistol stays loaded for later', () => {
    const story = new BattleStory();
    story.has('Shooter', 10, 10, { guns: ['pistol', 'pistol'] });
    story.faces('Target', 12, 10);
    story.play([6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(story.figure('Shooter').firearms.map((gun) => gun.isEmpty)).toEqual([true, false]);
  });
});
