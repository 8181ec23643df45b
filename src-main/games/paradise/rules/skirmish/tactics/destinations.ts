import { isInFight, isOnTable, isStanding, type Battle, type FigureView, type Side } from '../battle.ts';
import { listEverybody, listFightingEnemies, listFighters, findGround } from '../battleIndex.ts';
import { listPosts } from '../table/coverSpots.ts';
import {
  computeBearing,
  computeDistance,
  fanOut,
  findPointInDirection,
  isInside,
  type Point,
} from '../table/geometry.ts';
import { findBuildingAt } from '../table/layout.ts';
import { canStand, canWalk } from '../table/terrain.ts';
import { findWay } from '../table/ways.ts';
import { listLyingLoot, reachInches } from '../rules/premises.ts';
import { findNearestFighter } from './errands.ts';
import { findNearestEdge } from './cars/getaway.ts';
import { isBomber } from './fighting/bombing.ts';
import type { Goal } from './goals.ts';
import { hasLoadedGun } from '../rules/shooting/ammunition.ts';

/** Finds the next place of a figure's goal, or null to stay. */
export function findDestination(battle: Battle, figure: FigureView, goal: Goal): Point | null {
  switch (goal.kind) {
    case 'fight':
      return findNearestEnemyPlace(battle, figure);
    case 'take':
      return findNearestEnemyInside(battle, figure, goal.building) ?? goal.at;
    case 'hold':
      return findHoldingPlace(battle, figure, goal);
    case 'stand':
      return findWayTo(figure, goal.at, postInches);
    case 'guard':
      return findWayTo(figure, findTargetPlace(battle, goal.figure), guardInches);
    case 'rob':
      return findNearestLoot(battle, figure);
    case 'kill':
      return findTargetPlace(battle, goal.target) ?? findNearestEnemyPlace(battle, figure);
    case 'escape':
      return goal.exit;
    case 'leave':
      return findNearestEdge(battle, figure.at);
    case 'seize':
    case 'pursue':
      return findCarPlace(battle, goal.car) ?? findNearestEnemyPlace(battle, figure);
  }
}

function copyPoint(at: Point): Point {
  return { x: at.x, y: at.y };
}

/** Distance of a bodyguard from his man. */
const guardInches = 2.5;

/** Finds the place to go to, or null if he is near enough. */
function findWayTo(figure: FigureView, to: Point | null, inches: number): Point | null {
  return to === null || computeDistance(to, figure.at) <= inches ? null : copyPoint(to);
}

function findTargetPlace(battle: Battle, id: string): Point | null {
  const target = battle.figures[id];
  return target === undefined || target.posture === 'gone' ? null : copyPoint(target.at);
}

function findCarPlace(battle: Battle, id: string): Point | null {
  const car = battle.cars[id];
  return car === undefined || car.isWrecked || car.isOffTable ? null : copyPoint(car.at);
}

function listFoes(battle: Battle, figure: FigureView): readonly FigureView[] {
  if (figure.side === 'civilians') {
    return battle.risenAgainst === null ? [] : listFighters(battle, battle.risenAgainst);
  }
  return listFightingEnemies(battle, figure).filter(isStanding);
}

function findNearestPoint(figure: FigureView, others: readonly FigureView[]): Point | null {
  let nearest: FigureView | null = null;
  let least = Infinity;
  for (const other of others) {
    const there = computeDistance(other.at, figure.at);
    if (there >= least) continue;
    least = there;
    nearest = other;
  }
  return nearest === null ? null : copyPoint(nearest.at);
}

/** Distance of a gunman from a car; men without guns avoid its way. */
const carInches = 16;

/** Finds the nearest enemy on foot. A man with a gun keeps within range of enemies in cars, and no nearer. */
function findNearestEnemyPlace(battle: Battle, figure: FigureView): Point | null {
  const foes = listFoes(battle, figure);
  const onFoot = findNearestPoint(
    figure,
    foes.filter(({ carId }) => carId === null),
  );
  if (onFoot !== null || !hasLoadedGun(figure)) return onFoot;
  const inCar = findNearestPoint(figure, foes);
  return inCar !== null && computeDistance(inCar, figure.at) > carInches ? inCar : null;
}

function findNearestEnemyInside(battle: Battle, figure: FigureView, building: string): Point | null {
  const house = battle.layout.buildings.find(({ id }) => id === building);
  if (house === undefined) return null;
  return findNearestPoint(
    figure,
    listFoes(battle, figure).filter((foe) => isInside(foe.at, house.rect)),
  );
}

/** Finds the place of a man who holds a house: the telephone, an enemy inside, or a free post. */
function findHoldingPlace(battle: Battle, figure: FigureView, goal: Extract<Goal, { kind: 'hold' }>): Point | null {
  const phone = Object.values(battle.objectives).find(({ kind }) => kind === 'telephone');
  const side = figure.side as Side;
  if (phone !== undefined && !phone.isDestroyed && !battle.phoned[side]) {
    const isNearest = findNearestFighter(battle, side, phone.at)?.id === figure.id;
    if (isNearest && computeDistance(phone.at, figure.at) <= reachInches) return null;
    if (isNearest) return copyPoint(phone.at);
  }
  if (findBuildingAt(battle.layout, figure.at)?.id !== goal.building) return goal.at;
  return findNearestEnemyInside(battle, figure, goal.building) ?? findFreePost(battle, figure, goal.building);
}

/** Distance of a man from his post, and between two posts. */
const postInches = 0.8;

/** Finds the nearest post in the house where nobody stands; null if he has one. */
function findFreePost(battle: Battle, figure: FigureView, building: string): Point | null {
  if (figure.firearms.length === 0) return null;
  let best: Point | null = null;
  let least = Infinity;
  for (const spot of listPosts(findGround(battle), building)) {
    const inches = computeDistance(spot, figure.at);
    if (inches <= postInches) return null;
    if (inches >= least || isTaken(battle, figure, spot)) continue;
    least = inches;
    best = spot;
  }
  return best;
}

function isTaken(battle: Battle, figure: FigureView, spot: Point): boolean {
  return listEverybody(battle).some(
    (other) =>
      other.id !== figure.id &&
      other.side === figure.side &&
      isOnTable(other) &&
      isInFight(other) &&
      computeDistance(other.at, spot) <= postInches,
  );
}

/** [SCN-1a] Returns true if he carries enough to open it. */
function canOpen(figure: FigureView, { isVault }: { isVault?: boolean | undefined }): boolean {
  return figure.dynamite >= (isVault === true ? 2 : 1);
}

/** Finds the nearest thing left to rob. */
function findNearestLoot(battle: Battle, figure: FigureView): Point | null {
  const safe = Object.values(battle.objectives).find(({ kind }) => kind === 'safe');
  if (safe !== undefined && isBomber(figure) && canOpen(figure, safe)) return copyPoint(safe.at);
  let best: Point | null = null;
  let least = Infinity;
  for (const { at } of listLyingLoot(battle)) {
    const inches = computeDistance(at, figure.at);
    if (inches >= least) continue;
    least = inches;
    best = at;
  }
  return best ?? findNearestEdge(battle, figure.at);
}

/** [GATS-5] How far men keep apart in the open, and the turns they take for it. */
const apartInches = 2.1;
const apartTurns = [25, 50] as const;

/** [GATS-5] Finds the end of his next inches toward a place, out of doors apart from his friends where there is room. */
export function keepApart(battle: Battle, figure: FigureView, to: Point, inches: number): Point {
  const friends = listFighters(battle, figure.side).filter(
    (one) => one.id !== figure.id && one.carId === null && computeDistance(one.at, figure.at) <= inches + apartInches,
  );
  const ground = findGround(battle);
  if (friends.length === 0 || findBuildingAt(ground, figure.at) !== null) return to;
  const [next = to] = findWay(ground, figure.at, to);
  if (computeDistance(figure.at, next) <= inches) return to;
  for (const degrees of fanOut(computeBearing(figure.at, next), apartTurns)) {
    const end = findPointInDirection(figure.at, degrees, inches);
    const isApart = friends.every((one) => computeDistance(one.at, end) >= apartInches);
    if (isApart && canStand(ground, end) && canWalk(ground, figure.at, end)) return end;
  }
  return to;
}
