import type { HireableProfile } from '#shared/games/paradise/people.ts';
import type { Dice } from '#kernel/dice/dice.ts';
import type { LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';
import { createLawFigure, createRackFigure } from '../table/figures.ts';
import type { Allegiance } from '../table/sides.ts';
import type { Gun, Melee } from '../table/weapons.ts';

/** The usual weapons of a profile; a roster may say otherwise. */
const usualArms: Readonly<Record<HireableProfile, { guns: Gun[]; melee: Melee }>> = {
  boss: { guns: ['pistol'], melee: 'club' },
  accountant: { guns: [], melee: 'club' },
  torpedo: { guns: ['tommy-gun', 'pistol'], melee: 'knife' },
  enforcer: { guns: ['tommy-gun', 'pistol'], melee: 'club' },
  moll: { guns: ['purse-gun'], melee: 'club' },
  hoodlum: { guns: ['pistol'], melee: 'club' },
  slugger: { guns: [], melee: 'club' },
  punk: { guns: [], melee: 'club' },
};

/** Names figures so that no two of a battle share an id. */
export class Roster {
  private made: number;
  readonly side: Allegiance;
  private readonly prefix: string;
  private readonly battle: number;

  /** `made`: how many of this prefix there are already; `battle`: the number of the battle, which has names of its own. */
  constructor(side: Allegiance, prefix: string, made = 0, battle = 0) {
    this.side = side;
    this.prefix = prefix;
    this.made = made;
    this.battle = battle;
  }

  gangsters(
    profile: HireableProfile,
    count: number,
    arms: { guns: Gun[]; melee: Melee } = usualArms[profile],
  ): FigureSource[] {
    return makeMany(count, () => createRackFigure(this.nextId(), this.side, profile, arms, this.battle));
  }

  law(profile: LawProfile, count: number, guns: Gun[] = ['pistol']): FigureSource[] {
    return makeMany(count, () => createLawFigure(this.nextId(), this.side, profile, guns, this.battle));
  }

  /** The next cars of a side, without upgrades. */
  cars(count: number, kind: VehicleSource['kind'] = 'car'): VehicleSource[] {
    return makeMany(count, () => ({ id: `${this.nextId()}-${kind}`, kind, upgrades: [] }));
  }

  private nextId(): string {
    this.made += 1;
    return formatNumberedId(this.prefix, this.made);
  }
}

/** Makes so many of something, one after the other. */
function makeMany<T>(count: number, make: () => T): T[] {
  const all: T[] = [];
  while (all.length < count) all.push(make());
  return all;
}

/** The id of one of many strangers of a kind. */
export function formatNumberedId(prefix: string, number: number): string {
  return `${prefix}${number}`;
}

export function rollD6(dice: Dice, purpose: string): number {
  return dice.faces({ purpose, count: 1 })[0] ?? 1;
}
