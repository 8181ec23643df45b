import { describe, expect, it } from 'vitest';
import { settleAftermath } from '#main/games/paradise/rules/skirmish/outcomes/aftermath.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { buildResult } from '#main/games/paradise/rules/skirmish/outcomes/result.ts';
import { BattleStory, building } from '#test/support/battleStory.ts';
import { battleEndings, scenarioNames } from '#shared/games/paradise/battles.ts';

describe('what a battle leaves', () => {
  it('[SCN-12] every scenario reports who is where, how it ended and what the public saw', () => {
    for (const name of scenarioNames) {
      const result = resolveScenario(name, 3);
      expect(result.scenario).toBe(name);
      expect(battleEndings).toContain(result.ending);
      expect(result.figures.length).toBeGreaterThan(1);
      const ids = result.figures.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('[SCN-12, FIST-2] the senseless go home where a gang holds the field, and to the cells where the law does', () => {
    const left = (kind: 'gangster' | 'police') => {
      const story = new BattleStory();
      story.has('winner', 10, 10, { kind });
      story.stands('vs sleeper 12,10 posture=out-cold wounds=2', 'vs dead 13,10 posture=dead');
      story.state.winner = 'attackers';
      story.play([], settleAftermath);
      return buildResult(story.state, []).figures;
    };
    expect(left('gangster').map(({ posture }) => posture)).toEqual(['up', 'out-cold', 'dead']);
    expect(left('police')).toMatchObject([{ posture: 'up' }, { posture: 'arrested', wounds: 2 }, { posture: 'dead' }]);
  });

  it('[GUTS-3] prisoners walk away when no lawman is left to hold them', () => {
    const story = new BattleStory().stands(
      'cop 10,10 police posture=dead',
      'vs prisoner 12,10 posture=arrested',
      'vs friend 13,10',
    );
    story.state.winner = 'defenders';
    story.play([], settleAftermath);
    expect(story.figure('prisoner').posture).toBe('gone');
  });

  it('[GUTS-4] reputations are rolled when it is over: three sixes, a seven, a target, a Showdown', () => {
    const story = new BattleStory().stands(
      'sixes 10,10 deadlySixes=3',
      'seven 12,10 deadlySevens=1',
      'shooter 14,10',
      'vs target 20,10 posture=dead killedBy=shooter',
    );
    story.state.plan.target = 'target';
    story.state.winner = 'attackers';
    story.play([3, 4, 1], settleAftermath);
    const { figures } = buildResult(story.state, []);
    expect(figures.map(({ madeName }) => madeName)).toEqual([true, false, true, false]);
    const duel = new BattleStory().stands('survivor 10,10', 'vs loser 12,10 posture=dead');
    duel.state.plan.scenario = 'showdown';
    duel.state.winner = 'attackers';
    duel.play([2], settleAftermath);
    expect(duel.figure('survivor')).toMatchObject({ isStoneCold: true, madeName: true });
  });

  it('[PO-2] only bodies that lie in the open, or where anybody walks in, are in public view', () => {
    const story = new BattleStory({
      isPublic: true,
      buildings: [
        building('office', { x: 20, y: 5, width: 6, height: 6 }),
        building('bank', { x: 30, y: 5, width: 6, height: 6 }, { use: 'public' }),
      ],
    });
    const dead = { now: { posture: 'dead' as const } };
    story.has('street', 10, 10, dead);
    story.has('office', 23, 8, dead);
    story.has('bank', 33, 8, dead);
    story.play([], settleAftermath);
    expect(story.state.seen.bodies).toBe(2);
  });

  it('[SCN-0] Loot counts for those who got away with it, and a truck for whoever won it', () => {
    const story = new BattleStory().stands('away 0,0 posture=gone loot=3', 'fallen 10,10 posture=dead loot=2');
    story.car('truck', [], { kind: 'truck', side: 'defenders', loot: 5 });
    story.state.winner = 'attackers';
    expect(buildResult(story.state, []).lootPoints).toEqual({ attackers: 8, defenders: 0 });
  });

  it('[SCN-12] cars come home, stay as wrecks, or fall to whoever holds the street', () => {
    const story = new BattleStory().stands('winner 10,10', 'vs loser 12,10 posture=gone');
    story.car('own', []);
    story.car('wreck', [], { isWrecked: true });
    story.car('left behind', [], { side: 'defenders' });
    expect(buildResult(story.state, []).vehicles.map(({ fate }) => fate)).toEqual(['home', 'wrecked', 'taken']);
  });

  it('[PO-6] Feds who were hurt are counted by themselves, officers as police', () => {
    const story = new BattleStory();
    story.has('Ness', 10, 10, { kind: 'fed', now: { wounds: 1 } });
    story.has('Friel', 11, 10, { kind: 'fed', now: { posture: 'dead' } });
    story.has('King', 12, 10, { kind: 'fed' });
    expect(buildResult(story.state, []).fedsHurt).toBe(2);
  });
});
