import type { DeepReadonly } from '#kernel/readonly.ts';
import { findCenter, isInside, type Point, type Rect } from './geometry.ts';

/** A gap in a wall: through doors one walks and sees, through windows one sees and can leap; a gate is shut (SCN-10). */
export type Opening = { kind: 'door' | 'window' | 'gate'; from: Point; to: Point };

export type Building = {
  id: string;
  name: string;
  rect: Rect;
  floors: number;
  isWooden: boolean;
  /**
   * [PO-2, PO-2a] The use of the building, which decides who is hurt when it burns; a public one counts as the
   * street.
   */
  use: 'business' | 'residence' | 'public';
  openings: Opening[];
  /** [MOVE-2] A ladder up the outside of the wall, which is otherwise a wall. */
  fireEscapes: { from: Point; to: Point }[];
};

/** A piece that gives cover; a tall one blocks the way and the view. */
export type Cover = {
  id: string;
  name: string;
  rect: Rect;
  grade: 'light' | 'hard';
  isTall: boolean;
  /** [CAR-9] A car: too high to climb over, and low enough to see across. */
  isSolid?: true;
  /** [BOMB-3] Crates, tables and the like, which burn easily. */
  isFlammable?: true;
};

/** The table in inches: streets, buildings and pieces. */
export type Layout = {
  name: string;
  width: number;
  height: number;
  /** [GATS-3] */
  light: 'good' | 'poor' | 'bad';
  /** [PO-2a] Streets of the city; docks, yards, country roads and lonely houses are not. */
  isPublic: boolean;
  buildings: Building[];
  covers: Cover[];
  roads: { points: Point[]; width: number }[];
  /** [CAR-2] Pushcarts, children at play and other hazards for a driver. */
  hazards: Point[];
  /** [SCN-3] A roadblock that one side has laid against the other's vehicles. */
  block?: {
    at: Point;
    side: 'attackers' | 'defenders';
    what: string;
    /** Where something is pulled across the road behind a truck that turns back. */
    behind?: Point;
  };
};

/** No table at all, before a scenario lays one. */
export const bareLayout: Layout = {
  name: 'nowhere',
  width: 0,
  height: 0,
  light: 'good',
  isPublic: false,
  buildings: [],
  covers: [],
  roads: [],
  hazards: [],
};

/** A table; if cars are among its pieces, as feet and eyes meet them, also the table without them, and their bodies. */
export type LayoutView = DeepReadonly<Layout> & {
  readonly under?: { readonly fixed: DeepReadonly<Layout>; readonly bodies: readonly DeepReadonly<Cover>[] };
};

/** Returns the table without the cars that are on it. */
export function removeCars(layout: LayoutView): LayoutView {
  return layout.under?.fixed ?? layout;
}

/** Middle of the building a battle is about, or of the table. */
export function findPremises(layout: LayoutView): Point {
  const [main] = layout.buildings;
  return main === undefined ? { x: layout.width / 2, y: layout.height / 2 } : findCenter(main.rect);
}

export function findBuildingAt(layout: LayoutView, point: Point): DeepReadonly<Building> | null {
  for (const building of layout.buildings) if (isInside(point, building.rect)) return building;
  return null;
}

export function isInBounds(layout: LayoutView, point: Point): boolean {
  return point.x >= 0 && point.y >= 0 && point.x <= layout.width && point.y <= layout.height;
}
