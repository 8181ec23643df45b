import type { Dice } from '../../../../kernel/dice.ts';
import type { BattleTable } from '../battleTable.ts';
import { end, lastStanding, lossesOf } from '../endings.ts';
import type { FigureSource } from '../figures.ts';
import { Roster, d6 } from '../forces.ts';
import type { Point } from '../geometry.ts';
import type { Setting } from '../layouts.ts';
import type { Scenario, ScenarioName } from '../scenario.ts';
import type { SetUp } from '../setUp.ts';
import { inCars } from '../setUp.ts';

export const main = 'main';

/** Both rosters and the dice a scenario is set up with. */
export type Making = { dice: Dice; attackers: Roster; defenders: Roster };

/** Where cars come in, and where they stop before the premises. */
export const westRoad: readonly Point[] = [
  { x: 0.5, y: 18 },
  { x: 22, y: 18 },
];
export const eastRoad: readonly Point[] = [
  { x: 47.5, y: 18 },
  { x: 26, y: 18 },
];

/** What most scenarios share: cars drive up and let their crews out, nothing arrives, the last stand wins. */
export function scenario(
  name: ScenarioName,
  setUp: SetUp,
  rules: Partial<Omit<Scenario, 'name' | 'start'>>,
): Scenario {
  return {
    name,
    start: setUp.state,
    goalOf: () => ({ kind: 'fight' }),
    carWish(battle, id) {
      const car = battle.cars[id];
      const last = car?.route.at(-1);
      const isThere =
        car !== undefined &&
        last !== undefined &&
        Math.hypot(car.at.x - last.x, car.at.y - last.y) < 6;
      return isThere ? 'unload' : 'cruising';
    },
    reinforce: () => undefined,
    check: lastStanding,
    callOff: callOffByLosses,
    fightsOn: () => false,
    ...rules,
  };
}

export function callOffByLosses(table: BattleTable): void {
  const attackers = lossesOf(table.state, 'attackers');
  const defenders = lossesOf(table.state, 'defenders');
  if (attackers === defenders) end(table, 'nobody', 'Both sides have had enough.');
  else end(table, attackers < defenders ? 'attackers' : 'defenders', 'The others limp away.');
}

export function crowd(setUp: SetUp, dice: Dice): void {
  const count = d6(dice, 'Citizens about') + 1;
  const people = new Roster('civilians', 'c');
  const around = { x: 12 + d6(dice, 'Where they walk') * 4, y: 15.5 };
  setUp.place(people.law('citizen', count, []), around);
}

export function carsUp(
  setUp: SetUp,
  sources: readonly FigureSource[],
  road: readonly Point[],
): void {
  inCars(sources).forEach((crew, i) => {
    const shifted = road.map((point) => ({ x: point.x, y: point.y - 1.2 + i * 2.4 }));
    setUp.car(`car${i + 1}`, 'car', crew, shifted);
  });
}

/** [RK-2, SCN-0] Two Hoodlums a Loot die guard the premises. */
export function guards(making: Making, lootDice: number): FigureSource[] {
  return making.defenders.gangsters('hoodlum', lootDice * 2);
}

export function premises(making: Making): Setting {
  const kinds = ['business', 'warehouse', 'restaurant', 'club', 'docks', 'business'] as const;
  return kinds[d6(making.dice, 'Kind of premises') - 1] ?? 'business';
}

/** [SCN-2, SCN-3] D6: more men for the defender. */
export function extraGuards({ dice, defenders }: Making, roll: number): FigureSource[] {
  if (roll === 1) return defenders.gangsters('hoodlum', d6(dice, 'More men') + 1);
  if (roll === 2) return defenders.gangsters('slugger', d6(dice, 'More men') + 2);
  if (roll === 3) return defenders.gangsters('enforcer', 1);
  if (roll === 4) return defenders.gangsters('slugger', 2);
  return [];
}
