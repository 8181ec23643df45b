import { describe, expect, it } from 'vitest';
import { reload, shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import type { Gun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { needsReload } from '#main/games/paradise/rules/skirmish/rules/shooting/ammunition.ts';
import type { Figure } from '#main/games/paradise/rules/skirmish/battle.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import { BattleStory, building } from '#test/support/battleStory.ts';
import { shotOf, shotsOf } from '#test/support/shots.ts';

/** Everybody on the table of a book raid as it begins. */
function makeTable(name: 'raid'): Figure[] {
  const dice = new Dice(createSeededDice(seedBattle(3)));
  return Object.values(makeScenario(bookMuster(name, dice), dice).start.figures);
}

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
    expect(fires('pump-shotgun', true, [5, 5, 5, 5]).figure('Shooter').firearms[0]?.isEmpty).toBe(true);
  });

  it.each([
    ['tommy-gun', 6],
    ['bar', 5],
    ['light-machine-gun', 7],
    ['heavy-machine-gun', 7],
  ] as const)('[GATS-6] a %s is empty by one die a burst, from a 4 on', (gun, count) => {
    for (const face of [1, 6]) {
      const burst = Array.from({ length: count }, () => (face === 6 ? 5 : face));
      expect(fires(gun, true, [...burst, 3]).figure('Shooter').firearms[0]?.isEmpty).toBe(false);
      expect(fires(gun, true, [...burst, 4]).figure('Shooter').firearms[0]?.isEmpty).toBe(true);
    }
  });

  it('[GATS-6] half of all bursts are the last of their drum', () => {
    let spent = 0;
    const bursts = 60;
    for (let burst = 0; burst < bursts; burst += 1) {
      const face = (burst % 6) + 1;
      if (fires('bar', true, [1, 2, 3, 4, 5, face]).figure('Shooter').firearms[0]?.isEmpty) spent += 1;
    }
    expect(spent).toBe(bursts / 2);
  });

  it('[GATS-6] a Tommy gunner changes his drum beside his car, once, and nowhere else', () => {
    const story = new BattleStory();
    const empty = { gun: 'tommy-gun' as const, isEmpty: true, isJammed: false, blasts: 2 };
    story.has('Gunner', 10, 10, { guns: ['tommy-gun'] });
    story.car('Ford', [], { at: { x: 10, y: 20 } });
    Object.assign(story.figure('Gunner'), { firearms: [empty], spareDrum: { kind: 'car', id: 'Ford' } });
    const isLoaded = (): boolean => {
      story.play([], (table) => reload(table, 'Gunner'));
      return story.figure('Gunner').firearms[0]?.isEmpty === false;
    };
    expect(isLoaded()).toBe(false);
    story.figure('Gunner').at = { x: 10, y: 18 };
    expect(isLoaded()).toBe(true);
    story.figure('Gunner').firearms = [empty];
    expect(isLoaded()).toBe(false);
    Object.assign(story.figure('Gunner'), { spareDrum: { kind: 'car', id: 'Ford' }, carId: 'Ford' });
    expect(isLoaded()).toBe(true);
  });

  it('[GATS-6] a man of a house has his spare drum in the house', () => {
    const bar = building('bar', { x: 20, y: 6, width: 8, height: 8 });
    const story = new BattleStory({ buildings: [bar] });
    story.has('Gunner', 24, 20, { guns: ['tommy-gun'], now: { spareDrum: { kind: 'house', id: 'bar' } } });
    const { firearms } = story.figure('Gunner');
    for (const firearm of firearms) firearm.isEmpty = true;
    expect(needsReload(story.state, story.figure('Gunner'))).toBe(false);
    story.figure('Gunner').at = { x: 24, y: 10 };
    expect(needsReload(story.state, story.figure('Gunner'))).toBe(true);
  });

  it('[GATS-6] the men of a raid have their drums in their car, the defenders in their house', () => {
    const raid = makeTable('raid');
    const tommies = raid.filter(({ firearms }) => firearms.some(({ gun }) => gun === 'tommy-gun'));
    expect(tommies.length).toBeGreaterThan(1);
    for (const { side, carId, spareDrum } of tommies) {
      expect(spareDrum).toEqual(side === 'attackers' ? { kind: 'car', id: carId } : { kind: 'house', id: 'main' });
    }
  });

  it('[GATS-2] three 6s jam a Tommy gun for the game; reloading does not clear it', () => {
    expect(fires('tommy-gun', true, [6, 6, 5, 5, 5, 5, 3]).figure('Shooter').firearms[0]?.isJammed).toBe(false);
    const story = fires('tommy-gun', true, [6, 6, 6, 5, 5, 5, 3]);
    story.play([], (table) => reload(table, 'Shooter'));
    expect(story.figure('Shooter').firearms[0]?.isJammed).toBe(true);
    expect(shotsOf(story)).toEqual([]);
  });

  it('[SK-64] a Two-gun Kid throws the dice of two pistols, each emptied by its own 6', () => {
    const story = new BattleStory().stands('Shooter 10,10 pistol pistol two-gun-kid', 'vs Target 12,10');
    story.play([5, 6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(story.figure('Shooter').firearms.map((gun) => gun.isEmpty)).toEqual([false, true]);
    story.play([], (table) => reload(table, 'Shooter'));
    story.play([6, 5], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(story.figure('Shooter').firearms.map((gun) => gun.isEmpty)).toEqual([true, false]);
    story.play([6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
  });

  it('[SK-64] without the skill a second pistol stays loaded for later', () => {
    const story = new BattleStory().stands('Shooter 10,10 pistol pistol', 'vs Target 12,10');
    story.play([6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(story.figure('Shooter').firearms.map((gun) => gun.isEmpty)).toEqual([true, false]);
  });
});
