import type { Modifier } from '../../../../src-shared/vocabulary/dice.ts';
import type { FireMode, Gun } from './weapons.ts';

/** A shot that could be taken: with which gun, how, and what is added to GATS. */
export type Shot = {
  gun: Gun;
  mode: FireMode;
  gats: number;
  modifiers: Modifier[];
  /** Chance of each die to hit, 0 to 1. */
  chance: number;
};

/** [GATS-1] GATS with everything added. */
export function modifiedGats(shot: Pick<Shot, 'gats' | 'modifiers'>): number {
  return shot.modifiers.reduce((total, modifier) => total + modifier.value, shot.gats);
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
