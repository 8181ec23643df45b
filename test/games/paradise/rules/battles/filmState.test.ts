import { describe, expect, it } from 'vitest';
import { buildFrames, findDeedLine, nameFigures } from '#games/paradise/battles/film.ts';
import { buildFilm, buildTableLayout } from '#rulebooks/paradise/battles/watching/film.ts';
import { applyBattle } from '#rulebooks/paradise/skirmish/apply.ts';
import { emptyBattle, type BattleState } from '#rulebooks/paradise/skirmish/battle.ts';
import { addGate } from '#rulebooks/paradise/skirmish/rules/driving/ram.ts';
import { resolveScenario } from '#rulebooks/paradise/skirmish/outcomes/resolve.ts';
import { scenarioNames } from '#rulebooks/paradise/skirmish/scenarios/scenarioNames.ts';
import { bareLayout } from '#rulebooks/paradise/skirmish/table/layout.ts';

const seeds = [1, 2, 3, 4, 5, 6];

function fight(scenario: (typeof scenarioNames)[number], seed: number) {
  const { happenings } = resolveScenario(scenario, seed);
  const state = emptyBattle(bareLayout);
  for (const { event } of happenings) applyBattle(state, event);
  const film = buildFilm(happenings);
  return { state, happenings, film, frames: buildFrames(film) };
}

/** Sorts what the last picture ought to show of a battle, as the rules have it. */
function listPieces({ figures, cars, objectives, fuses, burning, fires, held }: BattleState) {
  return {
    loot: Object.values(figures).map(({ id, loot }) => [id, loot]),
    holds: Object.values(figures).map(({ id, hostages, prisoners, heldBy }) => [
      id,
      hostages.length + prisoners.length,
      heldBy,
    ]),
    aboard: Object.values(cars).map(({ id, driver, riders, boards }) => [
      id,
      [driver, ...riders, ...boards].filter((one) => one !== null).length,
    ]),
    objectives: Object.values(objectives).map(({ id, isDestroyed, heldBy, loot }) => [
      id,
      isDestroyed,
      heldBy,
      loot,
    ]),
    charges: fuses.length,
    fires: fires.length,
    burning: [...burning].sort(),
    held: Object.entries(held).map(([side, cards]) => [side, cards.length]),
  };
}

describe('the pictures of a battle', () => {
  it.each(scenarioNames)(
    '[%s] follow Loot, cars, charges, fires, prisoners and held cards',
    (name) => {
      for (const seed of seeds) {
        const { state, frames } = fight(name, seed);
        const last = frames.at(-1);
        if (last === undefined) throw new Error('No picture');
        const { figures, cars, objectives, charges, burning, fires, held } = last;
        expect({
          loot: figures.map(({ id, loot }) => [id, loot]),
          holds: figures.map(({ id, holds, heldBy }) => [id, holds, heldBy]),
          aboard: cars.map(({ id, aboard }) => [id, aboard]),
          objectives: objectives.map(({ id, isDestroyed, heldBy, loot }) => [
            id,
            isDestroyed,
            heldBy,
            loot,
          ]),
          charges: charges.length,
          fires: fires.length,
          burning: [...burning].sort(),
          held: Object.keys(held).length === 0 ? listPieces(state).held : Object.entries(held),
        }).toEqual(listPieces(state));
      }
    },
  );

  it('[GATS-1] mark who fires and at whom at every shot, with a line between two on the table', () => {
    let shots = 0;
    for (const name of scenarioNames) {
      for (const seed of seeds) {
        const { film, frames } = fight(name, seed);
        film.steps.forEach((step, nth) => {
          if (!/ (?:fires|blazes away) at /.test(step.text)) return;
          shots += 1;
          const frame = frames[nth + 1];
          expect(step.deed?.kind, step.text).toBe('fires');
          expect(frame && findDeedLine(frame), step.text).not.toBeNull();
          const shooter = frame?.figures.find(({ id }) => id === step.deed?.by);
          expect(step.text.startsWith(`${shooter?.name} `)).toBe(true);
        });
      }
    }
    expect(shots).toBeGreaterThan(300);
  });

  it('tell no line whose subject is “It”', () => {
    const lines = scenarioNames.flatMap((name) =>
      seeds.flatMap((seed) => fight(name, seed).film.steps.map(({ text }) => text)),
    );
    expect(lines.filter((text) => /^It /.test(text))).toEqual([]);
  });

  it('have a mark for whatever a table has: hazards, a roadblock, a gate', () => {
    const { film: street } = fight('mean-streets', 1);
    expect(street.layout.hazards).toHaveLength(4);
    const { film: road } = fight('hijack', 1);
    expect(road.layout.block).not.toBeNull();
    const { layout } = fight('police-raid', 1).state;
    const [house] = buildTableLayout({ layout: addGate(layout) }).buildings;
    expect(house?.openings.map(({ kind }) => kind)).toContain('gate');
  });

  it('call two brothers by their initials, and everybody else by one word', () => {
    const names = nameFigures([
      { id: 'a', name: 'Marco Orsini' },
      { id: 'b', name: 'Luigi Orsini' },
      { id: 'c', name: 'Punk d3' },
    ]);
    expect([...names.values()]).toEqual(['M. Orsini', 'L. Orsini', 'd3']);
  });
});
