import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import { skills, type Skill } from '#shared/games/paradise/people.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { settings, guardedOfficials } from '#main/games/paradise/rules/state/records/battleWords.ts';
import {
  createClashMuster,
  emptySide,
  type Muster,
  type SideMuster,
} from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createPoliceForce } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import { createOfficialEscort } from '#main/games/paradise/rules/skirmish/mustering/officials.ts';
import type { Side } from '#main/games/paradise/rules/skirmish/table/sides.ts';
import type { CarUpgrade, FigureSource, VehicleSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import { guns, type Gun, type Melee } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

const profiles = ['boss', 'torpedo', 'enforcer', 'moll', 'hoodlum', 'slugger', 'punk'] as const;
const melees: readonly Melee[] = ['fists', 'club', 'knife', 'axe', 'smashing-tool'];
const upgrades: readonly CarUpgrade[] = ['souped-up', 'good-suspension', 'bulletproof'];

/** Draws of one seed. */
class Draws {
  private readonly dice: Dice;

  constructor(seed: number) {
    this.dice = new Dice(createSeededDice(seedBattle(seed)));
  }

  of<T>(options: readonly T[]): T {
    return this.dice.pick(options, 'a draw');
  }

  upTo(most: number): number {
    return this.of(Array.from({ length: most + 1 }, (_, i) => i));
  }

  get chance(): boolean {
    return this.upTo(5) < 2;
  }

  get plain(): Dice {
    return this.dice;
  }
}

/** Somebody of any profile with any skills, arms, wounds and reputation. */
function anybody(draws: Draws, roster: Roster): FigureSource {
  const [source] = roster.gangsters(draws.of(profiles), 1);
  if (source === undefined) throw new Error('A roster made nobody.');
  const own: Skill[] = Array.from({ length: draws.upTo(3) }, () => draws.of(skills));
  const has = (skill: Skill): boolean => own.includes(skill);
  return {
    ...source,
    skills: [...new Set(own)],
    guns: [...gunsFor(own), ...Array.from({ length: draws.upTo(2) }, () => draws.of(guns))],
    melee: has('slugger') ? 'club' : isBlade(own) ? 'knife' : draws.of(melees),
    grenades: has('pineapple-man') ? 2 : draws.chance ? draws.upTo(2) : 0,
    dynamite: has('bomber') ? 3 : draws.chance ? draws.upTo(4) : 0,
    gasoline: draws.chance ? draws.upTo(2) : 0,
    isStoneCold: has('real-scary') || draws.upTo(7) === 0,
  };
}

function isBlade(own: readonly Skill[]): boolean {
  return own.includes('knife-thrower') || own.includes('mack-the-knife');
}

/** Whoever is good with a gun has one. */
function gunsFor(own: readonly Skill[]): Gun[] {
  const favorites: Partial<Record<Skill, Gun[]>> = {
    pistoleer: ['pistol'],
    sharpshooter: ['rifle'],
    shotgunner: ['pump-shotgun'],
    'tommy-gunner': ['tommy-gun'],
    'two-gun-kid': ['pistol', 'pistol'],
  };
  return own.flatMap((skill) => favorites[skill] ?? []);
}

function anyVehicles(draws: Draws, roster: Roster): VehicleSource[] {
  return Array.from({ length: draws.upTo(3) }, () => {
    const [vehicle] = roster.cars(1, draws.upTo(4) === 0 ? 'truck' : 'car');
    if (vehicle === undefined) throw new Error('A roster made no car.');
    return { ...vehicle, upgrades: upgrades.filter(() => draws.chance) };
  });
}

function anySide(draws: Draws, side: Side): SideMuster {
  const roster = new Roster(side, side.slice(0, 1));
  const some = (least: number, most: number): FigureSource[] =>
    Array.from({ length: least + draws.upTo(most) }, () => anybody(draws, roster));
  return {
    crew: some(1, 10),
    guards: side === 'defenders' ? roster.gangsters('hoodlum', draws.upTo(4)) : [],
    reserve: some(0, 8),
    vehicles: anyVehicles(draws, roster),
  };
}

/** Police in the attackers' place, with a reserve for a siege. */
function anyPolice(draws: Draws): SideMuster {
  const roster = new Roster('attackers', 'p');
  const force = { cars: 1 + draws.upTo(2), hasFeds: draws.chance };
  return { ...createPoliceForce(roster, draws.plain, force), reserve: roster.law('rookie', draws.upTo(6)) };
}

/** Any battle that could come to the table: any scenario, place, sizes, skills, arms and cars. */
export function randomMuster(seed: number): Muster {
  const draws = new Draws(seed);
  const scenario = draws.of(scenarioNames);
  const setting = draws.of(settings);
  const attackers = anySide(draws, 'attackers');
  const defenders = anySide(draws, 'defenders');
  const whole: Muster = {
    scenario,
    setting,
    attackers,
    defenders,
    target: null,
    lootPoints: draws.upTo(12),
    lootDice: draws.upTo(4),
  };
  switch (scenario) {
    case 'hit':
      return hitOn(draws, whole);
    case 'police-raid':
      return { ...whole, attackers: anyPolice(draws) };
    case 'siege':
      return draws.chance ? { ...whole, attackers: anyPolice(draws) } : whole;
    case 'raid':
      return draws.upTo(3) === 0 ? createClashMuster(setting, attackers, defenders) : whole;
    default:
      return whole;
  }
}

/** A Hit on one of the crew, or on an official with his police. */
function hitOn(draws: Draws, muster: Muster): Muster {
  const { defenders } = muster;
  if (draws.chance) {
    const roster = new Roster('defenders', 'o');
    const kind = draws.of(guardedOfficials);
    const source = { id: 'target', name: 'His Honor', smarts: 4 };
    const escort = createOfficialEscort(kind, source, roster, draws.plain);
    const crew = [escort.official, ...escort.guards];
    return { ...muster, target: 'target', defenders: { ...emptySide(), crew, vehicles: escort.vehicles } };
  }
  return { ...muster, target: defenders.crew[0]?.id ?? null };
}
