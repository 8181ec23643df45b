import { describe, expect, it } from 'vitest';
import { rollBrawlingInjury, wakeKnockedOut } from '#main/games/paradise/rules/skirmish/rules/brawling/brawlTable.ts';
import {
  breakAway,
  brawl,
  finishOff,
  findHotheadTarget,
} from '#main/games/paradise/rules/skirmish/rules/brawling/brawling.ts';
import { listFistsModifiers } from '#main/games/paradise/rules/skirmish/rules/brawling/fists.ts';
import { knifeInches, throwKnife } from '#main/games/paradise/rules/skirmish/rules/brawling/knives.ts';
import type { Melee } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { BattleStory, targetOf, totalOf } from '#test/support/battleStory.ts';
import { cardOf, turns } from '#test/support/cardStory.ts';

type Fighter = Parameters<BattleStory['has']>[3];

/** Nobody has to be anywhere. */
const waiting = createRules({
  check: () => undefined,
  goalOf: () => ({ kind: 'hold', building: 'none', at: { x: 10, y: 10 } }),
});

/** Two men nose to nose. */
function twoMen(one: Fighter = {}, other: Fighter = {}, isPublic = false): BattleStory {
  const story = new BattleStory({ isPublic });
  story.has('Spats', 10, 10, one);
  story.faces('Morelli', 11, 10, other);
  return story;
}

const round = (story: BattleStory, dice: number[]) => story.play(dice, (table) => brawl(table, 'Spats', 'Morelli'));

describe('a round of brawling', () => {
  it('[FIST-1] both succeed or both fail: nothing is settled', () => {
    for (const dice of [
      [3, 3],
      [4, 4],
    ]) {
      const story = twoMen();
      expect(round(story, dice).texts.join()).toMatch(/nothing is settled/);
      expect(story.figure('Morelli').posture).toBe('up');
    }
  });

  it('[FIST-1] one side alone succeeds and rolls on the table, either way round', () => {
    const won = twoMen();
    round(won, [3, 4, 3]);
    expect(won.figure('Morelli')).toMatchObject({ posture: 'down', recovery: 1 });
    const lost = twoMen();
    round(lost, [4, 3, 5]);
    expect(lost.figure('Spats').posture).toBe('knocked-out');
  });

  it('[FIST-1] four may set upon one, each success of theirs rolling; a fifth has no room', () => {
    const story = twoMen();
    for (const [n, x, y] of [
      [1, 11.9, 10],
      [2, 11, 11],
      [3, 11, 9],
      [4, 11.5, 10.5],
    ] as const) {
      story.has(`Friend ${n}`, x, y);
    }
    const fought = round(story, [3, 3, 3, 6, 6, 1, 1, 2]);
    expect(fought.rolls.filter((roll) => /swings at Morelli/.test(roll.purpose))).toHaveLength(4);
    expect(fought.rolls.filter((roll) => /Brawling on/.test(roll.purpose))).toHaveLength(3);
  });

  it.each([
    [1, 'up', 0],
    [2, 'up', 0],
    [3, 'down', 1],
    [4, 'down', 1],
    [5, 'knocked-out', 1],
    [6, 'out-cold', 1],
  ] as const)('[FIST-2] a %i on the table: %s', (face, posture, recovery) => {
    const story = twoMen();
    story.play([face], (table) => rollBrawlingInjury(table, 'Morelli', []));
    expect(story.figure('Morelli')).toMatchObject({ posture, recovery });
  });

  it.each([
    ['bare hands', { melee: 'fists' }, 0],
    ['a pipe', { melee: 'club' }, 1],
    ['the butt of a pistol', { melee: 'fists', guns: ['pistol'] }, 1],
    ['[SK-13] a Bruiser', { melee: 'fists', skills: ['bruiser'] }, 1],
    ['a knife-thrower with a rifle but no pistol', { melee: 'fists', guns: ['rifle'], skills: ['knife-thrower'] }, 0],
  ] as [string, Fighter, number][])('[FIST-2] %s: %i on the Brawling table', (_title, one, value) => {
    const fought = round(twoMen(one), [3, 4, 1]);
    expect(totalOf(fought, /Brawling/)).toBe(1 + value);
  });

  it.each([
    ['knife', [], 0],
    ['axe', [], 1],
    ['smashing-tool', [], 1],
    ['knife', ['bruiser'], 1],
  ] as [Melee, Skill[], number][])('[FIST-2] a %s is a deadly weapon (%s): %i', (melee, skills, value) => {
    const fought = round(twoMen({ melee, skills, stats: { fists: 4 } }), [3, 4, 1]);
    expect(totalOf(fought, /Deadly Weapons/)).toBe(1 + value);
  });

  it('[FIST-2] a man on the floor: +1 FISTS and +1 on the table', () => {
    const fought = round(twoMen({}, { now: { posture: 'down' } }), [4, 4, 1]);
    expect(targetOf(fought, /Spats swings/)).toBe(4);
    expect(targetOf(fought, /Morelli swings/)).toBe(3);
    expect(totalOf(fought, /Brawling/)).toBe(2);
  });

  it.each([
    ['on his feet', {}, true],
    ['knocked down', { posture: 'down', recovery: 1 }, true],
    ['ducked flat', { posture: 'down', recovery: 1 }, true],
    ['wounded and flat', { posture: 'down', recovery: 1, wounds: 1 }, true],
    ['on the run', { hasPanicked: true }, true],
    ['with a serious wound where he fell', { posture: 'down', lame: 'lies' }, false],
    ['out until the Joker', { posture: 'knocked-out' }, false],
    ['out cold', { posture: 'out-cold' }, false],
    ['with his hands up', { posture: 'surrendered' }, false],
  ] as const)('[FIST-1] everybody rolls who is not out: %s', (_title, now, rolls) => {
    const fought = round(twoMen({}, { now }), rolls ? [6, 6] : [6]);
    expect(fought.rolls.map(({ purpose }) => purpose)).toEqual([
      'Spats swings at Morelli: FISTS',
      ...(rolls ? ['Morelli swings at Spats: FISTS'] : []),
    ]);
  });

  it('[FIST-1] who answers from the floor may floor him who kicks', () => {
    const story = twoMen({}, { now: { posture: 'down', recovery: 1 } });
    round(story, [6, 3, 5]);
    expect(story.figure('Spats').posture).toBe('knocked-out');
  });

  it('[FIST-2] a wound by O’Hurley’s cutter: FISTS 4 in company, and the roll stands', () => {
    const story = twoMen({ melee: 'knife', skills: ['brutal-champ'] }, { stats: { fists: 3 } }, true);
    story.citizen('Waiter', 14, 14);
    const fought = round(story, [4, 4, 4, 1]);
    expect(targetOf(fought, /Spats swings/)).toBe(4);
    expect(story.figure('Morelli').wounds).toBe(1);
  });

  it('[FIST-2, SK-43] the knocked out wake at a Joker and owe an action; Not the Face! one Joker later', () => {
    const story = twoMen({ skills: ['not-the-face'] });
    story.play([5, 5], (table) => {
      rollBrawlingInjury(table, 'Spats', []);
      rollBrawlingInjury(table, 'Morelli', []);
    });
    story.play([], wakeKnockedOut);
    expect(story.figure('Morelli')).toMatchObject({ posture: 'down', recovery: 1 });
    expect(story.figure('Spats').posture).toBe('knocked-out');
    story.play([], wakeKnockedOut);
    expect(story.figure('Spats')).toMatchObject({ posture: 'down', recovery: 1 });
  });

  it('[SK-43] down on a J: not up on his side’s next card, whatever it is, but on the one after', () => {
    const up = (skills: Skill[], next: 'K' | '10') => {
      const story = twoMen({ skills }, { stats: { fists: 1 } });
      story.play([3], (table) => rollBrawlingInjury(table, 'Spats', []));
      story.figure('Morelli').at = { x: 40, y: 30 };
      turns(story, [cardOf('attackers', next)], [], waiting);
      const first = story.figure('Spats').posture;
      story.state.held.attackers = [];
      turns(story, [cardOf('attackers', 'K')], [], waiting);
      return [first, story.figure('Spats').posture];
    };
    expect(up(['not-the-face'], 'K')).toEqual(['down', 'up']);
    expect(up(['not-the-face'], '10')).toEqual(['down', 'up']);
    expect(up([], 'K')).toEqual(['up', 'up']);
  });

  it('[GATS-7] a bruise costs him no hostage, a knock-down does', () => {
    for (const [face, held] of [
      [2, 'Spats'],
      [3, null],
    ] as const) {
      const story = twoMen({ now: { hostages: ['Waiter'] } });
      story.citizen('Waiter', 10, 10, { now: { heldBy: 'Spats' } });
      story.play([face], (table) => rollBrawlingInjury(table, 'Spats', []));
      expect(story.figure('Waiter').heldBy).toBe(held);
    }
  });

  it('[SK-34] a Lucky Cuss has the knock-out thrown again', () => {
    const story = twoMen({ skills: ['lucky-cuss'] });
    story.play([6, 1], (table) => rollBrawlingInjury(table, 'Spats', []));
    expect(story.figure('Spats')).toMatchObject({ posture: 'up', luck: 1 });
  });
});

describe('skills with the fists', () => {
  const fists = (one: Fighter, other: Fighter = {}, isPublic = false, isSeen = false): number => {
    const story = twoMen(one, other, isPublic);
    if (isSeen) story.citizen('Waiter', 14, 14);
    const modifiers = listFistsModifiers(story.state, story.figure('Spats'), story.figure('Morelli'));
    return modifiers.reduce((total, modifier) => total + modifier.value, 0);
  };

  it('[SK-14] Brutal Champ: +1 in a public place with people watching, and only there', () => {
    const one: Fighter = { skills: ['brutal-champ'] };
    expect(fists(one, {}, true, true)).toBe(1);
    expect(fists(one, {}, true, false)).toBe(0);
    expect(fists(one, {}, false, true)).toBe(0);
  });

  it.each([
    ['knife', 1],
    ['club', 0],
  ] as const)('[SK-35] a Mack the Knife with a %s: %i', (melee, value) => {
    expect(fists({ skills: ['mack-the-knife'], melee })).toBe(value);
  });

  it.each([
    ['club', 1],
    ['knife', 0],
  ] as const)('[SK-54] a Slugger with a %s: %i', (melee, value) => {
    expect(fists({ skills: ['slugger'], melee })).toBe(value);
  });

  it('[SK-67] a Nice Girl is hit at -1; a Femme Fatale has two more, once', () => {
    expect(fists({}, { skills: ['nice-girl'] })).toBe(-1);
    const story = twoMen({ skills: ['femme-fatale'] });
    const first = round(story, [6, 6]);
    const second = round(story, [6, 6]);
    expect([targetOf(first, /Spats/), targetOf(second, /Spats/)]).toEqual([5, 3]);
  });

  it('[SCN-1] a smashing tool is clumsy: -1 FISTS', () => {
    expect(fists({ melee: 'smashing-tool' })).toBe(-1);
  });

  it('[SK-12] a Boxer swings twice with his bare hands, each success a roll', () => {
    const story = twoMen({ skills: ['boxer'] });
    const fought = round(story, [3, 3, 4, 1, 2]);
    expect(fought.rolls.filter((roll) => /Brawling on/.test(roll.purpose))).toHaveLength(2);
    const armed = round(twoMen({ skills: ['boxer'], guns: ['pistol'] }), [3, 4, 4, 1]);
    expect(totalOf(armed, /Brawling/)).toBe(1);
  });

  it.each([
    ['a club', 'club', [], 3, 2],
    ['a Slugger’s club', 'club', ['slugger'], 3, 2],
    ['a Slugger’s club, FISTS 1', 'club', ['slugger'], 1, 1],
    ['a knife', 'knife', [], 3, 2],
    ['an axe', 'axe', [], 3, 2],
    ['a sledge', 'smashing-tool', [], 3, 2],
  ] as const)('[SK-12] a Boxer puts %s away where bare hands are better: %#', (_title, melee, more, fists, count) => {
    const one: Fighter = { skills: ['boxer', ...more], melee, stats: { fists } };
    const fought = round(twoMen(one), [...Array.from({ length: count }, () => 6), 6]);
    const own = fought.rolls.filter((roll) => /swings at Morelli/.test(roll.purpose));
    expect(own).toHaveLength(count);
  });

  it('[SK-12] a Boxer who put his club away has no +1 for it, and has it in his hand again', () => {
    const story = twoMen({ skills: ['boxer'], melee: 'club' });
    const fought = round(story, [3, 6, 6, 1]);
    expect(totalOf(fought, /Brawling/)).toBe(1);
    expect(story.figure('Spats').melee).toBe('club');
  });

  it('[SK-31] a Hothead goes for the nearest enemy within 6″', () => {
    const story = new BattleStory().stands('Hot 10,10 hothead', 'Calm 10,11', 'vs Near 15,10', 'vs Nearer 14,10');
    expect(findHotheadTarget(story.state, story.figure('Hot'))?.id).toBe('Nearer');
    expect(findHotheadTarget(story.state, story.figure('Calm'))).toBeNull();
    story.figure('Near').at.x = 17;
    story.figure('Nearer').at.x = 17;
    expect(findHotheadTarget(story.state, story.figure('Hot'))).toBeNull();
  });

  it('[SK-16] a Cold Blooded man finishes the helpless, and his friends see it', () => {
    const story = twoMen({ skills: ['cold-blooded'] }, { now: { posture: 'out-cold' } });
    story.faces('Friend', 13, 10);
    const fought = story.play([3], (table) => finishOff(table, 'Spats', 'Morelli'));
    expect(story.figure('Morelli').posture).toBe('dead');
    expect(targetOf(fought, /Friend keeps/)).toBe(3);
  });

  it('[SK-33] a Knife-thrower throws at +1; the knife is gone, and flies only so far', () => {
    for (const [skills, target] of [
      [[], 3],
      [['knife-thrower'], 4],
    ] as [Skill[], number][]) {
      const story = new BattleStory();
      story.has('Spats', 10, 10, { melee: 'knife', skills });
      story.faces('Morelli', 10 + knifeInches, 10);
      story.faces('Far', 11 + knifeInches, 10);
      story.play([], (table) => expect(throwKnife(table, 'Spats', 'Far')).toBe(false));
      const fought = story.play([3, 1], (table) => throwKnife(table, 'Spats', 'Morelli'));
      expect(targetOf(fought, /throws/)).toBe(target);
      expect(story.figure('Spats').melee).toBe('fists');
    }
  });
});

describe('leaving a brawl', () => {
  it('[FIST-3] Morelli’s 2 on STUNTS: he steps back 2″', () => {
    const story = twoMen();
    story.play([2], (table) => breakAway(table, 'Morelli', 'Spats'));
    expect(story.figure('Morelli').at.x).toBeCloseTo(13);
  });

  it('[FIST-3] failing: a free blow and 2″ apart, or held and no blow, never both', () => {
    const story = twoMen();
    story.play([4, 3, 4], (table) => breakAway(table, 'Morelli', 'Spats'));
    expect(story.figure('Morelli')).toMatchObject({ posture: 'down', at: { x: 13, y: 10 } });
    const missed = twoMen();
    missed.play([4, 4], (table) => breakAway(table, 'Morelli', 'Spats'));
    expect(missed.figure('Morelli')).toMatchObject({ posture: 'up', at: { x: 13, y: 10 } });
    const held = twoMen({ stats: { fists: 2 } });
    held.play([4], (table) => breakAway(table, 'Morelli', 'Spats'));
    expect(held.figure('Morelli')).toMatchObject({ posture: 'up', at: { x: 11, y: 10 } });
  });

  it('[FIST-3] what adds to his FISTS decides whether he lets go with a blow or holds', () => {
    const clubber = { stats: { fists: 2 }, skills: ['slugger'], melee: 'club' } as const;
    const free = twoMen({ ...clubber, skills: ['slugger'] });
    free.play([4, 4], (table) => breakAway(table, 'Morelli', 'Spats'));
    expect(free.figure('Morelli').at.x).toBe(13);
    const held = twoMen({}, { skills: ['nice-girl'] });
    held.play([4], (table) => breakAway(table, 'Morelli', 'Spats'));
    expect(held.figure('Morelli').at.x).toBe(11);
  });

  it('[FIST-2] a man who is out already does not feel a 4; a 5 keeps him out, a 6 for good', () => {
    for (const [face, posture, text] of [
      [4, 'knocked-out', /does not feel it/],
      [5, 'knocked-out', /knocked out|out/],
      [6, 'out-cold', /out cold|out/],
    ] as const) {
      const story = twoMen({}, { now: { posture: 'knocked-out' } });
      const { texts } = story.play([face], (table) => rollBrawlingInjury(table, 'Morelli', []));
      expect(story.figure('Morelli').posture).toBe(posture);
      expect(texts.join()).toMatch(text);
      if (face > 4) expect(texts.join()).not.toMatch(/does not feel it/);
    }
  });

  it('[FIST-3] nobody on the floor holds anybody: he steps back without a test', () => {
    const story = twoMen({ now: { posture: 'down', recovery: 1 } });
    story.play([], (table) => breakAway(table, 'Morelli', 'Spats'));
    expect(story.figure('Morelli').at.x).toBe(13);
  });

  it('[SK-36] a Martial Artist has +1 STUNTS in close combat', () => {
    const target = (skills: Skill[]) => {
      const story = twoMen({}, { skills });
      return targetOf(
        story.play([1], (table) => breakAway(table, 'Morelli', 'Spats')),
        /breaks away/,
      );
    };
    expect([target([]), target(['martial-artist'])]).toEqual([3, 4]);
  });
});
