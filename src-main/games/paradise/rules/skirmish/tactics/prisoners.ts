import type { FigureView } from '../battle.ts';
import { listEverybody } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { requireCar, unload } from '../table/cars.ts';
import { canTakeOver, handOverPrisoner, listOfficersFor, takeIn } from '../rules/brawling/custody.ts';
import { computeDistance } from '../table/geometry.ts';
import { moveToward } from '../rules/movement.ts';

/** [GUTS-3] Walks a man who surrendered to the nearest free officer, who arrests him. */
export function walkIn(table: BattleTable, figure: FigureView): void {
  if (figure.carId !== null) {
    unload(table, requireCar(table, figure.carId), [figure.id]);
    return;
  }
  const officer = listOfficersFor(table.state, figure).reduce<FigureView | null>(
    (best, one) =>
      best === null || computeDistance(one.at, figure.at) < computeDistance(best.at, figure.at) ? one : best,
    null,
  );
  if (officer === null || takeIn(table, officer.id, figure.id)) return;
  moveToward(table, figure.id, { x: officer.at.x, y: officer.at.y }, 'walked');
  takeIn(table, officer.id, figure.id);
}

/** Distance that an officer goes to hand over his prisoners. */
const handOverInches = 10;

/** [GUTS-3] Stays with his prisoners, or brings them to another officer who has some. */
export function guardPrisoners(table: BattleTable, figure: FigureView): void {
  if (handOverPrisoner(table, figure.id)) return;
  const other = listEverybody(table.state)
    .filter((one) => canTakeOver(one, figure) && one.prisoners.length > 0)
    .filter((one) => computeDistance(one.at, figure.at) <= handOverInches)
    .sort((a, b) => computeDistance(a.at, figure.at) - computeDistance(b.at, figure.at))[0];
  if (other === undefined) return;
  moveToward(table, figure.id, { x: other.at.x, y: other.at.y }, 'walked');
  handOverPrisoner(table, figure.id);
}
