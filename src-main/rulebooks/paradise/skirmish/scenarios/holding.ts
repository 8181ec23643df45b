import { fightersOf } from '../battle.ts';
import { end, fightersIn, isBeaten, takeBuilding } from '../endings.ts';
import { d6, federalCar, policeCar } from '../forces.ts';
import type { Goal } from '../goals.ts';
import { makeLayout } from '../layouts.ts';
import { telephonedHelp } from '../reinforcements.ts';
import type { Scenario } from '../scenario.ts';
import { SetUp } from '../setUp.ts';
import {
  carsUp,
  crowd,
  eastRoad,
  guards,
  main,
  premises,
  scenario,
  type Making,
  westRoad,
} from './common.ts';

/** [SCN-5, SCN-11] */
export function raid(making: Making, name: 'raid' | 'siege'): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout(premises(making), dice));
  setUp.telephone({ x: setUp.premises.x + 4, y: setUp.premises.y + 2 });
  carsUp(
    setUp,
    [
      ...attackers.gangsters('enforcer', 2),
      ...attackers.gangsters('hoodlum', 5),
      ...attackers.gangsters('slugger', 2),
    ],
    westRoad,
  );
  setUp.place(
    [...guards(making, 2), ...(name === 'siege' ? defenders.gangsters('enforcer', 1) : [])],
    setUp.premises,
    main,
  );
  if (setUp.state.layout.isPublic) crowd(setUp, dice);
  return scenario(name, setUp, {
    goalOf: (_battle, side): Goal => ({
      kind: side === 'attackers' ? 'take' : 'hold',
      building: main,
      at: setUp.premises,
    }),
    reinforce(table) {
      const isSiege = name === 'siege';
      if (isSiege || table.state.phoned.defenders) {
        telephonedHelp(table, 'defenders', defenders, eastRoad);
      }
      if (isSiege) telephonedHelp(table, 'attackers', attackers, westRoad);
    },
    check: (table) => takeBuilding(table, main),
    callOff: (table) =>
      end(
        table,
        fightersIn(table.state, 'attackers', main) > fightersIn(table.state, 'defenders', main)
          ? 'attackers'
          : 'defenders',
        'The street is quiet.',
      ),
  });
}

/** [SCN-10] */
export function policeRaid(making: Making): Scenario {
  const { dice, attackers } = making;
  const lootDice = 2;
  const setUp = new SetUp(makeLayout(premises(making), dice));
  const hasFeds = d6(dice, 'Federal agents along') === 6;
  const cars = Array.from({ length: lootDice }, (_, i) =>
    i === 0 && hasFeds ? federalCar(attackers) : policeCar(attackers, dice),
  );
  cars.forEach((crew, i) => {
    const road = westRoad.map((point) => ({ x: point.x, y: point.y - 1.2 + i * 2.4 }));
    setUp.car(`car${i + 1}`, 'car', crew, road);
  });
  setUp.place(
    [...guards(making, lootDice), ...making.defenders.gangsters('hoodlum', 4)],
    setUp.premises,
    main,
  );
  if (setUp.state.layout.isPublic) crowd(setUp, dice);
  return scenario('police-raid', setUp, {
    goalOf(battle, side): Goal {
      if (side === 'attackers') return { kind: 'take', building: main, at: setUp.premises };
      const isLost = fightersOf(battle, 'defenders').length <= lootDice;
      return isLost
        ? { kind: 'escape', exit: { x: setUp.premises.x, y: 0.5 }, who: null }
        : { kind: 'hold', building: main, at: setUp.premises };
    },
    check(table) {
      const cops = fightersOf(table.state, 'attackers').length;
      if (cops <= 2 * lootDice) end(table, 'defenders', 'The police withdraw.');
      else if (isBeaten(table.state, 'defenders')) end(table, 'attackers', 'The place is closed.');
    },
    callOff: (table) => end(table, 'attackers', 'The place is closed.'),
    fightsOn: () => true,
  });
}
