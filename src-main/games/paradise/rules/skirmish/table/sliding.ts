import type { Battle, CarView } from '../battle.ts';
import { areOverlapping, computeBody } from './bodies.ts';
import { listOtherCars } from './carBodies.ts';
import {
  computeDistance,
  isCrossingRect,
  findPointInDirection,
  followRoute,
  isInside,
  type Point,
} from './geometry.ts';

/** The obstacle of a sliding car: another car, or a fixed piece. */
export type Obstacle = { car: CarView | null };

/** The end of a slide: the car's place and direction, its obstacle, and whether it left the table. */
export type Slide = { at: Point; facing: number; struck: Obstacle | null; isOffTable: boolean };

/** How finely a slide is looked along. */
const stepInches = 0.25;

/** Half a car's length: the distance of the middles of two cars in a crash. */
const touchInches = 1.5;

/** How near the middle of a roadblock one hits it. */
const blockInches = 1;

/**
 * [CAR-3, CAR-4, CAR-5] Plans a straight slide to the first obstacle of its middle, or to the table's edge. The car
 * stops where its body has room, or where it is.
 */
export function planSlide(battle: Battle, car: CarView, { facing, inches }: { facing: number; inches: number }): Slide {
  const { reach, struck, isOffTable } = measureSlide(battle, car, { facing, inches });
  const hasRoom = createRoomTest(battle, car);
  for (let along = reach; along >= 0; along -= stepInches) {
    const at = findPointInDirection(car.at, facing, along);
    if (hasRoom({ ...car, at, facing })) return { at, facing, struck, isOffTable };
  }
  return { at: { x: car.at.x, y: car.at.y }, facing: car.facing, struck, isOffTable };
}

/** Measures a car's slide, and finds its end. */
function measureSlide(
  battle: Battle,
  car: CarView,
  { facing, inches }: { facing: number; inches: number },
): { reach: number; struck: Obstacle | null; isOffTable: boolean } {
  let reach = 0;
  while (reach < inches) {
    const along = Math.min(inches, reach + stepInches);
    const next = findPointInDirection(car.at, facing, along);
    if (!isOn(battle, next)) return { reach, struck: null, isOffTable: true };
    const struck = findStruck(battle, car, next);
    if (struck !== null) return { reach, struck, isOffTable: false };
    reach = along;
  }
  return { reach, struck: null, isOffTable: false };
}

function isOn({ layout }: Battle, { x, y }: Point): boolean {
  return x > 0 && y > 0 && x < layout.width && y < layout.height;
}

/** Finds the obstacle of a car whose middle has slid straight to a place. */
function findStruck(battle: Battle, car: CarView, to: Point): Obstacle | null {
  const { buildings, covers, block } = battle.layout;
  const other = listOtherCars(battle, car.id).find(({ at }) => isComingNear(car, to, at, touchInches));
  if (other !== undefined) return { car: other };
  const isStopped =
    (block !== undefined && isComingNear(car, to, block.at, blockInches)) ||
    [...buildings, ...covers].some(({ rect }) => !isInside(car.at, rect) && isCrossingRect(car.at, to, rect));
  return isStopped ? { car: null } : null;
}

/** Returns true if a slide has come nearer to a place than at its start, and as near as a crash. */
function isComingNear(car: CarView, to: Point, place: Point, inches: number): boolean {
  const now = computeDistance(place, to);
  return now <= inches && now < computeDistance(place, car.at);
}

/** Creates a test for bodies: true if the only overlap is one that the car has already. */
function createRoomTest(battle: Battle, car: CarView): (body: Pick<CarView, 'kind' | 'at' | 'facing'>) => boolean {
  const own = computeBody(car);
  const things = [...battle.layout.buildings, ...battle.layout.covers].map(({ rect }) => rect);
  const others = listOtherCars(battle, car.id).map((one) => computeBody(one));
  const inTheWay = [...others, ...things].filter((rect) => !areOverlapping(rect, own));
  return (place) => {
    const body = computeBody(place);
    return inTheWay.every((rect) => !areOverlapping(rect, body));
  };
}

/** Finds the nearest other car within reach, at which the other side steers one out of control. */
export function findNearestCar(battle: Battle, car: CarView, inches: number): CarView | null {
  let nearest: CarView | null = null;
  for (const other of listOtherCars(battle, car.id)) {
    const distance = computeDistance(other.at, car.at);
    if (distance > inches) continue;
    if (nearest === null || distance < computeDistance(nearest.at, car.at)) nearest = other;
  }
  return nearest;
}

/** Plans a car's route from its place: its road, or the shortest way back to the rest of it. */
export function planWayFrom(car: CarView, at: Point, inches: number): { route: Point[]; driven: number } {
  const route = car.route.map(({ x, y }) => ({ x, y }));
  const planned = followRoute(car.route, car.driven + inches);
  if (computeDistance(planned.at, at) < 0.5) return { route, driven: car.driven + inches };
  return { route: [{ x: at.x, y: at.y }, ...route.slice(planned.leg + 1)], driven: 0 };
}
