import { describe, expect, it } from 'vitest';
import { computeStat } from '#main/games/paradise/rules/skirmish/battle.ts';
import { rollDeadlyHit, findInjury } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { testNerve } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { shoot, listShotsAt } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { BattleStory, cover, targetOf, totalOf } from '#test/support/battleStory.ts';

const shot = { by: null, modifiers: [], isShot: true };

/** One man of HITS and stats 6, hit once by this face, holding his nerve. */
function hitOnce(face: number, options: { skills?: Skill[]; value?: number; isShot?: boolean } = {}) {
  const story = new BattleStory();
  const stats = { fists: 6, gats: 6, guts: 6, stunts: 6, smarts: 6, hits: 6 };
  story.has('Dooley', 10, 10, { stats, skills: options.skills ?? [] });
  const modifiers = options.value === undefined ? [] : [{ reason: 'test', value: options.value }];
  const total = face + (options.value ?? 0);
  const isWound = total >= 4 && total <= 6;
  story.play([face, ...(isWound ? [1] : [])], (table) =>
    rollDeadlyHit(table, 'Dooley', { by: null, modifiers, isShot: options.isShot ?? true }),
  );
  return story.figure('Dooley');
}

describe('Deadly Weapons', () => {
  it.each([
    [1, 0, 0, 'up'],
    [2, 0, 1, 'down'],
    [3, 0, 1, 'down'],
    [4, 1, 1, 'down'],
    [5, 2, 2, 'down'],
    [6, 4, 0, 'up'],
  ] as const)(
    '[HIT-1, HIT-1a] a %i costs %i of every stat and %i actions, and leaves him %s',
    (face, wounds, recovery, posture) => {
      expect(hitOnce(face)).toMatchObject({ wounds, recovery, posture });
    },
  );

  it('[HIT-1] the table’s exact shares, plain, +1, +2 and -1', () => {
    const shares = (value: number) => {
      const counts: Record<string, number> = {};
      for (let face = 1; face <= 6; face += 1) {
        const { name } = findInjury(face + value);
        counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    };
    expect(shares(0)).toEqual({ nothing: 1, 'a near miss': 2, 'a light wound': 1, 'a wound': 1, 'it is serious': 1 });
    expect(shares(1)).toMatchObject({ 'a near miss': 2, 'a gory death': 1 });
    expect(shares(2)).toMatchObject({ 'a near miss': 1, 'a gory death': 2 });
    expect(shares(-1)).toEqual({ nothing: 2, 'a near miss': 2, 'a light wound': 1, 'a wound': 1 });
  });

  it('[HIT-1] 7 and more is a gory death', () => {
    expect(hitOnce(6, { value: 1 }).posture).toBe('dead');
    expect(hitOnce(6, { value: 3 }).posture).toBe('dead');
  });

  it.each([
    ['purse-gun', -1],
    ['pistol', 0],
    ['high-powered-rifle', 1],
    ['heavy-machine-gun', 1],
  ] as const)('[HIT-1] a hit by a %s adds %i', (gun, value) => {
    const story = new BattleStory();
    story.has('Shooter', 10, 10, { guns: [gun] });
    story.faces('Target', 11, 10);
    const [way] = listShotsAt(story.state, story.figure('Shooter'), story.figure('Target'));
    if (way === undefined) throw new Error('There is no such shot.');
    const drum = gun.endsWith('machine-gun') ? [3] : [];
    const dice = [1, ...Array.from({ length: way.mode.dice - 1 }, () => 6), ...drum, 2];
    const fought = story.play(dice, (table) => shoot(table, 'Shooter', 'Target', way));
    expect(totalOf(fought, /Deadly Weapons/)).toBe(2 + value);
  });

  it('[HIT-1, HIT-1a] Doogan’s 1 and 3: two holes in the jacket, one action to recover, flat where nothing gives cover', () => {
    const story = new BattleStory().stands('Doogan 10,10 gats=4');
    story.play([1, 3], (table) => {
      rollDeadlyHit(table, 'Doogan', shot);
      rollDeadlyHit(table, 'Doogan', shot);
    });
    expect(story.figure('Doogan')).toMatchObject({ wounds: 0, recovery: 1, posture: 'down' });
  });

  it('[HIT-2] wounds add up: a light wound and a wound are 3 off every stat', () => {
    const story = new BattleStory();
    const stats = { fists: 5, gats: 5, guts: 5, stunts: 5, smarts: 5, hits: 5 };
    story.has('Spats', 10, 10, { stats });
    story.play([4, 1, 5, 1], (table) => {
      rollDeadlyHit(table, 'Spats', shot);
      rollDeadlyHit(table, 'Spats', shot);
    });
    const spats = story.figure('Spats');
    expect(Object.keys(stats).map((stat) => computeStat(spats, stat as keyof typeof stats))).toEqual([
      2, 2, 2, 2, 2, 2,
    ]);
  });

  it('[HIT-2] HITS 0 is death; another stat at 0 puts him out for the scenario', () => {
    const story = new BattleStory().stands('Dooley 10,10 hits=1', 'Clumsy 30,30 stunts=1');
    story.play([4, 4], (table) => {
      rollDeadlyHit(table, 'Dooley', shot);
      rollDeadlyHit(table, 'Clumsy', shot);
    });
    expect([story.figure('Dooley').posture, story.figure('Clumsy').posture]).toEqual(['dead', 'out-cold']);
  });

  it('[SK-26] Gun Shy: a 1 counts as 2 when shot at, not when struck', () => {
    expect(hitOnce(1, { skills: ['gun-shy'] }).recovery).toBe(1);
    expect(hitOnce(1, { skills: ['gun-shy'], isShot: false }).recovery).toBe(0);
    expect(hitOnce(1).recovery).toBe(0);
  });

  it('[SK-63] Tough SOB: 1 less from each of the first two wounds, and no more', () => {
    const story = new BattleStory();
    const stats = { fists: 9, gats: 9, guts: 9, stunts: 9, smarts: 9, hits: 9 };
    story.has('Spats', 10, 10, { stats, skills: ['tough-sob'] });
    const wounds = [5, 4, 4].map((face) => {
      story.play([face, 1], (table) => rollDeadlyHit(table, 'Spats', shot));
      return story.figure('Spats').wounds;
    });
    expect(wounds).toEqual([1, 1, 2]);
  });

  it('[SK-34] a Lucky Cuss has a bad roll against him thrown again, twice a game', () => {
    const story = new BattleStory().stands('Lucky 10,10 lucky-cuss');
    story.play([6, 1, 2, 5, 1], (table) => {
      rollDeadlyHit(table, 'Lucky', shot);
      rollDeadlyHit(table, 'Lucky', shot);
      rollDeadlyHit(table, 'Lucky', shot);
    });
    expect(story.figure('Lucky')).toMatchObject({ wounds: 0, luck: 0 });
    story.play([6], (table) => rollDeadlyHit(table, 'Lucky', shot));
    expect(story.figure('Lucky').posture).toBe('dead');
  });

  it('[HIT-1] everybody in sight of a gory death tests GUTS-2 but Stone Cold Killers and the killer', () => {
    const story = new BattleStory({ isPublic: true }).stands(
      'Dooley 10,10',
      'Friend 12,10 guts=4',
      'Cold 12,11 +isStoneCold',
      'Far 30,10',
      'vs Enemy 12,9 guts=5',
      'vs Killer 11,10',
    );
    const fought = story.play([6, 1, 1], (table) =>
      rollDeadlyHit(table, 'Dooley', { by: 'Killer', modifiers: [{ reason: 'axe', value: 1 }], isShot: false }),
    );
    expect(targetOf(fought, /^Friend keeps/)).toBe(2);
    expect(targetOf(fought, /^Enemy keeps/)).toBe(3);
  });

  it('[GUTS-1] of a plain death only friends test, and without the -2', () => {
    const story = new BattleStory().stands('Dooley 10,10', 'Friend 12,10 guts=4', 'vs Enemy 12,9');
    const fought = story.play([6, 4], (table) => rollDeadlyHit(table, 'Dooley', shot));
    expect(targetOf(fought, /^Friend keeps/)).toBe(4);
    expect(story.figure('Friend').isNervous).toBe(false);
  });

  it('[GATS-7] whoever a fallen man held goes free, and a dead hostage shields nobody', () => {
    const story = new BattleStory().stands(
      'Spats 10,10 hostages=[Waiter,Cook]',
      'by Waiter 10,10 heldBy=Spats',
      'by Cook 10,10 heldBy=Spats',
    );
    story.play([6], (table) => rollDeadlyHit(table, 'Cook', shot));
    expect(story.figure('Spats').hostages).toEqual(['Waiter']);
    expect(story.state.seen['hostage-killed']).toBe(1);
    story.play([6], (table) => rollDeadlyHit(table, 'Spats', shot));
    expect(story.figure('Waiter').heldBy).toBeNull();
  });

  it('[PO-2] a dead citizen, child or policeman is remembered for the outrage', () => {
    const story = new BattleStory().stands('by Clerk 10,10');
    story.citizen('Kid', 20, 10, { profile: 'Street Kid' });
    story.faces('Cop', 30, 10, { kind: 'police' });
    story.play([6, 6, 6], (table) => {
      for (const id of ['Clerk', 'Kid', 'Cop']) rollDeadlyHit(table, id, shot);
    });
    expect(story.state.seen).toEqual({ 'citizen-killed': 1, 'innocent-killed': 1, 'police-hurt': 1 });
  });
});

describe('men who are out of the fight', () => {
  // Source: “Out for the rest of the scenario” (Out Cold), “down until next Joker” (Knocked Out), “throws down his
  // weapons” (I Give Up): wounds add up and change nothing else. Of stats 3, two points lost leave 1, four leave none.
  it.each([
    ['out-cold', 4, 1, 'out-cold'],
    ['out-cold', 5, 2, 'out-cold'],
    ['knocked-out', 4, 1, 'knocked-out'],
    ['knocked-out', 5, 2, 'knocked-out'],
    ['surrendered', 4, 1, 'surrendered'],
    ['surrendered', 5, 2, 'surrendered'],
    ['arrested', 4, 0, 'arrested'],
  ] as const)(
    '[HIT-1, HIT-2, GUTS-3] %s and hit with a %i: %i points lost, still %s, and no test of nerves',
    (posture, face, wounds, after) => {
      const story = new BattleStory();
      story.has('Dooley', 10, 10, { now: { posture } });
      const dice = posture === 'arrested' ? [] : [face];
      story.play(dice, (table) => rollDeadlyHit(table, 'Dooley', shot));
      expect(story.figure('Dooley')).toMatchObject({ posture: after, wounds });
    },
  );

  it('[HIT-2] knocked out with two points left of a stat, a wound of two makes it out cold', () => {
    const story = new BattleStory();
    const stats = { fists: 2, gats: 3, guts: 3, stunts: 3, smarts: 3, hits: 4 };
    story.has('Dooley', 10, 10, { stats, now: { posture: 'knocked-out' } });
    story.play([5], (table) => rollDeadlyHit(table, 'Dooley', shot));
    expect(story.figure('Dooley')).toMatchObject({ posture: 'out-cold', wounds: 2 });
  });

  it('[HIT-2] a third point of HITS lost kills him none the less', () => {
    const story = new BattleStory().stands('Dooley 10,10 posture=out-cold wounds=2');
    story.play([4], (table) => rollDeadlyHit(table, 'Dooley', shot));
    expect(story.figure('Dooley').posture).toBe('dead');
  });
});

describe('a man who lies where he fell', () => {
  // GUTS 3 and a point lost: a 4 fails by two, and a crate stands two inches behind him.
  it.each([
    ['limps', 8],
    ['lies', 10],
  ] as const)('[HIT-1, GUTS-1] who %s and loses his nerve ends at most at x %i', (lame, x) => {
    const story = new BattleStory({ covers: [cover('crate', { x: 7.5, y: 9.5, width: 1, height: 1 })] }).stands(
      'vs Morelli 16,10',
    );
    story.has('Dooley', 10, 10, { now: { posture: 'down', lame, wounds: 1 } });
    story.play([4], (table) => testNerve(table, 'Dooley', { because: 'a test', modifiers: [] }));
    const { isNervous, at } = story.figure('Dooley');
    expect(isNervous).toBe(true);
    if (lame === 'lies') expect(at).toEqual({ x, y: 10 });
    else expect(at.x).toBeLessThan(x);
  });
});
