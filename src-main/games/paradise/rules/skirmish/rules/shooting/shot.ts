import type { Skill } from '#shared/games/paradise/people.ts';
import type { Modifier } from '#shared/words/dice.ts';
import type { FigureView } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listGunsFired, countMostFired } from './ammunition.ts';
import {
  guns,
  gunSkills,
  gunTable,
  isTwoHanded,
  type FireMode,
  type Gun,
} from '#main/games/paradise/rules/skirmish/table/weapons.ts';

/** A gun that is ready, one way to fire it, the dice it throws that way, and the skill that helps with it. */
export type FiringWay = {
  gun: Gun;
  mode: FireMode;
  dice: number;
  /** The modifier in words, beyond its distance. */
  skill: string | null;
  beyond: string;
};

/** A possible shot: its gun, its way, and its GATS modifiers. */
export type Shot = FiringWay & {
  gats: number;
  modifiers: Modifier[];
  /** Chance of each die to hit, 0 to 1. */
  chance: number;
};

/** [GATS-6, SK-44, SK-64] Lists the ways a figure can fire now, at any target. */
export function listReadyWays(shooter: FigureView): readonly FiringWay[] {
  let ways = noWays;
  for (const { gun, isEmpty, isJammed } of shooter.firearms) {
    if (isEmpty || isJammed || isAmong(ways, gun)) continue;
    const kind = findGunKind(gun);
    if (kind.takesTwoHands && shooter.skills.includes('one-armed-man')) continue;
    const isSkilled = kind.skill !== undefined && shooter.skills.includes(kind.skill);
    const fired = countMostFired(shooter, gun) === 1 ? 1 : listGunsFired(shooter, gun).length;
    const more = listFiringWays(gun, kind, fired, isSkilled);
    ways = ways.length === 0 ? more : [...ways, ...more];
  }
  return ways;
}

const noWays: readonly FiringWay[] = [];

function isAmong(ways: readonly FiringWay[], gun: Gun): boolean {
  for (const way of ways) if (way.gun === gun) return true;
  return false;
}

/** The facts of a gun that tactics read often: the ways to fire a number of it at once, by number and skill. */
type GunKind = { takesTwoHands: boolean; skill: Skill | undefined; ways: (readonly FiringWay[] | undefined)[] };

const kinds: Partial<Record<Gun, GunKind>> = {};

function findGunKind(gun: Gun): GunKind {
  return (kinds[gun] ??= { takesTwoHands: isTwoHanded(gun), skill: gunSkills[gun], ways: [] });
}

function listFiringWays(gun: Gun, { skill, ways }: GunKind, fired: number, isSkilled: boolean): readonly FiringWay[] {
  return (ways[fired * 2 + (isSkilled ? 1 : 0)] ??= gunTable[gun].map((mode) => ({
    gun,
    mode,
    dice: mode.dice * fired,
    skill: isSkilled ? (skill?.replaceAll('-', ' ') ?? null) : null,
    beyond: `beyond ${mode.beyondInches}″`,
  })));
}

/** Takes modifiers one by one: into a list for readers, or into a sum for tactics. */
export type AddModifier = (reason: string, value: number) => void;

/** The modifiers that are given, as a list. */
export function collectModifiers(give: (add: AddModifier) => void): Modifier[] {
  const modifiers: Modifier[] = [];
  give((reason, value) => {
    modifiers.push({ reason, value });
  });
  return modifiers;
}

/** [GATS-2] */
export function isInRange({ mode }: FiringWay, inches: number): boolean {
  return inches <= mode.longInches;
}

/** [GATS-2, SK-46, SK-52, SK-53, SK-62] Adds the modifiers of a gun fired one way within its range. */
export function addGun({ mode, skill, beyond }: FiringWay, inches: number, add: AddModifier): void {
  if (inches > mode.shortInches) add('long range', longRange);
  if (inches > mode.beyondInches) add(beyond, mode.beyondGats);
  if (skill !== null) add(skill, skilled);
}

const longRange = -1;
const skilled = 1;

/** Sums `addGun`. perf: tactics ask for it by the thousand, for every way of firing at everybody. */
export function sumGun({ mode, skill }: FiringWay, inches: number): number {
  return (
    (inches > mode.shortInches ? longRange : 0) +
    (inches > mode.beyondInches ? mode.beyondGats : 0) +
    (skill === null ? 0 : skilled)
  );
}

/** [GATS-4] Aiming counts for his next shot, and never for blazing. */
export function isAimed({ mode }: FiringWay, shooter: FigureView, target: FigureView): boolean {
  const { aimsAt } = shooter;
  return aimsAt !== null && !mode.isBlazing && aimsAt === target.id;
}

const gunNames = new Map(guns.map((gun) => [gun, gun.replaceAll('-', ' ')] as const));

/** A gun as the dice's purposes and modifiers call it. */
export function nameOfGun(gun: Gun): string {
  return gunNames.get(gun) ?? gun;
}

/** [GATS-1] GATS with everything added. */
export function computeModifiedGats(shot: Pick<Shot, 'gats' | 'modifiers'>): number {
  return shot.gats + sumModifiers(shot.modifiers);
}

export function sumModifiers(modifiers: readonly Modifier[]): number {
  let total = 0;
  for (const { value } of modifiers) total += value;
  return total;
}

/** [GATS-2, GATS-4] Lists a hit's modifiers on Deadly Weapons: the gun, and aiming. */
export function listDeadlyModifiers(shot: Shot): Modifier[] {
  const wasAimed = shot.modifiers.some((modifier) => modifier.reason === aimedReason);
  return [
    ...(wasAimed ? [{ reason: aimedReason, value: 1 }] : []),
    ...(shot.mode.deadly === 0 ? [] : [{ reason: nameOfGun(shot.gun), value: shot.mode.deadly }]),
  ];
}

/** Names the modifier of an aimed shot. */
export const aimedReason = 'aimed';

/** [SK-67] Names the modifier a Femme Fatale has once a scenario, on her first shot or swing. */
export const charmReason = 'Femme Fatale';

/** [GATS-1] Computes the chance of one die: at exactly 0 a 1 must be confirmed; below 0 there is none. */
export function hitChance(gats: number, modified: number): number {
  if (modified < 0) return 0;
  if (modified === 0) return (1 / 6) * (Math.min(6, gats) / 6);
  return Math.min(6, modified) / 6;
}
