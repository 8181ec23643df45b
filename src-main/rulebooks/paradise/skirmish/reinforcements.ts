import type { Side } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { makeFigure, type FigureSource } from './figures.ts';
import type { Roster } from './forces.ts';
import type { Point } from './geometry.ts';
import { makeCar } from './setUp.ts';

/** Men on foot at a place on the table's edge. */
export function arriveOnFoot(
  table: BattleTable,
  sources: readonly FigureSource[],
  at: Point,
): void {
  if (sources.length === 0) return;
  const figures = sources.map((source, i) =>
    makeFigure(source, { x: at.x, y: Math.max(0.4, at.y - 1.5 + i * 0.9) }),
  );
  table.emit({ type: 'arrived', figures, cars: [], text: `${sources.length} more on foot.` });
}

/** A car with up to six at the end of a road. */
export function arriveByCar(
  table: BattleTable,
  sources: readonly FigureSource[],
  route: readonly Point[],
): void {
  const [driver, ...riders] = sources.slice(0, 6);
  const [start] = route;
  if (driver === undefined || start === undefined) return;
  const id = `car${Object.keys(table.state.cars).length + 1}`;
  const car = makeCar(id, 'car', driver.side, route);
  car.driver = driver.id;
  car.riders = riders.map((rider) => rider.id);
  const figures = sources
    .slice(0, 6)
    .map((source) => ({ ...makeFigure(source, start), carId: id }));
  table.emit({ type: 'arrived', figures, cars: [car], text: 'A car comes around the corner.' });
}

/** [SCN-1] Once somebody has telephoned: D6 each turn. */
export function telephonedHelp(
  table: BattleTable,
  side: Side,
  roster: Roster,
  route: readonly Point[],
): void {
  const { dice } = table;
  const { total } = dice.roll({ purpose: 'Help for the besieged' });
  const edge = route[0] ?? { x: 0, y: 18 };
  if (total === 1) {
    arriveByCar(
      table,
      [...roster.gangsters('enforcer', 1), ...roster.gangsters('hoodlum', 5)],
      route,
    );
  } else if (total === 2 || total === 3) {
    const count = dice.roll({ purpose: 'How many come' }).total;
    const men = [
      ...roster.gangsters('slugger', Math.ceil(count / 2)),
      ...roster.gangsters('punk', Math.floor(count / 2)),
    ];
    if (total === 2) arriveByCar(table, men, route);
    else
      arriveOnFoot(table, men, {
        x: Math.min(edge.x + 0.5, table.state.layout.width - 0.5),
        y: edge.y,
      });
  } else table.emit({ type: 'told', text: `Nobody comes for the ${side} yet.` });
}
