import { describe, expect, it } from 'vitest';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import { computeAllowance, climb, fall, hide, moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { bareLayout, type Layout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { canWalk, findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { makeLayout } from '#main/games/paradise/rules/skirmish/table/layouts.ts';
import { findWay } from '#main/games/paradise/rules/skirmish/table/ways.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { BattleStory, building, cover, targetOf, totalOf } from '#test/support/battleStory.ts';

/** How far one action takes somebody across the bare table. */
function goes(
  gait: 'crept' | 'walked' | 'ran',
  options: { skills?: Skill[]; wounds?: number; hits?: number; hostages?: string[]; dice?: number[] },
): number {
  const story = new BattleStory().stands('by Waiter 40,30');
  story.has('Spats', 10, 10, {
    skills: options.skills ?? [],
    stats: { hits: options.hits ?? 3 },
    now: { wounds: options.wounds ?? 0, hostages: options.hostages ?? [] },
  });
  story.play(options.dice ?? [], (table) => moveToward(table, 'Spats', { x: 40, y: 10 }, gait));
  return Math.round((story.figure('Spats').at.x - 10) * 100) / 100;
}

describe('moving', () => {
  it('[MOVE-1, GATS-3a] what is in the way on one table is not on the next, nor on one laid anew', () => {
    const layout: Layout = { ...bareLayout, name: 'A yard', width: 48, height: 36 };
    const shed = building('shed', { x: 10, y: 10, width: 6, height: 6 });
    const built = { ...layout, buildings: [shed] };
    const [west, east] = [
      { x: 8, y: 13 },
      { x: 18, y: 13 },
    ];
    const isOpen = (one: Layout): boolean[] => [
      canWalk(one, west, east),
      findSight(one, west, east).isClear,
      findWay(one, west, east).length === 1,
    ];
    for (let turn = 0; turn < 2; turn += 1) {
      expect(isOpen(layout)).toEqual([true, true, true]);
      expect(isOpen(built)).toEqual([false, false, false]);
    }
    built.buildings = [];
    expect(isOpen(built)).toEqual([true, true, true]);
  });

  it('[MOVE-1] tables of one setting share their houses, and what is tall on one stops nobody on another', () => {
    const laid = (seed: number): Layout => makeLayout('business', new Dice(createSeededDice([1, 2, 3, seed])));
    const [plain, other] = [laid(1), laid(2)];
    expect(other.covers).not.toEqual(plain.covers);
    expect(other.buildings).toBe(plain.buildings);
    const crates = cover('crates', { x: 20, y: 17, width: 2, height: 3 }, { isTall: true });
    const barred = { ...plain, covers: [...plain.covers, crates] };
    const [west, east] = [
      { x: 19, y: 18.5 },
      { x: 23, y: 18.5 },
    ];
    for (let turn = 0; turn < 2; turn += 1) {
      expect(findWay(plain, west, east)).toEqual([east]);
      expect(findWay(barred, west, east)).toHaveLength(3);
    }
  });

  it('[MOVE-1] who cannot take a step throws no die for a run and goes nowhere', () => {
    const story = new BattleStory().stands('Spats 10,10');
    const { events } = story.play([], (table) => {
      expect(moveToward(table, 'Spats', { x: 10, y: 10 }, 'ran')).toBe(false);
    });
    expect(events).toEqual([]);
    expect(story.figure('Spats').gait).toBe('stood');
  });

  it('[MOVE-1] creep 2″, walk 4″, run 4+D6″', () => {
    expect(goes('crept', {})).toBe(2);
    expect(goes('walked', {})).toBe(4);
    expect([1, 2, 3, 4, 5, 6].map((face) => goes('ran', { dice: [face] }))).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('[MOVE-1] the source’s run: a 4 makes 8″, and 6″ to the van is enough', () => {
    const story = new BattleStory().stands('Morelli 10,10');
    story.play([4], (table) => moveToward(table, 'Morelli', { x: 16, y: 10 }, 'ran'));
    expect(story.figure('Morelli').at).toEqual({ x: 16, y: 10 });
    expect(story.figure('Morelli').gait).toBe('ran');
  });

  it('[MOVE-1] over rough ground he loses half', () => {
    const story = new BattleStory({ covers: [cover('hedge', { x: 11, y: 8, width: 20, height: 4 })] }).stands(
      'Spats 10,10',
    );
    story.play([], (table) => moveToward(table, 'Spats', { x: 40, y: 10 }, 'walked'));
    expect(story.figure('Spats').at.x).toBeCloseTo(12);
  });

  it('[MOVE-1] walls stop him and he goes round by the door', () => {
    const story = new BattleStory({ buildings: [building('bar', { x: 8, y: 5, width: 8, height: 6 })] }).stands(
      'Spats 12,8',
    );
    for (let action = 0; action < 8; action += 1) {
      story.play([], (table) => moveToward(table, 'Spats', { x: 12, y: 3 }, 'walked'));
    }
    expect(story.figure('Spats').at.y).toBeLessThan(5);
  });

  it('[SK-23] a Fast Mover runs 3″ more and walks no farther', () => {
    expect(goes('ran', { skills: ['fast-mover'], dice: [2] })).toBe(9);
    expect(goes('walked', { skills: ['fast-mover'] })).toBe(4);
  });

  it('[SK-24] a Gimpy loses 1″ moving and 2″ running', () => {
    expect(goes('ran', { skills: ['gimpy'], dice: [2] })).toBe(4);
    expect(goes('walked', { skills: ['gimpy'] })).toBe(3);
    expect(goes('crept', { skills: ['gimpy'] })).toBe(1);
  });

  it('[GATS-7] with a hostage he makes 2″ and cannot run; the hostage comes along', () => {
    const story = new BattleStory().stands('Spats 10,10 hostages=[Waiter]', 'by Waiter 10,10 heldBy=Spats');
    story.play([], (table) => moveToward(table, 'Spats', { x: 40, y: 10 }, 'ran'));
    expect(story.figure('Spats').at.x).toBe(12);
    expect(story.figure('Spats').gait).toBe('crept');
    expect(story.figure('Waiter').at).toEqual(story.figure('Spats').at);
    expect(computeAllowance(story.figure('Spats'), 'ran', 6)).toBe(2);
  });

  it('[MOVE-2] a fall is one hit, +1 on Deadly Weapons for each floor', () => {
    for (const floors of [0, 1, 2]) {
      const story = new BattleStory().stands('Spats 10,10');
      const fought = story.play([1], (table) => fall(table, 'Spats', floors));
      expect(totalOf(fought, /Deadly Weapons/)).toBe(1 + floors);
    }
  });

  it('[MOVE-2] whoever fails a climb falls', () => {
    const story = new BattleStory().stands('Spats 10,10');
    const fought = story.play([4, 1], (table) => climb(table, 'Spats', 2));
    expect(totalOf(fought, /Deadly Weapons/)).toBe(3);
    expect(story.figure('Spats').isClimbing).toBe(false);
    story.play([3], (table) => climb(table, 'Spats', 2));
    expect(story.figure('Spats').isClimbing).toBe(true);
  });

  it.each([
    ['without a skill', [], 3],
    ['[SK-15] a Cat Burglar', ['cat-burglar'], 5],
    ['[SK-44] a One-Armed Man', ['one-armed-man'], 2],
  ] as const)('[MOVE-2] STUNTS to climb: %s', (_title, skills, target) => {
    const story = new BattleStory();
    story.has('Spats', 10, 10, { skills: [...skills] });
    const fought = story.play([1], (table) => climb(table, 'Spats', 1));
    expect(targetOf(fought, /climbs/)).toBe(target);
  });
});

describe('hiding', () => {
  const withHedge = () => new BattleStory({ covers: [cover('hedge', { x: 14, y: 8, width: 0.5, height: 4 })] });

  it('[MOVE-3] hiding takes cover and SMARTS', () => {
    const story = withHedge();
    story.stands('Spats 15,10', 'Dooley 25,25');
    story.play([3], (table) => hide(table, 'Spats', { x: 5, y: 10 }));
    story.play([], (table) => hide(table, 'Dooley', { x: 5, y: 10 }));
    expect([story.figure('Spats').isHidden, story.figure('Dooley').isHidden]).toEqual([true, false]);
    story.play([4], (table) => hide(table, 'Spats', { x: 5, y: 10 }));
    expect(story.figure('Spats').isHidden).toBe(false);
  });

  it('[MOVE-3] creeping in cover keeps it, walking and leaving cover end it', () => {
    for (const [gait, goal, stays] of [
      ['crept', { x: 15, y: 11 }, true],
      ['walked', { x: 15, y: 11 }, false],
      ['crept', { x: 17, y: 10 }, false],
    ] as const) {
      const story = withHedge();
      story.stands('Spats 15,10 +isHidden', 'vs Morelli 5,10');
      story.play([], (table) => moveToward(table, 'Spats', goal, gait));
      expect(story.figure('Spats').isHidden).toBe(stays);
    }
  });

  it('[MOVE-1] creeping within 4″ a hidden man stays unseen by whoever fails SMARTS, each for himself', () => {
    const creeps = (dice: number[], watchers: [string, number, number][]): boolean => {
      const story = new BattleStory().stands('Spats 15,10 +isHidden');
      for (const [id, x, y] of watchers) story.faces(id, x, y);
      story.play(dice, (table) => moveToward(table, 'Spats', { x: 10, y: 10 }, 'crept'));
      return story.figure('Spats').isHidden;
    };
    expect(creeps([4], [['Morelli', 10, 10]])).toBe(true);
    expect(creeps([3], [['Morelli', 10, 10]])).toBe(false);
    expect(
      creeps(
        [4, 4],
        [
          ['Morelli', 10, 10],
          ['Doogan', 10, 11],
        ],
      ),
    ).toBe(true);
    expect(
      creeps(
        [4, 3],
        [
          ['Morelli', 10, 10],
          ['Doogan', 10, 11],
        ],
      ),
    ).toBe(false);
    // At 4″ to the hair he may still be missed.
    expect(creeps([4], [['On the line', 9, 10]])).toBe(true);
    expect(creeps([], [['Far off', 4, 10]])).toBe(false);
  });
});
