import { describe, expect, it } from 'vitest';
import { describeEvent, fightScenario } from '#main/games/paradise/rules/skirmish/outcomes/report.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { rollDeadlyHit } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { persuade } from '#main/games/paradise/rules/skirmish/rules/talk.ts';
import { testNerve } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { BattleStory, building, cover } from '#test/support/battleStory.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

/** A bar with its door at 35, 12, a pushcart in the open, and a road along y 24. */
function place(): BattleStory {
  const story = new BattleStory({
    buildings: [building('The bar', { x: 30, y: 4, width: 10, height: 8 })],
    covers: [cover('pushcart', { x: 20, y: 14, width: 1, height: 1 })],
    roads: [
      {
        points: [
          { x: 0, y: 24 },
          { x: 48, y: 24 },
        ],
        width: 8,
      },
    ],
  }).stands('Spats 10,14.5', 'vs Morelli 44,32');
  const piece = { kind: 'loot', loot: 1, isDestroyed: false, heldBy: null } as const;
  story.state.objectives.loot1 = { ...piece, id: 'loot1', at: { x: 32, y: 6 } };
  story.state.objectives.phone = { ...piece, id: 'phone', kind: 'telephone', at: { x: 38, y: 8 } };
  return story;
}

describe('where somebody goes, in words', () => {
  const told = (to: { x: number; y: number }, from = { x: 10, y: 14.5 }, enemy?: typeof to) => {
    const story = place();
    story.figure('Spats').at = from;
    if (enemy !== undefined) story.figure('Morelli').at = enemy;
    const event = { type: 'figure-moved', figure: 'Spats', to, gait: 'ran' } as const;
    return describeEvent(event, new Map([['Spats', 'Spats']]), story.state);
  };

  it.each([
    [{ x: 21.5, y: 15.3 }, 'Spats runs to the pushcart.'],
    [{ x: 19.5, y: 14.5 }, 'Spats runs behind the pushcart.'],
    [{ x: 35, y: 12.5 }, 'Spats runs to the door of the bar.'],
    [{ x: 35, y: 3.4 }, 'Spats runs to a window of the bar.'],
    [{ x: 32, y: 7 }, 'Spats runs to the Loot.'],
    [{ x: 38, y: 7 }, 'Spats runs to the telephone.'],
    [{ x: 34, y: 9 }, 'Spats runs into the bar.'],
    [{ x: 10, y: 24 }, 'Spats runs on the road.'],
    [{ x: 10, y: 17 }, 'Spats runs beside the road.'],
    [{ x: 0.3, y: 14.5 }, 'Spats runs to the edge of the table.'],
    [{ x: 10.2, y: 14.5 }, 'Spats runs a step beside the road.'],
  ])('%o: %s', (to, text) => {
    expect(told(to)).toBe(text);
  });

  it('behind what is between him and the nearest enemy, and up to the enemy himself', () => {
    const west = { x: 2, y: 14.5 };
    expect(told({ x: 21.6, y: 14.5 }, undefined, west)).toBe('Spats runs behind the pushcart.');
    expect(told({ x: 19.5, y: 14.5 }, undefined, { x: 19, y: 15 })).toBe('Spats runs up to Morelli.');
  });

  it('out of a house, or through it', () => {
    const inside = { x: 34, y: 9 };
    expect(told({ x: 27, y: 9 }, inside)).toBe('Spats runs out of the bar.');
    expect(told({ x: 34, y: 6.5 }, inside)).toBe('Spats runs through the bar.');
  });

  it('no line of any report tells a place by its coordinates', () => {
    for (const name of scenarioNames) {
      const { lines } = fightScenario(name, 7);
      expect(lines.filter(({ text }) => /\d″, \d/.test(text))).toEqual([]);
      expect(lines.length).toBeGreaterThan(3);
    }
  });
});

describe('why', () => {
  it.each([
    [3, 'Spats keeps his nerve over his wound.'],
    [5, 'Spats loses his nerve over his wound.'],
    [6, 'Spats panics over his wound and runs for it.'],
  ])('[GUTS-1] a %i: %s', (face, text) => {
    const { texts } = place().play([face], (table) =>
      testNerve(table, 'Spats', { because: 'his wound', modifiers: [] }),
    );
    expect(texts).toContain(text);
  });

  it('[GUTS-4] a six on Deadly Weapons is one for his name, a five is not', () => {
    const told = (face: number) =>
      place()
        .play(face === 6 ? [6] : [face, 1], (table) =>
          rollDeadlyHit(table, 'Spats', { by: 'Morelli', modifiers: [], isShot: true }),
        )
        .texts.includes('One more for Morelli’s reputation.');
    expect([told(6), told(5)]).toEqual([true, false]);
  });

  it('[CARD-7] who is talked to gives in, or is not having it', () => {
    const { texts } = place().play([1, 6], (table) => persuade(table, 'Spats', 'Morelli'));
    expect(texts).toEqual(['Morelli gives in.']);
  });

  it('[GUTS-1] in whole battles no nerve is told without its reason', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const texts = resolveScenario('siege', seed).happenings.flatMap(({ event }) =>
        event.type === 'told' && / nerve| panics/.test(event.text) ? [event.text] : [],
      );
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(/ over /);
    }
  });
});
