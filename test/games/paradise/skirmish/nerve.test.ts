import { describe, expect, it } from 'vitest';
import { computeStat } from '#main/games/paradise/rules/skirmish/battle.ts';
import { rollDrunks } from '#main/games/paradise/rules/skirmish/fight.ts';
import { rollDeadlyHit, kill } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import {
  canGiveTheLook,
  getAGrip,
  giveTheLook,
  slap,
  surrender,
  testNerve,
} from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { rollReputations } from '#main/games/paradise/rules/skirmish/outcomes/aftermath.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { BattleStory, cover, targetOf } from '#test/support/battleStory.ts';
import { turns } from '#test/support/cardStory.ts';

/** A battle in which nobody holds a card. */
const pressing = createRules({
  check: () => undefined,
  goalOf: () => ({ kind: 'take', building: 'none', at: { x: 24, y: 18 } }),
});

const fright = { because: 'a fright', modifiers: [] };

describe('nerves', () => {
  it('[GUTS-1] passing he carries on; failing he is shaken by 2 on everything but HITS', () => {
    const story = new BattleStory().stands('Spats 10,10 guts=4');
    story.play([4], (table) => testNerve(table, 'Spats', fright));
    expect(story.figure('Spats').isNervous).toBe(false);
    story.play([6], (table) => testNerve(table, 'Spats', fright));
    const spats = story.figure('Spats');
    expect(spats.isNervous).toBe(true);
    expect([computeStat(spats, 'guts'), computeStat(spats, 'gats'), computeStat(spats, 'hits')]).toEqual([2, 1, 3]);
  });

  it('[GUTS-1] failing by three or more he runs', () => {
    const story = new BattleStory().stands('Spats 10,10');
    story.play([5], (table) => testNerve(table, 'Spats', fright));
    expect(story.figure('Spats')).toMatchObject({ posture: 'up', hasPanicked: false });
    const other = new BattleStory().stands('Spats 10,10');
    other.play([6], (table) => testNerve(table, 'Spats', fright));
    expect(other.figure('Spats')).toMatchObject({ posture: 'up', hasPanicked: true });
  });

  it('[GUTS-1] shaken, he falls back to cover within 3″ and lets his hostage go', () => {
    const story = new BattleStory({ covers: [cover('crate', { x: 7.5, y: 9.5, width: 1, height: 1 })] }).stands(
      'Spats 10,10 hostages=[Waiter]',
      'by Waiter 10,10 heldBy=Spats',
      'vs Morelli 16,10',
    );
    story.play([4], (table) => testNerve(table, 'Spats', fright));
    expect(story.figure('Spats').at.x).toBeLessThan(8);
    expect([story.figure('Spats').hostages, story.figure('Waiter').heldBy]).toEqual([[], null]);
  });

  it.each([4, 6])(
    '[GATS-7, GUTS-1] a policeman who is held and throws a %i is shaken where he is: the way out is to flinch free',
    (face) => {
      const story = new BattleStory({ covers: [cover('crate', { x: 7.5, y: 9.5, width: 1, height: 1 })] }).stands(
        'Spats 11,10 hostages=[Cop]',
        'vs Cop 10,10 heldBy=Spats',
      );
      story.play([face], (table) => testNerve(table, 'Cop', fright));
      expect(story.figure('Cop')).toMatchObject({
        at: { x: 10, y: 10 },
        posture: 'up',
        isNervous: true,
        heldBy: 'Spats',
      });
    },
  );

  it.each([false, true])('[GATS-7] whoever runs or surrenders lets his hostage go (law: %s)', (isLaw) => {
    const story = new BattleStory().stands('Spats 10,10 hostages=[Waiter]', 'by Waiter 10,10 heldBy=Spats');
    story.faces('Cop', 16, 10, { kind: isLaw ? 'police' : 'gangster' });
    story.play([6], (table) => testNerve(table, 'Spats', fright));
    expect(story.figure('Spats')).toMatchObject({
      posture: isLaw ? 'surrendered' : 'up',
      hasPanicked: !isLaw,
      hostages: [],
    });
    expect(story.figure('Waiter').heldBy).toBeNull();
  });

  it('[GUTS-1] he tests when he is wounded', () => {
    const story = new BattleStory().stands('Spats 10,10 guts=4');
    const fought = story.play([4, 3], (table) =>
      rollDeadlyHit(table, 'Spats', { by: null, modifiers: [], isShot: true }),
    );
    expect(targetOf(fought, /his wound/)).toBe(3);
  });

  it('[GUTS-2] alone he gets a grip on GUTS-2, the nerves not counted twice: Doogan needs 1 or 2', () => {
    for (const [face, hasPanicked, isNervous] of [
      [2, false, false],
      [3, true, true],
    ] as const) {
      const story = new BattleStory().stands('Doogan 10,10 guts=4 +isNervous');
      const fought = story.play([face], (table) => getAGrip(table, 'Doogan'));
      expect(targetOf(fought, /grip/)).toBe(2);
      expect(story.figure('Doogan')).toMatchObject({ posture: 'up', hasPanicked, isNervous });
    }
  });

  it('[GUTS-2] a steady friend in base contact slaps him: his own GUTS; at 1.4″, or shaken, he cannot', () => {
    const slapped = (x: number, isNervous = false) => {
      const story = new BattleStory().stands('Doogan 10,10 guts=4 +isNervous');
      story.has('Friend', x, 10, { now: { isNervous } });
      const fought = story.play(x < 11.3 && !isNervous ? [1] : [], (table) => slap(table, 'Friend', 'Doogan'));
      return targetOf(fought, /slapped by Friend/);
    };
    expect([slapped(11), slapped(11.4), slapped(11, true)]).toEqual([4, undefined, undefined]);
  });

  it('[GUTS-2] the slap is an action of the friend’s and none of the coward’s', () => {
    const story = new BattleStory().stands(
      'Friend 10,10 pistol',
      'Doogan 11,10 pistol +isNervous',
      'vs Morelli 26,10 hits=6 guts=6',
    );
    const { texts } = turns(story, [{ side: 'attackers', rank: 'K' }], [1, 6, 6], pressing);
    expect(texts.filter((text) => text.startsWith('Friend fires'))).toHaveLength(1);
    expect(texts.filter((text) => /^Doogan (fires|takes aim)/.test(text))).toHaveLength(2);
  });

  it('[GUTS-2] a shaken man waits for a friend in reach, who comes; nobody tests who cannot pass', () => {
    const story = new BattleStory().stands('Doogan 10,10 +isNervous', 'Friend 15,10', 'vs Morelli 40,30');
    const first = turns(story, [{ side: 'attackers', rank: 'K' }], [1, 1], pressing);
    expect(first.rolls.map(({ purpose }) => purpose)).toEqual([
      expect.stringMatching(/^Friend runs/),
      expect.stringMatching(/slapped by Friend/),
    ]);
    const alone = new BattleStory().stands('Doogan 10,10 guts=2 +isNervous', 'vs Morelli 40,30');
    const { rolls } = turns(alone, [{ side: 'attackers', rank: 'K' }], [], pressing);
    expect(rolls).toEqual([]);
  });

  it('[GUTS-1] the margin counts below 0: GUTS 3, shaken, at a gory death a 2 fails by 3', () => {
    const story = new BattleStory().stands('Spats 10,10 +isNervous');
    const gory = { because: 'a death', modifiers: [{ reason: 'gory death', value: -2 }] };
    story.play([2], (table) => testNerve(table, 'Spats', gory));
    expect(story.figure('Spats').hasPanicked).toBe(true);
  });
});

describe('the law', () => {
  const raid = (cops = 1) => {
    const story = new BattleStory();
    for (let n = 0; n < cops; n += 1) {
      story.faces(`Cop ${n}`, 20, 10 + n, { kind: 'police' });
    }
    return story;
  };

  it('[GUTS-3] failing against cops he surrenders, however badly he fails', () => {
    for (const face of [4, 6]) {
      const story = raid();
      story.has('Spats', 10, 10);
      story.play([face], (table) => testNerve(table, 'Spats', fright));
      expect(story.figure('Spats').posture).toBe('surrendered');
    }
  });

  it('[GUTS-3] he gives up everything he could fight with', () => {
    const story = raid();
    story.has('Spats', 10, 10, { guns: ['pistol', 'tommy-gun'], melee: 'knife', grenades: 1 });
    Object.assign(story.figure('Spats'), { dynamite: 1, gasoline: 1 });
    story.play([6], (table) => testNerve(table, 'Spats', fright));
    expect(story.figure('Spats')).toMatchObject({
      ...{ posture: 'surrendered', firearms: [], melee: 'fists' },
      ...{ grenades: 0, dynamite: 0, gasoline: 0 },
    });
  });

  it('[GUTS-3] every friend who sees it tests, once a card, or surrenders too, cops in sight or not', () => {
    const wall = { id: 'wall', name: 'wall', rect: { x: 15, y: 5, width: 1, height: 10.4 } };
    const story = raid();
    story.state.layout.covers = [{ ...wall, grade: 'hard', isTall: true }];
    story.stands('Spats 10,16', 'One 11,11', 'Two 10,11', 'Far 10,30');
    story.figure('Cop 0').at = { x: 20, y: 16 };
    // Spats fails, One fails out of every cop's sight, Two holds and is not asked again for One.
    const { rolls } = story.play([4, 6, 1], (table) => testNerve(table, 'Spats', fright));
    expect(rolls).toHaveLength(3);
    expect(['Spats', 'One', 'Two', 'Far'].map((id) => story.figure(id).posture)).toEqual([
      'surrendered',
      'surrendered',
      'up',
      'up',
    ]);
    story.play([], (table) => {
      surrender(table, story.figure('Far'));
    });
  });

  it('[GUTS-3] two surrenders on one card are one test, a third on the next card another', () => {
    const story = raid();
    for (const [id, x] of [
      ['One', 10],
      ['Two', 11],
      ['Three', 12],
      ['Steady', 13],
    ] as const) {
      story.has(id, x, 10, { stats: { guts: id === 'Steady' ? 6 : 3 } });
    }
    for (const id of ['Two', 'Three']) story.figure(id).hasSeenSurrender = true;
    const first = story.play([1], (table) => {
      surrender(table, story.figure('One'));
    });
    const second = story.play([], (table) => {
      surrender(table, story.figure('Two'));
    });
    story.play([], (table) => table.emit({ type: 'card-turned', card: 'joker' }));
    const third = story.play([1], (table) => {
      surrender(table, story.figure('Three'));
    });
    expect([first, second, third].map(({ rolls }) => rolls.length)).toEqual([1, 0, 1]);
  });

  it('[GUTS-3] he walks to the nearest officer, who cuffs up to five and does nothing else', () => {
    const story = raid();
    story.figure('Cop 0').firearms = [{ gun: 'pistol', isEmpty: false, isJammed: false, blasts: 2 }];
    story.has('Armed', 46, 30);
    for (let n = 0; n < 6; n += 1) {
      story.has(`Meek ${n}`, 14 + (n % 2), 8 + n, { now: { posture: 'surrendered' } });
    }
    turns(story, [{ side: 'attackers', rank: 'K' }], [2, 2], pressing);
    const cop = story.figure('Cop 0');
    expect(cop.prisoners).toHaveLength(5);
    const meek = [0, 1, 2, 3, 4, 5].map((n) => story.figure(`Meek ${n}`).posture);
    expect(meek.filter((posture) => posture === 'arrested')).toHaveLength(5);
    expect(meek.filter((posture) => posture === 'surrendered')).toHaveLength(1);
    story.figure('Armed').at = { x: 30, y: 10 };
    const { texts } = turns(story, [{ side: 'defenders', rank: 'K' }], []);
    expect(texts).toEqual([]);
  });

  it('[GUTS-3] an officer leaves his prisoners to another who is bound, and is free again', () => {
    const story = raid(2);
    story.has('Armed', 26, 30);
    for (const n of [0, 1, 2]) story.has(`Meek ${n}`, 1, n, { now: { posture: 'arrested' } });
    story.figure('Cop 0').prisoners = ['Meek 0', 'Meek 1'];
    story.figure('Cop 1').prisoners = ['Meek 2'];
    turns(story, [{ side: 'defenders', rank: 'A' }], [1], pressing);
    expect([0, 1].map((n) => story.figure(`Cop ${n}`).prisoners.length).toSorted()).toEqual([0, 3]);
  });

  it('[GUTS-3] the prisoners of a dead officer run, unless another is near', () => {
    for (const [cops, posture, hasPanicked] of [
      [1, 'up', true],
      [2, 'arrested', false],
    ] as const) {
      const story = raid(cops);
      story.has('Meek', 1, 1, { now: { posture: 'arrested' } });
      story.figure('Cop 0').prisoners = ['Meek'];
      story.play(cops === 1 ? [] : [1], (table) => {
        kill(table, story.figure('Cop 0'), { by: null, isGory: false });
      });
      expect(story.figure('Meek')).toMatchObject({ posture, hasPanicked });
    }
  });

  it('[HIT-2, GUTS-3] a prisoner without a point left in a stat lies where he is when his officer falls', () => {
    for (const [wounds, posture, hasPanicked] of [
      [1, 'up', true],
      [2, 'out-cold', false],
    ] as const) {
      const story = raid();
      story.has('Meek', 1, 1, { stats: { smarts: 2 }, now: { posture: 'arrested', wounds } });
      story.figure('Cop 0').prisoners = ['Meek'];
      story.play([], (table) => {
        kill(table, story.figure('Cop 0'), { by: null, isGory: false });
      });
      expect(story.figure('Meek')).toMatchObject({ posture, hasPanicked });
    }
  });

  it('[GUTS-3] one cop holds five', () => {
    const story = raid();
    for (let n = 0; n < 5; n += 1) {
      story.has(`Prisoner ${n}`, 1, 30 + n, { now: { posture: 'arrested' } });
    }
    story.has('Spats', 10, 10);
    story.play([4], (table) => testNerve(table, 'Spats', fright));
    expect(story.figure('Spats')).toMatchObject({ posture: 'up', isNervous: true });
    story.faces('Another Cop', 20, 20, { kind: 'fed' });
    story.play([4], (table) => testNerve(table, 'Spats', fright));
    expect(story.figure('Spats').posture).toBe('surrendered');
  });
});

describe('Stone Cold Killers', () => {
  const stare = (skills: Skill[] = []) => {
    const story = new BattleStory();
    story.has('Killer', 10, 10, { skills, now: { isStoneCold: true } });
    story.faces('Victim', 16, 10, { stats: { guts: 5 } });
    return story;
  };

  it('[GUTS-4] The Look: GUTS-2, within 6″, from a man who stands still', () => {
    const story = stare();
    const fought = story.play([4], (table) => giveTheLook(table, 'Killer', 'Victim'));
    expect(targetOf(fought, /The Look/)).toBe(3);
    expect(story.figure('Victim').isNervous).toBe(true);
    const may = (change: (story: BattleStory) => void) => {
      const other = stare();
      change(other);
      return canGiveTheLook(other.state, other.figure('Killer'), other.figure('Victim'));
    };
    expect(may(() => undefined)).toBe(true);
    expect(may((other) => (other.figure('Killer').gait = 'crept'))).toBe(false);
    expect(may((other) => (other.figure('Victim').at.x = 16.1))).toBe(false);
    expect(may((other) => (other.figure('Killer').isStoneCold = false))).toBe(false);
  });

  it('[SK-67] Real Scary makes it one harder', () => {
    const fought = stare(['real-scary']).play([1], (table) => giveTheLook(table, 'Killer', 'Victim'));
    expect(targetOf(fought, /The Look/)).toBe(2);
  });

  it('[GUTS-4] he is spared the test at a gory death alone: wounded or looked at he tests', () => {
    const story = stare();
    story.has('Friend', 10, 11);
    story.play([6], (table) => testNerve(table, 'Killer', fright));
    expect(story.figure('Killer').hasPanicked).toBe(true);
    const other = stare();
    other.has('Friend', 10, 11);
    const gory = other.play([1], (table) => {
      kill(table, other.figure('Friend'), { by: null, isGory: true });
    });
    expect(gory.rolls.map(({ purpose }) => purpose)).toEqual([expect.stringMatching(/^Victim/)]);
    const plain = other.play([1], (table) => {
      kill(table, { ...other.figure('Friend'), posture: 'up' }, { by: null, isGory: false });
    });
    expect(plain.rolls.map(({ purpose }) => purpose)).toEqual([expect.stringMatching(/^Killer/)]);
  });

  it.each([
    ['two sixes are not enough', { deadlySixes: 2 }, {}, false],
    ['three sixes', { deadlySixes: 3 }, {}, true],
    ['a seven', { deadlySevens: 1 }, {}, true],
    ['the killing shot of a Hit', {}, { killedTarget: 'Spats' }, true],
    ['a Showdown survived', {}, { survivedShowdown: ['Spats'] }, true],
  ])('[GUTS-4] %s', (_title, now, feats, rolls) => {
    const roll = (face: number) => {
      const story = new BattleStory();
      story.has('Spats', 10, 10, { now });
      story.play(rolls ? [face] : [], (table) =>
        rollReputations(table, { killedTarget: null, survivedShowdown: [], ...feats }),
      );
      return story.figure('Spats').isStoneCold;
    };
    expect([roll(3), roll(4)]).toEqual([rolls, false]);
  });

  it('[GUTS-4] his sixes and sevens are counted as he rolls them', () => {
    const story = new BattleStory().stands('Killer 10,10', 'vs A 20,10', 'vs B 30,10');
    story.play([6, 6], (table) => {
      rollDeadlyHit(table, 'A', { by: 'Killer', modifiers: [], isShot: true });
      rollDeadlyHit(table, 'B', { by: 'Killer', modifiers: [{ reason: 'aimed', value: 1 }], isShot: true });
    });
    expect(story.figure('Killer')).toMatchObject({ deadlySixes: 1, deadlySevens: 1 });
  });
});

describe('skills of the nerves', () => {
  it('[SK-56] a Spunky Kid throws one failed GUTS roll again a scenario', () => {
    const story = new BattleStory().stands('Kid 10,10 spunky-kid');
    story.play([6, 3], (table) => testNerve(table, 'Kid', fright));
    expect(story.figure('Kid')).toMatchObject({ isNervous: false, spunk: 0 });
    story.play([4], (table) => testNerve(table, 'Kid', fright));
    expect(story.figure('Kid').isNervous).toBe(true);
  });

  it('[SK-34] a Lucky Cuss throws two again a game', () => {
    const story = new BattleStory().stands('Lucky 10,10 lucky-cuss');
    story.play([6, 3, 6, 3, 4], (table) => {
      for (let n = 0; n < 3; n += 1) testNerve(table, 'Lucky', fright);
    });
    expect(story.figure('Lucky')).toMatchObject({ isNervous: true, luck: 0 });
  });

  it('[SK-61] the Squeamish have 1 less over a wound or a friend’s death, and only then', () => {
    const story = new BattleStory().stands('Spats 10,10 guts=4 squeamish', 'Friend 11,10');
    const plain = story.play([1], (table) => testNerve(table, 'Spats', fright));
    const friend = story.play([6, 1], (table) =>
      rollDeadlyHit(table, 'Friend', { by: null, modifiers: [], isShot: true }),
    );
    const own = story.play([4, 1], (table) => rollDeadlyHit(table, 'Spats', { by: null, modifiers: [], isShot: true }));
    expect([targetOf(plain, /fright/), targetOf(friend, /Friend’s death/), targetOf(own, /his wound/)]).toEqual([
      4, 3, 2,
    ]);
  });

  it('[SK-22] Drunk: D6 1-4 takes 1 from GATS, SMARTS and STUNTS and from nothing else', () => {
    for (const [face, loss] of [
      [4, 1],
      [5, 0],
    ] as const) {
      const story = new BattleStory().stands('Sot 10,10 drunk', 'Sober 11,10');
      story.play([face], rollDrunks);
      const sot = story.figure('Sot');
      expect([computeStat(sot, 'gats'), computeStat(sot, 'smarts'), computeStat(sot, 'stunts')]).toEqual(
        Array.from({ length: 3 }, () => 3 - loss),
      );
      expect([computeStat(sot, 'fists'), computeStat(sot, 'guts'), computeStat(sot, 'hits')]).toEqual([3, 3, 3]);
    }
  });

  it('[SK-41] a Mean Drunk in his cups: +1 FISTS, -2 GATS, +1 GUTS and nothing else', () => {
    const story = new BattleStory().stands('Sot 10,10 mean-drunk');
    story.play([1], rollDrunks);
    const sot = story.figure('Sot');
    const stats = ['fists', 'gats', 'guts', 'stunts', 'smarts', 'hits'] as const;
    expect(stats.map((stat) => computeStat(sot, stat))).toEqual([4, 1, 4, 3, 3, 3]);
  });
});
