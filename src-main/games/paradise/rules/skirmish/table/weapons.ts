import { formatSigned } from '#shared/words/text.ts';
import type { Skill, Weapon } from '#shared/games/paradise/people.ts';

/** [GATS-2] */
export const guns = [
  'purse-gun',
  'pistol',
  'carbine',
  'rifle',
  'high-powered-rifle',
  'pump-shotgun',
  'double-barreled-shotgun',
  'tommy-gun',
  'bar',
  'light-machine-gun',
  'heavy-machine-gun',
] as const;
export type Gun = (typeof guns)[number];

/** The weapon in the other hand: fists, a club (+1 Brawling), a knife or an axe (Deadly Weapons). */
export type Melee = 'fists' | 'club' | 'knife' | 'axe' | 'smashing-tool';

/** One way to fire a gun. Inches; dice thrown an action. */
export type FireMode = {
  isBlazing: boolean;
  shortInches: number;
  longInches: number;
  dice: number;
  /** Added to GATS beyond this distance, in addition to the range modifier. */
  beyondInches: number;
  beyondGats: number;
  deadly: number;
};

function createMode(
  isBlazing: boolean,
  shortInches: number,
  longInches: number,
  dice: number,
  extras: Partial<FireMode> = {},
): FireMode {
  return { isBlazing, shortInches, longInches, dice, beyondInches: Infinity, beyondGats: 0, deadly: 0, ...extras };
}

const shotgun = [createMode(false, 8, 24, 2), createMode(true, 6, 18, 4, { beyondInches: 3, beyondGats: -1 })] as const;

/** [GATS-2] Every gun's ways to fire, as the table prints them. */
export const gunTable: Readonly<Record<Gun, readonly FireMode[]>> = {
  'purse-gun': [createMode(false, 2, 6, 1, { deadly: -1 })],
  pistol: [createMode(false, 8, 24, 1), createMode(true, 4, 12, 3, { beyondInches: 3, beyondGats: -2 })],
  carbine: [createMode(false, 12, 36, 1)],
  rifle: [createMode(false, 18, 48, 1)],
  'high-powered-rifle': [createMode(false, 24, 72, 1, { deadly: 1 })],
  'pump-shotgun': shotgun,
  'double-barreled-shotgun': shotgun,
  'tommy-gun': [createMode(true, 6, 24, 6, { beyondInches: 3, beyondGats: -2 })],
  bar: [createMode(true, 12, 48, 5, { beyondInches: 3, beyondGats: -1 })],
  'light-machine-gun': [createMode(true, 24, 60, 7, { beyondInches: 24, beyondGats: -1 })],
  'heavy-machine-gun': [createMode(true, 24, 72, 7, { beyondInches: 24, beyondGats: -1, deadly: 1 })],
};

/** [SK-46, SK-52, SK-53, SK-62] The skill that adds 1 to GATS with a gun. */
export const gunSkills: Readonly<Partial<Record<Gun, Skill>>> = {
  'purse-gun': 'pistoleer',
  pistol: 'pistoleer',
  carbine: 'sharpshooter',
  rifle: 'sharpshooter',
  'high-powered-rifle': 'sharpshooter',
  'pump-shotgun': 'shotgunner',
  'double-barreled-shotgun': 'shotgunner',
  'tommy-gun': 'tommy-gunner',
  bar: 'tommy-gunner',
};

/** [SK-44] Returns true for a gun that is not fired with one hand. */
export function isTwoHanded(gun: Gun): boolean {
  return gun !== 'pistol' && gun !== 'purse-gun';
}

export function isMachineGun(gun: Gun): boolean {
  return gunTable[gun].every((way) => way.isBlazing);
}

/** [FIST-2] Melee weapons that wound by Deadly Weapons instead of Brawling, with their modifier. */
export const deadlyMelee: Readonly<Partial<Record<Melee, number>>> = { knife: 0, axe: 1, 'smashing-tool': 1 };

const isGun = (weapon: Weapon): weapon is Weapon & Gun => (guns as readonly string[]).includes(weapon);

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
