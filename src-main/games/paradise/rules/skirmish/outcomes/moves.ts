import { areEnemies, isStanding, type Battle, type FigureView } from '../battle.ts';
import { listEverybody, findGround } from '../battleIndex.ts';
import type { BattleEventOf } from '../events.ts';
import {
  contactInches,
  computeDistance,
  computeDistanceToRect,
  computeDistanceToSegment,
  type Point,
} from '../table/geometry.ts';
import { findBuildingAt, type LayoutView } from '../table/layout.ts';
import { findSight } from '../table/terrain.ts';

/** Distance at which a man is described as being at a thing or an opening. */
const besideInches = 1.3;

const verbs = { stood: 'drops', crept: 'creeps', walked: 'walks', ran: 'runs' } as const;

/** Describes a figure's move by the table's features; `battle` is as before it. */
export function describeMove(
  battle: Battle,
  name: string,
  { figure: id, to, gait }: BattleEventOf<'figure-moved'>,
): string {
  const figure = battle.figures[id];
  if (figure === undefined) return `${name} ${verbs[gait]}.`;
  const inches = Math.round(computeDistance(figure.at, to));
  const far = inches === 0 ? ' a step' : '';
  return `${name} ${verbs[gait]}${far}${describePlace(battle, figure, to)}.`;
}

/** Describes where on the table a place is for a man who would go there, as the end of a sentence. */
export function describePlace(battle: Battle, figure: FigureView, to: Point): string {
  const { layout } = battle;
  const enemy = listEverybody(battle).find(
    (one) =>
      one.carId === null &&
      areEnemies(figure, one) &&
      isStanding(one) &&
      !one.isHidden &&
      computeDistance(one.at, to) <= contactInches,
  );
  if (enemy !== undefined) return ` up to ${enemy.name}`;
  return (
    describeThing(battle, to) ??
    describeOpening(layout, to) ??
    describeCover(battle, figure, to) ??
    describeGround(layout, figure.at, to)
  );
}

/** Names the telephone, the safe, or a free piece of Loot. */
function describeThing(battle: Battle, to: Point): string | null {
  const thing = Object.values(battle.objectives).find(
    ({ at, isDestroyed, heldBy }) => !isDestroyed && heldBy === null && computeDistance(at, to) <= besideInches,
  );
  if (thing === undefined) return null;
  return thing.kind === 'loot' ? ' to the Loot' : ` to the ${thing.kind}`;
}

/** A door or a window, seen from inside or from outside. */
function describeOpening(layout: LayoutView, to: Point): string | null {
  for (const building of layout.buildings) {
    const opening = building.openings.find(
      ({ from, to: end }) => computeDistanceToSegment(to, from, end) <= besideInches,
    );
    if (opening === undefined) continue;
    const the = opening.kind === 'window' ? 'a' : 'the';
    return ` to ${the} ${opening.kind} of ${nameBuilding(building.name)}`;
  }
  return null;
}

/** Describes a piece of cover: behind it if it is between him and the nearest enemy. */
function describeCover(battle: Battle, figure: FigureView, to: Point): string | null {
  const layout = findGround(battle);
  const cover = layout.covers.find(({ rect }) => computeDistanceToRect(to, rect) <= besideInches);
  if (cover === undefined) return null;
  const enemies = listEverybody(battle)
    .filter((one) => areEnemies(figure, one) && isStanding(one))
    .sort((a, b) => computeDistance(a.at, to) - computeDistance(b.at, to));
  const [nearest] = enemies;
  const isBehind = nearest !== undefined && findSight(layout, nearest.at, to).cover !== 'none';
  return ` ${isBehind ? 'behind' : 'to'} the ${cover.name}`;
}

function describeGround(layout: LayoutView, from: Point, to: Point): string {
  const was = findBuildingAt(layout, from);
  const now = findBuildingAt(layout, to);
  if (now !== null && now.id !== was?.id) return ` into ${nameBuilding(now.name)}`;
  if (now !== null) return ` through ${nameBuilding(now.name)}`;
  const wasOut = was === null ? '' : ` out of ${nameBuilding(was.name)}`;
  const toEdge = Math.min(to.x, to.y, layout.width - to.x, layout.height - to.y);
  if (toEdge <= besideInches) return `${wasOut} to the edge of the table`;
  if (wasOut !== '') return wasOut;
  const isOnRoad = layout.roads.some(({ points, width }) =>
    points.some((point, i) => computeDistanceToSegment(to, points[i - 1] ?? point, point) <= width / 2),
  );
  if (layout.roads.length === 0) return ' in the open';
  return isOnRoad ? ' on the road' : ' beside the road';
}

/** “The premises” within a sentence. */
function nameBuilding(name: string): string {
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  return plain.startsWith('the ') ? plain : `the ${plain}`;
}
