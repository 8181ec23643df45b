import { describe, expect, it } from 'vitest';
import { kill } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { findRules } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { shootHostage } from '#main/games/paradise/rules/skirmish/rules/brawling/shootHostage.ts';
import type { Goal } from '#main/games/paradise/rules/skirmish/tactics/goals.ts';
import { isWanted } from '#main/games/paradise/rules/skirmish/rules/calling.ts';
import { type Side, noPlan } from '#main/games/paradise/rules/skirmish/battle.ts';
import { acts } from '#test/support/acts.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { cardOf, turns } from '#test/support/cardStory.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

const king = [cardOf('attackers', 'K')];
const after = (goal: Goal) => createRules({ check: () => undefined, goalOf: () => goal });

describe('smashing and grabbing', () => {
  /** Two pieces, and a raider so far from them. */
  const place = (inches: number, stats = {}, melee: 'smashing-tool' | 'fists' = 'fists') => {
    const story = new BattleStory();
    story.has('Raider', 20 - inches, 18, { melee, stats });
    story.faces('Guard', 46, 2, { now: { posture: 'out-cold' } });
    for (const n of [1, 2]) {
      const at = { x: 20, y: 18 + n * 0.2 };
      const piece = { id: `loot${n}`, kind: 'loot' as const, loot: 1, isDestroyed: false };
      story.state.objectives[piece.id] = { ...piece, at, heldBy: null };
    }
    return story;
  };

  it('[SCN-1] on a K one try for who stands there at its start, none for who runs up', () => {
    const { texts } = turns(place(1), king, [4], after({ kind: 'rob' }));
    expect(texts).toEqual(['Raider gets nowhere with the cash register.']);
    const run = turns(place(6), king, [6], after({ kind: 'rob' }));
    expect(run.rolls.map(({ purpose }) => purpose)).toEqual([expect.stringMatching(/runs/)]);
  });

  it('[SCN-1] a raider with a pistol smashes a slot machine with FISTS 3: he brought a tool too', () => {
    const story = place(1, { fists: 3, stunts: 2 });
    story.figure('Raider').firearms = [{ gun: 'pistol', isEmpty: false, isJammed: false, blasts: 2 }];
    story.state.plan = { ...noPlan, scenario: 'smash-and-grab' };
    const { rolls } = turns(story, king, [3], after({ kind: 'rob' }));
    expect(rolls[0]?.purpose).toBe('Raider smashes the cash register: FISTS');
    expect(story.state.objectives.loot1?.isDestroyed).toBe(true);
  });

  it('[SCN-1] each does what he is better at: FISTS smash, STUNTS pick up', () => {
    const purpose = (stats: object) =>
      turns(place(1, stats, 'smashing-tool'), king, [6], after({ kind: 'rob' })).rolls[0]?.purpose;
    expect(purpose({ fists: 3, stunts: 2 })).toBe('Raider smashes the cash register: FISTS');
    expect(purpose({ fists: 2, stunts: 3 })).toBe('Raider grabs the cash register: STUNTS');
  });
});

describe('making sure of somebody', () => {
  const beside = (inches: number, skills: 'cold-blooded'[] = []) => {
    const story = new BattleStory();
    story.has('Killer', 10, 10, { skills });
    story.faces('Boss', 10 + inches, 10, { now: { posture: 'out-cold' } });
    story.faces('Guard', 46, 30);
    return story;
  };
  const hunt = after({ kind: 'kill', target: 'Boss' });

  it('[SCN-2] both actions of one card beside the target kill him, one or 10″ off do not', () => {
    const near = beside(1);
    turns(near, king, [], hunt);
    expect(near.figure('Boss')).toMatchObject({ posture: 'dead', killedBy: 'Killer' });
    const far = beside(10);
    turns(far, king, [1, 1], hunt);
    expect(far.figure('Boss').posture).toBe('out-cold');
    const half = beside(1);
    acts(half, 'Killer', [1], { kind: 'kill', target: 'Boss' });
    expect(half.figure('Boss').posture).toBe('out-cold');
  });

  it('[SCN-2] with all his men out a senseless target is not dead yet', () => {
    const story = beside(10);
    story.figure('Guard').posture = 'dead';
    story.state.plan.target = 'Boss';
    story.play([], (table) => {
      findRules('hit').check(table);
    });
    expect(story.state.winner).toBeNull();
    expect(story.figure('Boss').posture).toBe('out-cold');
  });

  it('[SK-16] a Cold Blooded man needs both actions of a card as well', () => {
    const whole = beside(1, ['cold-blooded']);
    turns(whole, king, [], after({ kind: 'take', building: 'none', at: { x: 10, y: 10 } }));
    expect(whole.figure('Boss').posture).toBe('dead');
    const half = beside(1, ['cold-blooded']);
    acts(half, 'Killer', [1]);
    expect(half.figure('Boss').posture).toBe('out-cold');
  });
});

describe('a Showdown', () => {
  const duel = (posture: 'out-cold' | 'gone') => {
    const story = new BattleStory().stands('One 10,10');
    story.faces('Other', 11, 10, { now: { posture } });
    return story;
  };

  it('[SCN-7] out cold ends nothing: the other steps up and finishes it', () => {
    const story = duel('out-cold');
    story.play([], (table) => {
      findRules('showdown').check(table);
    });
    expect(story.state.winner).toBeNull();
    turns(story, king, [], findRules('showdown'));
    expect(story.figure('Other').posture).toBe('dead');
    expect(story.state.winner).toBe('attackers');
  });

  it('[SCN-7] flight ends it, and two men out cold end it for nobody', () => {
    const gone = duel('gone');
    gone.play([], (table) => {
      findRules('showdown').check(table);
    });
    expect(gone.state.winner).toBe('attackers');
    const both = duel('out-cold');
    both.figure('One').posture = 'out-cold';
    both.play([], (table) => {
      findRules('showdown').check(table);
    });
    expect(both.state.winner).toBe('nobody');
  });
});

describe('at arm’s length', () => {
  it('[FIST-3] who has a gun steps back and fires', () => {
    const story = new BattleStory().stands('Gun 10,10 tommy-gun', 'vs Club 11,10 hits=6 guts=6 club');
    const { texts, rolls } = turns(story, king, [1, 6, 6, 5, 5, 5, 5, 1]);
    expect(rolls[0]?.purpose).toMatch(/Gun breaks away/);
    expect(texts.some((text) => text.startsWith('Gun blazes away at Club'))).toBe(true);
    expect(story.figure('Gun').at.x).toBe(8);
  });

  it('[SK-31, FIST-3] a Hothead in contact swings, gun in hand or not, and does not step back to charge again', () => {
    const story = new BattleStory().stands('Hot 10,10 tommy-gun hothead', 'vs Club 11,10 hits=6 guts=6 club');
    const { rolls } = turns(story, king, [6, 6]);
    expect(rolls.map(({ purpose }) => purpose)).toEqual(['Hot swings at Club: FISTS', 'Club swings at Hot: FISTS']);
  });

  it('[FIST-3] who is on his way out breaks away, and leaves whoever lies beside him', () => {
    const leave = after({ kind: 'leave' });
    const scene = (posture: 'up' | 'down') => {
      const story = new BattleStory().stands('Runner 10,10 fists=5');
      story.faces('Other', 11, 10, { now: { posture } });
      const { rolls } = turns(story, king, posture === 'up' ? [1, 1] : [1, 1], leave);
      return rolls[0]?.purpose;
    };
    expect([scene('up'), scene('down')]).toEqual([expect.stringMatching(/breaks away/), expect.stringMatching(/runs/)]);
  });
});

describe('threats', () => {
  it('[CARD-7] with a gun on him an unarmed man drops out: SMARTS against SMARTS, Real Scary +1', () => {
    const scene = (skills: 'real-scary'[]) => {
      const story = new BattleStory();
      const stats = { smarts: 5, gats: 0 };
      story.has('Gun', 10, 10, { guns: ['pistol'], stats, skills });
      story.faces('Meek', 15, 10, { stats: { smarts: 1 }, now: { melee: 'fists' } });
      const { rolls } = acts(story, 'Gun', [5, 5]);
      return [rolls[0]?.target, story.figure('Meek').hasPanicked];
    };
    expect([scene([]), scene(['real-scary'])]).toEqual([
      [5, true],
      [6, true],
    ]);
  });

  /** Returns true if a man with a gun calls on an unarmed enemy 5″ off. */
  const calls = (
    scenario: ScenarioName,
    { side = 'attackers', isBesieged = false }: { side?: Side; isBesieged?: boolean } = {},
  ): boolean => {
    const story = new BattleStory();
    const other = side === 'attackers' ? 'defenders' : 'attackers';
    story.has('Gun', 10, 10, { side, guns: ['pistol'], stats: { smarts: 5, gats: 0 } });
    story.has('Meek', 15, 10, { side: other, stats: { smarts: 1 } });
    const besieged = isBesieged ? ['Meek'] : [];
    story.state.plan = { ...noPlan, scenario, target: 'Meek', besieged };
    return !isWanted(story.state, story.figure('Gun'), story.figure('Meek'));
  };

  it.each([
    ['a killer on his target', calls('hit'), false],
    ['a bodyguard on a killer', calls('hit', { side: 'defenders' }), true],
    ['a besieger on a besieged man', calls('siege', { isBesieged: true }), false],
    ['a besieger on a man who came to help', calls('siege'), true],
    ['a besieged man on a besieger', calls('siege', { side: 'defenders' }), true],
    ['an invader, whom the dead alone pay,', calls('show-of-strength'), false],
    ['the block', calls('show-of-strength', { side: 'defenders' }), false],
    ['one of a showdown on the other', calls('showdown'), false],
    ['a raider on a guard', calls('raid'), true],
  ])('[CARD-7, SCN-2, SCN-6, SCN-7, SCN-11] %s calls: %s', (_title, does, should) => {
    expect(does).toBe(should);
  });

  it('[CARD-7, SCN-2] a killer shoots the unarmed target 5″ off, and does not talk to him', () => {
    const story = new BattleStory().stands('Gun 10,10 smarts=5 gats=1 pistol', 'vs Meek 15,10 smarts=1');
    story.state.plan = { ...noPlan, scenario: 'hit', target: 'Meek' };
    const { rolls } = acts(story, 'Gun', [6], { kind: 'kill', target: 'Meek' });
    expect(rolls.map(({ purpose }) => purpose)).toEqual([expect.stringMatching(/fires at Meek/)]);
  });

  it('[CARD-7, SCN-1] a robber who drops out leaves his Loot where he stood', () => {
    const story = new BattleStory().stands('vs Gun 10,10 smarts=5 gats=0 pistol', 'Meek 15,10 smarts=1 loot=2');
    story.state.objectives.piece = {
      ...{ id: 'piece', kind: 'loot', at: { x: 1, y: 1 }, loot: 2 },
      ...{ isDestroyed: false, heldBy: 'Meek' },
    };
    acts(story, 'Gun', [5, 5]);
    expect(story.state.objectives.piece).toMatchObject({ heldBy: null, at: { x: 15, y: 10 } });
    expect(story.figure('Meek').loot).toBe(0);
  });

  it('[CARD-7] not from 7″, nor at a man with a club in his hand', () => {
    const talks = (x: number, melee: 'fists' | 'club') => {
      const story = new BattleStory();
      const stats = { smarts: 5, gats: 0 };
      story.has('Gun', 10, 10, { guns: ['pistol'], stats });
      story.faces('Other', x, 10, { melee, stats: { smarts: 1 } });
      const { rolls } = acts(story, 'Gun', x === 16 && melee === 'fists' ? [6, 1] : [1]);
      return rolls.some(({ purpose }) => purpose.includes('talks to'));
    };
    expect([talks(16, 'fists'), talks(17, 'fists'), talks(16, 'club')]).toEqual([true, false, false]);
  });

  it('[GATS-7, PO-2] a holder shoots his hostage without a test to hit, and the city hears of it', () => {
    const story = new BattleStory().stands(
      'Spats 10,10 pistol hostages=[Waiter]',
      'by Waiter 10,10 hits=1 heldBy=Spats',
    );
    const { rolls } = story.play([4], (table) => {
      expect(shootHostage(table, 'Spats', 'Waiter')).toBe(true);
    });
    expect(rolls.map(({ purpose }) => purpose)).toEqual(['Deadly Weapons on Waiter']);
    expect(story.figure('Waiter').posture).toBe('dead');
    expect(story.state.seen['hostage-killed']).toBe(1);
    story.play([], (table) => {
      expect(shootHostage(table, 'Spats', 'Waiter')).toBe(false);
      kill(table, story.figure('Spats'), { by: null, isGory: false });
    });
  });

  it('[GATS-7] a Cold Blooded man who needs no shield any more does not let an officer walk', () => {
    const story = new BattleStory();
    const now = { hostages: ['Cop'] };
    story.has('Spats', 10, 10, { guns: ['pistol'], skills: ['cold-blooded'], now });
    story.stands('vs Cop 10,10 police heldBy=Spats', 'vs Gangster 46,30');
    const { texts } = acts(story, 'Spats', [1]);
    expect(texts[0]).toBe('Spats turns his gun on Cop.');
  });
});
