import { describe, expect, it } from 'vitest';
import { seedRng, createSeededDice } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { isInFight, speeds, type BattleState } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import {
  advanceFuses,
  setBomb,
  throwBomb,
  throwGasoline,
} from '#main/games/paradise/rules/skirmish/rules/bombs/bombs.ts';
import { wakeKnockedOut } from '#main/games/paradise/rules/skirmish/rules/brawling/brawlTable.ts';
import { breakAway, brawl } from '#main/games/paradise/rules/skirmish/rules/brawling/brawling.ts';
import { burnCars } from '#main/games/paradise/rules/skirmish/rules/driving/carFires.ts';
import { changeSpeed, testHitEngines, drive } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { takeHostage } from '#main/games/paradise/rules/skirmish/rules/brawling/hostages.ts';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { getAGrip } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { reload, shoot, listShotsAt } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { guns } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { BattleStory, building, cover } from '#test/support/battleStory.ts';
import { sample } from '#test/support/samples.ts';

/** A crowded table: two gangs, police among them, citizens, two cars and a bar. */
function crowded(): BattleState {
  const story = new BattleStory({
    isPublic: true,
    buildings: [building('bar', { x: 30, y: 4, width: 10, height: 8 }, { isWooden: true })],
    covers: [cover('crates', { x: 20, y: 8, width: 2, height: 1 })],
  });
  for (let n = 0; n < 8; n += 1) {
    const gun = guns[n % guns.length] ?? 'pistol';
    const stats = { fists: 4, gats: 4, guts: 4, stunts: 3, smarts: 3, hits: 4 };
    story.has(`a${n}`, 14 + n, 10 + (n % 3), { guns: [gun, 'pistol'], stats, grenades: 1 });
    story.faces(`d${n}`, 24 + n, 12 + (n % 3), {
      guns: ['pistol'],
      stats,
      melee: 'knife',
      kind: n < 3 ? 'police' : 'gangster',
    });
    story.citizen(`c${n}`, 15 + n * 2, 13);
  }
  const west = [
    { x: 0, y: 18 },
    { x: 25, y: 18 },
    { x: 25, y: 36 },
  ];
  story.car('Packard', ['a0', 'a1'], { route: west, boards: [] });
  const east = [
    { x: 48, y: 19 },
    { x: 0, y: 19 },
  ];
  story.car('Squad car', ['d0', 'd1'], { side: 'defenders', route: east, facing: 180 });
  return story.state;
}

type Draw = (count: number) => number;

/** One thing somebody does, drawn at random. */
function somethingHappens(table: BattleTable, draw: Draw): void {
  const able = Object.values(table.state.figures).filter((one) => isInFight(one));
  const actor = able[draw(able.length)];
  const other = able[draw(able.length)];
  if (actor === undefined || other === undefined || actor.id === other.id) return;
  const car = draw(2) === 0 ? 'Packard' : 'Squad car';
  const spot = { x: draw(48), y: draw(36) };
  const isAfoot = actor.carId === null && actor.heldBy === null && actor.side !== 'civilians';
  const acts: (() => void)[] = [
    () => {
      const [shot] = listShotsAt(table.state, actor, other);
      if (shot !== undefined && actor.side !== other.side) shoot(table, actor.id, other.id, shot);
    },
    () => isAfoot && moveToward(table, actor.id, spot, 'ran'),
    () => isAfoot && other.carId === null && brawl(table, actor.id, other.id),
    () => isAfoot && other.carId === null && breakAway(table, actor.id, other.id),
    () => isAfoot && takeHostage(table, actor.id, other.id),
    () => isAfoot && throwBomb(table, actor.id, spot, { kind: 'dynamite', sticks: 1 + draw(2) }),
    () => isAfoot && draw(4) === 0 && throwGasoline(table, actor.id, spot),
    () => isAfoot && draw(4) === 0 && setBomb(table, actor.id, { sticks: 2, cards: 1 }),
    () => actor.isNervous && getAGrip(table, actor.id),
    () => reload(table, actor.id),
    () => {
      changeSpeed(table, car, speeds[1 + draw(3)] ?? 'cruising');
      drive(table, car);
    },
    () => {
      for (const side of ['attackers', 'defenders'] as const) {
        advanceFuses(table, side);
        burnCars(table, side);
      }
      testHitEngines(table);
      wakeKnockedOut(table);
    },
  ];
  acts[draw(acts.length)]?.();
}

/** What must be true of every battle after anything that can happen. */
function check(state: BattleState): void {
  for (const figure of Object.values(state.figures)) {
    const where = `${figure.id}: ${JSON.stringify(figure)}`;
    expect(figure.at.x >= 0 && figure.at.y >= 0, where).toBe(true);
    expect(figure.at.x <= 48 && figure.at.y <= 36, where).toBe(true);
    for (const id of figure.hostages) expect(state.figures[id]?.heldBy, where).toBe(figure.id);
    if (figure.hostages.length > 0) expect(isInFight(figure), where).toBe(true);
    if (figure.heldBy !== null) {
      expect(state.figures[figure.heldBy]?.hostages, where).toContain(figure.id);
      expect(isInFight(figure), where).toBe(true);
    }
    if (figure.carId !== null) {
      const car = state.cars[figure.carId];
      expect([car?.driver, ...(car?.riders ?? []), ...(car?.boards ?? [])], where).toContain(figure.id);
    }
    expect(figure.luck >= 0 && figure.recovery >= 0 && figure.grenades >= 0, where).toBe(true);
    expect(figure.stats.hits - figure.wounds > 0 || !isInFight(figure), where).toBe(true);
  }
  for (const car of Object.values(state.cars)) {
    for (const id of [car.driver, ...car.riders, ...car.boards]) {
      if (id !== null) expect(state.figures[id]?.carId, `${id} in ${car.id}`).toBe(car.id);
    }
    expect(car.isWrecked && car.speed !== 'stopped').toBe(false);
  }
}

describe('whatever happens', () => {
  it('nobody is held by a man who cannot hold, sits in a car that does not carry him, or leaves the table', () => {
    for (let seed = 1; seed <= sample(40); seed += 1) {
      let state = crowded();
      let rng = seedRng(seed);
      const draws = createSeededDice(seedRng(seed + 1_000));
      const draw: Draw = (count) => {
        const { faces } = draws.throwDice({ purpose: 'what', count: 3, modifiers: [] });
        return faces.reduce((value, face) => value * 6 + face - 1, 0) % Math.max(1, count);
      };
      for (let step = 0; step < 60; step += 1) {
        const result = run({ state, rng }, { apply: applyBattle, periodOf: () => 1 }, (table) => {
          table.entry({ title: 'A test', author: { kind: 'rules' }, order: null, reason: null });
          somethingHappens(table, draw);
        });
        if (result.kind !== 'done') throw new Error('Asked.');
        ({ state, rng } = result.after);
        check(state);
      }
    }
  });
});
