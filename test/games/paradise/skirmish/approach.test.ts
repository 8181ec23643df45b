import { describe, expect, it } from 'vitest';
import type { Approach } from '#shared/games/paradise/battles.ts';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import type { Card } from '#main/games/paradise/rules/skirmish/battle.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { findRules, makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { findGoal } from '#main/games/paradise/rules/skirmish/tactics/wants.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { turnsBySeed as turnCard } from '#test/support/cardStory.ts';

type Scenario = 'raid' | 'smash-and-grab' | 'siege' | 'hit' | 'hijack' | 'show-of-strength';

function muster(scenario: Scenario, approach: Approach | undefined, seed: number) {
  const made = bookMuster(scenario, new Dice(createSeededDice(seedBattle(seed)), false));
  return approach === undefined ? made : { ...made, approach };
}

function lay(scenario: Scenario, approach: Approach | undefined) {
  const dice = new Dice(createSeededDice(seedBattle(3)), false);
  return makeScenario(muster(scenario, approach, 3), dice).start;
}

const court = (side: 'attackers' | 'defenders'): Card => ({ side, rank: 'K' });

describe('A plan', () => {
  it.each([
    ['front', 0],
    ['back-door', 3],
    ['quick', 2],
  ] as const)('[SCN-0, SCN-3] of six in an ambush lie behind the truck: %s', (plan, behind) => {
    const { layout, figures } = lay('hijack', plan);
    const tail = layout.block?.behind ?? { x: 0, y: 0 };
    const block = layout.block?.at ?? { x: 0, y: 0 };
    const own = Object.values(figures).filter(({ side }) => side === 'attackers');
    const near = own.filter(({ at }) => Math.abs(at.x - tail.x) < Math.abs(at.x - block.x));
    expect([own.length, near.length]).toEqual([6, behind]);
  });

  it.each([
    ['wait', 1, 0, 'stand'],
    ['wait', 2, 0, 'take'],
    ['wait', 4, 6, 'stand'],
    ['wait', 5, 6, 'take'],
    ['quick', 1, 0, 'take'],
    [undefined, 1, 0, 'take'],
  ] as const)('[SCN-0] %s in turn %i with %i still on their way: the men %s', (plan, turn, coming, goal) => {
    const state = lay('raid', plan);
    const men = state.reserves.attackers;
    state.turn = turn;
    const [one] = Object.values(state.figures).filter(({ side }) => side === 'attackers');
    const [source] = muster('raid', plan, 3).attackers.crew;
    if (source === undefined) throw new Error('Nobody came.');
    men.coming = Array.from({ length: coming }, (_, nth) => ({ ...source, id: `c${nth}` }));
    expect(findGoal(state, findRules('raid'), one?.id ?? '').kind).toBe(goal);
  });

  it.each([
    ['quick', 4, 1, true],
    ['quick', 3, 1, false],
    ['quick', 0, 4, true],
    [undefined, 4, 4, false],
  ] as const)('[SCN-0] %s with %i of ten dead in turn %i: they go home is %s', (plan, dead, turn, leaves) => {
    const story = new BattleStory().stands('vs d1 40,18');
    for (let n = 0; n < 10; n += 1) story.has(`a${n}`, 20, 3 * n + 3, { now: n < dead ? { posture: 'dead' } : {} });
    Object.assign(story.state.plan, plan === undefined ? {} : { approach: plan });
    story.state.turn = turn;
    turnCard(story, [court('defenders')], createRules({ check: () => undefined }));
    expect(story.state.leaving.attackers).toBe(leaves);
  });

  it.each([
    [undefined, 'walked'],
    ['quick', 'ran'],
  ] as const)('[SCN-0] %s: a man under fire on his way %s', (plan, gait) => {
    const story = new BattleStory().stands('a1 4,18 gats=1 pistol', 'vs d1 44,18 gats=1 rifle');
    Object.assign(story.state.plan, plan === undefined ? {} : { approach: plan });
    const goalOf = () => ({ kind: 'take' as const, building: 'none', at: { x: 40, y: 18 } });
    const events = turnCard(story, [court('attackers')], createRules({ check: () => undefined, goalOf }));
    expect(events.find((event) => event.type === 'figure-moved')).toMatchObject({ figure: 'a1', gait });
  });

  // Book forces of seed 3: nine raiders, eight robbers, nine besiegers, six others. Without a plan one in six of a raid
  // goes around, one in three of a siege, nobody of a robbery; by the back door every second man.
  it.each([
    ['raid', undefined, 'The attackers’ plan: 1 at the back door, the rest through the front.'],
    ['raid', 'front', 'The attackers’ plan: everybody through the front.'],
    ['raid', 'back-door', 'The attackers’ plan: 4 at the back door, the rest through the front.'],
    [
      'raid',
      'wait',
      'The attackers’ plan: stay outside and wait for help; 1 at the back door, the rest through the front.',
    ],
    ['raid', 'quick', 'The attackers’ plan: quick in and out; 1 at the back door, the rest through the front.'],
    ['smash-and-grab', undefined, undefined],
    ['smash-and-grab', 'front', 'The attackers’ plan: everybody through the front.'],
    ['smash-and-grab', 'back-door', 'The attackers’ plan: 4 at the back door, the rest through the front.'],
    ['smash-and-grab', 'wait', 'The attackers’ plan: stay outside and wait for help.'],
    ['smash-and-grab', 'quick', 'The attackers’ plan: quick in and out.'],
    ['siege', undefined, 'The attackers’ plan: 3 at the back door, the rest through the front.'],
    ['siege', 'front', 'The attackers’ plan: everybody through the front.'],
    ['siege', 'back-door', 'The attackers’ plan: 4 at the back door, the rest through the front.'],
    ['hit', 'back-door', undefined],
    ['hijack', 'front', 'The ambush: all by the tree across the road.'],
    ['hijack', 'quick', 'The ambush: quick in and out; 5 by the tree across the road, 1 behind the truck.'],
    ['show-of-strength', 'wait', 'The attackers’ plan: stay outside and wait for help.'],
  ] as const)('[SCN-0] of a %s (%s) is said before the first card, as they stand', (scenario, plan, text) => {
    const { happenings } = resolveMuster(muster(scenario, plan, 3), 3);
    const texts = happenings.map(({ event }) => ('text' in event ? event.text : ''));
    expect(texts.find((one) => /plan:|ambush:/.test(one))).toBe(text);
  });
});

describe('Over forty raids', () => {
  const fight = (plan: Approach | undefined) => {
    const results = Array.from({ length: 40 }, (_, seed) => resolveMuster(muster('raid', plan, seed), seed));
    const entered = results.filter(({ happenings }) => {
      const second = happenings.findIndex(({ event }, nth) => event.type === 'deck-shuffled' && nth > 40);
      return happenings.slice(0, second < 0 ? undefined : second).some(({ event }) => event.type === 'rushed');
    });
    return { turns: results.reduce((sum, { turns }) => sum + turns, 0), entered: entered.length };
  };

  it('[SCN-0] a quick party is done sooner, and one that waits comes to blows later', () => {
    const [plain, quick, wait] = [fight(undefined), fight('quick'), fight('wait')];
    expect(quick.turns).toBeLessThan(plain.turns);
    expect(wait.turns).toBeGreaterThan(plain.turns);
    expect(wait.entered).toBeLessThan(plain.entered);
  });
});
