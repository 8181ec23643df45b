import type { Dice } from '../../../kernel/dice.ts';
import { fightersOf, figureById, isInFight, type Battle } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import {
  end,
  fightersIn,
  isBeaten,
  lastStanding,
  lossesOf,
  pointsAgainst,
  takeBuilding,
} from './endings.ts';
import { d6, federalCar, policeCar, Roster } from './forces.ts';
import type { FigureSource } from './figures.ts';
import type { Point } from './geometry.ts';
import type { Goal } from './goals.ts';
import { makeLayout, type Setting } from './layouts.ts';
import { arriveByCar, arriveOnFoot, telephonedHelp } from './reinforcements.ts';
import type { Scenario, ScenarioName } from './scenario.ts';
import { inCars, SetUp } from './setUp.ts';

const main = 'main';

/** Both rosters and the dice a scenario is set up with. */
type Making = { dice: Dice; attackers: Roster; defenders: Roster };

/** [SCN-1 to SCN-11] A scenario with the forces the book suggests. */
export function makeScenario(name: ScenarioName, dice: Dice): Scenario {
  const making: Making = {
    dice,
    attackers: new Roster('attackers', 'a'),
    defenders: new Roster('defenders', 'd'),
  };
  return makers[name](making);
}

const makers: Readonly<Record<ScenarioName, (making: Making) => Scenario>> = {
  'smash-and-grab': smashAndGrab,
  hit: theHit,
  hijack,
  meet: theMeet,
  raid: (making) => raid(making, 'raid'),
  'show-of-strength': showOfStrength,
  showdown,
  rumble,
  'mean-streets': meanStreets,
  'police-raid': policeRaid,
  siege: (making) => raid(making, 'siege'),
};

/** Where cars come in, and where they stop before the premises. */
const westRoad: readonly Point[] = [
  { x: 0.5, y: 18 },
  { x: 22, y: 18 },
];
const eastRoad: readonly Point[] = [
  { x: 47.5, y: 18 },
  { x: 26, y: 18 },
];

/** What most scenarios share: cars drive up and let their crews out, nothing arrives, the last stand wins. */
function scenario(
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

function callOffByLosses(table: BattleTable): void {
  const attackers = lossesOf(table.state, 'attackers');
  const defenders = lossesOf(table.state, 'defenders');
  if (attackers === defenders) end(table, 'nobody', 'Both sides have had enough.');
  else end(table, attackers < defenders ? 'attackers' : 'defenders', 'The others limp away.');
}

function crowd(setUp: SetUp, dice: Dice): void {
  const count = d6(dice, 'Citizens about') + 1;
  const people = new Roster('civilians', 'c');
  const around = { x: 12 + d6(dice, 'Where they walk') * 4, y: 15.5 };
  setUp.place(people.law('citizen', count, []), around);
}

function carsUp(setUp: SetUp, sources: readonly FigureSource[], road: readonly Point[]): void {
  inCars(sources).forEach((crew, i) => {
    const shifted = road.map((point) => ({ x: point.x, y: point.y - 1.2 + i * 2.4 }));
    setUp.car(`car${i + 1}`, 'car', crew, shifted);
  });
}

/** [RK-2, SCN-0] Two Hoodlums a Loot die guard the premises. */
function guards(making: Making, lootDice: number): FigureSource[] {
  return making.defenders.gangsters('hoodlum', lootDice * 2);
}

function premises(making: Making): Setting {
  const kinds = ['business', 'warehouse', 'restaurant', 'club', 'docks', 'business'] as const;
  return kinds[d6(making.dice, 'Kind of premises') - 1] ?? 'business';
}

/** [SCN-1] */
function smashAndGrab(making: Making): Scenario {
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

const hitSettings: readonly Setting[] = [
  'business',
  'street',
  'rural-road',
  'farmhouse',
  'bank',
  'restaurant',
];

/** [SCN-2] */
function theHit(making: Making): Scenario {
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

/** [SCN-2, SCN-3] D6: more men for the defender. */
function extraGuards({ dice, defenders }: Making, roll: number): FigureSource[] {
  if (roll === 1) return defenders.gangsters('hoodlum', d6(dice, 'More men') + 1);
  if (roll === 2) return defenders.gangsters('slugger', d6(dice, 'More men') + 2);
  if (roll === 3) return defenders.gangsters('enforcer', 1);
  if (roll === 4) return defenders.gangsters('slugger', 2);
  return [];
}

/** [SCN-3] */
function hijack(making: Making): Scenario {
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

/** [SCN-4] Talk first: SMARTS against SMARTS; a one on either side's D6 is treachery. */
function theMeet(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout('restaurant', dice));
  const { x, y } = setUp.premises;
  setUp.place(
    [...attackers.gangsters('boss', 1), ...attackers.gangsters('hoodlum', 3)],
    { x: x - 3, y },
    main,
  );
  setUp.place(
    [...defenders.gangsters('boss', 1), ...defenders.gangsters('hoodlum', 3)],
    { x: x + 3, y },
    main,
  );
  let hasTalked = false;
  return scenario('meet', setUp, {
    check(table) {
      if (hasTalked) lastStanding(table);
      else {
        hasTalked = true;
        negotiate(table);
      }
    },
  });
}

function negotiate(table: BattleTable): void {
  for (const side of ['attackers', 'defenders'] as const) {
    const { total } = table.dice.roll({ purpose: `Do the ${side} mean it` });
    table.emit({ type: 'told', text: total === 1 ? 'Guns come out.' : 'They sit down.' });
    if (total === 1) return;
  }
  const wins = (['attackers', 'defenders'] as const).filter((side) => {
    const [boss] = fightersOf(table.state, side).filter((figure) => figure.isBoss);
    const { passed } = table.dice.test({
      purpose: `${boss?.name ?? side} makes his case: SMARTS`,
      stat: boss?.stats.smarts ?? 3,
      sixFails: true,
    });
    table.emit({ type: 'told', text: passed ? 'A good case.' : 'A weak case.' });
    return passed;
  });
  const [only] = wins;
  const isSettled = wins.length === 1 && only !== undefined;
  end(
    table,
    isSettled ? only : 'nobody',
    isSettled ? 'A deal is struck.' : 'They part as they came.',
  );
}

/** [SCN-5, SCN-11] */
function raid(making: Making, name: 'raid' | 'siege'): Scenario {
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

/** [SCN-6] */
function showOfStrength(making: Making): Scenario {
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

/** [SCN-7] */
function showdown(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout('street', dice));
  const kinds = ['boss', 'enforcer', 'torpedo'] as const;
  const kind = kinds[Math.floor((d6(dice, 'Who they are') - 1) / 2)] ?? 'torpedo';
  setUp.place(attackers.gangsters(kind, 1), { x: 14, y: 18 });
  setUp.place(defenders.gangsters(kind, 1), { x: 34, y: 18 });
  return scenario('showdown', setUp, { fightsOn: () => true });
}

/** [SCN-8] No guns but the leaders'; the police end it for both. */
function rumble(making: Making): Scenario {
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
function meanStreets(making: Making): Scenario {
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

/** [SCN-10] */
function policeRaid(making: Making): Scenario {
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
