import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { distance, isInside, type Point } from './geometry.ts';
import type { Building, LayoutView } from './layout.ts';
import { canStand, canWalk, sightBetween } from './terrain.ts';

/** The best place near with cover from `threat` that is within reach and free, or null. */
export function coverNear(
  layout: LayoutView,
  from: Point,
  threat: Point,
  withinInches: number,
  isFree: (at: Point) => boolean = () => true,
): Point | null {
  let best: { at: Point; worth: number } | null = null;
  for (const at of coverSpots(layout)) {
    const inches = distance(from, at);
    if (inches > withinInches || !canWalk(layout, from, at)) continue;
    const sight = sightBetween(layout, threat, at);
    const grade = !sight.isClear ? 3 : sight.cover === 'hard' ? 2 : sight.cover === 'light' ? 1 : 0;
    const worth = grade * 3 - inches * 0.3;
    if (grade === 0 || (best !== null && worth <= best.worth) || !isFree(at)) continue;
    best = { at, worth };
  }
  return best?.at ?? null;
}

const spotsByLayout = new WeakMap<object, Point[]>();

/** Places worth standing at: by every piece of cover, inside every window, beside every door. */
export function coverSpots(layout: LayoutView): Point[] {
  const known = spotsByLayout.get(layout);
  if (known !== undefined) return known;
  const beside = layout.covers.flatMap(({ rect }) => {
    const m = 0.5;
    return [
      { x: rect.x - m, y: rect.y + rect.height / 2 },
      { x: rect.x + rect.width + m, y: rect.y + rect.height / 2 },
      { x: rect.x + rect.width / 2, y: rect.y - m },
      { x: rect.x + rect.width / 2, y: rect.y + rect.height + m },
    ];
  });
  const indoors = layout.buildings.flatMap((building) =>
    building.openings.flatMap(({ from, to }) => insideOf(building, from, to)),
  );
  const spots = [...beside, ...indoors].filter((point) => canStand(layout, point));
  spotsByLayout.set(layout, spots);
  return spots;
}

function insideOf(building: DeepReadonly<Building>, from: Point, to: Point): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const step = 0.7;
  return [
    { x: middle.x + step, y: middle.y },
    { x: middle.x - step, y: middle.y },
    { x: middle.x, y: middle.y + step },
    { x: middle.x, y: middle.y - step },
  ].filter((point) => isInside(point, building.rect, -0.3));
}
