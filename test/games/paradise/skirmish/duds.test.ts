import { describe, expect, it } from 'vitest';
import { advanceFuses, relight, setBomb } from '#main/games/paradise/rules/skirmish/rules/bombs/bombs.ts';
import { rollDeadlyHit } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import { BattleStory, targetOf } from '#test/support/battleStory.ts';

describe('duds', () => {
  const withDud = (): BattleStory => {
    const story = new BattleStory().stands('Bomber 10,10 dynamite=1', 'Friend 11,10 smarts=5');
    story.play([6, 2], (table) => setBomb(table, 'Bomber', { sticks: 1, cards: 2 }));
    return story;
  };

  it('[BOMB-4] the sticks lie there, burn by no card, and scare nobody', () => {
    const story = withDud();
    story.play([], (table) => {
      for (let card = 0; card < 4; card += 1) advanceFuses(table, 'attackers');
    });
    expect(story.state.fuses).toMatchObject([{ isDud: true, sticks: 1 }]);
    const { texts } = story.play([], (table) => activate(table, 'Bomber', 1, { kind: 'fight' }));
    expect(texts).toEqual([]);
  });

  it('[BOMB-4] another man lights it again at SMARTS-2, and it goes off after its cards', () => {
    const story = withDud();
    story.figure('Bomber').at = { x: 30, y: 30 };
    const failed = story.play([4], (table) => relight(table, 'Friend', 2));
    expect(targetOf(failed, /dud/)).toBe(3);
    expect(story.state.fuses[0]?.isDud).toBe(true);
    story.play([3], (table) => relight(table, 'Friend', 2));
    expect(story.state.fuses[0]?.isDud).toBeUndefined();
    story.figure('Friend').at = { x: 30, y: 28 };
    const { texts } = story.play([], (table) => {
      advanceFuses(table, 'attackers');
      advanceFuses(table, 'attackers');
    });
    expect(texts.join()).toMatch(/The dynamite explodes/);
  });

  it('[BOMB-4] who stands by one of his side’s and has a chance tries it before anything else', () => {
    const story = withDud();
    const goal = { kind: 'take', building: 'main', at: { x: 40, y: 30 } } as const;
    const { rolls } = story.play([5], (table) => activate(table, 'Friend', 1, goal));
    expect(rolls[0]?.purpose).toMatch(/lights the dud again/);
  });
});

it('[HIT-2] the report of a dead man counts the wound he died of', () => {
  const story = new BattleStory().stands('Dooley 10,10 hits=1');
  story.play([4], (table) => rollDeadlyHit(table, 'Dooley', { by: null, modifiers: [], isShot: true }));
  expect(story.figure('Dooley')).toMatchObject({ posture: 'dead', wounds: 1 });
});
