import { describe, expect, it } from 'vitest';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { Dice, seedRng, createSeededDice } from '#kernel/dice/dice.ts';
import { startFire } from '#main/games/paradise/rules/skirmish/rules/bombs/fires.ts';
import { makeLayout } from '#main/games/paradise/rules/skirmish/table/layouts.ts';
import { settings } from '#main/games/paradise/rules/state/records/battleWords.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { BattleStory, building, cover, type Fought } from '#test/support/battleStory.ts';
import { cardOf, turns, turnsBySeed } from '#test/support/cardStory.ts';

/** How many of 30 battles with two bottles for each attacker had a house on fire before the public. */
function fires(scenario: 'raid' | 'show-of-strength', bottles: number): number {
  return Array.from({ length: 30 }, (_, seed) => {
    const muster = bookMuster(scenario, new Dice(createSeededDice(seedRng(seed + 1))));
    const { attackers } = muster;
    const crew = attackers.crew.map((man) => ({ ...man, gasoline: bottles }));
    return resolveMuster({ ...muster, attackers: { ...attackers, crew } }, seed + 1).seen;
  }).filter((seen) => (seen['fire-in-business'] ?? 0) + (seen['fire-in-residence'] ?? 0) > 0).length;
}

describe('gasoline in a fought battle', () => {
  it.each(['raid', 'show-of-strength'] as const)(
    '[PO-2, BOMB-3] a %s with bottles sets houses on fire, one without does not',
    (scenario) => {
      expect(fires(scenario, 2)).toBeGreaterThan(0);
      expect(fires(scenario, 0)).toBe(0);
    },
  );
});

const shack = building('shack', { x: 20, y: 5, width: 6, height: 6 }, { isWooden: true });

const deadly = ({ rolls }: Fought): string[] =>
  rolls.flatMap(({ purpose }) => (/Deadly/.test(purpose) ? [purpose] : []));

describe('what burns', () => {
  it('[BOMB-3] crates catch fire on 1-5 and carry it on to the house beside them', () => {
    const crates = cover('crates', { x: 20, y: 11.3, width: 2, height: 1 }, { isFlammable: true });
    const stone = cover('rubble', { x: 20, y: 12.4, width: 2, height: 1 });
    for (const [dice, fires, burning] of [
      [[6], 1, []],
      [[5, 4], 2, []],
      [[5, 3], 2, ['shack']],
    ] as const) {
      const story = new BattleStory({ buildings: [shack], covers: [crates, stone] });
      // The pool touches crates and rubble; the middle of the crates is within reach of the wall.
      const near = { ...crates.rect, y: 10.9 };
      story.state.layout.covers[0] = { ...crates, rect: near };
      story.play(dice, (table) => startFire(table, { x: 21, y: 12.3 }));
      expect(story.state.fires).toHaveLength(fires);
      expect(story.state.burning).toEqual(burning);
    }
  });

  it('[BOMB-3] a piece burns once, and so does a house', () => {
    const crates = cover('crates', { x: 30, y: 20, width: 2, height: 1 }, { isFlammable: true });
    const story = new BattleStory({ buildings: [shack], covers: [crates] });
    story.play([1, 2], (table) => {
      startFire(table, { x: 30, y: 20 });
      startFire(table, { x: 23, y: 11 });
    });
    story.play([], (table) => {
      startFire(table, { x: 31, y: 20 });
      startFire(table, { x: 22, y: 11 });
    });
    expect(story.state.burning).toEqual(['shack']);
    expect(story.state.fires.filter(({ piece }) => piece === 'crates')).toHaveLength(1);
  });

  it('[BOMB-3] crates, tables, pushcarts and fences of every table are dry wood, the rest is not', () => {
    const pieces = settings.flatMap((setting) => makeLayout(setting, new Dice(createSeededDice(seedRng(1)))).covers);
    const names = (burns: boolean): string[] =>
      [...new Set(pieces.filter((one) => (one.isFlammable ?? false) === burns))]
        .map(({ name }) => name)
        .filter((name, nth, all) => all.indexOf(name) === nth)
        .toSorted();
    expect(names(true)).toEqual(['crates', 'fence', 'pushcart', 'tables']);
    expect(names(false)).toEqual([...['counter', 'mailbox', 'parked car', 'rocks', 'rubble', 'trees']]);
  });
});

describe('a burning house', () => {
  const still = createRules({
    check: () => undefined,
    goalOf: () => ({ kind: 'hold', building: 'shack', at: { x: 23, y: 12 } }),
  });

  /** A defender far from the door who cannot run out in one card, and one beside it. */
  function inside(): BattleStory {
    const story = new BattleStory({ buildings: [shack] }).stands(
      'vs Trapped 21,6 hits=9 guts=6 lame=lies',
      'vs Nimble 23,10 hits=9 guts=6',
      'Outside 23,30',
    );
    return story;
  }

  it('[BOMB-3] his side’s next card lets a man out, and hits who is still in it after that and after each', () => {
    const story = inside();
    story.state.burning = ['shack'];
    const first = turns(story, [cardOf('defenders', 'K')], [2, 1, 1], still);
    expect(deadly(first)).toEqual([expect.stringMatching(/Trapped/)]);
    expect(story.figure('Nimble').at.y).toBeGreaterThan(11);
    const second = turns(story, [cardOf('defenders', 'K')], [1], still);
    expect(deadly(second)).toEqual([expect.stringMatching(/Trapped/)]);
  });

  it('[BOMB-3] the others’ cards hit nobody in it', () => {
    const story = inside();
    story.state.burning = ['shack'];
    expect(deadly(turns(story, [cardOf('attackers', 'K')], [], still))).toEqual([]);
  });

  it('[BOMB-3] the card on which it catches fire hits nobody, the next one of that side does', () => {
    const story = new BattleStory({ buildings: [shack] }).stands(
      'vs Torch 23,22 gasoline=1',
      'vs Trapped 21,6 hits=9 guts=6 lame=lies',
      'First 23,11.3',
      'Second 24,11.3',
    );
    const staying = createRules({
      check: () => undefined,
      goalOf: () => ({ kind: 'hold', building: 'shack', at: { x: 23, y: 22 } }),
    });
    const thrown = turns(story, [cardOf('defenders', 'K')], [1, 1, 1, 1, 1, 1, 1, 2], staying);
    expect(story.state.burning).toEqual(['shack']);
    expect(deadly(thrown)).toEqual([]);
    const next = turns(story, [cardOf('defenders', 'K')], [1], staying);
    expect(deadly(next)).toEqual([expect.stringMatching(/Trapped/)]);
  });

  it('[BOMB-3] citizens have their ten to get out by', () => {
    const story = inside();
    story.citizen('Mrs. Lee', 21, 7, { now: { lame: 'lies' }, stats: { hits: 9 } });
    story.state.burning = ['shack'];
    const ten = turns(story, [cardOf('attackers', '10')], [1], still);
    expect(deadly(ten)).toEqual([expect.stringMatching(/Mrs\. Lee/)]);
  });

  it('[BOMB-3] a guard leaves his post for it, and nobody goes in after the enemy', () => {
    const story = inside();
    story.state.burning = ['shack'];
    story.figure('Trapped').posture = 'gone';
    story.figure('Nimble').post = 'shack';
    const taking = createRules({
      check: () => undefined,
      goalOf: (_battle, side) => ({
        kind: side === 'attackers' ? 'take' : 'hold',
        building: 'shack',
        at: { x: 23, y: 8 },
      }),
    });
    turns(story, [cardOf('defenders', 'K')], [3], taking);
    expect(story.figure('Nimble').at.y).toBeGreaterThan(11);
    turns(story, [cardOf('defenders', 'K')], [], taking);
    expect(story.figure('Nimble').at.y).toBeGreaterThan(11);
  });

  it('[BOMB-3, SCN-5] attackers wait outside while an enemy burns, and take it when it is empty', () => {
    const taking = createRules({
      check: () => undefined,
      goalOf: () => ({ kind: 'take', building: 'shack', at: { x: 23, y: 9 } }),
    });
    const story = inside();
    story.state.burning = ['shack'];
    story.figure('Outside').at = { x: 23, y: 13 };
    turns(story, [cardOf('attackers', 'K')], [], taking);
    expect(story.figure('Outside').at).toEqual({ x: 23, y: 13 });
    for (const id of ['Trapped', 'Nimble']) story.figure(id).posture = 'gone';
    turns(story, [cardOf('attackers', 'K')], [4, 1], taking);
    expect(story.figure('Outside').at.y).toBeLessThan(11);
  });

  it('[BOMB-3] a bottle is thrown at a wooden house with two enemies in it, at none of brick', () => {
    const burned = (isWooden: boolean, enemies: number, friends = 0): number => {
      const house = building('house', { x: 20, y: 5, width: 6, height: 6 }, { isWooden });
      const taking = createRules({
        check: () => undefined,
        goalOf: () => ({ kind: 'take', building: 'house', at: { x: 23, y: 8 } }),
      });
      return Array.from({ length: 20 }, (_, seed) => {
        const story = new BattleStory({ buildings: [house] }).stands('Torch 15,18 gasoline=1');
        for (let nth = 0; nth < enemies; nth += 1) story.faces(`In ${nth}`, 20.5 + nth * 5, 5.6);
        for (let nth = 0; nth < friends; nth += 1) {
          story.has('Senseless', 23, 8, { now: { posture: 'out-cold' } });
        }
        return turnsBySeed(story, [cardOf('attackers', 'K')], taking, seed + 1);
      }).filter((events) => events.some(({ type }) => type === 'building-caught-fire')).length;
    };
    expect(burned(true, 2)).toBeGreaterThan(2);
    expect([burned(true, 1), burned(false, 2), burned(true, 2, 1)]).toEqual([0, 0, 0]);
  });
});
