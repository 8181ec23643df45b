import type { BattleTable } from '../battleTable.ts';
import { end, isBeaten, lastStanding, pointsAgainst } from '../endings.ts';
import type { FigureSource } from '../figures.ts';
import type { Roster } from '../forces.ts';
import { d6 } from '../forces.ts';
import type { Goal } from '../goals.ts';
import { makeLayout } from '../layouts.ts';
import { arriveByCar, arriveOnFoot } from '../reinforcements.ts';
import type { Scenario } from '../scenario.ts';
import { SetUp } from '../setUp.ts';
import { carsUp, crowd, eastRoad, scenario, type Making, westRoad } from './common.ts';

/** [SCN-6] */
export function showOfStrength(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout('street', dice));
  carsUp(
    setUp,
    [...attackers.gangsters('enforcer', 1), ...attackers.gangsters('hoodlum', 5)],
    westRoad,
  );
  setUp.place(
    [
      ...defenders.gangsters('punk', d6(dice, 'Punks on the block')),
      ...defenders.gangsters('slugger', d6(dice, 'Sluggers on the block')),
    ],
    { x: 30, y: 15 },
  );
  crowd(setUp, dice);
  return scenario('show-of-strength', setUp, {
    reinforce: (table) => blockTurnsOut(table, defenders),
    check(table) {
      if (isBeaten(table.state, 'attackers') || isBeaten(table.state, 'defenders')) {
        settleByPoints(table);
      }
    },
    callOff: settleByPoints,
  });
}

/** [SCN-6] Each round D6: who comes out for the defender. */
function blockTurnsOut(table: BattleTable, roster: Roster): void {
  const { dice } = table;
  const { total } = dice.roll({ purpose: 'Who turns out' });
  const some = (): number => dice.roll({ purpose: 'How many' }).total;
  if (total === 1) arriveByCar(table, roster.gangsters('enforcer', 3), eastRoad);
  else if (total === 2) {
    arriveByCar(
      table,
      [...roster.gangsters('enforcer', 1), ...roster.gangsters('hoodlum', 5)],
      eastRoad,
    );
  } else if (total === 3) arriveByCar(table, roster.gangsters('hoodlum', 4), eastRoad);
  else if (total === 4) arriveOnFoot(table, roster.gangsters('slugger', some()), { x: 47, y: 14 });
  else if (total === 5) arriveOnFoot(table, roster.gangsters('hoodlum', 1), { x: 47, y: 14 });
  else arriveOnFoot(table, roster.gangsters('punk', some()), { x: 47, y: 14 });
}

/** [SCN-6] Twice the other's points wins. */
function settleByPoints(table: BattleTable): void {
  const against = pointsAgainst(table.state, 'attackers');
  const done = pointsAgainst(table.state, 'defenders');
  const text = `${done} points against ${against}.`;
  if (done >= 2 * against && done > 0) end(table, 'attackers', text);
  else if (against >= 2 * done && against > 0) end(table, 'defenders', text);
  else end(table, 'nobody', text);
}

/** [SCN-8] No guns but the leaders'; the police end it for both. */
export function rumble(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout('lot', dice));
  const gang = (roster: Roster): FigureSource[] => [
    ...roster.gangsters('hoodlum', 1),
    ...roster.gangsters('punk', d6(dice, 'Punks')),
    ...roster.gangsters('slugger', d6(dice, 'Sluggers')),
  ];
  setUp.place(gang(attackers), { x: 8, y: 15 });
  setUp.place(gang(defenders), { x: 28, y: 15 });
  return scenario('rumble', setUp, {
    check(table) {
      if (table.state.sirens) end(table, 'nobody', 'The police break it up.');
      else lastStanding(table);
    },
  });
}

/** [SCN-9] One car across the wrong street. */
export function meanStreets(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout('street', dice));
  const hasUpper = d6(dice, 'An upper-level passenger') === 1;
  const pistol = { guns: ['pistol' as const], melee: 'club' as const };
  setUp.car(
    'car1',
    'car',
    [
      ...attackers.gangsters('slugger', 3, pistol),
      ...attackers.gangsters('punk', 2, pistol),
      ...attackers.gangsters(hasUpper ? 'enforcer' : 'hoodlum', 1, {
        guns: ['pistol'],
        melee: 'fists',
      }),
    ],
    [
      { x: 0.5, y: 18 },
      { x: 47.8, y: 18 },
    ],
  );
  setUp.place(streetCrew(making), { x: 26, y: 14.5 });
  crowd(setUp, dice);
  return scenario('mean-streets', setUp, {
    carWish: () => 'speeding',
    goalOf: (_battle, side): Goal =>
      side === 'attackers'
        ? { kind: 'escape', exit: { x: 47.5, y: 18 }, who: null }
        : { kind: 'fight' },
    reinforce: (table) => streetTurnsOut(table, defenders),
    check(table) {
      const isAcross = Object.values(table.state.figures).some(
        (figure) => figure.side === 'attackers' && figure.posture === 'gone' && figure.at.x > 40,
      );
      if (isAcross) end(table, 'attackers', 'One man got across.');
      else if (isBeaten(table.state, 'attackers')) end(table, 'defenders', 'Nobody got across.');
    },
    callOff: (table) => end(table, 'defenders', 'Nobody got across.'),
    fightsOn: (_battle, side) => side === 'attackers',
  });
}

/** [SCN-9] D6: whoever happens to be around, nothing heavier than a pistol. */
function streetCrew({ dice, defenders }: Making): FigureSource[] {
  const roll = d6(dice, 'Who is on the street');
  const some = (who: string): number => d6(dice, who);
  const punks = (): FigureSource[] => defenders.gangsters('punk', some('Punks'));
  const sluggers = (): FigureSource[] => defenders.gangsters('slugger', some('Sluggers'));
  const hoodlums = (): FigureSource[] => defenders.gangsters('hoodlum', some('Hoodlums'));
  const enforcer = { guns: ['pistol' as const], melee: 'fists' as const };
  if (roll === 1) {
    return [
      ...punks(),
      ...sluggers(),
      ...hoodlums(),
      ...defenders.gangsters('enforcer', 1, enforcer),
    ];
  }
  if (roll === 2) return [...punks(), ...sluggers(), ...hoodlums()];
  if (roll === 3) return [...punks(), ...sluggers(), ...defenders.gangsters('hoodlum', 1)];
  if (roll === 4) return [...sluggers(), ...hoodlums()];
  return roll === 5 ? hoodlums() : sluggers();
}

/** [SCN-9] The call goes up and down the street. */
function streetTurnsOut(table: BattleTable, roster: Roster): void {
  const { dice } = table;
  const { total } = dice.roll({ purpose: 'The call goes up the street' });
  const some = (): number => dice.roll({ purpose: 'How many' }).total;
  const pistol = { guns: ['pistol' as const], melee: 'fists' as const };
  if (total === 1) {
    arriveByCar(
      table,
      [...roster.gangsters('enforcer', 1, pistol), ...roster.gangsters('slugger', 5)],
      westRoad,
    );
  } else if (total === 2)
    arriveOnFoot(table, roster.gangsters('hoodlum', some()), { x: 34, y: 14 });
  else if (total === 3) arriveOnFoot(table, roster.gangsters('slugger', some()), { x: 34, y: 14 });
  else if (total === 4) arriveOnFoot(table, roster.gangsters('punk', some()), { x: 34, y: 14 });
  else table.emit({ type: 'told', text: 'Nobody stirs.' });
}
