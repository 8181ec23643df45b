import { withSpareDrum } from './ammunition.ts';
import type { Battle, Car, Figure, Side } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { bestDriver } from './drivers.ts';
import { makeFigure } from './figures.ts';
import type { Point } from './geometry.ts';
import { choose, type Wanted } from './levels.ts';
import { wayIn } from './roads.ts';
import { makeCar } from './setUp.ts';
import type { FigureSource } from './sources.ts';

/** [SCN-0] Men a car brings. */
export const carBrings = 6;

/** [SCN-9] What the men of this battle may carry. */
export type Arming = (source: FigureSource) => FigureSource;

const asTheyAre: Arming = (source) => source;

/** Men on foot at a place, in a row. */
export function arriveOnFoot(
  table: BattleTable,
  sources: readonly FigureSource[],
  at: Point,
): void {
  if (sources.length === 0) {
    table.emit({ type: 'told', text: 'There is nobody left to come.' });
    return;
  }
  table.emit({
    type: 'arrived',
    figures: inARow(table.state, sources, at),
    cars: [],
    text: `${sources.length} more on foot.`,
  });
}

function inARow(battle: Battle, sources: readonly FigureSource[], at: Point): Figure[] {
  const { width, height } = battle.layout;
  return sources.map((source, i) =>
    makeFigure(source, {
      x: Math.min(width - 0.5, Math.max(0.5, at.x)),
      y: Math.min(height - 0.5, Math.max(0.5, at.y - 1.5 + i * 0.9)),
    }),
  );
}

/** [SCN-1] Up to six in the side's next car; on foot at the road's end if it has none left. */
export function arriveByCar(
  table: BattleTable,
  side: Side,
  sources: readonly FigureSource[],
  route: readonly Point[],
): void {
  const crew = sources.slice(0, carBrings);
  const [driver] = crew;
  const [start] = route;
  if (start === undefined) return;
  const { vehicles } = table.state.reserves[side];
  const vehicle = vehicles.find(({ kind }) => kind === 'car') ?? vehicles[0];
  if (vehicle === undefined || driver === undefined) {
    arriveOnFoot(table, crew, start);
    return;
  }
  const made: Car = makeCar(vehicle, side, route);
  const atWheel = bestDriver(crew) ?? driver;
  made.driver = atWheel.id;
  made.riders = crew.filter(({ id }) => id !== atWheel.id).map(({ id }) => id);
  const figures = crew.map((source) => {
    const figure = withSpareDrum(makeFigure(source, start), { kind: 'car', id: made.id });
    return { ...figure, carId: made.id };
  });
  table.emit({ type: 'arrived', figures, cars: [made], text: 'A car comes around the corner.' });
}

/** Calls men out of a side's reserve, by car or on foot. */
export function callMen(
  table: BattleTable,
  side: Side,
  call: { wanted: Wanted; count: number; arming?: Arming },
): FigureSource[] {
  const men = table.state.reserves[side].men as readonly FigureSource[];
  return choose(men, call.wanted, call.count).map(call.arming ?? asTheyAre);
}

/** [SCN-1, SCN-11] Once somebody has telephoned, or in a siege each turn: D6. */
export function telephonedHelp(table: BattleTable, side: Side): void {
  const { dice } = table;
  const route = wayIn(table.state.layout, side);
  const [edge = { x: 0, y: 0 }] = route;
  const { total } = dice.roll({ purpose: `Help for the ${side}` });
  if (total === 1) {
    arriveByCar(table, side, callMen(table, side, { wanted: 'any', count: carBrings }), route);
  } else if (total === 2 || total === 3) {
    const count = dice.roll({ purpose: 'How many come' }).total;
    const men = callMen(table, side, { wanted: 'lower', count });
    if (total === 2) arriveByCar(table, side, men, route);
    else arriveOnFoot(table, men, edge);
  } else table.emit({ type: 'told', text: `Nobody comes for the ${side} yet.` });
}
