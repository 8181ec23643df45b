import type { Dice } from '../../../../kernel/dice.ts';
import { lawFigure } from '../figures.ts';
import type { LawProfile } from '../lawTable.ts';
import { emptySide, type SideMuster } from '../muster.ts';
import type { FigureSource } from '../sources.ts';
import { d6, type Roster } from './forces.ts';

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

/** [SCN-10] One car of police for each Loot die, Feds in the first if they come along. */
export function policeForce(
  roster: Roster,
  dice: Dice,
  force: { cars: number; hasFeds: boolean },
): SideMuster {
  const crews = Array.from({ length: Math.max(1, force.cars) }, (_, i) =>
    i === 0 && force.hasFeds ? federalCar(roster) : policeCar(roster, dice),
  );
  return {
    ...emptySide(),
    crew: crews.flat(),
    vehicles: roster
      .cars(crews.length)
      .map((car, i) => ({ ...car, aboard: (crews[i] ?? []).map(({ id }) => id) })),
  };
}

/** Policemen or street boys who belong to no roster and are made when they come. */
export function rackFree(profile: LawProfile, prefix: string, count: number): FigureSource[] {
  return Array.from({ length: count }, (_, i) =>
    lawFigure(`${prefix}${i + 1}`, 'defenders', profile, ['pistol']),
  );
}
