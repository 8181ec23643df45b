import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { doUse } from '#main/games/paradise/rules/skirmish/tactics/heldUses.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { BattleStory, cover, type Fought } from '#test/support/battleStory.ts';
import { cardOf, turns } from '#test/support/cardStory.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

const king = [cardOf('attackers', 'K')];

/** What happened, in a few words a line. */
function told({ events }: Fought): string[] {
  return events.flatMap((event: BattleEvent) => {
    if (event.type === 'card-played') return [`${event.side} ${event.how ?? ''}`];
    if (event.type === 'figure-moved') return [`${event.figure} ${event.gait}`];
    if (event.type !== 'told') return [];
    const deed = /^(\w+) (?:fires|blazes|swings|is on|reloads)|^(\w+) and \w+ come/.exec(event.text);
    return deed === null ? [] : [deed[0]];
  });
}

/** A man behind a wall with a pistol, and one at a window with a rifle who cannot see him yet. */
function window(held: { defenders: number; attackers: number }): BattleStory {
  const wall = cover('wall', { x: 11, y: 4, width: 0.6, height: 6.4 }, { isTall: true });
  const story = new BattleStory({ covers: [wall] }).stands(
    'Runner 10,10 gats=6 hits=6 guts=6 pistol',
    'vs Window 22,10 gats=6 hits=6 guts=6 rifle',
  );
  const ranks = ['Q', '3'] as const;
  story.state.held.defenders = ranks.slice(0, held.defenders).map((rank) => ({ side: 'defenders', rank }));
  story.state.held.attackers = ranks.slice(0, held.attackers).map((rank) => ({ side: 'attackers', rank }));
  return story;
}

const hunting = createRules({
  check: () => undefined,
  goalOf: (_battle, side) => (side === 'attackers' ? { kind: 'kill', target: 'Window' } : { kind: 'fight' }),
});

describe('a held card', () => {
  it('[CARD-4] lets the window shoot between the run and the shot', () => {
    const story = window({ defenders: 1, attackers: 0 });
    expect(told(turns(story, king, [3, 5, 5], hunting))).toEqual([
      'Runner ran',
      'defenders breaks-in',
      'Window fires',
      'Runner fires',
    ]);
    expect(story.state.held.defenders).toEqual([]);
  });

  it('[CARD-4] is answered by a held card of the runner’s side: his shot comes first', () => {
    const story = window({ defenders: 1, attackers: 1 });
    expect(told(turns(story, king, [3, 5, 5, 5], hunting))).toEqual([
      'Runner ran',
      'defenders breaks-in',
      'attackers answers',
      'Runner fires',
      'Window fires',
      'Runner fires',
    ]);
  });

  it('[CARD-4] the window’s second card trumps: it goes first after all, and gets no action for it', () => {
    const story = window({ defenders: 2, attackers: 1 });
    expect(told(turns(story, king, [3, 5, 5, 5], hunting))).toEqual([
      'Runner ran',
      'defenders breaks-in',
      'attackers answers',
      'defenders trumps',
      'Window fires',
      'Runner fires',
      'Runner fires',
    ]);
    expect(story.state.held).toEqual({ attackers: [], defenders: [], law: [] });
  });

  it('[CARD-4] comes before a shot', () => {
    const story = window({ defenders: 1, attackers: 0 });
    story.state.layout.covers = [];
    const [first] = told(turns(story, king, [5, 5, 5]));
    expect(first).toBe('defenders breaks-in');
  });

  it('[CARD-4, CARD-6] comes before a charge lands, on a man with a club', () => {
    const story = new BattleStory().stands('Club 10,10 hits=6 guts=6 fists=5 club', 'vs Gun 15,10 gats=5 pump-shotgun');
    story.state.held.defenders = [{ side: 'defenders', rank: 'A' }];
    const lines = told(turns(story, king, [6, 6, 6, 6, 3, 6, 6]));
    expect(lines[0]).toBe('defenders breaks-in');
    expect(lines.filter((line) => line === 'Gun blazes' || line === 'Gun fires')).toHaveLength(1);
  });

  it('[CARD-4] comes between a car’s two moves', () => {
    const story = new BattleStory().stands('Driver 0,18', 'vs Gun 20,15 gats=6 rifle');
    story.car('Packard', ['Driver'], { speed: 'cruising' });
    story.state.layout.covers = [cover('wall', { x: 6, y: 10, width: 0.6, height: 7.4 }, { isTall: true })];
    story.state.held.defenders = [{ side: 'defenders', rank: '2' }];
    const driving = createRules({ check: () => undefined, carWish: () => 'cruising' });
    const lines = turns(story, king, [6], driving).events.flatMap((event) => {
      if (event.type === 'card-played') return ['breaks in'];
      return event.type === 'told' ? [event.text.replace(/:.*/, '')] : [];
    });
    expect(lines).toEqual([
      'Driver drives the car on.',
      'breaks in',
      'Gun fires at the car of Driver',
      'Driver drives the car on.',
    ]);
  });

  it('[CARD-4] brings a man back to himself between two shots at him', () => {
    const story = new BattleStory().stands('Gun 10,10 pistol', 'vs Mark 20,10 recovery=1');
    story.state.held.defenders = [{ side: 'defenders', rank: 'A' }];
    const lines = told(turns(story, king, [6]));
    expect(lines.slice(0, 2)).toEqual(['defenders breaks-in', 'Mark is on']);
    expect(story.figure('Mark').recovery).toBe(0);
  });

  it('[CARD-4] takes a man without a gun behind something before he is shot at', () => {
    const hydrant = cover('hydrant', { x: 19.5, y: 12, width: 1, height: 1 }, { grade: 'hard' });
    const story = new BattleStory({ covers: [hydrant] }).stands(
      'Gun 10,10 gats=5 pump-shotgun',
      'vs Mark 20,10.5 hits=6 guts=6',
    );
    story.state.held.defenders = [{ side: 'defenders', rank: 'A' }];
    const lines = told(turns(story, king, [6, 6, 6, 6]));
    expect(lines.slice(0, 2)).toEqual(['defenders breaks-in', 'Mark walked']);
  });

  it.each([
    [2, 'steps back'],
    [6, 'is held'],
  ] as const)('[CARD-4, FIST-3] out of a brawl he ducks by STUNTS alone: on a %i he %s', (face, how) => {
    const hydrant = cover('hydrant', { x: 19.5, y: 12, width: 1, height: 1 }, { grade: 'hard' });
    const story = new BattleStory({ covers: [hydrant] }).stands(
      'Gun 10,10 gats=5 pump-shotgun',
      'Fist 20,9.5 fists=1',
      'vs Mark 20,10.5 hits=6 guts=6',
    );
    const fought = story.play([face], (table) => {
      doUse(table, { figure: 'Mark', kind: 'duck', to: { x: 20, y: 13.5 }, worth: 1 });
    });
    expect(fought.rolls.map(({ purpose }) => purpose)).toEqual(['Mark breaks away: STUNTS']);
    // Straight back he would stand in the hydrant: he steps back past it, at an eighth of a turn.
    expect(story.figure('Mark').at.y).toBeCloseTo(how === 'is held' ? 10.5 : 10.5 + Math.SQRT2);
  });

  it('[CARD-4] a low one lets one man and those within 2″ act, a court card everybody', () => {
    const shots = (rank: 'A' | 'Q') => {
      const story = window({ defenders: 0, attackers: 0 });
      story.stands('vs Near 22,11 gats=6 rifle', 'vs Far 22,14 gats=6 rifle');
      story.state.held.defenders = [{ side: 'defenders', rank }];
      const dice = rank === 'A' ? [3, 5, 5, 5] : [3, 5, 5, 5, 5];
      return told(turns(story, king, dice, hunting)).filter((line) => /^(Window|Near|Far)/.test(line));
    };
    expect(shots('A')).toHaveLength(2);
    expect(shots('Q')).toHaveLength(3);
  });
});

describe('holding', () => {
  const waiting = createRules({
    check: () => undefined,
    goalOf: () => ({ kind: 'hold', building: 'none', at: { x: 40, y: 18 } }),
  });
  const guard = (now: Parameters<BattleStory['has']>[3]) => {
    const story = new BattleStory();
    story.faces('guard', 40, 18, now);
    story.has('raider', 2, 18, { now: { carId: 'Ford' } });
    turns(story, [cardOf('defenders', 'K')], [], waiting);
    return story.state.held.defenders.length;
  };

  it('[CARD-4] no card is put away by men who must recover or reload', () => {
    const isEmpty = { gun: 'pistol', isEmpty: true, isJammed: false, blasts: 2 } as const;
    expect(guard({ guns: ['pistol'] })).toBe(1);
    expect(guard({ guns: ['pistol'], now: { recovery: 1 } })).toBe(0);
    expect(guard({ now: { firearms: [isEmpty] } })).toBe(0);
  });
});

describe('whole battles', () => {
  it('[CARD-4] at least half of the held cards are played', { tags: 'rest' }, () => {
    let held = 0;
    let played = 0;
    for (const scenario of scenarioNames) {
      for (let seed = 1; seed <= 20; seed += 1) {
        for (const { event } of resolveScenario(scenario, seed).happenings) {
          if (event.type === 'card-held') held += 1;
          if (event.type === 'card-played') played += 1;
        }
      }
    }
    expect(played * 2).toBeGreaterThanOrEqual(held);
  });
});
