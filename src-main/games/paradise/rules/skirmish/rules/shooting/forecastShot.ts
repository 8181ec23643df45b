import type { Battle, FigureView } from '#main/games/paradise/rules/skirmish/battle.ts';
import { findDeathChance } from '../injury.ts';
import { groupAround } from './shooting.ts';
import { hitChance, listDeadlyModifiers, type Shot } from './shot.ts';

/** The chances of one shot or burst, 0 to 1. */
export type ShotForecast = {
  /** His target is hit, or the car that the target is in. */
  hit: number;
  /** He is hit or flinches; null where no miss makes anybody flinch. */
  pinned: number | null;
};

/** [GATS-1, GATS-5, CAR-9] Computes what a shot does to its target; all around him are hit as often as he. */
export function forecastShot(battle: Battle, shooter: FigureView, target: FigureView, shot: Shot): ShotForecast {
  const car = target.carId === null ? undefined : battle.cars[target.carId];
  const dice = shot.dice;
  if (car !== undefined) {
    const isArmored = car.upgrades.includes('bulletproof') && shot.gun !== 'heavy-machine-gun';
    const through = isArmored ? Math.min(6, shot.gats) / 6 : 1;
    return { hit: 1 - (1 - shot.chance * through) ** dice, pinned: null };
  }
  const group = groupAround(battle, shooter, target);
  const deadly = listDeadlyModifiers(shot);
  const deaths = group.map((one) => findDeathChance(one, deadly));
  const deathChance = deaths.reduce((sum, one) => sum + one, 0) / deaths.length;
  let hit = 0;
  for (let hits = 1; hits <= dice; hits += 1) {
    hit += computeBinomial(dice, hits, shot.chance) * computeShare(hits, group.length, deathChance);
  }
  // A near miss makes all of them flinch.
  const near = Math.max(0, hitChance(shot.gats, shot.gats) - shot.chance);
  const spared = 1 - near - shot.chance / group.length;
  const canPin = shot.mode.isBlazing && near > 0;
  return { hit, pinned: canPin ? Math.max(hit, 1 - Math.max(0, spared) ** dice) : null };
}

/** Computes how likely one of a group is among those whom a number of hits find, if the dead are not hit again. */
function computeShare(hits: number, men: number, deathChance: number): number {
  if (hits === 0) return 0;
  if (men <= 1) return 1;
  const another = (men - 1) / men;
  const afterDeath = computeShare(hits - 1, men - 1, deathChance);
  const afterWound = computeShare(hits - 1, men, deathChance);
  return 1 / men + another * (deathChance * afterDeath + (1 - deathChance) * afterWound);
}

export function computeBinomial(dice: number, hits: number, chance: number): number {
  let ways = 1;
  for (let i = 0; i < hits; i += 1) ways = (ways * (dice - i)) / (i + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}
