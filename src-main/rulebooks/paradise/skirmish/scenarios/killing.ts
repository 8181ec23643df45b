import { figureById, isInFight } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { end, isBeaten } from '../endings.ts';
import { d6 } from '../forces.ts';
import type { Goal } from '../goals.ts';
import { makeLayout, type Setting } from '../layouts.ts';
import type { Scenario } from '../scenario.ts';
import { SetUp } from '../setUp.ts';
import {
  carsUp,
  crowd,
  extraGuards,
  guards,
  main,
  scenario,
  type Making,
  westRoad,
} from './common.ts';

const hitSettings: readonly Setting[] = [
  'business',
  'street',
  'rural-road',
  'farmhouse',
  'bank',
  'restaurant',
];

/** [SCN-2] */
export function theHit(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const where = d6(dice, 'Setting of the Hit');
  const setUp = new SetUp(makeLayout(hitSettings[where - 1] ?? 'street', dice));
  const guard = d6(dice, 'Who is with the target');
  const bodyguards = guard === 6 ? 0 : 2;
  const extra = extraGuards(making, guard);
  const target = defenders.gangsters('boss', 1);
  const around = where === 3 ? { x: 24, y: 14 } : setUp.premises;
  const inside = setUp.state.layout.buildings.length > 0 && where !== 2 ? main : null;
  const street = { x: 24, y: 14.5 };
  const [boss] = setUp.place(
    [...target, ...defenders.gangsters('hoodlum', bodyguards), ...extra],
    where === 2 ? street : around,
    inside,
  );
  if (where === 1) setUp.place(guards(making, 1), setUp.premises, main);
  carsUp(
    setUp,
    [
      ...attackers.gangsters('torpedo', 1),
      ...attackers.gangsters('enforcer', 1),
      ...attackers.gangsters('hoodlum', 4),
    ],
    westRoad,
  );
  if (setUp.state.layout.isPublic) crowd(setUp, dice);
  const bossId = boss?.id ?? '';
  return scenario('hit', setUp, {
    goalOf: (_battle, side): Goal =>
      side === 'attackers'
        ? { kind: 'kill', target: bossId }
        : inside === null
          ? { kind: 'fight' }
          : { kind: 'hold', building: main, at: setUp.premises },
    check(table) {
      const now = figureById(table.state, bossId);
      if (now.posture === 'dead') end(table, 'attackers', 'The target is dead.');
      else if (!isInFight(now) && now.posture !== 'out-cold' && now.posture !== 'knocked-out') {
        end(table, 'defenders', 'The target is away.');
      } else if (isBeaten(table.state, 'attackers'))
        end(table, 'defenders', 'The killers are gone.');
      else if (isBeaten(table.state, 'defenders')) finishTarget(table, bossId);
    },
    callOff: (table) => end(table, 'defenders', 'The target lives.'),
  });
}

/** Nobody is left to stop it. */
function finishTarget(table: BattleTable, id: string): void {
  table.emit({
    type: 'told',
    text: 'Nobody stands between them and the target.',
    figures: { [id]: { posture: 'dead' } },
  });
  end(table, 'attackers', 'The target is dead.');
}

/** [SCN-7] */
export function showdown(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout('street', dice));
  const kinds = ['boss', 'enforcer', 'torpedo'] as const;
  const kind = kinds[Math.floor((d6(dice, 'Who they are') - 1) / 2)] ?? 'torpedo';
  setUp.place(attackers.gangsters(kind, 1), { x: 14, y: 18 });
  setUp.place(defenders.gangsters(kind, 1), { x: 34, y: 18 });
  return scenario('showdown', setUp, { fightsOn: () => true });
}
