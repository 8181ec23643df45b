import { fightersOf, figureById, type Battle } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { end, lastStanding } from '../endings.ts';
import { d6 } from '../forces.ts';
import type { Goal } from '../goals.ts';
import { makeLayout } from '../layouts.ts';
import { telephonedHelp } from '../reinforcements.ts';
import type { Scenario } from '../scenario.ts';
import { SetUp } from '../setUp.ts';
import {
  carsUp,
  crowd,
  eastRoad,
  extraGuards,
  guards,
  main,
  premises,
  scenario,
  type Making,
  westRoad,
} from './common.ts';

/** [SCN-1] */
export function smashAndGrab(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout(premises(making), dice));
  const loot = d6(dice, 'Loot on the premises') + d6(dice, 'Loot on the premises');
  const pieces = Math.min(6, Math.max(3, Math.ceil(loot / 2)));
  for (let i = 0; i < pieces; i += 1) {
    const share = Math.floor(loot / pieces) + (i < loot % pieces ? 1 : 0);
    const at = { x: setUp.premises.x - 4.5 + i * 1.8, y: setUp.premises.y - 1.5 + (i % 3) * 1.5 };
    setUp.loot(`loot${i + 1}`, share, at);
  }
  setUp.telephone({ x: setUp.premises.x + 4, y: setUp.premises.y + 2 });
  carsUp(
    setUp,
    [
      ...attackers.gangsters('enforcer', 1),
      ...attackers.gangsters('hoodlum', 2),
      ...attackers.gangsters('slugger', 5, { guns: [], melee: 'smashing-tool' }),
    ],
    westRoad,
  );
  setUp.place(guards(making, 2), setUp.premises, main);
  if (setUp.state.layout.isPublic) crowd(setUp, dice);
  return scenario('smash-and-grab', setUp, {
    goalOf: (_battle, side) =>
      side === 'attackers' ? { kind: 'rob' } : { kind: 'hold', building: main, at: setUp.premises },
    reinforce(table) {
      if (table.state.phoned.defenders) telephonedHelp(table, 'defenders', defenders, eastRoad);
    },
    check: (table) => settleRobbery(table, loot, false),
    callOff: (table) => settleRobbery(table, loot, true),
  });
}

/** [SCN-1] Most Loot wins: carried off or smashed against what is left. */
function settleRobbery(table: BattleTable, loot: number, isOver: boolean): void {
  const { state } = table;
  const left = Object.values(state.objectives).filter(
    (o) => o.kind === 'loot' && !o.isDestroyed && !isAway(state, o.heldBy),
  );
  const leftPoints = left.reduce((total, objective) => total + objective.loot, 0);
  const gone = loot - leftPoints;
  const raidersLeft = fightersOf(state, 'attackers').length;
  if (!isOver && raidersLeft > 0 && leftPoints > 0) return;
  end(table, gone > leftPoints ? 'attackers' : 'defenders', `${gone} of ${loot} Loot is gone.`);
}

function isAway(battle: Battle, id: string | null): boolean {
  return id !== null && figureById(battle, id).posture === 'gone';
}

/** [SCN-3] */
export function hijack(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout('rural-road', dice));
  const loot = d6(dice, 'Loot in the truck');
  const crew = [
    ...defenders.gangsters('slugger', 1),
    ...defenders.gangsters('hoodlum', 1),
    ...extraGuards(making, d6(dice, 'Guards of the truck')),
  ];
  setUp.car(
    'truck',
    'truck',
    crew,
    [
      { x: 0.5, y: 17 },
      { x: 26, y: 17 },
      { x: 47.5, y: 20 },
    ],
    loot,
  );
  setUp.place([...attackers.gangsters('hoodlum', 3), ...attackers.gangsters('slugger', 3)], {
    x: 30,
    y: 12,
  });
  return scenario('hijack', setUp, {
    carWish: (battle, id) => truckWish(battle, id),
    goalOf(battle, side): Goal {
      const enemies = fightersOf(battle, side === 'attackers' ? 'defenders' : 'attackers');
      if (enemies.length > 0) return { kind: 'fight' };
      return { kind: side === 'attackers' ? 'seize' : 'drive-off', car: 'truck' };
    },
    check(table) {
      const truck = table.state.cars['truck'];
      if (truck?.isOffTable) {
        const driver = truck.driver === null ? null : figureById(table.state, truck.driver);
        end(table, driver?.side === 'attackers' ? 'attackers' : 'defenders', 'The truck is away.');
      } else lastStanding(table);
    },
  });
}

/** [SCN-3] The road is blocked two thirds along; the crew gets out to clear it. */
function truckWish(battle: Battle, id: string): 'cruising' | 'unload' {
  const truck = battle.cars[id];
  const driver = truck?.driver;
  const side = driver === null || driver === undefined ? null : figureById(battle, driver).side;
  const isBlocked = truck !== undefined && truck.driven > 22 && truck.driven < 30;
  return isBlocked && side === 'defenders' && fightersOf(battle, 'attackers').length > 0
    ? 'unload'
    : 'cruising';
}
