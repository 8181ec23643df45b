import type { Dice } from '#kernel/dice/dice.ts';
import type { Setting } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { ScenarioName } from '../scenarios/scenarioNames.ts';
import type { FigureSource } from '../sources.ts';
import { seats } from '../table/cars.ts';
import { rollBossSmarts, drawBlock, drawHijackGuards, drawHitGuards, drawPassengers, drawStreet } from './draws.ts';
import { rollD6, Roster } from './forces.ts';
import { createPoliceForce } from './law.ts';
import { emptySide, type Muster, type SideMuster } from './muster.ts';
import { numberMuster } from './numbering.ts';
import { createSkillDice, skillsPurpose, rollMusterSkills } from './randomSkills.ts';

/** Both rosters and the dice a muster is made with. */
type Making = { dice: Dice; attackers: Roster; defenders: Roster };

/** Loot dice of the business that the book's battles are fought over. */
const bookLootDice = 2;

/** [SCN-1 to SCN-11] A scenario with the forces the book suggests and a finite reserve behind them. */
export function bookMuster(name: ScenarioName, dice: Dice): Muster {
  const making: Making = {
    dice,
    attackers: new Roster('attackers', 'a'),
    defenders: new Roster('defenders', 'd'),
  };
  const muster = { ...blankMuster(name), ...makers[name](making) };
  return rollMusterSkills(numberMuster(muster), createSkillDice(dice.seed(skillsPurpose)));
}

function blankMuster(scenario: ScenarioName): Muster {
  return {
    scenario,
    setting: 'street',
    attackers: emptySide(),
    defenders: emptySide(),
    target: null,
    lootPoints: 0,
    lootDice: 0,
  };
}

const makers: Readonly<Record<ScenarioName, (making: Making) => Partial<Muster>>> = {
  'smash-and-grab': smashAndGrab,
  hit: theHit,
  hijack,
  meet: theMeet,
  raid: (making) => raid(making, false),
  'show-of-strength': showOfStrength,
  showdown,
  rumble,
  'mean-streets': meanStreets,
  'police-raid': policeRaid,
  siege: (making) => raid(making, true),
};

/** The rest of a gang of some size, and the cars it has left. */
function createReserve(roster: Roster): Pick<SideMuster, 'reserve' | 'vehicles'> {
  return {
    reserve: [
      ...roster.gangsters('enforcer', 4),
      ...roster.gangsters('hoodlum', 12),
      ...roster.gangsters('slugger', 12),
      ...roster.gangsters('punk', 12),
    ],
    vehicles: roster.cars(4),
  };
}

function side(crew: FigureSource[], rest: Partial<SideMuster> = {}): SideMuster {
  return { ...emptySide(), crew, ...rest };
}

function premises(dice: Dice): Setting {
  const kinds = ['business', 'warehouse', 'restaurant', 'club', 'docks', 'business'] as const;
  return kinds[rollD6(dice, 'Kind of premises') - 1] ?? 'business';
}

/** [RK-2, SCN-0] Two Hoodlums a Loot die guard the premises. */
function guards(roster: Roster, lootDice: number): FigureSource[] {
  return roster.gangsters('hoodlum', lootDice * 2);
}

/** [SCN-1] */
function smashAndGrab({ dice, attackers, defenders }: Making): Partial<Muster> {
  return {
    setting: premises(dice),
    lootPoints: rollD6(dice, 'Loot on the premises') + rollD6(dice, 'Loot on the premises'),
    lootDice: bookLootDice,
    attackers: side(
      [
        ...attackers.gangsters('enforcer', 1),
        ...attackers.gangsters('hoodlum', 2),
        ...attackers.gangsters('slugger', 5),
      ],
      { vehicles: attackers.cars(2) },
    ),
    defenders: {
      crew: [],
      guards: guards(defenders, bookLootDice),
      ...createReserve(defenders),
    },
  };
}

/** [SCN-2] D6 for where he can be found. */
const hitSettings: readonly Setting[] = ['business', 'street', 'rural-road', 'farmhouse', 'bank', 'restaurant'];

/** [SCN-2] A Boss with the two Hoodlums he never goes without, and what the die adds. */
function theHit({ dice, attackers, defenders }: Making): Partial<Muster> {
  const setting = hitSettings[rollD6(dice, 'Setting of the Hit') - 1] ?? 'street';
  const target = defenders.gangsters('boss', 1);
  const usual = defenders.gangsters('hoodlum', 2);
  const { reserve } = createReserve(defenders);
  const { drawn, isAlone } = drawHitGuards(reserve, dice);
  return {
    setting,
    target: target[0]?.id ?? null,
    attackers: side(
      [
        ...attackers.gangsters('torpedo', 1),
        ...attackers.gangsters('enforcer', 1),
        ...attackers.gangsters('hoodlum', 4),
      ],
      { vehicles: attackers.cars(1) },
    ),
    defenders: side([...target, ...(isAlone ? [] : usual), ...drawn], {
      guards: setting === 'business' ? guards(defenders, 1) : [],
      vehicles: defenders.cars(1),
    }),
  };
}

/** [SCN-3] A Slugger at the wheel, a Hoodlum beside him, and what the die adds. */
function hijack({ dice, attackers, defenders }: Making): Partial<Muster> {
  const lootPoints = rollD6(dice, 'Loot in the truck');
  const crew = [...defenders.gangsters('slugger', 1), ...defenders.gangsters('hoodlum', 1)];
  const { drawn, bringCars } = drawHijackGuards(createReserve(defenders).reserve, dice);
  const escorts = bringCars ? defenders.cars(Math.ceil(drawn.length / seats.car)) : [];
  return {
    setting: 'rural-road',
    lootPoints,
    attackers: side([...attackers.gangsters('hoodlum', 3), ...attackers.gangsters('slugger', 3)], {
      vehicles: attackers.cars(1),
    }),
    defenders: side([...crew, ...drawn], { vehicles: [...defenders.cars(1, 'truck'), ...escorts] }),
  };
}

/** [SCN-4] Two bosses of gangs nobody plays, three Hoodlums with each. */
function theMeet({ dice, attackers, defenders }: Making): Partial<Muster> {
  const party = (roster: Roster): SideMuster => {
    const smarts = rollBossSmarts(dice, `the boss of the ${roster.side}`);
    const bosses = roster.gangsters('boss', 1).map((boss) => ({ ...boss, stats: { ...boss.stats, smarts } }));
    return side([...bosses, ...roster.gangsters('hoodlum', 3)]);
  };
  return { setting: 'restaurant', attackers: party(attackers), defenders: party(defenders) };
}

/** [SCN-5, SCN-11] */
function raid({ dice, attackers, defenders }: Making, isSiege: boolean): Partial<Muster> {
  const { vehicles, reserve } = createReserve(attackers);
  return {
    setting: premises(dice),
    lootDice: bookLootDice,
    attackers: side(
      [
        ...attackers.gangsters('enforcer', 2),
        ...attackers.gangsters('hoodlum', 5),
        ...attackers.gangsters('slugger', 2),
      ],
      isSiege ? { vehicles, reserve } : { vehicles: vehicles.slice(0, 2) },
    ),
    defenders: {
      crew: isSiege ? defenders.gangsters('enforcer', 1) : [],
      guards: guards(defenders, bookLootDice),
      ...createReserve(defenders),
    },
  };
}

/** [SCN-6] */
function showOfStrength({ dice, attackers, defenders }: Making): Partial<Muster> {
  const { reserve, vehicles } = createReserve(defenders);
  const { drawn, left } = drawBlock(reserve, dice);
  return {
    attackers: side([...attackers.gangsters('enforcer', 1), ...attackers.gangsters('hoodlum', 5)], {
      vehicles: attackers.cars(1),
    }),
    defenders: side(drawn, { reserve: left, vehicles }),
  };
}

/** [SCN-7] A Boss, an Enforcer or a Torpedo, and his equal. */
function showdown({ dice, attackers, defenders }: Making): Partial<Muster> {
  const kinds = ['boss', 'enforcer', 'torpedo'] as const;
  const kind = kinds[Math.floor((rollD6(dice, 'Who they are') - 1) / 2)] ?? 'torpedo';
  return {
    attackers: side(attackers.gangsters(kind, 1)),
    defenders: side(defenders.gangsters(kind, 1)),
  };
}

/** [SCN-8] D6 Punks, D6 Sluggers and a leader with the only pistol. */
export function createStreetGang(roster: Roster, dice: Dice): FigureSource[] {
  return [
    ...roster.gangsters('hoodlum', 1),
    ...roster.gangsters('punk', rollD6(dice, 'Punks')),
    ...roster.gangsters('slugger', rollD6(dice, 'Sluggers')),
  ];
}

/** [SCN-8] */
function rumble({ dice, attackers, defenders }: Making): Partial<Muster> {
  return {
    setting: 'lot',
    attackers: side(createStreetGang(attackers, dice)),
    defenders: side(createStreetGang(defenders, dice)),
  };
}

/** [SCN-9] */
function meanStreets({ dice, attackers, defenders }: Making): Partial<Muster> {
  const pistol = { guns: ['pistol' as const], melee: 'club' as const };
  const passengers = drawPassengers(
    [
      ...attackers.gangsters('slugger', 3, pistol),
      ...attackers.gangsters('punk', 3, pistol),
      ...attackers.gangsters('enforcer', 1),
    ],
    dice,
  );
  const { reserve, vehicles } = createReserve(defenders);
  const { drawn, left } = drawStreet(reserve, dice);
  return {
    attackers: side(passengers.drawn, { vehicles: attackers.cars(1) }),
    defenders: side(drawn, { reserve: left, vehicles }),
  };
}

/** [SCN-10] */
function policeRaid({ dice, attackers, defenders }: Making): Partial<Muster> {
  const setting = premises(dice);
  const hasFeds = rollD6(dice, 'Federal agents along') === 6;
  return {
    setting,
    lootDice: bookLootDice,
    attackers: createPoliceForce(attackers, dice, { cars: bookLootDice, hasFeds }),
    defenders: side(defenders.gangsters('hoodlum', 4), { guards: guards(defenders, bookLootDice) }),
  };
}
