import { describe, expect, it } from 'vitest';
import { buildFrames, findDeedLine, nameFigures, spreadFigures } from '#shared/games/paradise/drawing/film.ts';
import { buildFilm, buildTableLayout, shootFilm } from '#main/games/paradise/rules/battles/watching/film.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { emptyBattle, type BattleState } from '#main/games/paradise/rules/skirmish/battle.ts';
import { addGate } from '#main/games/paradise/rules/skirmish/rules/driving/ram.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

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
    objectives: Object.values(objectives).map(({ id, isDestroyed, heldBy, loot }) => [id, isDestroyed, heldBy, loot]),
    charges: fuses.length,
    fires: fires.length,
    burning: [...burning].sort(),
    held: Object.entries(held).map(([side, cards]) => [side, cards.length]),
  };
}

describe('the pictures of a battle', () => {
  it.each(scenarioNames)('[%s] follow Loot, cars, charges, fires, prisoners and held cards', (name) => {
    for (const seed of seeds) {
      const { state, frames } = fight(name, seed);
      const last = frames.at(-1);
      if (last === undefined) throw new Error('No picture');
      const { figures, cars, objectives, charges, burning, fires, held } = last;
      expect({
        loot: figures.map(({ id, loot }) => [id, loot]),
        holds: figures.map(({ id, holds, heldBy }) => [id, holds, heldBy]),
        aboard: cars.map(({ id, aboard }) => [id, aboard]),
        objectives: objectives.map(({ id, isDestroyed, heldBy, loot }) => [id, isDestroyed, heldBy, loot]),
        charges: charges.length,
        fires: fires.length,
        burning: [...burning].sort(),
        held: Object.keys(held).length === 0 ? listPieces(state).held : Object.entries(held),
      }).toEqual(listPieces(state));
    }
  });

  it(
    '[GATS-1] mark who fires and at whom at every shot, with a line between two on the table',
    { tags: 'rest' },
    () => {
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
    },
  );

  it('tell no line whose subject is “It”', { tags: 'rest' }, () => {
    const lines = scenarioNames.flatMap((name) =>
      seeds.flatMap((seed) => fight(name, seed).film.steps.map(({ text }) => text)),
    );
    expect(lines.filter((text) => /^It /.test(text))).toEqual([]);
  });

  it('have a mark for whatever a table has: hazards, a roadblock, a gate', () => {
    const { film: street } = fight('mean-streets', 1);
    expect(street.layout.hazards).toHaveLength(6);
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

describe('[MOVE-3] the pictures that a leader sees', () => {
  it.each(['hijack', 'siege', 'raid'] as const)(
    'leave men of the others in hiding where he saw them last, and show him his own: %s',
    (scenario) => {
      let unheardOf = 0;
      for (const seed of seeds) {
        const { happenings } = resolveScenario(scenario, seed);
        const { film } = shootFilm(happenings, 'defenders');
        const all = buildFrames(buildFilm(happenings));
        const known = new Map<string, string>();
        buildFrames(film).forEach(({ figures }, nth) => {
          const truth = new Map(all[nth]?.figures.map((one) => [one.id, one]));
          for (const { id, at, side, isHidden } of figures) {
            const place = JSON.stringify(truth.get(id)?.at);
            if (side === 'defenders' || !isHidden) {
              expect(JSON.stringify(at)).toBe(place);
              known.set(id, place);
            } else {
              expect(JSON.stringify(at)).toBe(known.get(id));
            }
          }
          // Whom he has never seen he does not know of.
          const shown = new Set(figures.map(({ id }) => id));
          for (const [id, { side, isHidden }] of truth) {
            if (shown.has(id)) continue;
            expect([side === 'defenders', isHidden, known.has(id)]).toEqual([false, true, false]);
            unheardOf += 1;
          }
        });
        const unseen = listNeverSeen(happenings, film);
        for (const name of unseen) expect(JSON.stringify(film)).not.toContain(name);
      }
      if (scenario === 'hijack') expect(unheardOf).toBeGreaterThan(100);
    },
  );

  it('[CARD-1] tell nobody the sequence of a deck that is still played with, but for all once it is over', () => {
    const { happenings } = resolveScenario('raid', 3);
    const shuffles = (onlooker: Parameters<typeof shootFilm>[1]) =>
      shootFilm(happenings, onlooker)
        .film.steps.filter(({ text }) => text === 'The cards are shuffled.')
        .flatMap(({ rolls }) => rolls);
    expect(shuffles('everybody').length).toBeGreaterThan(10);
    for (const onlooker of ['attackers', 'nobody-in-hiding', 'games-master'] as const)
      expect(shuffles(onlooker)).toEqual([]);
  });

  it('tell no enemy’s ammunition, and the same steps as the whole film', () => {
    const { happenings } = resolveScenario('raid', 3);
    const whole = buildFilm(happenings);
    const { film, stepsAfter } = shootFilm(happenings, 'attackers');
    expect(film.steps).toHaveLength(whole.steps.length);
    expect(stepsAfter.at(-1)).toBe(film.steps.length);
    const arms = (frames: ReturnType<typeof buildFrames>, side: string): string =>
      JSON.stringify(frames.map(({ figures }) => figures.filter((one) => one.side === side).map((one) => one.arms)));
    expect(arms(buildFrames(whole), 'defenders')).toContain('(empty)');
    expect(arms(buildFrames(film), 'defenders')).not.toContain('(empty)');
    expect(arms(buildFrames(film), 'attackers')).toContain('(empty)');
  });
});

/** Lists the men who are never seen from a film, by names that nobody else's name or word holds. */
function listNeverSeen(happenings: Parameters<typeof buildFilm>[0], film: ReturnType<typeof buildFilm>): string[] {
  const listAll = ({ figures, steps }: typeof film) => [
    ...figures,
    ...steps.flatMap(({ arrivals }) => arrivals.figures),
  ];
  const seen = new Set(listAll(film).map(({ id }) => id));
  return listAll(buildFilm(happenings))
    .filter(({ id }) => !seen.has(id))
    .map(({ name }) => name);
}

it('draws no figure on another, wherever they stand', { tags: 'rest' }, () => {
  for (const scenario of scenarioNames) {
    for (const { figures } of fight(scenario, 2).frames) {
      const spread = spreadFigures(figures.filter(({ carId, posture }) => carId === null && posture !== 'gone'));
      spread.forEach((one, nth) => {
        for (const other of spread.slice(nth + 1)) {
          expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(0.6);
        }
      });
    }
  }
});

it('marks a shot that hits nobody, a hit, and a lost nerve', () => {
  const marks = new Map<string, number>();
  for (const seed of seeds) {
    const { film, frames } = fight('raid', seed);
    film.steps.forEach((step, nth) => {
      for (const [id, mark] of frames[nth + 1]?.marks ?? []) {
        marks.set(mark, (marks.get(mark) ?? 0) + 1);
        if (mark === 'nerve') expect(step.text).toMatch(/loses his nerve/);
        if (mark === 'miss') expect(step.text).toMatch(/no hit/);
        expect(film.figures.some((one) => one.id === id) || nth > 0).toBe(true);
      }
      if (step.deed?.hits === 0 && typeof step.deed.to === 'string')
        expect(frames[nth + 1]?.marks.get(step.deed.to)).toBe('miss');
    });
  }
  expect([...marks.keys()].sort()).toEqual(['flinch', 'hit', 'miss', 'nerve']);
});
