import {
  computeStat,
  type Battle,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFightersAfoot, listOtherFighters, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { needsReload, hasLoadedGun } from '#main/games/paradise/rules/skirmish/rules/shooting/ammunition.ts';
import { computeDistance, type Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import {
  groupInches,
  isHeldBack,
  isHitWith,
  findShotWith,
} from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import {
  sumModifiers,
  sumGun,
  hitChance,
  isAimed,
  isInRange,
  listReadyWays,
  type Shot,
  type FiringWay,
} from '#main/games/paradise/rules/skirmish/rules/shooting/shot.ts';
import {
  addCover,
  addOpen,
  listShotModifiers,
} from '#main/games/paradise/rules/skirmish/rules/shooting/shotModifiers.ts';
import { findSight, type Sight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { isMachineGun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { isFoe, findEnemyInReach } from '#main/games/paradise/rules/skirmish/rules/foes.ts';

/** A target, the way to fire at it, and the promise of the shot. */
export type Aim = { target: FigureView; way: FiringWay; worth: number };

/** A shot at a target, and its promise. */
export type ShotChance = { target: FigureView; shot: Shot; worth: number };

/** The worth of a hit by its modifier on Deadly Weapons: how likely it stops a man. */
const severities = [0.65, 1, 1.4, 1.7] as const;
const leastDeadly = -1;

/** The worth of a flinch against a hit, and of a gun that must be reloaded against one that need not. */
const flinchWorth = 0.2;
const reloadTax = 0.65;

/** Scores firing this way at a modified GATS: hits by their severity, and flinches. */
function scoreFiring(way: FiringWay, gats: number, modified: number, isAimed: boolean): number {
  const { mode, dice } = way;
  const chance = hitChance(gats, modified);
  const deadly = severities[mode.deadly + (isAimed ? 1 : 0) - leastDeadly] ?? 1;
  const flinches = mode.isBlazing ? Math.max(0, hitChance(gats, gats) - chance) : 0;
  const isSpent = mode.isBlazing;
  const tax = isSpent ? (isMachineGun(way.gun) ? (1 + reloadTax) / 2 : reloadTax) : 1;
  return dice * (chance * deadly + flinches * flinchWorth) * tax;
}

/** Distance that a man without a gun charges. */
export const chargeInches = 9;

/** [CARD-3, PO-2] Returns true if an unarmed citizen who rose is too far off to be any danger: nobody shoots at him. */
export function isHarmless(other: FigureView, inches: number): boolean {
  return other.side === 'civilians' && inches > chargeInches && !hasLoadedGun(other);
}

/** The worth of hitting a man on the run, who does no harm any more. */
const runawayWorth = 0.4;

/** Weighs a target against any other. */
function weighTarget(target: FigureView, prize: FigureId | null): number {
  const plain = target.hasPanicked ? runawayWorth : target.isBoss ? 1.3 : 1;
  const prey = target.id === prize ? 2.5 : plain;
  return prey * (target.posture === 'down' ? 0.6 : 1);
}

/** The cost of a hit on a friend against one on an enemy, and of one on a bystander (PO-2). */
const friendCost = 2;
const bystanderCost = 1.5;

/**
 * [GATS-5, PO-2] Computes the share of a shot's promise if its hits fall on anyone within 2" of the target, who counts
 * by his weight. The law never fires past a bystander.
 */
function shareOfGroup(battle: Battle, shooter: FigureView, target: FigureView, weight: number): number {
  if (target.carId !== null) return 1;
  const isLawful = shooter.kind !== 'gangster';
  let sum = weight;
  let count = 1;
  const { at } = target;
  for (const one of listFightersAfoot(battle)) {
    // Nearly everybody is too far away, and along one axis alone.
    if (Math.abs(one.at.x - at.x) > groupInches || Math.abs(one.at.y - at.y) > groupInches) continue;
    if (!isHitWith(battle, shooter, target, one)) continue;
    count += 1;
    if (isFoe(battle, shooter, one)) sum += 1;
    else if (one.side === shooter.side) sum -= friendCost;
    else if (isLawful) return 0;
    else sum -= bystanderCost;
  }
  return count === 1 ? 1 : Math.max(0, sum / (weight * count));
}

/** Adds up modifiers, which tactics do not list. */
const tally = {
  sum: 0,
  add(_reason: string, value: number): void {
    tally.sum += value;
  },
};

/** Scores the modifiers of the shooter's or the target's position for any shot. */
function scoreExposure(battle: Battle, shooter: FigureView | null, target: FigureView | null): number {
  tally.sum = 0;
  addOpen(tally.add, battle, shooter, target);
  return tally.sum;
}

function scoreCover(battle: Battle, shooter: FigureView, target: FigureView, cover: Sight['cover']): number {
  tally.sum = 0;
  addCover(tally.add, battle, shooter, target, cover);
  return tally.sum;
}

/**
 * Scores a way of firing over so many inches, if a hit counts as one: for a shooter's GATS, and with all modifiers
 * but the way's own range and aiming.
 */
function promiseOver(way: FiringWay, inches: number, gats: number, modified: number, isAim: boolean): number {
  if (!isInRange(way, inches)) return 0;
  const sum = modified + (isAim ? 1 : 0) + sumGun(way, inches);
  return sum < 0 ? 0 : scoreFiring(way, gats, sum, isAim);
}

/** A place without a figure. */
const nowhere: Point = { x: Number.NaN, y: Number.NaN };

/** Finds the farthest range of these ways. */
function findFarthestRange(ways: readonly FiringWay[]): number {
  let farthest = 0;
  for (const { mode } of ways) farthest = Math.max(farthest, mode.longInches);
  return farthest;
}

/** Finds the most that any of these ways promises at no distance at all, aimed or not. */
function findBestAtHand(ways: readonly FiringWay[], gats: number, open: number, aims: boolean): number {
  let most = 0;
  for (const way of ways) {
    const isAim = aims && !way.mode.isBlazing;
    most = Math.max(most, promiseOver(way, 0, gats, open, isAim));
  }
  return most;
}

/**
 * Finds the most that any of these ways promises over so many inches, possibly aimed, and stores each promise in
 * `promises`.
 */
function findBestOver(
  promises: number[],
  ways: readonly FiringWay[],
  figure: FigureView,
  target: FigureView,
  inches: number,
  gats: number,
  modified: number,
): number {
  let most = 0;
  for (let i = 0; i < ways.length; i += 1) {
    const way = ways[i];
    if (way === undefined) continue;
    const promise = promiseOver(way, inches, gats, modified, isAimed(way, figure, target));
    promises[i] = promise;
    if (promise > most) most = promise;
  }
  return most;
}

/** The least expected hits for which a man on foot fires. */
export const worthwhile = 0.12;

/** The best shot a figure has now with all that adds to it, or null where none promises more than `least`. */
export function findBestShot(
  battle: Battle,
  figure: FigureView,
  prize: FigureId | null = null,
  least = 0,
): ShotChance | null {
  const aim = findBestAim(battle, figure, prize, least);
  if (aim === null) return null;
  const { target, way, worth } = aim;
  const common = listShotModifiers(battle, figure, target);
  const shot = common === null ? null : findShotWith(way, figure, target, common);
  return shot === null ? null : { target, shot, worth };
}

/** Scores the best shot of a figure; 0 where none promises more than `least`. */
export function scoreBestShot(battle: Battle, figure: FigureView, least = 0): number {
  return findBestAim(battle, figure, null, least)?.worth ?? 0;
}

/**
 * Returns the target a figure would shoot at now and how, or null where nothing promises more than `least`.
 * Candidates that cannot beat the best so far are skipped.
 */
export function findBestAim(battle: Battle, figure: FigureView, prize: FigureId | null, least = 0): Aim | null {
  const ways = listReadyWays(figure);
  if (ways.length === 0) return null;
  const gats = computeStat(figure, 'gats');
  const aims = figure.aimsAt !== null;
  /** The promise of each way against the current target. */
  const promises: number[] = [];
  // Added up once there is anybody in range.
  let own: number | null = null;
  let target: FigureView | null = null;
  let way: FiringWay | null = null;
  let most = least;
  let atHand = 0;
  let atHandOf = Number.NaN;
  const farthest = findFarthestRange(ways);
  // Figures of one car share their place: range and sight of one hold for all.
  let outOfReach: Point = nowhere;
  const ground = findGround(battle);
  for (const other of listOtherFighters(battle, figure.side)) {
    const { at } = other;
    if (at.x === outOfReach.x && at.y === outOfReach.y) continue;
    // Most of hundreds are out of range, so range is tested before allegiance.
    const inches = computeDistance(figure.at, at);
    if (inches > farthest) {
      outOfReach = at;
      continue;
    }
    if (other.isHidden || !isFoe(battle, figure, other) || isHarmless(other, inches)) continue;
    own ??= gats + scoreExposure(battle, figure, null);
    const weight = weighTarget(other, prize);
    const open = own + scoreExposure(battle, null, other);
    if (open !== atHandOf) {
      atHand = findBestAtHand(ways, gats, open, aims);
      atHandOf = open;
    }
    if (atHand * weight <= most) continue;
    let promise = findBestOver(promises, ways, figure, other, inches, gats, open);
    if (promise * weight <= most) continue;
    const sight = findSight(ground, figure.at, at);
    if (!sight.isClear) {
      outOfReach = at;
      continue;
    }
    if (isHeldBack(battle, figure, other)) continue;
    const cover = scoreCover(battle, figure, other, sight.cover);
    if (cover !== 0) promise = findBestOver(promises, ways, figure, other, inches, gats, open + cover);
    // Figures beside a target of full weight never add to a shot at him.
    if (weight >= 1 && promise * weight <= most) continue;
    const share = shareOfGroup(battle, figure, other, weight);
    for (let i = 0; i < ways.length; i += 1) {
      const worth = (promises[i] ?? 0) * weight * share;
      if (worth <= most) continue;
      most = worth;
      way = ways[i] ?? null;
      target = other;
    }
  }
  return way === null || target === null ? null : { target, way, worth: most };
}

/** Returns true if aiming first and then firing beats firing twice. */
export function isWorthAiming(shot: Shot): boolean {
  if (shot.mode.isBlazing || shot.modifiers.some(({ reason }) => reason === 'aimed')) return false;
  const { gats, modifiers } = shot;
  const modified = gats + sumModifiers(modifiers);
  return scoreFiring(shot, gats, modified + 1, true) > 2 * scoreFiring(shot, gats, modified, false);
}

/** The worth of recovering a man, and of loading a gun. */
const recoveryWorth = 0.3;
const reloadWorth = 0.2;

/** The worth of an action on the run. */
const flightWorth = 0.15;

/**
 * Scores a card for a figure: recovering, his best shot, or a blow within reach. A shot that promises no more than
 * `least` counts for nothing.
 */
export function scorePromise(battle: Battle, figure: FigureView, least = 0): number {
  if (figure.missesCards > 0) return 0;
  if (figure.hasPanicked) return figure.lame === 'lies' ? 0 : flightWorth;
  if (figure.prisoners.length > 0) return figure.recovery > 0 ? recoveryWorth : 0;
  const isFit = figure.posture === 'up' || figure.lame === 'lies';
  if (!isFit || figure.recovery > 0 || figure.isNervous) return recoveryWorth;
  if (needsReload(battle, figure)) return reloadWorth;
  const shot = findBestAim(battle, figure, null, least)?.worth ?? 0;
  const contact = findEnemyInReach(battle, figure, 8) === null ? 0 : computeStat(figure, 'fists') / 12;
  return Math.max(shot, contact);
}

/** [CARD-2] For a low card: the figure with most to gain. */
export function findBestActor(battle: Battle, able: readonly FigureView[]): FigureView | null {
  let best: FigureView | null = null;
  let most = -1;
  for (const figure of able) {
    // A shot no better than another man's needs no exact score.
    const promise = figure.isBoss
      ? scorePromise(battle, figure) + 0.01
      : scorePromise(battle, figure, Math.max(0, most));
    if (promise > most) {
      most = promise;
      best = figure;
    }
  }
  return best;
}
