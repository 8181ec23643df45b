import { describe, expect, it } from 'vitest';
import type { Firearm } from '#main/games/paradise/rules/skirmish/battle.ts';
import {
  findFallenGun,
  listGunsTaken,
  pickUpGun,
} from '#main/games/paradise/rules/skirmish/rules/shooting/pickingUp.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import type { Gun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { BattleStory } from '#test/support/battleStory.ts';

function createGun(gun: Gun, change: Partial<Firearm> = {}): Firearm {
  return { gun, isEmpty: false, isJammed: false, blasts: 2, ...change };
}

type Dooley = {
  posture?: 'dead' | 'out-cold' | 'knocked-out' | 'up' | 'arrested';
  firearms?: Firearm[];
  inches?: number;
};

/** Morelli with a pistol, and Dooley with a Tommy gun an inch from him. */
function restaurant(dooley: Dooley): BattleStory {
  const story = new BattleStory();
  story.has('Morelli', 20, 20, { now: { firearms: [createGun('pistol')] } });
  const { posture = 'dead', firearms = [createGun('tommy-gun')], inches = 1 } = dooley;
  story.faces('Dooley', 20 + inches, 20, { now: { posture, firearms } });
  return story;
}

describe('a gun beside a fallen man', () => {
  it.each<[string, Dooley, boolean]>([
    ['off a dead man', {}, true],
    ['off one who is out cold', { posture: 'out-cold' }, true],
    ['off one who is out for now', { posture: 'knocked-out' }, true],
    ['not off a man on his feet', { posture: 'up' }, false],
    ['not off one who was led away', { posture: 'arrested' }, false],
    ['not from two inches away', { inches: 2 }, false],
    ['not a jammed one', { firearms: [createGun('tommy-gun', { isJammed: true })] }, false],
    ['not an empty one', { firearms: [createGun('tommy-gun', { isEmpty: true })] }, false],
    // A pistol blazes away with three dice, a shotgun with four, and a rifle fires one.
    ['a shotgun for a pistol', { firearms: [createGun('pump-shotgun')] }, true],
    ['no pistol for a pistol', { firearms: [createGun('pistol')] }, false],
    ['no rifle for a pistol', { firearms: [createGun('rifle')] }, false],
  ])('[CARD-6, GATS-2] is taken %s', (_title, dooley, isTaken) => {
    const story = restaurant(dooley);
    expect(findFallenGun(story.state, story.figure('Morelli')) !== null).toBe(isTaken);
  });

  it('[SK-44] is left where it is by a one-armed man if it takes two hands', () => {
    const story = restaurant({});
    story.figure('Morelli').skills = ['one-armed-man'];
    expect(findFallenGun(story.state, story.figure('Morelli'))).toBeNull();
  });

  it('[CARD-6] costs an action and is the first he fires from then on, half empty as it is', () => {
    const story = restaurant({ firearms: [createGun('double-barreled-shotgun', { blasts: 1 })] });
    story.play([], (table) => activate(table, 'Morelli', 1, { kind: 'fight' }));
    expect(story.figure('Morelli').firearms).toEqual([
      createGun('double-barreled-shotgun', { blasts: 1, takenFrom: 'Dooley' }),
      createGun('pistol'),
    ]);
    expect(story.figure('Dooley').firearms).toEqual([]);
  });

  it('[SCN-12] is told with the man whose it was, also at third hand, but not once he has it back', () => {
    const story = restaurant({});
    story.faces('Nolan', 21, 21, { now: { firearms: [] } });
    const take = (by: string, from: string) =>
      story.play([], (table) => pickUpGun(table, by, { owner: story.figure(from), index: 0 }));
    take('Morelli', 'Dooley');
    story.figure('Morelli').posture = 'dead';
    take('Nolan', 'Morelli');
    expect(listGunsTaken(story.figure('Nolan'))).toEqual([{ gun: 'tommy-gun', from: 'Dooley' }]);
    story.figure('Nolan').posture = 'dead';
    take('Dooley', 'Nolan');
    expect(listGunsTaken(story.figure('Dooley'))).toEqual([]);
  });

  it('[CARD-6] a man with nothing to fire goes a few steps for one', () => {
    const story = restaurant({ inches: 4 });
    story.figure('Morelli').firearms = [];
    story.play([], (table) => activate(table, 'Morelli', 2, { kind: 'fight' }));
    expect(story.figure('Morelli').firearms.map(({ gun }) => gun)).toEqual(['tommy-gun']);
  });
});
