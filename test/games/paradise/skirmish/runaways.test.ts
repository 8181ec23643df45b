import { describe, expect, it } from 'vitest';
import { type Figure, noPlan } from '#main/games/paradise/rules/skirmish/battle.ts';
import { settleAftermath } from '#main/games/paradise/rules/skirmish/outcomes/aftermath.ts';
import { countFightersIn, countLosses, isBeaten } from '#main/games/paradise/rules/skirmish/outcomes/endings.ts';
import { breakAway } from '#main/games/paradise/rules/skirmish/rules/brawling/brawling.ts';
import { drive } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { rollDeadlyHit } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { canSlap, testNerve } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { isCutDownTo, createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { findRules } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { hijackRules } from '#main/games/paradise/rules/skirmish/scenarios/robbery.ts';
import { findBestShot, findBestActor } from '#main/games/paradise/rules/skirmish/tactics/fighting/aim.ts';
import { findBestUse, findThreat } from '#main/games/paradise/rules/skirmish/tactics/heldUses.ts';
import { findGoal } from '#main/games/paradise/rules/skirmish/tactics/wants.ts';
import { BattleStory, building } from '#test/support/battleStory.ts';
import { cardOf, turns, unending } from '#test/support/cardStory.ts';

const king = [cardOf('attackers', 'K')];
const fright = { because: 'a fright', modifiers: [] };
const panicked: Partial<Figure> = { hasPanicked: true };

/** A man with a pistol 12″ from the edge who throws a 6 over his GUTS of 3, and an enemy in the open. */
function frightened(others: readonly [string, number, number][] = []): BattleStory {
  const story = new BattleStory();
  for (const [id, x, y] of others) story.has(id, x, y);
  story.stands('Spats 12,18 pistol', 'vs Morelli 24,18 hits=6 guts=6 pistol');
  story.play([6], (table) => testNerve(table, 'Spats', fright));
  return story;
}

describe('a man who panics on foot', () => {
  it('[GUTS-1] is on the table after it, and runs on his side’s card at the ordinary rate', () => {
    const story = frightened();
    expect(story.figure('Spats')).toMatchObject({ posture: 'up', at: { x: 12, y: 18 } });
    const first = turns(story, king, [1, 2]);
    expect(first.rolls.map(({ purpose }) => purpose)).toEqual(['Spats runs, 4″ and', 'Spats runs, 4″ and']);
    expect(story.figure('Spats')).toMatchObject({ posture: 'up', at: { x: 1, y: 18 } });
    turns(story, king, [1]);
    expect(story.figure('Spats').posture).toBe('gone');
  });

  it('[GUTS-1] stands in nobody’s way: a man of his side with a shot has the low card', () => {
    const story = frightened();
    story.has('Gun', 20, 30, { guns: ['rifle'] });
    const able = [story.figure('Spats'), story.figure('Gun')];
    expect(findBestActor(story.state, able)?.id).toBe('Gun');
    story.figure('Gun').firearms = [];
    expect(findBestActor(story.state, able)?.id).toBe('Spats');
  });

  it('[GUTS-1] is a lawful target, worth less than a man who fights, and dies like one', () => {
    const target = (from: BattleStory) => findBestShot(from.state, from.figure('Morelli'))?.target.id;
    expect(target(frightened([['Other', 24, 30]]))).toBe('Other');
    const story = frightened();
    expect(target(story)).toBe('Spats');
    const { rolls } = story.play([6], (table) =>
      rollDeadlyHit(table, 'Spats', { by: 'Morelli', modifiers: [{ reason: 'aimed', value: 1 }], isShot: true }),
    );
    expect(rolls).toHaveLength(1);
    expect(story.figure('Spats').posture).toBe('dead');
  });

  it('[GUTS-1, CAR-8] may be run down', () => {
    const story = frightened([['Driver', 0, 0]]);
    story.figure('Driver').side = 'defenders';
    story.car('Ford', ['Driver'], { side: 'defenders', at: { x: 4, y: 18 }, driven: 4, speed: 'cruising' });
    const { rolls } = story.play([1, 6, 1], (table) => drive(table, 'Ford', 'steering'));
    expect(rolls.map(({ purpose }) => purpose)).toEqual([
      expect.stringMatching(/STUNTS$/),
      expect.stringMatching(/^Spats leaps/),
      'Deadly Weapons on Spats',
    ]);
  });

  it('[GUTS-1, GUTS-2] tests his nerve no more, and nobody slaps him', () => {
    const story = frightened();
    story.figure('Spats').isNervous = true;
    story.has('Friend', 13, 18);
    const { rolls } = story.play([], (table) => testNerve(table, 'Spats', fright));
    expect(rolls).toEqual([]);
    expect(canSlap(story.figure('Friend'), story.figure('Spats'))).toBe(false);
  });

  it('[GUTS-1, FIST-3] holds nobody: who has a mind to goes without a test', () => {
    const story = frightened();
    story.faces('Fist', 13, 18);
    const { rolls } = story.play([], (table) => breakAway(table, 'Fist', 'Spats'));
    expect(rolls).toEqual([]);
    expect(story.figure('Fist').at.x).toBe(15);
  });

  it('[GUTS-1, FIST-3] gets out of an enemy’s reach by STUNTS', () => {
    const story = frightened();
    story.faces('Fist', 13, 18);
    const { rolls } = turns(story, king, [1, 1]);
    expect(rolls.map(({ purpose }) => purpose)).toEqual(['Spats breaks away: STUNTS', 'Spats runs, 4″ and']);
  });

  it('[GUTS-1, HIT-1] hurt, he gathers himself and runs on; with a serious wound he lies where he fell', () => {
    const story = frightened();
    Object.assign(story.figure('Spats'), { posture: 'down', recovery: 1 });
    const { texts } = turns(story, king, [1]);
    expect(texts).toEqual(['Spats is on his feet.']);
    expect(story.figure('Spats').at.x).toBe(7);
    Object.assign(story.figure('Spats'), { posture: 'down', recovery: 0, lame: 'lies' });
    expect(turns(story, king, []).texts).toEqual([]);
    expect(story.figure('Spats').at.x).toBe(7);
  });

  it('[CARD-4, GUTS-1] has one use for a held card, and threatens nobody', () => {
    const story = frightened();
    const goal = findGoal(story.state, unending, 'Spats');
    expect(goal).toEqual({ kind: 'leave' });
    const use = findBestUse(story.state, story.figure('Spats'), goal, null);
    expect(use?.kind).toBe('run');
    expect(findThreat(story.state, story.figure('Spats'))).toBeNull();
  });
});

describe('a man who panics in a car', () => {
  const road = [
    { x: 0, y: 18 },
    { x: 48, y: 18 },
  ];
  const ride = (riders: string[], now: Partial<Figure> = {}) => {
    const story = new BattleStory({ roads: [{ points: road, width: 8 }] });
    for (const id of ['Doogan', ...riders]) story.has(id, 0, 0);
    Object.assign(story.figure('Doogan'), panicked);
    for (const id of riders) Object.assign(story.figure(id), now);
    story.faces('Costanza', 40, 30);
    story.car('Packard', ['Doogan', ...riders], { at: { x: 20, y: 18 }, driven: 20 });
    return story;
  };
  const pressing = createRules({ check: () => undefined, carWish: () => 'cruising' });

  it('[GUTS-2] alone he turns around and drives for the nearest end of the road, Doogan in his Packard', () => {
    const story = ride([]);
    turns(story, [cardOf('attackers', 'A')], [], pressing);
    expect(story.theCar('Packard')).toMatchObject({ at: { x: 10, y: 18 }, isHomeward: true });
    turns(
      story,
      [cardOf('attackers', 'A')],
      Array.from({ length: 12 }, () => 1),
      pressing,
    );
    expect(story.theCar('Packard').at.x).toBe(0);
    expect(story.figure('Doogan').posture).toBe('gone');
  });

  it('[GUTS-2, SCN-3] he turns for the end of the road that no roadblock shuts', () => {
    const block = { at: { x: 10, y: 18 }, side: 'defenders' as const, what: 'the tree' };
    const story = ride([]);
    story.state.layout = { ...story.state.layout, block };
    turns(story, [cardOf('attackers', 'A')], [1, 1, 1, 1, 1], pressing);
    expect(story.theCar('Packard').route.at(-1)).toEqual({ x: 48, y: 18 });
  });

  it('[GUTS-2] he waits for nobody', () => {
    const story = ride([]);
    story.has('Friend', 24, 18);
    turns(story, [cardOf('attackers', 'A')], [], pressing);
    expect(story.theCar('Packard').at.x).toBe(10);
  });

  it('[GUTS-1] a steady rider takes the wheel from him, a frightened one does not', () => {
    const steady = ride(['Rider']);
    const { texts } = turns(steady, [cardOf('attackers', 'A')], [1], pressing);
    expect(texts.slice(0, 2)).toEqual(['Rider slides over to the wheel.', 'Out of the car: Doogan.']);
    expect(steady.theCar('Packard')).toMatchObject({ driver: 'Rider', isHomeward: false });
    const there = ride(['Rider']);
    const unloading = createRules({ check: () => undefined, carWish: () => 'unload' });
    const out = turns(there, [cardOf('attackers', 'A')], [1], unloading);
    expect(out.texts[0]).toBe('Out of the car: Rider.');
    expect(there.theCar('Packard')).toMatchObject({ driver: 'Doogan', isHomeward: true });
    const both = ride(['Rider'], panicked);
    turns(both, [cardOf('attackers', 'A')], [], pressing);
    expect(both.theCar('Packard')).toMatchObject({ driver: 'Doogan', isHomeward: true });
  });

  it('[GUTS-1, CARD-6] a rider gets out of a car that stands, one action, and runs with the next', () => {
    const story = ride(['Rider']);
    Object.assign(story.figure('Doogan'), { hasPanicked: false });
    Object.assign(story.figure('Rider'), panicked);
    const standing = createRules({ check: () => undefined, carWish: () => 'stopped' });
    turns(story, [cardOf('attackers', 'A')], [1], standing);
    expect(story.figure('Rider').carId).toBeNull();
    expect(story.theCar('Packard').driver).toBe('Doogan');
  });

  it('[GUTS-1] on foot he takes a car with nobody at the wheel, not his friends’ nor the truck with the Loot', () => {
    const boards = (driver: string[], loot: number): boolean => {
      const story = new BattleStory({ roads: [{ points: road, width: 8 }] });
      story.has('Spats', 20, 16, { now: panicked });
      for (const id of driver) story.has(id, 0, 0);
      story.car('Ford', driver, { at: { x: 20, y: 18 }, loot });
      story.faces('Morelli', 40, 30);
      const standing = createRules({ check: () => undefined, carWish: () => 'stopped' });
      turns(story, king, driver.length > 0 || loot > 0 ? [1, 1] : [], standing);
      return story.figure('Spats').carId === 'Ford';
    };
    expect([boards([], 0), boards(['Friend'], 0), boards([], 3)]).toEqual([true, false, false]);
  });
});

describe('who counts no more', () => {
  const house = building('main', { x: 20, y: 10, width: 10, height: 8 });
  const inside = (now: Partial<Figure>) => {
    const story = new BattleStory({ buildings: [house] }).stands('Raider 5,30');
    story.faces('Holder', 25, 14, { now });
    return story;
  };

  it.each([
    ['who fights', {}, [false, 1, false]],
    ['on the run', panicked, [true, 0, true]],
  ] as const)('[GUTS-1, SCN-5, SCN-10] a man %s', (_title, now, expected) => {
    const { state } = inside(now);
    const isCut = isCutDownTo(state, 'defenders', 0);
    expect([isBeaten(state, 'defenders'), countFightersIn(state, 'defenders', 'main'), isCut]).toEqual(expected);
    expect(countLosses(state, 'defenders')).toBe(0);
  });

  it('[GUTS-1, SCN-2] a Hit’s target on the run is not away before he is off the table', () => {
    const story = new BattleStory().stands('Killer 5,30');
    story.faces('Boss', 20, 18, { now: panicked });
    story.state.plan = { ...noPlan, scenario: 'hit', target: 'Boss' };
    const check = (): string | null => {
      story.play([], (table) => findRules('hit').check(table));
      return story.state.winner;
    };
    expect(check()).toBeNull();
    story.figure('Boss').posture = 'gone';
    expect(check()).toBe('defenders');
  });

  it('[GUTS-1, SCN-11] nor has a besieged man got away, who is still on the run', () => {
    const ends = (now: Partial<Figure>) => {
      const story = inside({ ...panicked, ...now });
      story.state.plan = { ...noPlan, scenario: 'siege', besieged: ['Holder'] };
      story.play([], (table) => findRules('siege').check(table));
      return story.state.winner;
    };
    expect([
      ends({}),
      ends({ posture: 'gone' }),
      ends({ posture: 'dead' }),
      ends({ posture: 'down', lame: 'lies' }),
    ]).toEqual([null, 'defenders', 'attackers', 'attackers']);
  });

  it('[GUTS-1, SCN-3] a truck whose driver is on the run is nobody’s before it stands or is away', () => {
    const story = new BattleStory().stands('Ambusher 5,30');
    story.faces('Driver', 0, 0, { now: panicked });
    story.car('Truck', ['Driver'], { side: 'defenders', kind: 'truck', loot: 3 });
    const winner = (): string | null => {
      story.play([], (table) => hijackRules.check(table));
      return story.state.winner;
    };
    expect(winner()).toBeNull();
    story.theCar('Truck').driver = null;
    expect(winner()).toBe('attackers');
  });

  it.each([
    [9, 'gone'],
    [7, 'arrested'],
  ] as const)('[GUTS-1, GUTS-3] 8″ from the edge when the law has won, an officer %i″ off: %s', (inches, posture) => {
    const story = new BattleStory();
    story.has('Officer', 8 + inches, 18, { kind: 'police' });
    story.faces('Spats', 8, 18, { now: panicked });
    story.state.winner = 'attackers';
    story.play([], settleAftermath);
    expect(story.figure('Spats').posture).toBe(posture);
  });

  it('[GUTS-1] where a gang has won nobody catches him', () => {
    const story = new BattleStory().stands('Raider 9,18');
    story.faces('Spats', 8, 18, { now: panicked });
    story.state.winner = 'attackers';
    story.play([], settleAftermath);
    expect(story.figure('Spats').posture).toBe('gone');
  });
});
