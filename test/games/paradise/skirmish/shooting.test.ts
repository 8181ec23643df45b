import { describe, expect, it } from 'vitest';
import { aim, flinch, reload, shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import {
  sumModifiers,
  addGun,
  sumGun,
  hitChance,
  computeModifiedGats,
  collectModifiers,
} from '#main/games/paradise/rules/skirmish/rules/shooting/shot.ts';
import type { Speed } from '#main/games/paradise/rules/skirmish/battle.ts';
import { guns, gunTable, type Gun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { BattleStory, building, cover, totalOf } from '#test/support/battleStory.ts';
import { shotOf, shotsOf } from '#test/support/shots.ts';

/** The digest's table, written out again: short, long, dice, blazing, beyond, GATS beyond, Deadly. */
const printed: Record<Gun, [number, number, number, boolean, number, number, number][]> = {
  'purse-gun': [[2, 6, 1, false, 0, 0, -1]],
  pistol: [
    [8, 24, 1, false, 0, 0, 0],
    [4, 12, 3, true, 3, -2, 0],
  ],
  carbine: [[12, 36, 1, false, 0, 0, 0]],
  rifle: [[18, 48, 1, false, 0, 0, 0]],
  'high-powered-rifle': [[24, 72, 1, false, 0, 0, 1]],
  'pump-shotgun': [
    [8, 24, 2, false, 0, 0, 0],
    [6, 18, 4, true, 3, -1, 0],
  ],
  'double-barreled-shotgun': [
    [8, 24, 2, false, 0, 0, 0],
    [6, 18, 4, true, 3, -1, 0],
  ],
  'tommy-gun': [[6, 24, 6, true, 3, -2, 0]],
  bar: [[12, 48, 5, true, 3, -1, 0]],
  'light-machine-gun': [[24, 60, 7, true, 24, -1, 0]],
  'heavy-machine-gun': [[24, 72, 7, true, 24, -1, 1]],
};

/** Counts a die's hits face by face, the confirming die too, out of 36. */
function countedHits(gats: number, modified: number): number {
  let hits = 0;
  for (let face = 1; face <= 6; face += 1) {
    for (let confirming = 1; confirming <= 6; confirming += 1) {
      if (modified > 0 && face <= modified) hits += 1;
      if (modified === 0 && face === 1 && confirming <= gats) hits += 1;
    }
  }
  return hits;
}

it('[GATS-2] tactics reckon with what a gun adds at a distance as the dice are told of it', () => {
  for (const gun of guns) {
    for (const mode of gunTable[gun]) {
      for (const skill of [null, 'sharpshooter']) {
        const way = { gun, mode, dice: mode.dice, skill, beyond: 'beyond' };
        for (let inches = 0; inches <= mode.longInches; inches += 0.5) {
          const told = collectModifiers((add) => addGun(way, inches, add));
          expect(sumGun(way, inches), `${gun} at ${inches}″`).toBe(sumModifiers(told));
        }
      }
    }
  }
});

describe('the gun table', () => {
  it('[GATS-1] the chance of a die is the count of its faces, for every GATS and modifier', () => {
    for (let gats = 0; gats <= 7; gats += 1) {
      for (let modified = -3; modified <= 8; modified += 1) {
        expect(hitChance(gats, modified) * 36).toBeCloseTo(countedHits(gats, modified));
      }
    }
  });

  it.each(guns)('[GATS-2] %s at every inch', (gun) => {
    for (let inches = 1; inches <= 73; inches += 1) {
      const story = new BattleStory({ width: 100 });
      story.has('Shooter', 1, 10, { guns: [gun], stats: { gats: 5 } });
      story.faces('Target', 1 + inches, 10);
      const wanted = printed[gun]
        .filter(([, long]) => inches <= long)
        .map(([short, , dice, isBlazing, beyond, beyondGats, deadly]) => {
          const far = beyond > 0 && inches > beyond ? beyondGats : 0;
          const modified = 5 + (inches > short ? -1 : 0) + far;
          return { isBlazing, dice, deadly, modified, of36: countedHits(5, modified) };
        });
      const found = shotsOf(story).map((shot) => ({
        isBlazing: shot.mode.isBlazing,
        dice: shot.mode.dice,
        deadly: shot.mode.deadly,
        modified: computeModifiedGats(shot),
        of36: Math.round(shot.chance * 36),
      }));
      expect(found).toHaveLength(wanted.length);
      expect(found).toEqual(expect.arrayContaining(wanted));
    }
  });
});

describe('gunfire modifiers', () => {
  const at = (set: (story: BattleStory) => void, layout: ConstructorParameters<typeof BattleStory>[0] = {}): number => {
    const story = new BattleStory(layout).stands('Shooter 10,10 gats=6 rifle', 'vs Target 16,10');
    set(story);
    return computeModifiedGats(shotOf(story, false)) - 6;
  };
  const now = (who: 'Shooter' | 'Target', change: object) => (story: BattleStory) => {
    Object.assign(story.figure(who), change);
  };
  const hedge = (grade: 'light' | 'hard') => ({
    covers: [cover('hedge', { x: 15, y: 8, width: 0.5, height: 4 }, { grade })],
  });

  it.each([
    ['nothing', 0, () => undefined, {}],
    ['aimed', 1, now('Shooter', { aimsAt: 'Target' }), {}],
    ['aimed at somebody else', 0, now('Shooter', { aimsAt: 'Other' }), {}],
    ['creeping', 0, now('Shooter', { gait: 'crept' }), {}],
    ['walking', -1, now('Shooter', { gait: 'walked' }), {}],
    ['running', -2, now('Shooter', { gait: 'ran' }), {}],
    ['running target', -2, now('Target', { gait: 'ran' }), {}],
    ['walking target', 0, now('Target', { gait: 'walked' }), {}],
    ['poor light', -1, () => undefined, { light: 'poor' as const }],
    ['bad light', -2, () => undefined, { light: 'bad' as const }],
    ['light cover', -1, () => undefined, hedge('light')],
    ['hard cover', -2, () => undefined, hedge('hard')],
    ['target lying down', -1, now('Target', { posture: 'down' }), {}],
    ['lying down in light cover counts once', -1, now('Target', { posture: 'down' }), hedge('light')],
    ['on a ladder', -2, now('Shooter', { isClimbing: true }), {}],
    ['a drunk shooter', -2, now('Shooter', { isDrunk: true }), {}],
  ])('[GATS-3] %s: %i', (_title, value, set, layout) => {
    expect(at(set, layout)).toBe(value);
  });

  it('[BOMB-3] smoke between them is light cover', () => {
    expect(at((story) => story.state.fires.push({ at: { x: 13, y: 10 } }))).toBe(-1);
    expect(at((story) => story.state.fires.push({ at: { x: 13, y: 12 } }))).toBe(0);
  });

  it.each([
    ['stopped', 0, 0, 0],
    ['cruising', -1, -1, -2],
    ['speeding', -2, -2, -3],
    ['racing', -3, -3, -4],
  ] as [Speed, number, number, number][])(
    '[GATS-3] a car %s: at it %i, from it %i, driving it %i',
    (speed, atIt, fromIt, driving) => {
      const target = at((story) => story.car('Ford', ['Target'], { speed, at: { x: 16, y: 10 } }));
      const rider = at((story) => {
        story.has('Wheels', 0, 0);
        story.car('Ford', ['Wheels', 'Shooter'], { speed, at: { x: 10, y: 10 } });
      });
      const driver = at((story) => story.car('Ford', ['Shooter'], { speed, at: { x: 10, y: 10 } }));
      expect([target, rider, driver]).toEqual([atIt, fromIt, driving]);
    },
  );

  it.each([
    ['cruising', 'speeding', -3],
    ['racing', 'racing', -6],
    ['stopped', 'racing', -3],
  ] as [Speed, Speed, number][])(
    '[GATS-3] from a car %s at one %s: %i, because all that fit count',
    (own, his, value) => {
      const found = at((story) => {
        story.has('Wheels', 0, 0);
        story.car('Ford', ['Wheels', 'Shooter'], { speed: own, at: { x: 10, y: 10 } });
        story.car('Packard', ['Target'], { speed: his, at: { x: 16, y: 10 }, side: 'defenders' });
      });
      expect(found).toBe(value);
    },
  );

  it('[GATS-3a] a window covers the man inside, not the man in the street he shoots at', () => {
    const story = new BattleStory({ buildings: [building('bar', { x: 5, y: 10, width: 10, height: 8 })] }).stands(
      'Shooter 10,11 rifle',
      'vs Target 10,4 rifle',
    );
    expect(shotOf(story, false).modifiers).toEqual([]);
    expect(shotOf(story, false, 'Target', 'Shooter').modifiers).toEqual([{ reason: 'hard cover', value: -2 }]);
  });

  it('[GATS-3] movement counts on its own card only, a held card being another', () => {
    const story = new BattleStory().stands('Shooter 10,10 pistol gait=ran', 'vs Target 14,10 gait=ran');
    const card = { side: 'attackers', rank: 'A' } as const;
    story.state.held.attackers = [card];
    expect(computeModifiedGats(shotOf(story, false))).toBe(-1);
    story.play([], (table) => table.emit({ type: 'card-played', side: 'attackers', card }));
    expect(computeModifiedGats(shotOf(story, false))).toBe(1);
    story.play([], (table) => table.emit({ type: 'card-turned', card }));
    expect(computeModifiedGats(shotOf(story, false))).toBe(3);
  });

  it('[GATS-1] walls hide a target altogether, and so does hiding', () => {
    const walls = { buildings: [building('bar', { x: 12, y: 5, width: 3, height: 10 })] };
    const story = new BattleStory(walls).stands('Shooter 10,10 rifle', 'vs Target 18,10');
    expect(shotsOf(story)).toEqual([]);
    const open = new BattleStory().stands('Shooter 10,10 rifle', 'vs Target 18,10 +isHidden');
    expect(shotsOf(open)).toEqual([]);
  });

  /** GATS of each kind of shot with a gun, modifiers and all. */
  function gatsWith(gun: Gun, skills: Skill[]): number[] {
    const story = new BattleStory();
    story.has('Shooter', 10, 10, { guns: [gun], skills });
    story.faces('Target', 12, 10);
    return shotsOf(story).map(computeModifiedGats);
  }

  it.each([
    ['pistol', 1],
    ['rifle', 0],
  ] as const)('[SK-46] a Pistoleer with a %s: %i', (gun, value) => {
    expect(gatsWith(gun, ['pistoleer'])).toEqual(gatsWith(gun, []).map((was) => was + value));
  });

  it.each([
    ['rifle', 1],
    ['carbine', 1],
    ['pistol', 0],
  ] as const)('[SK-52] a Sharpshooter with a %s: %i', (gun, value) => {
    expect(gatsWith(gun, ['sharpshooter'])).toEqual(gatsWith(gun, []).map((was) => was + value));
  });

  it.each([
    ['pump-shotgun', 1],
    ['double-barreled-shotgun', 1],
    ['bar', 0],
  ] as const)('[SK-53] a Shotgunner with a %s: %i', (gun, value) => {
    expect(gatsWith(gun, ['shotgunner'])).toEqual(gatsWith(gun, []).map((was) => was + value));
  });

  it.each([
    ['tommy-gun', 1],
    ['bar', 1],
    ['light-machine-gun', 0],
  ] as const)('[SK-62] a Tommy Gunner with a %s: %i', (gun, value) => {
    expect(gatsWith(gun, ['tommy-gunner'])).toEqual(gatsWith(gun, []).map((was) => was + value));
  });

  it('[SK-67] against a Nice Girl GATS are one less', () => {
    expect(at(now('Target', { skills: ['nice-girl'] }))).toBe(-1);
  });

  it('[SK-67] a Femme Fatale has two more on her first shot of the game only', () => {
    const story = new BattleStory().stands('Shooter 10,10 rifle femme-fatale', 'vs Target 16,10');
    expect(computeModifiedGats(shotOf(story, false))).toBe(5);
    story.play([6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    story.play([], (table) => reload(table, 'Shooter'));
    expect(computeModifiedGats(shotOf(story, false))).toBe(3);
  });

  it('[SK-44] a One-Armed Man fires pistols and nothing longer', () => {
    const story = new BattleStory().stands(
      'Shooter 10,10 rifle pistol tommy-gun purse-gun one-armed-man',
      'vs Target 12,10',
    );
    expect(new Set(shotsOf(story).map((shot) => shot.gun))).toEqual(new Set(['pistol', 'purse-gun']));
  });
});

describe('the source’s shootings', () => {
  it('[GATS-1] GATS 5 and a 2 nails Dooley; a 6 on Deadly Weapons puts a Hoodlum down for good', () => {
    const story = new BattleStory().stands('Shooter 10,10 gats=5 pistol', 'vs Target 11,10 tommy-gun');
    story.play([2, 6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(story.figure('Target').posture).toBe('dead');
  });

  it('[GATS-1] running at a man in light cover makes GATS 3 exactly 0: a 1 is confirmed by a 4, and misses', () => {
    const story = new BattleStory({ covers: [cover('van', { x: 14.5, y: 8, width: 0.4, height: 4 })] }).stands(
      'Shooter 10,10 pistol gait=ran',
      'vs Target 16,10',
    );
    const shot = shotOf(story, false);
    expect(computeModifiedGats(shot)).toBe(0);
    story.play([3], (table) => shoot(table, 'Shooter', 'Target', shot));
    const unlucky = story.play([1, 4], (table) => shoot(table, 'Shooter', 'Target', shot));
    expect(unlucky.texts[0]).toMatch(/: no hit\./);
    story.play([1, 3, 1], (table) => shoot(table, 'Shooter', 'Target', shot));
  });

  it('[GATS-1] below 0 there is no chance, not even with a 1', () => {
    const story = new BattleStory({ light: 'bad' }).stands('Shooter 10,10 pistol gait=ran', 'vs Target 14,10');
    const shot = shotOf(story, false);
    expect([computeModifiedGats(shot), shot.chance]).toEqual([-1, 0]);
    story.play([1], (table) => shoot(table, 'Shooter', 'Target', shot));
    expect(story.figure('Target').wounds).toBe(0);
  });

  it('[GATS-4] Doogan aims at 9″ into light cover: GATS 4 becomes 3, and a 5 misses', () => {
    const story = new BattleStory({ covers: [cover('van', { x: 17.8, y: 8, width: 0.4, height: 4 })] }).stands(
      'Shooter 10,10 gats=4 pistol',
      'vs Target 19,10',
    );
    story.play([], (table) => aim(table, 'Shooter', 'Target'));
    const shot = shotOf(story, false);
    expect(computeModifiedGats(shot)).toBe(3);
    story.play([5], (table) => shoot(table, 'Shooter', 'Target', shot));
    expect(story.figure('Shooter').aimsAt).toBeNull();
  });

  it('[GATS-4, HIT-1] an aimed hit adds 1 on Deadly Weapons; blazing is never aimed', () => {
    const story = new BattleStory().stands('Shooter 10,10 pistol aimsAt=Target', 'vs Target 12,10');
    expect(computeModifiedGats(shotOf(story, true))).toBe(3);
    const fought = story.play([1, 2], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    expect(totalOf(fought, /Deadly Weapons/)).toBe(3);
  });

  it('[GATS-4] whatever else he does between aiming and firing loses the aim', () => {
    for (const act of [
      (story: BattleStory) => story.play([], (table) => flinch(table, 'Shooter')),
      (story: BattleStory) => story.play([], (table) => reload(table, 'Shooter')),
      (story: BattleStory) =>
        story.play([], (table) =>
          table.emit({ type: 'figure-moved', figure: 'Shooter', to: { x: 9, y: 9 }, gait: 'crept' }),
        ),
    ]) {
      const story = new BattleStory().stands('Shooter 10,10 pistol aimsAt=Target');
      act(story);
      expect(story.figure('Shooter').aimsAt).toBeNull();
    }
  });

  it('[GATS-5] blazing at 2″ after a run: 1 1 4 5 6 6 are two hits, two near misses and two misses', () => {
    const story = new BattleStory().stands('Shooter 10,10 gats=5 tommy-gun gait=ran', 'vs Target 12,10 gats=4');
    const fought = story.play([1, 1, 4, 5, 6, 6, 3, 1, 3], (table) =>
      shoot(table, 'Shooter', 'Target', shotOf(story, true)),
    );
    expect(fought.texts[0]).toMatch(/2 hits, 2 too close/);
    expect(story.figure('Target')).toMatchObject({ wounds: 0, recovery: 1, posture: 'down' });
  });

  it('[GATS-5] at 6″ GATS 5 is 3: 1 2 2 4 5 6 hit three times, spread over two men who both flinch', () => {
    const story = new BattleStory().stands('Shooter 10,10 gats=5 tommy-gun');
    story.faces('Butcher Jim', 16, 10);
    story.faces('Big Tommy', 17, 10);
    const shot = shotOf(story, true, 'Shooter', 'Butcher Jim');
    expect(computeModifiedGats(shot)).toBe(3);
    // Big Tommy's 1, then Butcher Jim's 3 and 6; his friend sees him die and holds.
    story.play([1, 2, 2, 4, 5, 6, 3, 2, 1, 1, 3, 1, 6, 1], (table) => shoot(table, 'Shooter', 'Butcher Jim', shot));
    expect(story.figure('Butcher Jim').posture).toBe('dead');
    expect(story.figure('Big Tommy')).toMatchObject({ wounds: 0, recovery: 1, posture: 'down' });
  });

  it('[GATS-5] nobody behind a wall or beyond 2″ belongs to the group', () => {
    const story = new BattleStory().stands('Shooter 10,10 gats=5 tommy-gun', 'vs Target 16,10', 'vs Bystander 18.5,10');
    story.play([1, 6, 6, 5, 5, 5, 3, 1], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, true)));
    expect(story.figure('Bystander').recovery).toBe(0);
    expect(story.figure('Target').recovery).toBe(1);
  });
});
