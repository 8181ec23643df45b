import type { HireableProfile } from '../../../../src-shared/vocabulary/paradise/people.ts';
import type { Dice } from '../../../kernel/dice.ts';
import type { Allegiance } from './battle.ts';
import { lawFigure, rackFigure, type FigureSource } from './figures.ts';
import type { LawProfile } from './lawTable.ts';
import type { Gun, Melee } from './weapons.ts';

/** What a profile carries unless a roster says otherwise. */
const usualArms: Readonly<Record<HireableProfile, { guns: Gun[]; melee: Melee }>> = {
  boss: { guns: ['pistol'], melee: 'fists' },
  accountant: { guns: [], melee: 'fists' },
  torpedo: { guns: ['tommy-gun', 'pistol'], melee: 'knife' },
  enforcer: { guns: ['tommy-gun', 'pistol'], melee: 'fists' },
  moll: { guns: ['purse-gun'], melee: 'fists' },
  hoodlum: { guns: ['pistol'], melee: 'fists' },
  slugger: { guns: [], melee: 'club' },
  punk: { guns: [], melee: 'club' },
};

/** Names figures so that no two of a battle share an id. */
export class Roster {
  private made = 0;
  readonly side: Allegiance;
  private readonly prefix: string;

  constructor(side: Allegiance, prefix: string) {
    this.side = side;
    this.prefix = prefix;
  }

  gangsters(
    profile: HireableProfile,
    count: number,
    arms: { guns: Gun[]; melee: Melee } = usualArms[profile],
  ): FigureSource[] {
    return Array.from({ length: count }, () => rackFigure(this.nextId(), this.side, profile, arms));
  }

  law(profile: LawProfile, count: number, guns: Gun[] = ['pistol']): FigureSource[] {
    return Array.from({ length: count }, () => lawFigure(this.nextId(), this.side, profile, guns));
  }

  private nextId(): string {
    this.made += 1;
    return `${this.prefix}${this.made}`;
  }
}

export function d6(dice: Dice, purpose: string): number {
  return dice.faces({ purpose, count: 1 })[0] ?? 1;
}

/** [SCN-10] One car of police: D6 Beat Cops, the rest Rookies, six in all, with a long gun or two. */
export function policeCar(roster: Roster, dice: Dice): FigureSource[] {
  const cops = Math.min(6, d6(dice, 'Beat Cops in the car'));
  return [
    ...roster.law('beat-cop', 1, ['pump-shotgun', 'pistol']),
    ...roster.law('beat-cop', cops - 1, ['pistol']),
    ...roster.law('rookie', 6 - cops, ['pistol']),
  ];
}

/** [SCN-10] Five Agents in place of one police car. */
export function federalCar(roster: Roster): FigureSource[] {
  return [
    ...roster.law('agent', 2, ['tommy-gun', 'pistol']),
    ...roster.law('agent', 3, ['pump-shotgun', 'pistol']),
  ];
}
