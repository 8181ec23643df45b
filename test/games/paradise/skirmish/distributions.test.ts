import { describe, expect, it } from 'vitest';
import { clonePlain } from '#kernel/readonly.ts';
import { runInPlace } from '#kernel/run.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import type { BattleState } from '#main/games/paradise/rules/skirmish/battle.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { brawl } from '#main/games/paradise/rules/skirmish/rules/brawling/brawling.ts';
import { requireCar } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { crash } from '#main/games/paradise/rules/skirmish/rules/driving/crashes.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { testHazards } from '#main/games/paradise/rules/skirmish/rules/bombs/hazards.ts';
import { rollDeadlyHit } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { testNerve } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { guns, gunTable } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { shotOf } from '#test/support/shots.ts';

const runs = 3_000;

/** Plays a rule so often from the same start with the program's own dice, and counts what comes of it. */
function frequencies(
  story: BattleStory,
  seed: number,
  rule: (table: BattleTable) => void,
  read: (after: BattleState, events: BattleEvent[]) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  let rng = seedBattle(seed);
  for (let run = 0; run < runs; run += 1) {
    const result = runInPlace<BattleState, BattleEvent>(
      { state: clonePlain(story.state), rng },
      { apply: applyBattle, periodOf: () => 1 },
      (table) => {
        table.entry({ title: 'A sample', author: { kind: 'rules' }, order: null, reason: null });
        rule(table);
      },
    );
    if (result.kind === 'question') throw new Error('Asked.');
    ({ rng } = result.after);
    const happenings = result.entries.flatMap((entry) => entry.happenings);
    const key = read(
      result.after.state,
      happenings.map(({ event }) => event),
    );
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Fails when a count lies farther from its exact chance than four standard errors. */
function expectExactly(counts: Readonly<Record<string, number>>, chances: Readonly<Record<string, number>>): void {
  const all = Object.values(chances).reduce((total, chance) => total + chance, 0);
  expect(all).toBeCloseTo(1);
  for (const key of Object.keys(counts)) expect(Object.keys(chances)).toContain(key);
  for (const [key, chance] of Object.entries(chances)) {
    const error = Math.sqrt((chance * (1 - chance)) / runs);
    const share = (counts[key] ?? 0) / runs;
    expect(Math.abs(share - chance), `${key}: ${share} for ${chance}`).toBeLessThan(4 * error + 1e-9);
  }
}

/** Adds up what each of six faces comes to. */
function overFaces(outcome: (face: number) => string): Record<string, number> {
  const chances: Record<string, number> = {};
  for (let face = 1; face <= 6; face += 1) {
    const key = outcome(face);
    chances[key] = (chances[key] ?? 0) + 1 / 6;
  }
  return chances;
}

/** The Deadly Weapons table, written out again. */
function printedRow(total: number): string {
  if (total <= 1) return '0 points, 0 actions';
  if (total <= 3) return '0 points, 1 actions';
  if (total === 4) return '1 points, 1 actions';
  if (total === 5) return '2 points, 2 actions';
  return total === 6 ? '4 points, 0 actions' : 'dead';
}

describe('Deadly Weapons', () => {
  it.each([-1, 0, 1, 2])('[HIT-1] with %i on the roll each row comes as often as its faces', (value) => {
    const story = new BattleStory();
    const six = { fists: 6, gats: 6, guts: 6, stunts: 6, smarts: 6, hits: 6 };
    story.faces('Dooley', 10, 10, { stats: six, now: { isStoneCold: true } });
    const modifiers = value === 0 ? [] : [{ reason: 'a reason', value }];
    const counts = frequencies(
      story,
      11 + value,
      (table) => rollDeadlyHit(table, 'Dooley', { by: null, modifiers, isShot: true }),
      ({ figures }) => {
        const { wounds, posture, recovery } = figures['Dooley'] ?? {};
        return posture === 'dead' ? 'dead' : `${wounds} points, ${recovery} actions`;
      },
    );
    expectExactly(
      counts,
      overFaces((face) => printedRow(face + value)),
    );
  });
});

describe('guns', () => {
  const ranges = guns.flatMap((gun) =>
    gunTable[gun].flatMap((mode) =>
      [mode.shortInches, mode.longInches].map((inches) => [gun, mode.isBlazing, inches] as const),
    ),
  );

  it.each(ranges)(
    '[GATS-1, GATS-2] a %s (blazing: %s) at %i″ lands as many as its dice and its GATS say',
    (gun, isBlazing, inches) => {
      const story = new BattleStory({ width: 100 });
      story.has('Shooter', 1, 10, { guns: [gun], stats: { gats: 4 } });
      story.faces('Target', 1 + inches, 10);
      const shot = shotOf(story, isBlazing);
      const counts = frequencies(
        story,
        inches,
        (table) => shoot(table, 'Shooter', 'Target', shot),
        (_after, events) =>
          events.flatMap((event) =>
            event.type === 'told' && event.deed?.hits !== undefined ? String(event.deed.hits) : [],
          )[0] ?? 'nothing told',
      );
      expectExactly(counts, binomial(shot.mode.dice, shot.chance));
    },
  );
});

/** Chances of so many hits with so many dice. */
function binomial(dice: number, chance: number): Record<string, number> {
  const chances: Record<string, number> = {};
  let ways = 1;
  for (let hits = 0; hits <= dice; hits += 1) {
    chances[String(hits)] = ways * chance ** hits * (1 - chance) ** (dice - hits);
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return chances;
}

describe('nerve', () => {
  it.each([
    [5, 0],
    [3, 0],
    [4, -2],
    [2, -2],
  ])('[GUTS-1] GUTS %i with %i: steady, shaken or off, as often as the faces say', (guts, value) => {
    const story = new BattleStory();
    story.has('Spats', 10, 10, { stats: { guts } });
    const counts = frequencies(
      story,
      guts * 10 + value,
      (table) => {
        const modifiers = value === 0 ? [] : [{ reason: 'a reason', value }];
        testNerve(table, 'Spats', { because: 'a sample', modifiers });
      },
      ({ figures }) => {
        const { hasPanicked, isNervous } = figures['Spats'] ?? {};
        return hasPanicked === true ? 'off' : isNervous === true ? 'shaken' : 'steady';
      },
    );
    expectExactly(
      counts,
      overFaces((face) => {
        const target = guts + value;
        return face <= target ? 'steady' : face - target >= 3 ? 'off' : 'shaken';
      }),
    );
  });
});

describe('hazards', () => {
  it.each([1, 2, 3, 4])('[CAR-2] %i hazards at STUNTS 4 are met as often as the faces say', (hazards) => {
    const story = new BattleStory().stands('Doogan 20,18 stunts=4');
    story.car('Packard', ['Doogan'], { speed: 'cruising' });
    const counts = frequencies(
      story,
      hazards,
      (table) => void testHazards(table, 'Packard', hazards, 'the sample'),
      (_after, events) =>
        events.some((event) => event.type === 'told' && event.text === 'Doogan makes it.') ? 'makes it' : 'loses it',
    );
    const chance = (4 + 1 - hazards) / 6;
    expectExactly(counts, { 'makes it': chance, 'loses it': 1 - chance });
  });

  it('[CAR-5] a crash against something standing, speeding, comes out by the table plus one', () => {
    const story = new BattleStory().stands('Doogan 20,18');
    story.car('Packard', ['Doogan'], { speed: 'speeding' });
    const counts = frequencies(
      story,
      5,
      (table) => {
        const car = requireCar(table, 'Packard');
        crash(table, car, 'speeding', { extra: 0, oncoming: null });
      },
      ({ cars }) => {
        const { isWrecked, canRace } = cars['Packard'] ?? {};
        return isWrecked === true ? 'wrecked' : canRace === true ? 'a bump' : 'damaged';
      },
    );
    expectExactly(
      counts,
      overFaces((face) => (face + 1 <= 2 ? 'a bump' : face + 1 <= 4 ? 'damaged' : 'wrecked')),
    );
  });
});

describe('brawls', () => {
  it('[FIST-1, FIST-2] one against one: settled when one lands and the other does not, then by the table', () => {
    const story = new BattleStory().stands('Spats 10,10 fists=4', 'vs Morelli 11,10 fists=3');
    const counts = frequencies(
      story,
      9,
      (table) => brawl(table, 'Spats', 'Morelli'),
      ({ figures }) => `${figures['Spats']?.posture ?? ''} and ${figures['Morelli']?.posture ?? ''}`,
    );
    const own = (4 / 6) * (3 / 6);
    const his = (2 / 6) * (3 / 6);
    const row = { up: 2 / 6, down: 2 / 6, 'knocked-out': 1 / 6, 'out-cold': 1 / 6 };
    expectExactly(counts, {
      'up and up': 1 - own - his + (own + his) * row.up,
      'up and down': own * row.down,
      'up and knocked-out': own * row['knocked-out'],
      'up and out-cold': own * row['out-cold'],
      'down and up': his * row.down,
      'knocked-out and up': his * row['knocked-out'],
      'out-cold and up': his * row['out-cold'],
    });
  });
});
