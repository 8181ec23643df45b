import { describe, expect, it } from 'vitest';
import type { Card } from '#main/games/paradise/rules/skirmish/battle.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { findRules } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { turnsBySeed as turnCard } from '#test/support/cardStory.ts';

const court = (side: 'attackers' | 'defenders'): Card => ({ side, rank: 'K' });

describe('a card', () => {
  it('[CARD-5] with the sirens on a gangster runs for it, but not the guard of the premises', () => {
    const story = new BattleStory().stands('raider 2,18', 'guard 4,18 post=none', 'cop 6,18 police', 'vs enemy 40,18');
    story.state.sirens = true;
    turnCard(story, [court('attackers')]);
    expect(story.figure('raider').posture).toBe('gone');
    expect([story.figure('guard').posture, story.figure('cop').posture]).toEqual(['up', 'up']);
  });

  it('[CARD-5] at the first Joker after the sirens every gangster still here is booked, police are not', () => {
    const story = new BattleStory().stands('raider 20,18', 'cop 6,18 police', 'vs enemy 40,18 posture=out-cold');
    story.state.sirens = true;
    turnCard(story, ['joker']);
    expect(['raider', 'enemy', 'cop'].map((id) => story.figure(id).posture)).toEqual(['arrested', 'arrested', 'up']);
  });

  it('[CARD-5] a second Joker right after the first brings the sirens and ends the turn', () => {
    const story = new BattleStory().stands('raider 20,18', 'vs enemy 40,18');
    turnCard(story, ['joker', 'joker', court('attackers')]);
    turnCard(story, story.state.deck);
    expect(story.state.sirens).toBe(true);
    expect(story.state.turn).toBe(2);
    expect(story.state.deck).toHaveLength(16);
  });

  it('[CARD-4] is held while nobody has anything to do with it', () => {
    const story = new BattleStory().stands('vs guard 40,18 pistol', 'raider 2,18');
    const waiting = createRules({
      check: () => undefined,
      goalOf: () => ({ kind: 'hold', building: 'none', at: { x: 40, y: 18 } }),
    });
    turnCard(story, [court('defenders')], waiting);
    expect(story.state.held.defenders).toEqual([court('defenders')]);
  });

  it('a side that has lost six tenths of its men makes for home; both are asked before either goes', () => {
    const story = new BattleStory();
    for (let n = 0; n < 5; n += 1) {
      const now = n < 3 ? { posture: 'dead' as const } : {};
      story.has(`a${n}`, 20, 10 + n, { now });
      story.faces(`d${n}`, 30, 10 + n, { now });
    }
    turnCard(story, []);
    expect(story.state.leaving).toEqual({ attackers: true, defenders: true, law: false });
  });

  it('[GUTS-2] leaves a shaken man who only waits his second action', () => {
    const story = new BattleStory().stands('a1 20,10 guts=1 +isNervous', 'a2 46,34', 'vs d1 2,34');
    const events = turnCard(story, [court('attackers')], createRules({ check: () => undefined }));
    expect(events.filter((event) => event.type === 'acted' && event.figure === 'a1')).toHaveLength(1);
  });

  it.each([
    ['nobody has his nerve', '+isNervous', false, true],
    ['one man has his nerve', '', false, false],
    ['the scenario has it fight on', '+isNervous', true, false],
  ])('[SCN-10] whether a side goes home after a card: %s', (_, last, fightsOn, leaves) => {
    const story = new BattleStory().stands('a1 20,10 +isNervous', `a2 20,14 ${last}`.trim(), 'vs d1 40,18');
    turnCard(story, [court('defenders')], createRules({ check: () => undefined, fightsOn: () => fightsOn }));
    expect(story.state.leaving).toEqual({ attackers: leaves, defenders: false, law: false });
  });

  it('[SCN-2] a target with no more men than his killers gets out while he can', () => {
    const away = (killers: number) => {
      const story = new BattleStory().stands('vs Boss 24,2', 'vs Guard 24,20');
      for (let n = 0; n < killers; n += 1) story.has(`k${n}`, 2, 30 + n);
      story.state.plan.target = 'Boss';
      turnCard(story, [court('defenders')], { ...findRules('hit'), check: () => undefined });
      return story.figure('Boss').posture;
    };
    expect([away(2), away(1)]).toEqual(['gone', 'up']);
  });
});
