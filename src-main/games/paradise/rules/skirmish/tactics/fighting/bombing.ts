import {
  canThrowTo,
  findDudBeside,
  relight,
  setBomb,
  throwBomb,
  throwGasoline,
  throwInches,
} from '#main/games/paradise/rules/skirmish/rules/bombs/bombs.ts';
import { isInFight, computeStat, type Battle, type FigureView } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listDynamiteBringers, listEverybody, listFighting } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { computeBlastSize, dynamiteTable } from '#main/games/paradise/rules/skirmish/rules/bombs/explosions.ts';
import {
  computeBearing,
  computeDistance,
  computeDistanceToRect,
  fanOut,
  findPointInDirection,
  isInside,
  type Point,
  type Rect,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { findBuildingAt } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { findHouseToBurn } from './flames.ts';
import type { Goal } from '../goals.ts';
import { isHarmless } from './aim.ts';
import { isFoe } from '#main/games/paradise/rules/skirmish/rules/foes.ts';

/** A thing to throw: how many sticks it is, and how far it reaches. */
type Missile = { kind: 'grenade' | 'dynamite' | 'gasoline'; sticks: number; radiusInches: number };

const nothing: readonly Missile[] = [];

/** Returns the missiles he can throw, the cheapest to him first. */
function listMissiles(figure: FigureView): readonly Missile[] {
  const sticks = Math.min(2, figure.dynamite);
  if (figure.grenades + sticks + figure.gasoline === 0) return nothing;
  return [
    ...(figure.grenades > 0 ? [createMissile('grenade', 1)] : []),
    ...(sticks > 0 ? [createMissile('dynamite', sticks)] : []),
    ...(sticks > 1 ? [createMissile('dynamite', 1)] : []),
    ...(figure.gasoline > 0 ? [createMissile('gasoline', 1)] : []),
  ];
}

function createMissile(kind: Missile['kind'], sticks: number): Missile {
  const blast = { at: { x: 0, y: 0 }, sticks, isHalf: false, what: '', stuntsModifier: 0 };
  return { kind, sticks, ...computeBlastSize({ ...blast, isThrown: true }) };
}

/** Enemies it takes to be worth a missile, friends and bystanders taken off. */
const enoughVictims = 1.9;

/** [BOMB-1 to BOMB-3] Throws his bomb where it hurts enemies most and no friends. */
export function throwAtCrowd(table: BattleTable, figure: FigureView, prize: string | null): boolean {
  const missiles = listMissiles(figure);
  if (missiles.length === 0) return false;
  let best: { missile: Missile; target: FigureView; worth: number } | null = null;
  for (const target of listFighting(table.state)) {
    if (target.isHidden || !isFoe(table.state, figure, target)) continue;
    const inches = computeDistance(target.at, figure.at);
    if (inches > throwInches || isHarmless(target, inches)) continue;
    for (const one of missiles) {
      if (inches < one.radiusInches + 2) continue;
      const worth = scoreVictims(table.state, figure, target, one.radiusInches, prize);
      if (worth < enoughVictims || worth <= (best?.worth ?? 0)) continue;
      if (canThrowTo(table.state, figure, target.at)) best = { missile: one, target, worth };
    }
  }
  if (best === null) return false;
  const at = { x: best.target.at.x, y: best.target.at.y };
  const { kind, sticks } = best.missile;
  if (kind === 'gasoline') throwGasoline(table, figure.id, at);
  else throwBomb(table, figure.id, at, { kind, sticks });
  return true;
}

/** [BOMB-3] A bottle against the wall of a wooden house full of enemies. */
export function burnHouse(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  if (figure.gasoline === 0) return false;
  const at = findHouseToBurn(table.state, figure, goal);
  if (at === null || !canThrowTo(table.state, figure, at)) return false;
  if (computeDistance(at, figure.at) < createMissile('gasoline', 1).radiusInches + 2) return false;
  throwGasoline(table, figure.id, at);
  return true;
}

function scoreVictims(
  battle: Battle,
  figure: FigureView,
  target: FigureView,
  radiusInches: number,
  prize: string | null,
): number {
  let worth = 0;
  for (const other of listFighting(battle)) {
    if (computeDistance(other.at, target.at) > radiusInches) continue;
    const isDanger = !isHarmless(other, computeDistance(other.at, figure.at));
    if (isDanger && isFoe(battle, figure, other)) worth += other.id === prize || other.isBoss ? 2 : 1;
    else worth -= other.side === figure.side ? 2 : 0.7;
  }
  return worth;
}

/** How near a wall a charge is set against it, and how many inside make it worth while. */
const wallInches = 1.2;
const enoughInside = 2;

/** Own cards until it explodes: one to get away. */
const fuseCards = 2;

/** [BOMB-4, SK-11] Dynamite against a house full of enemies, or a safe. */
export function setCharge(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  if (relightDud(table, figure, goal)) return true;
  if (!isBomber(figure)) return false;
  const { state } = table;
  const safe = Object.values(state.objectives).find(
    ({ kind, at }) => kind === 'safe' && computeDistance(at, figure.at) <= wallInches,
  );
  if (safe !== undefined && goal.kind === 'rob') {
    const sticks = safe.isVault === true ? Math.min(3, figure.dynamite) : 1;
    if (safe.isVault === true && sticks < 2) return false;
    setBomb(table, figure.id, { sticks, cards: fuseCards });
    return true;
  }
  const house = state.layout.buildings.find(
    ({ rect }) => !isInside(figure.at, rect) && computeDistanceToRect(figure.at, rect) <= carryInches,
  );
  const isLit = state.fuses.some(({ isDud }) => isDud !== true);
  if (house === undefined || isLit) return false;
  if (!isWorthBlasting(state, figure, house.rect, goal)) return false;
  if (computeDistanceToRect(figure.at, house.rect) > wallInches) {
    return moveToward(table, figure.id, findPlaceByWall(house.rect, figure.at), 'ran');
  }
  setBomb(table, figure.id, { sticks: Math.min(5, figure.dynamite), cards: fuseCards });
  return true;
}

/** [BOMB-4] Lights a dud again by a man beside it who has a chance. */
function relightDud(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  const dud = findDudBeside(table.state, figure);
  const skill = figure.skills.includes('bomber') ? 1 : 0;
  const hasChance = computeStat(figure, 'smarts') + skill >= 3;
  const isAtIt = goal.kind === 'take' || goal.kind === 'kill' || goal.kind === 'rob';
  if (dud === null || dud.side !== figure.side || !hasChance || !isAtIt) return false;
  relight(table, figure.id, fuseCards);
  return true;
}

/** How far a man runs with a lit cigar and a bundle. */
const carryInches = 14;

/** Finds the nearest place outside a house from which the charge is at its wall. */
function findPlaceByWall({ x, y, width, height }: Rect, at: Point): Point {
  const margin = wallInches * 0.6;
  return {
    x: Math.min(x + width + margin, Math.max(x - margin, at.x)),
    y: Math.min(y + height + margin, Math.max(y - margin, at.y)),
  };
}

/** Returns true for a man with dynamite who can set it. */
export function isBomber(figure: FigureView): boolean {
  if (figure.dynamite === 0 || figure.posture !== 'up') return false;
  const skill = figure.skills.includes('bomber') ? 1 : 0;
  return computeStat(figure, 'smarts') + skill >= 3;
}

/**
 * [BOMB-4] Returns true if a charge at the nearest wall reaches enough enemies, the target counting double, and no
 * friends in the house; others in it count by the chance that it collapses.
 */
function isWorthBlasting(battle: Battle, figure: FigureView, house: Rect, goal: Goal): boolean {
  if (goal.kind !== 'take' && goal.kind !== 'kill' && goal.kind !== 'rob') return false;
  const prize = goal.kind === 'kill' ? goal.target : null;
  const at = findPlaceByWall(house, figure.at);
  const sticks = Math.min(5, figure.dynamite);
  const { radiusInches } = computeBlastSize({ at, sticks, isHalf: false, what: '', stuntsModifier: 0 });
  const fall = (dynamiteTable[sticks - 1]?.buildingUpTo ?? 0) / 6;
  let victims = 0;
  for (const one of listEverybody(battle)) {
    if (!isInFight(one) || !isInside(one.at, house)) continue;
    if (one.side === figure.side) return false;
    if (!isFoe(battle, figure, one)) continue;
    const share = computeDistance(one.at, at) <= radiusInches ? 1 : fall;
    victims += share * (one.id === prize ? enoughInside : 1);
  }
  return victims >= enoughInside;
}

/** How near a house one waits for a charge to go off, and from how far a bomber still counts. */
const waitingInches = 7;
const bomberInches = 26;

/**
 * Returns true if he should stay out of a house because one of his side is about to blow it up, or has lit the fuse.
 */
export function shouldWaitForBlast(battle: Battle, figure: FigureView, goal: Goal): boolean {
  const house = battle.layout.buildings[0]?.rect;
  if (house === undefined || computeDistanceToRect(figure.at, house) > waitingInches) return false;
  const isOurs = ({ at, side, isDud }: Battle['fuses'][number]): boolean =>
    isDud !== true && side === figure.side && computeDistanceToRect(at, house) <= 2;
  if (battle.fuses.some(isOurs)) return true;
  const bomber = listDynamiteBringers(battle).find(
    (one) =>
      isBomber(one) &&
      one.side === figure.side &&
      one.id !== figure.id &&
      one.carId === null &&
      computeDistanceToRect(one.at, house) <= bomberInches,
  );
  return bomber !== undefined && isWorthBlasting(battle, bomber, house, goal);
}

/** Away from a fuse that burns too near. */
export function clearOfFuses(table: BattleTable, figure: FigureView): boolean {
  const { layout, fuses } = table.state;
  if (fuses.length === 0) return false;
  const fuse = fuses.find(
    ({ at, sticks, isHalf, isDud }) =>
      isDud !== true &&
      computeDistance(at, figure.at) <=
        computeBlastSize({ at, sticks, isHalf, what: '', stuntsModifier: 0 }).radiusInches + 0.3,
  );
  if (fuse === undefined) return false;
  const away = computeBearing(fuse.at, figure.at);
  const to = fanOut(away, [40, 80])
    .map((degrees) => findPointInDirection(figure.at, degrees, 8))
    .find(
      (point) =>
        point.x > 0.5 &&
        point.y > 0.5 &&
        point.x < layout.width - 0.5 &&
        point.y < layout.height - 0.5 &&
        findBuildingAt(layout, point)?.id === findBuildingAt(layout, figure.at)?.id,
    );
  return to !== undefined && moveToward(table, figure.id, to, 'ran');
}
