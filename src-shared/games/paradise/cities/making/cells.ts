import { Delaunay } from 'd3-delaunay';
import { findCentroid, type Coordinates } from '#shared/words/geometry.ts';
import type { Rolls } from './rolls.ts';

/** Part of the map that a city takes, before its edges are bent. */
export type BuildingGround = { left: number; top: number; right: number; bottom: number };

/** A side of the site. */
export type CitySide = 'north' | 'east' | 'south' | 'west';

/** Cells of a city with corners of their own numbers, so that two cells that touch have the same ones. */
export type Cells = {
  corners: Coordinates[];
  /** The corners of each cell, in turn. */
  cells: number[][];
  /** The corners on each side of the site, from west to east or from north to south. */
  shores: Record<CitySide, number[]>;
};

const evenings = 4;
/** Corners nearer than this become one. */
const nearest = 26;
/** A side longer than this gets corners of its own between its ends. */
const longest = 62;

/** Cuts a site into as many cells of about one size, with crooked sides. */
export function cutCells(rolls: Rolls, site: BuildingGround, count: number): Cells {
  const rough = mergeCorners(drawVoronoi(rolls, site, count), site);
  const shores = listShores(rough.corners, site);
  const bend = createBend(rolls, site);
  return bendSides(rough, shores, bend);
}

function drawVoronoi(rolls: Rolls, { left, top, right, bottom }: BuildingGround, count: number): Coordinates[][] {
  let points = Array.from({ length: count }, (): [number, number] => [
    rolls.between(left, right),
    rolls.between(top, bottom),
  ]);
  let cells: Coordinates[][] = [];
  for (let evening = 0; evening <= evenings; evening += 1) {
    const voronoi = Delaunay.from(points).voronoi([left, top, right, bottom]);
    cells = points.map((_, at) => voronoi.cellPolygon(at).slice(1) as [number, number][]);
    points = cells.map((cell) => (cell.length < 3 ? [left, top] : [...findCentroid(cell)])) as [number, number][];
  }
  return cells;
}

/** Gives corners numbers, and those that are near each other the same one: one on the edge of the site stays there. */
function mergeCorners(
  outlines: readonly (readonly Coordinates[])[],
  { left, top, right, bottom }: BuildingGround,
): { corners: Coordinates[]; cells: number[][] } {
  const corners: Coordinates[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const find = (point: Coordinates): number => {
    const known = corners.findIndex(([x, y]) => Math.hypot(x - point[0], y - point[1]) < nearest);
    return known >= 0 ? known : corners.push(point) - 1;
  };
  const isOnEdge = ([x, y]: Coordinates): boolean =>
    Math.min(Math.abs(x - left), Math.abs(x - right), Math.abs(y - top), Math.abs(y - bottom)) < 1;
  for (const point of outlines.flat().filter(isOnEdge)) find(point);
  const cells = outlines.map((outline) => {
    const ids = outline.map(find);
    return ids.filter((id, at) => id !== ids[(at + 1) % ids.length]);
  });
  return { corners, cells };
}

function listShores(corners: readonly Coordinates[], { left, top, right, bottom }: BuildingGround): Cells['shores'] {
  const list = (along: 0 | 1, at: number): number[] =>
    corners
      .map((point, id) => ({ point, id }))
      .filter(({ point: [x, y] }) => Math.abs((along === 0 ? y : x) - at) < 1)
      .sort((one, other) => one.point[along] - other.point[along])
      .map(({ id }) => id);
  return { north: list(0, top), south: list(0, bottom), west: list(1, left), east: list(1, right) };
}

type Bend = (point: Coordinates) => Coordinates;

/** Rounds the corners of a site and bends all of it smoothly, so that no two sides can cross. */
function createBend(rolls: Rolls, { left, top, right, bottom }: BuildingGround): Bend {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2];
  const [a, b, c, d] = [0, 0, 0, 0].map(() => rolls.between(0, 628) / 100) as [number, number, number, number];
  return ([x, y]) => {
    const [u, v] = [(x - middleX) / halfX, (y - middleY) / halfY];
    const round = 0.2;
    const roundX = middleX + halfX * u * Math.sqrt(1 - round * v * v);
    const roundY = middleY + halfY * v * Math.sqrt(1 - round * u * u);
    return [
      roundX + 11 * Math.sin(y / 43 + a) + 5 * Math.sin(y / 21 + b),
      roundY + 11 * Math.sin(x / 47 + c) + 5 * Math.sin(x / 24 + d),
    ];
  };
}

/** Adds corners along every long side, the same for both of its cells, and bends all of them. */
function bendSides(
  { corners, cells }: { corners: Coordinates[]; cells: number[][] },
  shores: Cells['shores'],
  bend: Bend,
): Cells {
  const all: Coordinates[] = [...corners];
  const between = new Map<string, number[]>();
  const findBetween = (from: number, to: number): number[] => {
    if (from > to) return findBetween(to, from).toReversed();
    const key = `${from} ${to}`;
    const known = between.get(key);
    if (known !== undefined) return known;
    const [[x1, y1], [x2, y2]] = [all[from] ?? [0, 0], all[to] ?? [0, 0]];
    const parts = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / longest));
    const made = Array.from({ length: parts - 1 }, (_, nth): number => {
      const share = (nth + 1) / parts;
      return all.push([x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]) - 1;
    });
    between.set(key, made);
    return made;
  };
  const lengthen = (ids: readonly number[], isClosed: boolean): number[] =>
    ids.flatMap((id, at) => {
      const next = ids[(at + 1) % ids.length];
      return next === undefined || (!isClosed && at === ids.length - 1) ? [id] : [id, ...findBetween(id, next)];
    });
  const longer = cells.map((cell) => lengthen(cell, true));
  const { north, south, west, east } = shores;
  return {
    cells: longer,
    shores: {
      north: lengthen(north, false),
      south: lengthen(south, false),
      west: lengthen(west, false),
      east: lengthen(east, false),
    },
    corners: all.map((point) => {
      const [x, y] = bend(point);
      return [Math.round(x), Math.round(y)];
    }),
  };
}
