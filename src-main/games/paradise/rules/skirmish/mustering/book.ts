import type { Dice } from '#kernel/dice/dice.ts';
import type { Setting } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { FigureSource } from '../sources.ts';
import { seats } from '../table/cars.ts';
import { rollBossSmarts, drawBlock, drawHijackGuards, drawHitGuards, drawPassengers, drawStreet } from './draws.ts';
import { rollD6, Roster } from './forces.ts';
import { createPoliceForce } from './law.ts';
import { emptySide, type Muster, type SideMuster } from './muster.ts';
import { numberMuster } from './numbering.ts';
import { createSkillDice, skillsPurpose, rollMusterSkills } from './randomSkills.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

/** Both rosters and the dice a muster is made with. */
type Making = { dice: Dice; attackers: Roster; defenders: Roster };

/** Loot dice of the business that the book's battles are fought over. */
const bookLootDice = 2;

/** [SCN-1 to SCN-11] A scenario with the forces the book suggests and a finite reserve behind them. */
export function bookMuster(name: ScenarioName, dice: Dice): Muster {
  const making: Making = { dice, attackers: new Roster('attackers', 'a'), defenders: new Roster('defenders', 'd') };
  const muster = { ...createBlankMuster(name), ...makers[name](making) };
  return rollMusterSkills(numberMuster(muster), createSkillDice(dice.seed(skillsPurpose)));
}

function createBlankMuster(scenario: ScenarioName): Muster {
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
  hit: createHit,
  hijack: createHijack,
  meet: createMeet,
  raid: (making) => raid(making, false),
  'show-of-strength': showOfStrength,
  showdown: createShowdown,
  rumble: createRumble,
  'mean-streets': createMeanStreets,
  'police-raid': createPoliceRaid,
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

function createSide(crew: FigureSource[], rest: Partial<SideMuster> = {}): SideMuster {
  return { ...emptySide(), crew, ...rest };
}

function rollPremises(dice: Dice): Setting {
  const kinds = ['business', 'warehouse', 'restaurant', 'club', 'docks', 'business'] as const;
  return kinds[rollD6(dice, 'Kind of premises') - 1] ?? 'business';
}

/** [RK-2, SCN-0] Creates two Hoodlums a Loot die to guard the premises. */
function createGuards(roster: Roster, lootDice: number): FigureSource[] {
  return roster.gangsters('hoodlum', lootDice * 2);
}

/** [SCN-1] */
function smashAndGrab({ dice, attackers, defenders }: Making): Partial<Muster> {
  return {
    setting: rollPremises(dice),
    lootPoints: rollD6(dice, 'Loot on the premises') + rollD6(dice, 'Loot on the premises'),
    lootDice: bookLootDice,
    attackers: createSide(
      [
        ...attackers.gangsters('enforcer', 1),
        ...attackers.gangsters('hoodlum', 2),
        ...attackers.gangsters('slugger', 5),
      ],
      { vehicles: attackers.cars(2) },
    ),
    defenders: { crew: [], guards: createGuards(defenders, bookLootDice), ...createReserve(defenders) },
  };
}

/** [SCN-2] D6 for where he can be found. */
const hitSettings: readonly Setting[] = ['business', 'street', 'rural-road', 'farmhouse', 'bank', 'restaurant'];

/** [SCN-2] Creates a Boss, the two Hoodlums who are always with him, and the men whom the die adds. */
function createHit({ dice, attackers, defenders }: Making): Partial<Muster> {
  const setting = hitSettings[rollD6(dice, 'Setting of the Hit') - 1] ?? 'street';
  const target = defenders.gangsters('boss', 1);
  const usual = defenders.gangsters('hoodlum', 2);
  const { reserve } = createReserve(defenders);
  const { drawn, isAlone } = drawHitGuards(reserve, dice);
  return {
    setting,
    target: target[0]?.id ?? null,
    attackers: createSide(
      [
        ...attackers.gangsters('torpedo', 1),
        ...attackers.gangsters('enforcer', 1),
        ...attackers.gangsters('hoodlum', 4),
      ],
      { vehicles: attackers.cars(1) },
    ),
    defenders: createSide([...target, ...(isAlone ? [] : usual), ...drawn], {
      guards: setting === 'business' ? createGuards(defenders, 1) : [],
      vehicles: defenders.cars(1),
    }),
  };
}

/** [SCN-3] Creates a Slugger at the wheel, a Hoodlum beside him, and the guards whom the die adds. */
function createHijack({ dice, attackers, defenders }: Making): Partial<Muster> {
  const lootPoints = rollD6(dice, 'Loot in the truck');
  const crew = [...defenders.gangsters('slugger', 1), ...defenders.gangsters('hoodlum', 1)];
  const { drawn, bringCars } = drawHijackGuards(createReserve(defenders).reserve, dice);
  const escorts = bringCars ? defenders.cars(Math.ceil(drawn.length / seats.car)) : [];
  return {
    setting: 'rural-road',
    lootPoints,
    attackers: createSide([...attackers.gangsters('hoodlum', 3), ...attackers.gangsters('slugger', 3)], {
      vehicles: attackers.cars(1),
    }),
    defenders: createSide([...crew, ...drawn], { vehicles: [...defenders.cars(1, 'truck'), ...escorts] }),
  };
}

/** [SCN-4] Creates two bosses of gangs that nobody plays, with three Hoodlums each. */
function createMeet({ dice, attackers, defenders }: Making): Partial<Muster> {
  const createParty = (roster: Roster): SideMuster => {
    const smarts = rollBossSmarts(dice, `the boss of the ${roster.side}`);
    const bosses = roster.gangsters('boss', 1).map((boss) => ({ ...boss, stats: { ...boss.stats, smarts } }));
    return createSide([...bosses, ...roster.gangsters('hoodlum', 3)]);
  };
  return { setting: 'restaurant', attackers: createParty(attackers), defenders: createParty(defenders) };
}

/** [SCN-5, SCN-11] */
function raid({ dice, attackers, defenders }: Making, isSiege: boolean): Partial<Muster> {
  const { vehicles, reserve } = createReserve(attackers);
  return {
    setting: rollPremises(dice),
    lootDice: bookLootDice,
    attackers: createSide(
      [
        ...attackers.gangsters('enforcer', 2),
        ...attackers.gangsters('hoodlum', 5),
        ...attackers.gangsters('slugger', 2),
      ],
      isSiege ? { vehicles, reserve } : { vehicles: vehicles.slice(0, 2) },
    ),
    defenders: {
      crew: isSiege ? defenders.gangsters('enforcer', 1) : [],
      guards: createGuards(defenders, bookLootDice),
      ...createReserve(defenders),
    },
  };
}

/** [SCN-6] */
function showOfStrength({ dice, attackers, defenders }: Making): Partial<Muster> {
  const { reserve, vehicles } = createReserve(defenders);
  const { drawn, left } = drawBlock(reserve, dice);
  return {
    attackers: createSide([...attackers.gangsters('enforcer', 1), ...attackers.gangsters('hoodlum', 5)], {
      vehicles: attackers.cars(1),
    }),
    defenders: createSide(drawn, { reserve: left, vehicles }),
  };
}

/** [SCN-7] Creates a Boss, an Enforcer or a Torpedo, and his equal. */
function createShowdown({ dice, attackers, defenders }: Making): Partial<Muster> {
  const kinds = ['boss', 'enforcer', 'torpedo'] as const;
  const kind = kinds[Math.floor((rollD6(dice, 'Who they are') - 1) / 2)] ?? 'torpedo';
  return { attackers: createSide(attackers.gangsters(kind, 1)), defenders: createSide(defenders.gangsters(kind, 1)) };
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
function createRumble({ dice, attackers, defenders }: Making): Partial<Muster> {
  return {
    setting: 'lot',
    attackers: createSide(createStreetGang(attackers, dice)),
    defenders: createSide(createStreetGang(defenders, dice)),
  };
}

/** [SCN-9] */
function createMeanStreets({ dice, attackers, defenders }: Making): Partial<Muster> {
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
    attackers: createSide(passengers.drawn, { vehicles: attackers.cars(1) }),
    defenders: createSide(drawn, { reserve: left, vehicles }),
  };
}

/** [SCN-10] */
function createPoliceRaid({ dice, attackers, defenders }: Making): Partial<Muster> {
  const setting = rollPremises(dice);
  const hasFeds = rollD6(dice, 'Federal agents along') === 6;
  return {
    setting,
    lootDice: bookLootDice,
    attackers: createPoliceForce(attackers, dice, { cars: bookLootDice, hasFeds }),
    defenders: createSide(defenders.gangsters('hoodlum', 4), { guards: createGuards(defenders, bookLootDice) }),
  };
}
