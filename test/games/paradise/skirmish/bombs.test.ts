import { describe, expect, it } from 'vitest';
import {
  advanceFuses,
  canThrowTo,
  setBomb,
  throwBomb,
  throwGasoline,
} from '#main/games/paradise/rules/skirmish/rules/bombs/bombs.ts';
import {
  computeBlastSize,
  explode,
  shakeBuildings,
  type Blast,
} from '#main/games/paradise/rules/skirmish/rules/bombs/explosions.ts';
import { doesIgnite, startFire } from '#main/games/paradise/rules/skirmish/rules/bombs/fires.ts';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { BattleStory, building, cover, targetOf } from '#test/support/battleStory.ts';

const blast = (change: Partial<Blast> = {}): Blast => ({
  at: { x: 20, y: 20 },
  sticks: 1,
  isHalf: false,
  what: 'It',
  stuntsModifier: 0,
  ...change,
});

const grenade = { kind: 'grenade', sticks: 1 } as const;

describe('thrown bombs', () => {
  it.each([
    ['GATS-1', [], 2],
    ['[SK-45] a Pineapple Man one more', ['pineapple-man'], 3],
    ['[SK-11] a Bomber has nothing from it', ['bomber'], 2],
  ] as [string, Skill[], number][])('[BOMB-1] throwing: %s', (_title, skills, target) => {
    const story = new BattleStory();
    story.has('Sullivan', 10, 10, { skills, grenades: 2 });
    const fought = story.play([1], (table) => throwBomb(table, 'Sullivan', { x: 20, y: 10 }, grenade));
    expect(targetOf(fought, /throws/)).toBe(target);
    expect(story.figure('Sullivan').grenades).toBe(1);
  });

  it('[BOMB-1] DiVinci makes three tests and is behind the mailbox; Abrazzi makes one and takes two hits', () => {
    const story = new BattleStory({ covers: [cover('mailbox', { x: 22, y: 9.5, width: 0.5, height: 1 })] }).stands(
      'Sullivan 10,10 grenades=1',
      'vs DiVinci 20,10',
      'vs Abrazzi 18,10',
    );
    story.play([1, 1, 2, 3, 4, 1, 4, 2, 1], (table) => throwBomb(table, 'Sullivan', { x: 20, y: 10 }, grenade));
    expect(story.figure('DiVinci')).toMatchObject({ wounds: 0, posture: 'down', recovery: 1 });
    expect(story.figure('DiVinci').at.x).not.toBe(20);
    expect(story.figure('Abrazzi')).toMatchObject({ posture: 'down', recovery: 1 });
  });

  it('[BOMB-1] 12″ at most, and through no wall', () => {
    const story = new BattleStory({ buildings: [building('bar', { x: 14, y: 12, width: 4, height: 6 })] });
    const id = story.has('Sullivan', 10, 10, { grenades: 1 });
    const may = (x: number, y: number) => canThrowTo(story.state, story.figure(id), { x, y });
    expect([may(22, 10), may(22.1, 10), may(16, 15)]).toEqual([true, false, false]);
  });

  it('[BOMB-1] a miss deviates D6 sixths of a circle, D6 inches', () => {
    for (const [direction, inches, x, y] of [
      [1, 6, 26, 10],
      [4, 6, 14, 10],
    ] as const) {
      const story = new BattleStory().stands('Sullivan 10,10 grenades=1');
      story.faces('Unlucky', x, y);
      story.faces('Lucky', 20, 10);
      const fought = story.play([3, direction, inches, 1, 1, 1], (table) =>
        throwBomb(table, 'Sullivan', { x: 20, y: 10 }, grenade),
      );
      expect(fought.rolls.filter((roll) => /Unlucky leaps/.test(roll.purpose))).toHaveLength(3);
    }
  });

  it('[BOMB-2] one stick is a grenade, each more 2″ wider', () => {
    const sizes = [1, 2, 3].map((sticks) => computeBlastSize(blast({ sticks, isThrown: true })));
    expect(sizes).toEqual([
      { radiusInches: 3, stuntsTests: 3 },
      { radiusInches: 5, stuntsTests: 3 },
      { radiusInches: 7, stuntsTests: 3 },
    ]);
  });

  it('[SK-32] Just Nuts dives at +1', () => {
    const story = new BattleStory().stands('Nuts 20,20 just-nuts');
    const fought = story.play([4, 4, 4], (table) => explode(table, blast()));
    expect(targetOf(fought, /leaps/)).toBe(4);
  });

  it('[PO-2] explosives in public are seen', () => {
    const story = new BattleStory({ isPublic: true });
    story.play([], (table) => explode(table, blast()));
    expect(story.state.seen.explosives).toBe(1);
  });
});

describe('gasoline', () => {
  it('[BOMB-3] flammable 1-5, wood 1-3, brick 1', () => {
    const upTo = (['flammable', 'wood', 'brick'] as const).map(
      (material) => [1, 2, 3, 4, 5, 6].filter((face) => doesIgnite(face, material)).length,
    );
    expect(upTo).toEqual([5, 3, 1]);
  });

  it('[BOMB-3, PO-2] a bottle breaks like a grenade and leaves a pool; a building by it may burn', () => {
    const story = new BattleStory({
      isPublic: true,
      buildings: [
        building('shack', { x: 20, y: 5, width: 5, height: 4.8 }, { isWooden: true }),
        building('bank', { x: 30, y: 5, width: 5, height: 4.8 }),
      ],
    }).stands('Sullivan 12,10');
    story.play([1, 3], (table) => throwGasoline(table, 'Sullivan', { x: 22, y: 10 }));
    expect(story.state.fires).toEqual([{ at: { x: 22, y: 10 } }]);
    expect(story.state.seen).toEqual({ explosives: 1, 'fire-in-business': 1 });
    story.play([2], (table) => startFire(table, { x: 32, y: 10 }));
    expect(story.state.seen['fire-in-business']).toBe(1);
  });

  it('[BOMB-3] on foot it takes GUTS to go through; failing, he stops short and is not shaken', () => {
    const story = new BattleStory().stands('Spats 10,10');
    story.state.fires.push({ at: { x: 12, y: 10 } });
    story.play([4], (table) => moveToward(table, 'Spats', { x: 14, y: 10 }, 'walked'));
    expect(story.figure('Spats')).toMatchObject({ at: { x: 10, y: 10 }, isNervous: false });
    story.play([3], (table) => moveToward(table, 'Spats', { x: 14, y: 10 }, 'walked'));
    expect(story.figure('Spats').at.x).toBe(14);
  });

  it('[BOMB-3] passing by at an inch is no matter', () => {
    const story = new BattleStory().stands('Spats 10,10');
    story.state.fires.push({ at: { x: 12, y: 11 } });
    story.play([], (table) => moveToward(table, 'Spats', { x: 14, y: 10 }, 'walked'));
    expect(story.figure('Spats').at.x).toBe(14);
  });
});

describe('set bombs', () => {
  it('[BOMB-4] sticks 1-5: radius 3 4 5 6 6 and tests 3 4 5 6 6, half of it when it fizzles', () => {
    const sizes = [1, 2, 3, 4, 5].map((sticks) => computeBlastSize(blast({ sticks })));
    expect(sizes.map((size) => size.radiusInches)).toEqual([3, 4, 5, 6, 6]);
    expect(sizes.map((size) => size.stuntsTests)).toEqual([3, 4, 5, 6, 6]);
    expect(computeBlastSize(blast({ sticks: 4, isHalf: true }))).toEqual({ radiusInches: 3, stuntsTests: 3 });
  });

  it('[BOMB-4] Sullivan’s three sticks on the second card: 5″, five tests, and a 4 leaves it standing', () => {
    const story = new BattleStory({
      buildings: [building('speakeasy', { x: 16, y: 10, width: 8, height: 9.5 })],
    }).stands('Sullivan 20,20 bomber');
    const set = story.play([3], (table) => setBomb(table, 'Sullivan', { sticks: 3, cards: 2 }));
    expect(targetOf(set, /sets a bomb/)).toBe(4);
    story.figure('Sullivan').at = { x: 40, y: 30 };
    story.faces('Guard', 20, 18);
    story.play([], (table) => advanceFuses(table, 'defenders'));
    story.play([], (table) => advanceFuses(table, 'attackers'));
    expect(story.state.fuses[0]?.cards).toBe(1);
    // One building beside it would fall on a 1; there is none.
    const fought = story.play([1, 1, 1, 1, 1, 4], (table) => advanceFuses(table, 'attackers'));
    expect(fought.rolls.filter((roll) => /Guard leaps/.test(roll.purpose))).toHaveLength(5);
    expect(story.state).toMatchObject({ fuses: [], smashed: 1 });
  });

  it.each([1, 2])('[BOMB-4] %i sticks bring a building down up to that face', (sticks) => {
    for (let face = 1; face <= 6; face += 1) {
      const story = new BattleStory({ buildings: [building('bar', { x: 16, y: 10, width: 8, height: 9.5 })] });
      story.play([face], (table) => shakeBuildings(table, blast({ sticks })));
      expect(story.state.smashed).toBe(face <= sticks ? 3 : 1);
    }
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 3],
  ])('[BOMB-4] %i sticks: the building next door falls up to %i', (sticks, upTo) => {
    for (let face = 1; face <= 6; face += 1) {
      const story = new BattleStory({
        buildings: [
          building('bar', { x: 16, y: 10, width: 8, height: 9.5 }),
          building('shop', { x: 25, y: 10, width: 8, height: 9.5 }),
          building('church', { x: 40, y: 10, width: 5, height: 9.5 }),
        ],
      });
      const fought = story.play(upTo === 0 ? [6] : [6, face], (table) => shakeBuildings(table, blast({ sticks })));
      expect(fought.texts.some((text) => /comes down too/.test(text))).toBe(face <= upTo);
    }
  });

  it('[BOMB-4] cars always, a truck by one stick on 1-3, by two always; the crew tumbles out', () => {
    const wrecked = (kind: 'car' | 'truck', sticks: number, dice: number[]) => {
      const story = new BattleStory();
      story.car('Ford', [], { kind, at: { x: 20, y: 20 } });
      story.play(dice, (table) => explode(table, blast({ sticks })));
      return story.theCar('Ford').isWrecked;
    };
    expect(wrecked('car', 1, [])).toBe(true);
    expect([1, 2, 3, 4, 5, 6].map((face) => wrecked('truck', 1, [face]))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(wrecked('truck', 2, [])).toBe(true);
  });

  it.each([
    [1, true, false],
    [3, true, false],
    [4, false, true],
    [5, false, true],
  ])('[BOMB-4] failing with a %i', (face, isDud, isHalf) => {
    const story = new BattleStory().stands('Sullivan 20,20');
    story.play([4, face], (table) => setBomb(table, 'Sullivan', { sticks: 2, cards: 1 }));
    const [fuse] = story.state.fuses;
    expect([fuse?.isDud ?? false, fuse?.isHalf]).toEqual([isDud, isHalf]);
  });

  it('[BOMB-4] a 6 goes off in his hands: every test of his counts as failed', () => {
    const story = new BattleStory().stands('Sullivan 20,20');
    const fought = story.play([4, 6, 1, 1, 1], (table) => setBomb(table, 'Sullivan', { sticks: 1, cards: 1 }));
    expect(fought.rolls.filter((roll) => /Deadly Weapons/.test(roll.purpose))).toHaveLength(3);
    expect(story.figure('Sullivan').posture).toBe('down');
  });

  it.each([
    [3, 1, 2],
    [2, 2, 0],
  ])('[BOMB-4] of %i sticks a bomb of %i leaves %i', (has, sticks, left) => {
    const story = new BattleStory();
    story.has('Sullivan', 10, 10, { now: { dynamite: has } });
    story.play([1], (table) => setBomb(table, 'Sullivan', { sticks, cards: 1 }));
    expect(story.figure('Sullivan').dynamite).toBe(left);
  });

  it('[BOMB-4] a stick opens the safe it is set against', () => {
    const story = new BattleStory();
    const safe = { id: 'safe', kind: 'safe' as const, loot: 3, isDestroyed: false, heldBy: null };
    story.state.objectives.safe = { ...safe, at: { x: 20, y: 20 } };
    story.has('Sullivan', 20.5, 20);
    story.play([1], (table) => setBomb(table, 'Sullivan', { sticks: 1, cards: 1 }));
    story.figure('Sullivan').at = { x: 40, y: 30 };
    story.play([], (table) => advanceFuses(table, 'attackers'));
    expect(story.state.objectives.safe).toMatchObject({ kind: 'loot', loot: 3 });
  });

  it.each([
    [1, [], 'safe'],
    [2, [3], 'loot'],
    [2, [4], 'safe'],
    [3, [], 'loot'],
  ] as const)('[BOMB-4] %i sticks against a vault, dice %j: %s', (sticks, dice, kind) => {
    const story = new BattleStory();
    const vault = { id: 'v', kind: 'safe' as const, loot: 3, isDestroyed: false, heldBy: null };
    story.state.objectives.v = { ...vault, at: { x: 20, y: 20 }, isVault: true };
    story.has('Sullivan', 20.5, 20);
    story.play([1], (table) => setBomb(table, 'Sullivan', { sticks, cards: 1 }));
    story.figure('Sullivan').at = { x: 40, y: 30 };
    story.play(dice, (table) => advanceFuses(table, 'attackers'));
    expect(story.state.objectives.v).toMatchObject({ kind });
  });
});
