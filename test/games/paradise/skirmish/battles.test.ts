import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { emptyBattle } from '#main/games/paradise/rules/skirmish/battle.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { isInside } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

const anyBattle = fc.record({ name: fc.constantFrom(...scenarioNames), seed: fc.integer({ min: 0, max: 1_000_000 }) });

type Report = ReturnType<typeof resolveScenario>;

/** The fight's events one by one, with the state after each, and how everybody was before it. */
function* replayed(report: Report) {
  const state = emptyBattle(bareLayout);
  for (const { event } of report.happenings) {
    const before = new Map(Object.values(state.figures).map(({ id, posture, wounds }) => [id, { posture, wounds }]));
    applyBattle(state, event);
    yield { event, state, before };
  }
}

/** So many battles show nothing that is wrong: a look at a fight names what it finds. */
function nothingWrong(numRuns: number, look: (report: Report) => string[]): void {
  fc.assert(
    fc.property(anyBattle, ({ name, seed }) => {
      expect(look(resolveScenario(name, seed))).toEqual([]);
    }),
    { numRuns },
  );
}

describe('whole battles', () => {
  it.each([
    ['SCN-1', 'smash-and-grab'],
    ['SCN-2', 'hit'],
    ['SCN-3', 'hijack'],
    ['SCN-4', 'meet'],
    ['SCN-5', 'raid'],
    ['SCN-6', 'show-of-strength'],
    ['SCN-7', 'showdown'],
    ['SCN-8', 'rumble'],
    ['SCN-9', 'mean-streets'],
    ['SCN-10', 'police-raid'],
    ['SCN-11', 'siege'],
  ] as const)('[%s] a %s is set up, fought and decided, both ways over many seeds', (_rule, name) => {
    const winners = new Set<string>();
    const isBoth = (): boolean => winners.has('attackers') && winners.has('defenders');
    for (let seed = 0; seed < 200 && !isBoth(); seed += 1) winners.add(resolveScenario(name, seed).winner);
    expect([...winners]).toEqual(expect.arrayContaining(['attackers', 'defenders']));
  });

  it('the same seed fights the same battle, to the byte', () => {
    forSome(sample(20), anyBattle, ({ name, seed }) => {
      expect(JSON.stringify(resolveScenario(name, seed))).toBe(JSON.stringify(resolveScenario(name, seed)));
    });
  });

  it('every battle ends, and nobody stands in a wall, off the table or in a thing too tall', () => {
    nothingWrong(120, (report) => {
      const wrong = ['attackers', 'defenders', 'nobody'].includes(report.winner) ? [] : ['no end'];
      for (const { event, state } of replayed(report)) {
        if (event.type !== 'figure-moved') continue;
        const { at } = state.figures[event.figure] ?? { at: { x: -1, y: -1 } };
        const { width, height, covers } = state.layout;
        if (!(at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height))
          wrong.push(`${event.figure} is off the table`);
        if (covers.some(({ isTall, rect }) => isTall && isInside(at, rect)))
          wrong.push(`${event.figure} stands in something tall`);
      }
      return wrong;
    });
  });

  it('nobody who is dead, arrested or gone moves or comes back', () => {
    const last = ['dead', 'arrested', 'gone'];
    nothingWrong(80, (report) => {
      const wrong: string[] = [];
      for (const { event, state, before } of replayed(report)) {
        for (const [id, { posture }] of before) {
          if (!last.includes(posture)) continue;
          const now = state.figures[id];
          // [GUTS-3, HIT-2] The prisoners of an officer who falls run for it, or lie there if they have passed out.
          const isFree = now?.hasPanicked === true || now?.posture === 'out-cold';
          const runs = posture === 'arrested' && isFree;
          if (!last.includes(now?.posture ?? '') && !runs) wrong.push(`${id} came back`);
        }
        if (event.type !== 'figure-moved') continue;
        if (last.includes(before.get(event.figure)?.posture ?? '')) wrong.push(`${event.figure} moved`);
      }
      return wrong;
    });
  });

  it('wounds only add up, and nobody fights on without a point in any stat', () => {
    nothingWrong(80, (report) => {
      const wrong: string[] = [];
      for (const { state, before } of replayed(report)) {
        for (const [id, figure] of Object.entries(state.figures)) {
          if (!(figure.wounds >= (before.get(id)?.wounds ?? 0))) wrong.push(`${id} healed`);
          if (figure.posture !== 'up') continue;
          const lowest = Math.min(...Object.values(figure.stats)) - figure.wounds;
          if (!(lowest > 0)) wrong.push(`${id} fights on with ${lowest}`);
        }
      }
      return wrong;
    });
  });

  it('every die that fell belongs to a throw with a purpose', () => {
    const { happenings } = resolveScenario('raid', 7);
    const rolls = happenings.flatMap((happening) => happening.dice);
    expect(rolls.length).toBeGreaterThan(50);
    expect(rolls.every((roll) => roll.purpose.length > 3 && roll.faces.length > 0)).toBe(true);
  });
});
