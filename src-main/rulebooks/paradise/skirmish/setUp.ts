import {
  emptyBattle,
  type Allegiance,
  type BattleState,
  type Car,
  type Figure,
  type Objective,
} from './battle.ts';
import { makeFigure, type FigureSource } from './figures.ts';
import { centerOf, distance, isInside, type Point } from './geometry.ts';
import { canStand, type Layout } from './layout.ts';

/** Puts a table together, piece by piece; nothing ever stands in a wall. */
export class SetUp {
  readonly state: BattleState;

  constructor(layout: Layout) {
    this.state = emptyBattle(layout);
  }

  /** Middle of the building the scenario is about. */
  get premises(): Point {
    const [main] = this.state.layout.buildings;
    return main === undefined
      ? { x: this.state.layout.width / 2, y: this.state.layout.height / 2 }
      : centerOf(main.rect);
  }

  /** Figures around a place, each at the nearest free spot. */
  place(sources: readonly FigureSource[], around: Point, inside: string | null = null): Figure[] {
    return sources.map((source) => {
      const figure = makeFigure(source, this.freeSpot(around, inside));
      this.state.figures[figure.id] = figure;
      return figure;
    });
  }

  private freeSpot(around: Point, inside: string | null): Point {
    const building = this.state.layout.buildings.find((one) => one.id === inside);
    for (let ring = 0; ring < 60; ring += 1) {
      const radius = ring * 0.35;
      const degrees = ring * 137.5;
      const point = {
        x: around.x + Math.cos((degrees * Math.PI) / 180) * radius,
        y: around.y + Math.sin((degrees * Math.PI) / 180) * radius,
      };
      if (this.isFree(point) && (building === undefined || isInside(point, building.rect, -0.4))) {
        return point;
      }
    }
    return { x: around.x, y: around.y };
  }

  private isFree(point: Point): boolean {
    const { layout, figures } = this.state;
    const isOnWall = layout.buildings.some(
      (building) => isInside(point, building.rect, 0.25) && !isInside(point, building.rect, -0.25),
    );
    return (
      canStand(layout, point) &&
      point.x > 0.3 &&
      point.y > 0.3 &&
      point.x < layout.width - 0.3 &&
      point.y < layout.height - 0.3 &&
      !isOnWall &&
      Object.values(figures).every((other) => distance(other.at, point) >= 0.8)
    );
  }

  /** [SCN-0] A car with up to six aboard (a truck eighteen), the first behind the wheel. */
  car(
    id: string,
    kind: Car['kind'],
    crew: readonly FigureSource[],
    route: readonly Point[],
    loot = 0,
  ): Car {
    const [start = { x: 0, y: 0 }] = route;
    const car = makeCar(
      id,
      kind,
      crew.length === 0 ? 'civilians' : (crew[0]?.side ?? 'civilians'),
      route,
      loot,
    );
    for (const source of crew) {
      const figure = makeFigure(source, start);
      figure.carId = id;
      this.state.figures[figure.id] = figure;
      if (car.driver === null) car.driver = figure.id;
      else car.riders.push(figure.id);
    }
    this.state.cars[id] = car;
    return car;
  }

  loot(id: string, points: number, at: Point): void {
    this.objective({ id, kind: 'loot', at, loot: points });
  }

  telephone(at: Point): void {
    this.objective({ id: 'telephone', kind: 'telephone', at, loot: 0 });
  }

  private objective(piece: Pick<Objective, 'id' | 'kind' | 'at' | 'loot'>): void {
    this.state.objectives[piece.id] = { ...piece, isDestroyed: false, heldBy: null };
  }
}

export function makeCar(
  id: string,
  kind: Car['kind'],
  side: Allegiance,
  route: readonly Point[],
  loot = 0,
): Car {
  const [start = { x: 0, y: 0 }] = route;
  return {
    id,
    side,
    kind,
    upgrades: [],
    at: { x: start.x, y: start.y },
    facing: 0,
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
    loot,
  };
}

/** Splits figures into cars of six. */
export function inCars(sources: readonly FigureSource[]): FigureSource[][] {
  const cars: FigureSource[][] = [];
  for (let i = 0; i < sources.length; i += 6) cars.push(sources.slice(i, i + 6));
  return cars;
}
