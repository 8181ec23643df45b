import {
  areEnemies,
  isOnTable,
  isStanding,
  type Battle,
  type CarId,
  type CarView,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody, listCars, listOtherFighters } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { listAboard, boardCar, countFreeSeats, type CarSeat } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import {
  computeDistance,
  computeDistanceToSegment,
  type Point,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { leap, moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { hasLoadedGun } from '#main/games/paradise/rules/skirmish/rules/shooting/ammunition.ts';
import { leaveByEdge } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';

/** How near an edge one is off the table with the next step. */
const edgeInches = 1;

/** How near a car one can get in. */
export const doorInches = 2.2;

/** How much farther than the edge of the table a car may be and still be the better way. */
const carBonusInches = 8;

/** Distance from which a driver waits for a friend. */
const waitInches = 9;

export function isAtEdge(battle: Battle, at: Point): boolean {
  const { width, height } = battle.layout;
  return at.x < edgeInches || at.y < edgeInches || at.x > width - edgeInches || at.y > height - edgeInches;
}

export function findNearestEdge(battle: Battle, at: Point): Point {
  const { width, height } = battle.layout;
  const edges = [
    { x: 0.3, y: at.y },
    { x: width - 0.3, y: at.y },
    { x: at.x, y: 0.3 },
    { x: at.x, y: height - 0.3 },
  ];
  return edges.reduce((best, edge) => (computeDistance(edge, at) < computeDistance(best, at) ? edge : best));
}

/** Returns true for an own working car with a seat and no enemy in it. */
export function isUsable(battle: Battle, figure: FigureView, car: CarView): boolean {
  if (car.side !== figure.side || car.isWrecked || car.isOffTable || car.burnsIn !== null) {
    return false;
  }
  if (car.speed === 'speeding' || car.speed === 'racing' || countFreeSeats(car) === 0) return false;
  if (figure.hasPanicked && !isForRunaways(battle, car)) return false;
  return listAboard(car).every((id) => battle.figures[id]?.side === figure.side);
}

/**
 * [GUTS-1] Returns true for a car that a man on the run can take: without a driver or with one on the run, but not a
 * truck with Loot.
 */
function isForRunaways(battle: Battle, { driver, loot }: CarView): boolean {
  if (loot > 0) return false;
  return driver === null || battle.figures[driver]?.hasPanicked === true;
}

/** Finds the car in which a man on foot wants to leave, or null to run. */
export function findCarHome(battle: Battle, figure: FigureView): CarView | null {
  if (figure.hostages.length > 0) return null;
  const toEdge = computeDistance(findNearestEdge(battle, figure.at), figure.at);
  let best: CarView | null = null;
  // [SCN-2] To the man they came for, away is away.
  let least = toEdge + (battle.plan.target === figure.id ? 0 : carBonusInches);
  for (const car of listCars(battle)) {
    const inches = computeDistance(car.at, figure.at);
    if (inches >= least || !isUsable(battle, figure, car)) continue;
    const weighed = inches + (inches <= doorInches ? 0 : countGunsBy(battle, figure, car.at) * gunInches);
    if (weighed >= least) continue;
    least = weighed;
    best = car;
  }
  return best;
}

/** How near his way an enemy with a gun makes it longer, and by how much. */
const nearWayInches = 6;
const gunInches = 6;

/** Counts the enemies with loaded guns beside the straight way to a place. */
function countGunsBy(battle: Battle, figure: FigureView, to: Point): number {
  let guns = 0;
  for (const one of listOtherFighters(battle, figure.side)) {
    if (one.isHidden || !isStanding(one) || !hasLoadedGun(one) || !areEnemies(figure, one)) continue;
    if (computeDistanceToSegment(one.at, figure.at, to) <= nearWayInches) guns += 1;
  }
  return guns;
}

/** Plays one action on the way home: into a car, off the edge, or toward either. */
export function goHome(table: BattleTable, figure: FigureView, how: string): void {
  if (isAtEdge(table.state, figure.at)) {
    leaveByEdge(table, figure, how);
    return;
  }
  const car = findCarHome(table.state, figure);
  if (car !== null && computeDistance(car.at, figure.at) <= doorInches) {
    getIn(table, figure.id, car);
    return;
  }
  const to = car === null ? findNearestEdge(table.state, figure.at) : { x: car.at.x, y: car.at.y };
  if (!moveToward(table, figure.id, to, 'ran') && car !== null) {
    moveToward(table, figure.id, findNearestEdge(table.state, figure.at), 'ran');
  }
}

/** Plays one action toward a car for a chase, or on foot without one. */
export function goAfter(table: BattleTable, figure: FigureView, quarry: CarView): void {
  const car = findCarHome(table.state, figure);
  if (car !== null && computeDistance(car.at, figure.at) <= doorInches) getIn(table, figure.id, car);
  else {
    const { at } = car ?? quarry;
    moveToward(table, figure.id, { x: at.x, y: at.y }, 'ran');
  }
}

/** [CARD-6, CAR-6] Gets into a standing car with an action, or into a moving one with a leap. */
export function getIn(table: BattleTable, id: FigureId, car: CarView, seat?: CarSeat): void {
  if (car.speed !== 'stopped' && car.driver !== null && !leap(table, id, 'into the car', true)) {
    return;
  }
  boardCar(table, id, car.id, seat);
}

/** Returns true if somebody is on his way to a car, so that its driver waits. */
export function isAwaited(battle: Battle, id: CarId): boolean {
  const car = battle.cars[id];
  if (car === undefined || countFreeSeats(car) === 0) return false;
  return listEverybody(battle).some(
    (figure) =>
      figure.side === car.side &&
      figure.carId === null &&
      figure.post === null &&
      figure.posture === 'up' &&
      figure.recovery === 0 &&
      isOnTable(figure) &&
      computeDistance(figure.at, car.at) <= waitInches &&
      findCarHome(battle, figure)?.id === id,
  );
}
