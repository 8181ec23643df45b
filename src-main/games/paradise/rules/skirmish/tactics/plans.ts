import type { Battle, FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { findBackDoor } from '../table/roads.ts';
import type { Approach } from '#shared/games/paradise/battles.ts';

/** How near a place men begin who are to hold it. */
const placeInches = 8;

/** [SCN-0] The plan of a party, as the table hears it; which way it goes is seen by where it begins. */
const told: Readonly<Partial<Record<Approach, string>>> = {
  wait: 'stay outside and wait for help',
  quick: 'quick in and out',
};

/**
 * [SCN-0, SCN-2, SCN-3, SCN-5, SCN-11] Tells how the attackers mean to go about it: by the plan that they were given and
 * by where they begin; nothing of one way in without a plan.
 */
export function tellPlan(table: BattleTable): void {
  const { approach } = table.state.plan;
  const ways = describeWays(table.state);
  const word = approach === undefined ? undefined : told[approach];
  const parts = [...(word === undefined ? [] : [word]), ...(ways === null ? [] : [ways])];
  if (parts.length === 0) return;
  const who = table.state.layout.block?.behind === undefined ? 'The attackers’ plan' : 'The ambush';
  table.emit({ type: 'told', text: `${who}: ${parts.join('; ')}.` });
}

/** Describes where the attackers begin, where there are two ways; null for one way that nobody asked for. */
function describeWays({ layout, plan, figures }: Battle): string | null {
  const own = Object.values(figures).filter(({ side }) => side === 'attackers');
  const isTold = plan.approach === 'front';
  if (layout.block?.behind !== undefined) {
    const tail = countNear(own, layout.block.behind);
    const front = own.length - tail;
    if (tail > 0 && front > 0) return `${front} by ${layout.block.what}, ${tail} behind the truck`;
    return isTold ? `all by ${layout.block.what}` : null;
  }
  const isHouse = ['raid', 'siege', 'hit', 'smash-and-grab'].includes(plan.scenario);
  const back = isHouse ? findBackDoor(layout) : null;
  const around = back === null ? 0 : countNear(own, back);
  if (around > 0 && around < own.length) return `${around} at the back door, the rest through the front`;
  return isTold && back !== null ? 'everybody through the front' : null;
}

function countNear(figures: readonly FigureView[], place: Point): number {
  return figures.filter(({ carId, at }) => carId === null && computeDistance(at, place) <= placeInches).length;
}
