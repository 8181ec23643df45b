import { describe, expect, it } from 'vitest';
import type { Figure } from '#main/games/paradise/rules/skirmish/battle.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { cardOf, turns, turnsBySeed } from '#test/support/cardStory.ts';

const ace = () => [cardOf('attackers', 'A')];
const fights = createRules({ check: () => undefined });
const waits = createRules({
  check: () => undefined,
  goalOf: () => ({ kind: 'hold', building: 'none', at: { x: 10, y: 10 } }),
});
const pressing = createRules({
  check: () => undefined,
  goalOf: () => ({ kind: 'take', building: 'none', at: { x: 24, y: 18 } }),
});
const crippled: Partial<Figure> = { lame: 'lies', posture: 'down' };

describe('who can do nothing takes no card', () => {
  /** A wreck with a crippled man in it; beside it whoever else there is. */
  const wreck = (now: Partial<Figure> = {}) => {
    const story = new BattleStory();
    story.has('Cripple', 0, 0, { now: { ...crippled, ...now } });
    story.car('Ford', ['Cripple'], { at: { x: 10, y: 18 }, isWrecked: true });
    story.faces('Morelli', 30, 10, { stats: { hits: 6, guts: 6 } });
    return story;
  };

  it('[CARD-2, HIT-1] a gunman on foot has the low card, not the crippled man in the wreck', () => {
    const story = wreck();
    story.has('Gun', 20, 10, { guns: ['pistol'] });
    const { texts } = turns(story, ace(), [6], fights);
    expect(texts).toEqual(['Gun takes aim at Morelli.', expect.stringMatching(/^Gun fires/)]);
  });

  it.each([
    ['nothing to shoot with', {}, false],
    ['an action owed', { recovery: 1 }, true],
    ['his nerves to gather', { isNervous: true }, true],
    ['only able to sit', { lame: null, posture: 'up' }, true],
  ] as const)('[CARD-2, CARD-4, HIT-1] alone in the wreck with %s: the card is used: %s', (_title, now, isUsed) => {
    const events = turnsBySeed(wreck(now), ace(), waits);
    const isHeld = events.some(({ type }) => type === 'card-held');
    expect(isHeld).toBe(!isUsed);
  });

  it('[CARD-2] of two on foot the one who can walk has it, though neither has a shot', () => {
    const story = new BattleStory();
    story.has('Cripple', 10, 10, { now: crippled });
    story.stands('Walker 20,30', 'vs Morelli 40,30');
    const { events } = turns(story, ace(), [1, 1], pressing);
    const moved = events.flatMap((event) => (event.type === 'figure-moved' ? [event.figure] : []));
    expect(new Set(moved)).toEqual(new Set(['Walker']));
  });

  it('[CARD-2, HIT-1] a crippled man with a shot has it as well as anybody', () => {
    const story = new BattleStory();
    story.has('Cripple', 24, 10, { guns: ['pistol'], now: crippled });
    story.faces('Morelli', 30, 10, { stats: { hits: 6, guts: 6 } });
    const { texts } = turns(story, ace(), [6], fights);
    expect(texts[0]).toMatch(/^Cripple (fires|blazes away|takes aim)/);
  });
});

describe('out of a burning car', () => {
  it('[CARD-6, CAR-7] climbing out is an action: on a K one more, and on no card for nothing', () => {
    const story = new BattleStory();
    for (const id of ['Driver', 'Rider']) story.has(id, 0, 0);
    story.faces('Morelli', 46, 34);
    story.car('Ford', ['Driver', 'Rider'], { at: { x: 20, y: 18 }, burnsIn: 2 });
    const { events } = turns(story, [cardOf('attackers', 'K')], [1, 1], fights);
    for (const id of ['Driver', 'Rider']) {
      expect(story.figure(id)).toMatchObject({ carId: null, recovery: 0 });
      const moves = events.filter((event) => event.type === 'figure-moved' && event.figure === id);
      expect(moves).toHaveLength(1);
    }
  });

  it('[CARD-6, CAR-7] who owed an action already owes two', () => {
    const story = new BattleStory().stands('Driver 0,0 posture=down recovery=1', 'vs Morelli 46,34');
    story.car('Ford', ['Driver'], { at: { x: 20, y: 18 }, burnsIn: 2 });
    turns(story, [cardOf('attackers', 'K')], [], fights);
    expect(story.figure('Driver')).toMatchObject({ posture: 'up', recovery: 0, carId: null });
  });
});
