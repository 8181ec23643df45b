import { describe, expect, it } from 'vitest';
import { BattleLead, type LedSource } from '#games/paradise/battles/lead.svelte.ts';
import type { LeadingInput, LedBattleView } from '#shared/games/paradise/views/battle.ts';
import { leadSingleBattle } from '#main/games/paradise/rules/battles/leading.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

const both: LeadingInput['leads'] = [
  { side: 'attackers', viewer: 'gm' },
  { side: 'defenders', viewer: 'gm' },
];

/** A battle fought in this process, with what it keeps. */
function open(scenario: ScenarioName, seed: number, kept: LeadingInput | null = null) {
  const memory = { kept };
  let asked = 0;
  const source: LedSource = {
    ask: (leading): Promise<LedBattleView> => {
      asked += 1;
      return new Promise((resolve) => resolve(leadSingleBattle({ scenario, seed }, leading)));
    },
    read: () => Promise.resolve(memory.kept),
    keep: (leading) => {
      memory.kept = leading;
    },
  };
  return { battle: new BattleLead(source), memory, count: () => asked };
}

describe('a battle that is led on the screen', () => {
  it('[MOVE-3] the curtain falls between two leaders while men hide, and not before one of them', async () => {
    const { battle } = open('hijack', 7);
    await battle.start(both, 'program');
    const first = battle.about?.side;
    expect(battle.curtain).toBe(first);
    battle.lift();
    expect(battle.curtain).toBeNull();
    for (let nth = 0; nth < 30 && battle.about?.side === first; nth += 1) {
      // The same leader goes on without a curtain.
      expect(battle.curtain).toBeNull();
      await battle.say({ do: 'pass' });
    }
    expect(battle.curtain).toBe(battle.about?.side);
    const alone = open('hijack', 7);
    await alone.battle.start([{ side: 'attackers', viewer: 'gm' }], 'program');
    expect(alone.battle.curtain).toBeNull();
  });

  it('[CARD-4] no curtain falls where nothing is hidden, and one does once a card is held', async () => {
    const { battle } = open('rumble', 5);
    await battle.start(both, 'program');
    expect(battle.curtain).toBeNull();
    const holder = battle.about?.side;
    await battle.say({ do: 'hold' });
    for (let nth = 0; nth < 30 && battle.about?.side === holder; nth += 1) await battle.say({ do: 'pass' });
    expect(battle.about?.side).not.toBe(holder);
    expect(battle.curtain).toBe(battle.about?.side);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'answers that no longer fit are told, and the battle goes on from where they still do: after %i',
    async (fits) => {
      const led = open('raid', 5);
      await led.battle.start([{ side: 'attackers', viewer: 'gm' }], 'program');
      for (let nth = 0; nth < 6; nth += 1) await led.battle.say({ do: 'pass' });
      const { kept } = led.memory;
      if (kept === null) throw new Error('Nothing is kept.');
      const broken = {
        ...kept,
        answers: kept.answers.map((answer, nth) =>
          nth === fits ? { ...answer, asked: 'K of the attackers, turn 9: who is next' } : answer,
        ),
      };
      const again = open('raid', 5, broken);
      await again.battle.resume();
      expect(again.battle.view).toBeNull();
      expect(again.battle.problem?.sentence).toMatch(/has changed since you answered/);
      expect(again.memory.kept).toBe(broken);
      await again.battle.salvage();
      expect(again.battle.leading?.answers).toEqual(broken.answers.slice(0, fits));
      expect(again.battle.stale).toBeNull();
      expect(again.battle.problem).toBeNull();
    },
  );

  it('goes back to any point that it lists, for the games master', async () => {
    const { battle } = open('raid', 5);
    await battle.start([{ side: 'attackers', viewer: 'gm' }], 'program');
    for (let nth = 0; nth < 5; nth += 1) await battle.say({ do: 'pass' });
    const point = battle.view?.points[2];
    if (point === undefined) throw new Error('No such point.');
    const told = battle.view?.film.steps.slice(0, point.steps);
    await battle.undo(point.answers);
    expect(battle.question?.prompt).toBe(point.prompt);
    expect(battle.view?.film.steps).toEqual(told);
  });
});
