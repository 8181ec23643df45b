import type { Battle, FigureView } from '../battle.ts';
import { listFigures } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { findBackDoor } from '../table/roads.ts';

/** How near a place men begin who are to hold it. */
const placeInches = 8;

/** [SCN-2, SCN-3, SCN-5, SCN-11] Tells how the attackers mean to go about it, by where they begin; nothing of one way in. */
export function tellPlan(table: BattleTable): void {
  const text = describePlan(table.state);
  if (text !== null) table.emit({ type: 'told', text });
}

function describePlan(battle: Battle): string | null {
  const { layout, plan } = battle;
  const own = listFigures(battle, 'attackers');
  if (layout.block?.behind !== undefined) {
    const tail = countNear(own, layout.block.behind);
    const front = own.length - tail;
    return tail === 0 || front === 0 ? null : `The ambush: ${front} by ${layout.block.what}, ${tail} behind the truck.`;
  }
  const isHouse = plan.scenario === 'raid' || plan.scenario === 'siege' || plan.scenario === 'hit';
  const back = isHouse ? findBackDoor(layout) : null;
  const around = back === null ? 0 : countNear(own, back);
  return around === 0 || around === own.length
    ? null
    : `The attackers’ plan: ${around} at the back door, the rest through the front.`;
}

function countNear(figures: readonly FigureView[], place: Point): number {
  return figures.filter(({ carId, at }) => carId === null && computeDistance(at, place) <= placeInches).length;
}
