import type { Modifier } from '../../../../../../src-shared/words/dice.ts';
import type { FigureView } from '../../battle.ts';
import { gunsFired } from './ammunition.ts';
import {
  gunSkills,
  gunTable,
  takesTwoHands,
  type FireMode,
  type Gun,
} from '../../table/weapons.ts';

/** A gun that is ready, one way to fire it, and the dice it throws that way. */
export type FiringWay = { gun: Gun; mode: FireMode; dice: number };

/** A shot that could be taken: with which gun, how, and what is added to GATS. */
export type Shot = FiringWay & {
  gats: number;
  modifiers: Modifier[];
  /** Chance of each die to hit, 0 to 1. */
  chance: number;
};

/** [GATS-6, SK-44, SK-64] Every way a figure could fire now, whoever he fires at. */
export function readyWays(shooter: FigureView): FiringWay[] {
  const ways: FiringWay[] = [];
  for (const { gun, isEmpty, isJammed } of shooter.firearms) {
    if (isEmpty || isJammed || ways.some((way) => way.gun === gun)) continue;
    if (takesTwoHands(gun) && shooter.skills.includes('one-armed-man')) continue;
    const barrels = gunsFired(shooter, gun).length;
    for (const mode of gunTable[gun]) ways.push({ gun, mode, dice: mode.dice * barrels });
  }
  return ways;
}

/** [GATS-2, SK-46, SK-52, SK-53, SK-62] What a gun fired one way adds; null beyond its range. */
export function gunModifiers(
  way: FiringWay,
  inches: number,
  shooter: FigureView,
): Modifier[] | null {
  const { gun, mode } = way;
  if (inches > mode.longInches) return null;
  const modifiers: Modifier[] = [];
  if (inches > mode.shortInches) modifiers.push({ reason: 'long range', value: -1 });
  if (inches > mode.beyondInches) {
    modifiers.push({ reason: `beyond ${mode.beyondInches}″`, value: mode.beyondGats });
  }
  const skill = gunSkills[gun];
  if (skill !== undefined && shooter.skills.includes(skill)) {
    modifiers.push({ reason: skill.replaceAll('-', ' '), value: 1 });
  }
  return modifiers;
}

/** [GATS-4] Aiming counts for his next shot, and never for blazing. */
export function aimModifiers(way: FiringWay, shooter: FigureView, target: FigureView): Modifier[] {
  const isAimed = !way.mode.isBlazing && shooter.aimsAt === target.id;
  return isAimed ? [{ reason: aimedReason, value: 1 }] : [];
}

/** [GATS-1] GATS with everything added. */
export function modifiedGats(shot: Pick<Shot, 'gats' | 'modifiers'>): number {
  return shot.gats + added(shot.modifiers);
}

export function added(modifiers: readonly Modifier[]): number {
  let total = 0;
  for (const { value } of modifiers) total += value;
  return total;
}

/** [GATS-2, GATS-4] What a hit from this shot adds on Deadly Weapons: the gun, and aiming. */
export function deadlyModifiers(shot: Shot): Modifier[] {
  const isAimed = shot.modifiers.some((modifier) => modifier.reason === aimedReason);
  return [
    ...(isAimed ? [{ reason: aimedReason, value: 1 }] : []),
    ...(shot.mode.deadly === 0
      ? []
      : [{ reason: shot.gun.replaceAll('-', ' '), value: shot.mode.deadly }]),
  ];
}

/** Names the modifier of an aimed shot. */
export const aimedReason = 'aimed';

/** [SK-67] Names the modifier a Femme Fatale has once a scenario, on her first shot or swing. */
export const charmReason = 'Femme Fatale';

/** [GATS-1] Chance of one die: at exactly 0 a 1 must be confirmed; below 0 there is none. */
export function hitChance(gats: number, modified: number): number {
  if (modified < 0) return 0;
  if (modified === 0) return (1 / 6) * (Math.min(6, gats) / 6);
  return Math.min(6, modified) / 6;
}
