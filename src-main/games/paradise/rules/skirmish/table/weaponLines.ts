import type { Weapon } from '#shared/games/paradise/people.ts';
import { deadlyMelee, guns, gunTable, type FireMode, type Gun } from './weapons.ts';

const isGun = (weapon: Weapon): weapon is Weapon & Gun => (guns as readonly string[]).includes(weapon);

const formatSigned = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** [GATS-2, FIST-2] Returns a weapon's data for the table: ways to fire it, inches, dice and bonuses. */
export function describeWeaponLine(weapon: Weapon): string {
  if (isGun(weapon)) return gunTable[weapon].map(describeMode).join('; ');
  if (weapon === 'knife') return `hand to hand, Deadly Weapons ${formatSigned(deadlyMelee.knife ?? 0)}`;
  if (weapon === 'hand-weapon') return 'hand to hand, +1 to Brawling';
  return 'thrown or planted once; see its page of the rules';
}

function describeMode(mode: FireMode): string {
  const { isBlazing, shortInches, longInches, dice, beyondInches, beyondGats, deadly } = mode;
  const parts = [
    `${isBlazing ? 'blazing away' : 'aimed'} ${shortInches}″/${longInches}″`,
    `${dice} ${dice === 1 ? 'die' : 'dice'}`,
    ...(Number.isFinite(beyondInches) ? [`GATS ${formatSigned(beyondGats)} past ${beyondInches}″`] : []),
    ...(deadly === 0 ? [] : [`Deadly ${formatSigned(deadly)}`]),
  ];
  return parts.join(', ');
}
