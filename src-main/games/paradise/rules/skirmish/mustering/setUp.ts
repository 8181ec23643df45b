import {
  emptyBattle,
  type BattlePlan,
  type BattleState,
  type Car,
  type Figure,
  type Objective,
  sides,
  type Side,
} from '../battle.ts';
import { leaveSpareDrum } from '../rules/shooting/ammunition.ts';
import { makeFigure } from '../table/figures.ts';
import {
  followRoute,
  computeBearing,
  computeDistance,
  computeDistanceToSegment,
  isInside,
  computeLength,
  type Point,
} from '../table/geometry.ts';
import { computeBody } from '../table/bodies.ts';
import { findMainRoad } from '../table/roads.ts';
import { findPremises, type Layout } from '../table/layout.ts';
import { findShutGate, addGate } from '../rules/driving/ram.ts';
import { canStand } from '../table/terrain.ts';
import type { SideMuster } from './muster.ts';
import { type FigureSource, type VehicleSource, findBestDriver } from '../sources.ts';

/** Puts a table together, piece by piece, never inside a wall. */
export class SetUp {
  readonly state: BattleState;
  /** Occupied places; figures do not move while the table is set up. */
  private readonly taken: Point[] = [];

  constructor(layout: Layout, plan: BattlePlan) {
    this.state = emptyBattle(layout, plan);
  }

  /** Middle of the building the scenario is about. */
  get premises(): Point {
    return findPremises(this.state.layout);
  }

  /** Sets up a side's reserve: its men on call, and vehicles its crew does not need. */
  reserve(side: Side, muster: SideMuster): void {
    this.state.reserves[side] = { men: [...muster.reserve], vehicles: [...muster.vehicles] };
  }

  /** Figures around a place, each at the nearest free spot. */
  place(sources: readonly FigureSource[], around: Point, inside: string | null = null): Figure[] {
    const rings = { westward: 0, eastward: 0 };
    return sources.map((source) => {
      const way = source.side === 'defenders' ? 'westward' : 'eastward';
      const free = this.freeSpot(around, inside, way, rings[way]);
      // Figures do not move while the table is set up, so a place refused once is always refused.
      rings[way] = free.ring;
      const figure = makeFigure(source, free.at);
      if (inside !== null) leaveSpareDrum(figure, { kind: 'house', id: inside });
      this.stand(figure);
      return figure;
    });
  }

  /** Figures out of doors and off the ways of cars, each at the free place nearest to one, however many there are. */
  placeInTheStreet(sources: readonly FigureSource[], around: Point, ways: readonly (readonly Point[])[]): void {
    if (sources.length === 0) return;
    const { layout } = this.state;
    const isOutdoors = (at: Point): boolean =>
      layout.buildings.every(({ rect }) => !isInside(at, rect, wallRoomInches));
    const isOffTheRoad = (at: Point): boolean =>
      ways.every(([from = at, to = from]) => computeDistanceToSegment(at, from, to) > laneRoomInches);
    const places = listGrid(layout)
      .filter((at) => isOutdoors(at) && isOffTheRoad(at))
      .toSorted((a, b) => computeDistance(a, around) - computeDistance(b, around));
    let nth = 0;
    for (const source of sources) {
      while (nth < places.length && !this.isFree(places[nth] ?? around)) nth += 1;
      this.stand(makeFigure(source, { ...(places[nth] ?? around) }));
    }
  }

  private stand(figure: Figure): void {
    this.state.figures[figure.id] = figure;
    this.taken.push(figure.at);
  }

  /** Finds the first free place of the spiral around a place, from one of its rings on, and that ring. */
  private freeSpot(
    around: Point,
    inside: string | null,
    way: 'westward' | 'eastward',
    from: number,
  ): { at: Point; ring: number } {
    const building = inside === null ? undefined : this.state.layout.buildings.find((one) => one.id === inside);
    const turned = way === 'eastward' ? 1 : -1;
    for (let ring = from; ring < spiral.length; ring += 1) {
      const { x, y } = spiral[ring] ?? around;
      const at = { x: around.x + turned * x, y: around.y + y };
      const isIn = building === undefined || isInside(at, building.rect, -0.4);
      if (isIn && this.isFree(at)) return { at, ring };
    }
    return { at: this.findPlaceOutside(around), ring: spiral.length };
  }

  /** Finds the free place out of doors that is nearest to a full house or a crowd. */
  private findPlaceOutside(around: Point): Point {
    const { layout } = this.state;
    let nearest: Point | null = null;
    for (const at of listGrid(layout)) {
      if (nearest !== null && computeDistance(at, around) >= computeDistance(nearest, around)) continue;
      if (layout.buildings.every(({ rect }) => !isInside(at, rect, wallRoomInches)) && this.isFree(at)) nearest = at;
    }
    return nearest ?? { x: around.x, y: around.y };
  }

  private isFree(point: Point): boolean {
    const { layout } = this.state;
    const isWithin = point.x > 0.3 && point.y > 0.3 && point.x < layout.width - 0.3 && point.y < layout.height - 0.3;
    if (!isWithin) return false;
    // perf: most places are occupied, so figures are checked before walls.
    for (const other of this.taken) if (computeDistance(other, point) < 0.8) return false;
    const isOnWall = layout.buildings.some(
      (building) => isInside(point, building.rect, 0.25) && !isInside(point, building.rect, -0.25),
    );
    const isOnCar = Object.values(this.state.cars).some((car) => isInside(point, computeBody(car), fenderRoomInches));
    return !isOnWall && !isOnCar && canStand(layout, point);
  }

  /** [CAR-9] Seats these in a vehicle; the best driver takes the wheel, unless it is another man's job. */
  car(
    source: VehicleSource,
    side: Side,
    crew: readonly FigureSource[],
    route: readonly Point[],
    atWheel: FigureSource | null = findBestDriver(crew),
  ): Car {
    const [start = { x: 0, y: 0 }] = route;
    const car = makeCar(source, side, route);
    for (const figure of seatCrew(car, crew, atWheel, start)) this.stand(figure);
    this.bring(car);
    return car;
  }

  private bring(car: Car): void {
    this.state.cars[car.id] = car;
    for (const side of sides) {
      const { vehicles } = this.state.reserves[side];
      const nth = vehicles.findIndex(({ id }) => id === car.id);
      if (nth >= 0) vehicles.splice(nth, 1);
    }
  }

  /** [SCN-3] Something across the road against the vehicles of the other side. */
  blockRoad(block: NonNullable<Layout['block']>): void {
    this.state.layout = { ...this.state.layout, block };
  }

  /** [SCN-10] True if the front door is a gate that trucks drive at. */
  gate(side: Side): void {
    this.state.layout = addGate(this.state.layout);
    const gate = findShutGate(this.state.layout);
    if (gate === null) return;
    for (const car of Object.values(this.state.cars)) {
      const [start, stop] = car.route;
      if (car.side !== side || car.kind !== 'truck' || !start || !stop) continue;
      car.route = [start, { x: gate.at.x, y: stop.y }, findGateStop(gate.at, stop)];
    }
  }

  /** [SCN-9, SCN-11] Pushcarts, stickball and the like, spread along the road. */
  hazards(count: number): void {
    const road = findMainRoad(this.state.layout);
    const step = computeLength(road) / (count + 1);
    this.state.layout = {
      ...this.state.layout,
      hazards: Array.from({ length: count }, (_, i) => followRoute(road, step * (i + 1)).at),
    };
  }

  loot(id: string, points: number, at: Point): void {
    this.objective({ id, kind: 'loot', at, loot: points });
  }

  /** [SCN-1a] A piece that has to be blown open first. */
  safe(id: string, points: number, at: Point, isVault: boolean): void {
    this.objective({ id, kind: 'safe', at, loot: points, ...(isVault ? { isVault } : {}) });
  }

  telephone(at: Point): void {
    this.objective({ id: 'telephone', kind: 'telephone', at, loot: 0 });
  }

  /** Parked empty by the road, free for all. */
  park(source: VehicleSource, side: Side, at: Point): void {
    const car = makeCar(source, side, [at]);
    car.speed = 'stopped';
    this.bring(car);
  }

  /** [GATS-6] Leaves spare drums in a parked car for the men who came in it. */
  leaveDrums(side: Side, car: string): void {
    for (const figure of Object.values(this.state.figures)) {
      if (figure.side !== side || figure.spareDrum !== null) continue;
      leaveSpareDrum(figure, { kind: 'car', id: car });
    }
  }

  private objective(piece: Pick<Objective, 'id' | 'kind' | 'at' | 'loot' | 'isVault'>): void {
    this.state.objectives[piece.id] = { ...piece, isDestroyed: false, heldBy: null };
  }
}

/** Least distances of a figure from a wall and from a car. */
const wallRoomInches = 0.3;
const fenderRoomInches = 0.2;

/** Least distance of a figure from the middle of a lane. */
const laneRoomInches = 1.1;

/** Lists places all over a table for men of a crowd. */
function listGrid({ width, height }: Layout): Point[] {
  const step = 0.85;
  const columns = Math.floor((width - 1) / step);
  const rows = Math.floor((height - 1) / step);
  return Array.from({ length: columns * rows }, (_, nth) => ({
    x: 0.5 + (nth % columns) * step,
    y: 0.5 + Math.floor(nth / columns) * step,
  }));
}

/** Offsets from a place to men around it, the nearest first; none in line with the one before. */
const spiral: readonly Point[] = Array.from({ length: 60 }, (_, ring) => {
  const radius = ring * 0.35;
  const radians = (ring * 137.5 * Math.PI) / 180;
  return { x: Math.cos(radians) * radius, y: Math.sin(radians) * radius };
});

/** Seats a crew in its car, with its driver. */
export function seatCrew(car: Car, crew: readonly FigureSource[], atWheel: FigureSource | null, at: Point): Figure[] {
  return crew.map((source) => {
    const figure = makeFigure(source, at);
    leaveSpareDrum(figure, { kind: 'car', id: car.id });
    figure.carId = car.id;
    if (source.id === atWheel?.id) car.driver = figure.id;
    else car.riders.push(figure.id);
    return figure;
  });
}

/** Finds the place where a truck stops that has driven into a gate from the street. */
function findGateStop({ x, y }: Point, from: Point): Point {
  return { x, y: y + Math.sign(from.y - y) };
}

export function makeCar(source: VehicleSource, side: Side, route: readonly Point[]): Car {
  const [start = { x: 0, y: 0 }, next = start] = route;
  return {
    id: source.id,
    side,
    kind: source.kind,
    upgrades: [...source.upgrades],
    at: { x: start.x, y: start.y },
    facing: computeBearing(start, next),
    speed: 'cruising',
    route: route.map(({ x, y }) => ({ x, y })),
    driven: 0,
    driver: null,
    riders: [],
    boards: [],
    hasBrakes: true,
    hasEngine: true,
    canRace: true,
    isWrecked: false,
    burnsIn: null,
    isOffTable: false,
    isHomeward: false,
    loot: 0,
  };
}
