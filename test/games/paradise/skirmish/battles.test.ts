import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBattle } from '../../../../src-main/rulebooks/paradise/skirmish/apply.ts';
import { emptyBattle } from '../../../../src-main/rulebooks/paradise/skirmish/battle.ts';
import { bareLayout } from '../../../../src-main/rulebooks/paradise/skirmish/table/layout.ts';
import { isInside } from '../../../../src-main/rulebooks/paradise/skirmish/table/geometry.ts';
import { resolveScenario } from '../../../../src-main/rulebooks/paradise/skirmish/outcomes/resolve.ts';
import { scenarioNames } from '../../../../src-main/rulebooks/paradise/skirmish/scenarios/scenario.ts';

const anyBattle = fc.record({
  name: fc.constantFrom(...scenarioNames),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});

/** The fight's events one by one, with the state after each. */
function* replayed(report: ReturnType<typeof resolveScenario>) {
  const state = emptyBattle(bareLayout);
  for (const { event } of report.happenings) {
    const before = structuredClone(state.figures);
    applyBattle(state, event);
    yield { event, state, before };
  }
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
  ] as const)(
    '[%s] a %s is set up, fought and decided, both ways over many seeds',
    (_rule, name) => {
      const winners = new Set<string>();
      for (let seed = 0; seed < 60; seed += 1) winners.add(resolveScenario(name, seed).winner);
      expect([...winners]).toEqual(expect.arrayContaining(['attackers', 'defenders']));
    },
  );

  it('the same seed fights the same battle, to the byte', () => {
    fc.assert(
      fc.property(anyBattle, ({ name, seed }) => {
        expect(JSON.stringify(resolveScenario(name, seed))).toBe(
          JSON.stringify(resolveScenario(name, seed)),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('every battle ends, and nobody stands in a wall, off the table or in a thing too tall', () => {
    fc.assert(
      fc.property(anyBattle, ({ name, seed }) => {
        const report = resolveScenario(name, seed);
        expect(['attackers', 'defenders', 'nobody']).toContain(report.winner);
        for (const { event, state } of replayed(report)) {
          if (event.type !== 'figure-moved') continue;
          const { at } = state.figures[event.figure] ?? { at: { x: -1, y: -1 } };
          const { layout } = state;
          expect(at.x >= 0 && at.y >= 0 && at.x <= layout.width && at.y <= layout.height).toBe(
            true,
          );
          for (const cover of layout.covers) {
            if (cover.isTall) expect(isInside(at, cover.rect)).toBe(false);
          }
        }
      }),
      { numRuns: 120 },
    );
  });

  it('nobody who is dead, arrested or gone moves or comes back', () => {
    fc.assert(
      fc.property(anyBattle, ({ name, seed }) => {
        const last = ['dead', 'arrested', 'gone'];
        for (const { event, state, before } of replayed(resolveScenario(name, seed))) {
          for (const [id, figure] of Object.entries(before)) {
            if (!last.includes(figure.posture)) continue;
            expect(last).toContain(state.figures[id]?.posture);
          }
          if (event.type !== 'figure-moved') continue;
          expect(last).not.toContain(before[event.figure]?.posture);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('wounds only add up, and nobody fights on without a point in any stat', () => {
    fc.assert(
      fc.property(anyBattle, ({ name, seed }) => {
        for (const { state, before } of replayed(resolveScenario(name, seed))) {
          for (const [id, figure] of Object.entries(state.figures)) {
            expect(figure.wounds).toBeGreaterThanOrEqual(before[id]?.wounds ?? 0);
            if (figure.posture !== 'up') continue;
            const lowest = Math.min(...Object.values(figure.stats)) - figure.wounds;
            expect(lowest).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 80 },
    );
  });

  it('every die that fell belongs to a throw with a purpose', () => {
    const { happenings } = resolveScenario('raid', 7);
    const rolls = happenings.flatMap((happening) => happening.dice);
    expect(rolls.length).toBeGreaterThan(50);
    expect(rolls.every((roll) => roll.purpose.length > 3 && roll.faces.length > 0)).toBe(true);
  });
});
