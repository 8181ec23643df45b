import type { Battle, Side } from '../battle.ts';
import { listStanding } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { exclude, sortBestFirst } from '../table/levels.ts';
import { findBackDoor, findWayIn } from '../table/roads.ts';
import { isLaw, sides } from '../table/sides.ts';
import type { Muster, SideMuster } from './muster.ts';
import { backShare, isSentAround } from './approach.ts';
import { addByCar, addOnFoot, carBrings } from './reinforcements.ts';
import type { FigureSource } from '../sources.ts';

/** [SCN-0] Men of a side who fight at once; the rest of a party comes carload upon carload. */
export const mostOfASide = 24;

/** [SCN-0] Returns a muster with as many men of each side as fight at once, and those who come later. */
export function divideParties(muster: Muster): { fielded: Muster; coming: Record<Side, FigureSource[]> } {
  const attackers = divide(muster.attackers, muster.target);
  const defenders = divide(muster.defenders, muster.target);
  return {
    fielded: { ...muster, attackers: attackers.first, defenders: defenders.first },
    coming: { attackers: attackers.coming, defenders: defenders.coming },
  };
}

function divide(party: SideMuster, target: string | null): { first: SideMuster; coming: FigureSource[] } {
  const { crew, guards } = party;
  if (crew.length + guards.length <= mostOfASide) return { first: party, coming: [] };
  const inside = guards.slice(0, Math.max(mostOfASide / 2, mostOfASide - crew.length));
  // The man it is about and a Boss do not come later; of the others the best come first.
  const inOrder = sortBestFirst(crew).toSorted((a, b) => rank(b, target) - rank(a, target));
  const wanted = inOrder.slice(0, mostOfASide - inside.length);
  const afield = crew.filter((one) => wanted.includes(one));
  const coming = [...exclude(inOrder, afield), ...exclude(guards, inside)];
  return { first: { ...party, crew: afield, guards: inside }, coming };
}

function rank({ id, isBoss }: FigureSource, target: string | null): number {
  return id === target ? 2 : isBoss === true ? 1 : 0;
}

/** [SCN-0] Counts the men of a side's party who are still on their way; none come to a side that leaves. */
export function countComing({ reserves, leaving, hasHeardSirens }: Battle, side: Side): number {
  return leaving[side] || hasHeardSirens ? 0 : (reserves[side].coming?.length ?? 0);
}

/** [SCN-0] Brings up the next carloads of a party, as many as there is room for, at each shuffle. */
export function bringUpParties(table: BattleTable): void {
  for (const side of sides) {
    for (let load = 0; load < mostOfASide / carBrings; load += 1) {
      const room = mostOfASide - listStanding(table.state, side).length;
      if (room < carBrings || countComing(table.state, side) === 0) break;
      bringUp(table, side, table.state.reserves[side].coming as readonly FigureSource[]);
    }
  }
}

/** [SCN-0] Brings up a carload; of a gang that attacks a house some come on foot to its back door. */
function bringUp(table: BattleTable, side: Side, coming: readonly FigureSource[]): void {
  const { layout, plan } = table.state;
  const back = side === 'attackers' ? findBackDoor(layout) : null;
  const loads = Math.ceil(coming.length / carBrings);
  const isAround = back !== null && !coming.some(isLaw) && isSentAround(plan, loads + backShare - 1, backShare);
  if (isAround) addOnFoot(table, coming.slice(0, carBrings), back, 'along');
  else addByCar(table, side, coming, findWayIn(layout, side));
}
