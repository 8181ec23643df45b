import type { Side } from '../battle.ts';
import { followRoute, computeLength, type Point } from './geometry.ts';
import { findPremises, type LayoutView } from './layout.ts';

/** Finds the road through the table from west to east, or else the line across its middle. */
export function findMainRoad(layout: LayoutView): Point[] {
  const [road] = layout.roads;
  const middle = layout.height / 2;
  const points = road?.points ?? [
    { x: 0, y: middle },
    { x: layout.width, y: middle },
  ];
  return points.map(({ x, y }) => ({ x, y }));
}

/** Share of the road after which entering cars stop. */
const upTheRoad = 0.46;

/** How far in from the edge a car appears. */
const edgeInches = 0.5;

/** How far from the middle of the road they stop, on the side of the house. */
const curbInches = 2;

/**
 * Finds the entry and the stops of a side's cars: attackers from the west, defenders from the east. They stop by the
 * curb, behind cars parked before the house.
 */
export function findWayIn(layout: LayoutView, side: Side): Point[] {
  const road = findMainRoad(layout);
  const from = side === 'attackers' ? road : road.toReversed();
  const stop = followRoute(from, computeLength(from) * upTheRoad).at;
  const isOpen = layout.buildings.length === 0;
  const aside = isOpen ? 0 : findPremises(layout).y < stop.y ? -curbInches : curbInches;
  return [followRoute(from, edgeInches).at, { x: stop.x, y: stop.y + aside }];
}

/** Distance of a man at the back from the wall. */
const backInches = 0.75;

/** Finds the place outside a door of the house that is not on the side of the street; null for none. */
export function findBackDoor(layout: LayoutView): Point | null {
  const [house] = layout.buildings;
  const premises = findPremises(layout);
  const [, stop = premises] = findWayIn(layout, 'attackers');
  const door = house?.openings.find(
    ({ kind, from, to }) => kind === 'door' && from.y === to.y && from.y < premises.y !== stop.y < premises.y,
  );
  if (house === undefined || door === undefined) return null;
  const out = door.from.y === house.rect.y ? -backInches : backInches;
  return { x: (door.from.x + door.to.x) / 2, y: door.from.y + out };
}

/** The whole road, edge to edge, in a side's direction. */
export function findWholeRoad(layout: LayoutView, side: Side): Point[] {
  const road = findMainRoad(layout);
  const from = side === 'attackers' ? road : road.toReversed();
  const [, ...bends] = from.slice(0, -1);
  const length = computeLength(from);
  return [followRoute(from, edgeInches).at, ...bends, followRoute(from, length - edgeInches).at];
}
