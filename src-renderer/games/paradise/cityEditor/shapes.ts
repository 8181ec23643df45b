import { difference, type Geom } from 'polyclip-ts';
import { computeArea, isInPolygon, type Coordinates } from '#shared/words/geometry.ts';
import { findMapFaults } from '#shared/games/paradise/cities/making/mapFaults.ts';
import { computeDistance } from '#shared/games/paradise/drawing/distances.ts';
import { mapSize, type CityPack } from '#shared/games/paradise/cities/pack.ts';

/**
 * Deeds on the map of a city that is being drawn. Districts that touch have the same corners, so a corner is known by
 * its place, and every deed keeps both sides of a border alike. None of them changes what it is given.
 */

export type MapCorner = [number, number];
type Outline = CityPack['districts'][number]['outline'];

export function isSame(one: Coordinates, other: Coordinates): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Rounds a place to a corner on the map. */
export function roundCorner([x, y]: Coordinates): MapCorner {
  return [clamp(Math.round(x), mapSize.width), clamp(Math.round(y), mapSize.height)];
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** Lists each corner of a city once. */
export function listCorners({ districts }: CityPack): MapCorner[] {
  const all = new Map(districts.flatMap(({ outline }) => outline.map((corner) => [String(corner), corner] as const)));
  return [...all.values()];
}

/** Lists the sides of an outline. */
export function listSides(outline: Outline): [MapCorner, MapCorner][] {
  return outline.map((corner, at) => [corner, outline[(at + 1) % outline.length] ?? corner]);
}

/** Finds the place that a pointer means: a corner within reach, a place on a side within reach, or its own. */
export function snapPlace(pack: CityPack, at: Coordinates, reach: number, own: Coordinates | null = null): MapCorner {
  const corners = listCorners(pack).filter((corner) => own === null || !isSame(corner, own));
  const [nearest] = corners
    .map((corner) => ({ corner, far: Math.hypot(corner[0] - at[0], corner[1] - at[1]) }))
    .sort((one, other) => one.far - other.far);
  if (nearest !== undefined && nearest.far <= reach) return nearest.corner;
  const sides = pack.districts
    .flatMap(({ outline }) => listSides(outline))
    .filter((ends) => own === null || !ends.some((end) => isSame(end, own)));
  const [side] = sides
    .map((ends) => ({ ends, far: computeDistance(at, ...ends) }))
    .sort((one, other) => one.far - other.far);
  return roundCorner(side !== undefined && side.far <= reach * 0.7 ? projectOnto(at, side.ends) : at);
}

function projectOnto([x, y]: Coordinates, [[x1, y1], [x2, y2]]: [MapCorner, MapCorner]): Coordinates {
  const run = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
  const t = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / run));
  return [x1 + t * (x2 - x1), y1 + t * (y2 - y1)];
}

function mapOutlines(pack: CityPack, change: (outline: Outline) => Outline): CityPack {
  return { ...pack, districts: pack.districts.map((one) => ({ ...one, outline: change(one.outline) })) };
}

/** Drops corners that follow themselves. */
function tidy(outline: Outline): Outline {
  return outline.filter((corner, at) => {
    const before = outline.at(at - 1);
    return before === undefined || outline.length < 2 || !isSame(before, corner);
  });
}

/** Moves a corner in all outlines, rivers, and railroads that have it. */
export function moveCorner(pack: CityPack, from: Coordinates, to: MapCorner): CityPack {
  const move = (line: Outline): Outline => line.map((corner) => (isSame(corner, from) ? to : corner));
  const moved = mapOutlines(pack, (outline) => tidy(move(outline)));
  return {
    ...moved,
    ...(pack.rivers === undefined ? {} : { rivers: pack.rivers.map((one) => ({ ...one, line: move(one.line) })) }),
    ...(pack.rails === undefined ? {} : { rails: pack.rails.map(move) }),
  };
}

/** Puts a new corner on a side, for both of its districts. */
export function insertCorner(pack: CityPack, [from, to]: readonly [Coordinates, Coordinates], at: MapCorner): CityPack {
  return mapOutlines(pack, (outline) =>
    listSides(outline).flatMap(([one, other]) =>
      (isSame(one, from) && isSame(other, to)) || (isSame(one, to) && isSame(other, from)) ? [one, at] : [one],
    ),
  );
}

/** Takes a corner away, where each of its districts keeps three; null where one does not. */
export function removeCorner(pack: CityPack, corner: Coordinates): CityPack | null {
  const left = mapOutlines(pack, (outline) => tidy(outline.filter((one) => !isSame(one, corner))));
  return left.districts.every(({ outline }) => outline.length >= 3) ? left : null;
}

/** A corner this near to a side lies on it. */
const onSide = 2.2;

/** Gives every side the corners of other districts that lie on it, so that neighbors share whole sides. */
export function stitch(pack: CityPack): CityPack {
  const corners = listCorners(pack);
  return mapOutlines(pack, (outline) =>
    listSides(outline).flatMap(([from, to]) => {
      const between = corners
        .filter((corner) => !outline.some((own) => isSame(own, corner)))
        .filter((corner) => computeDistance(corner, from, to) <= onSide)
        .sort((one, other) => measure(one, from) - measure(other, from));
      return [from, ...between];
    }),
  );
}

function measure([x1, y1]: Coordinates, [x2, y2]: Coordinates): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** Cuts a district along the line between two of its corners; null where they are no two ends of a cut. */
export function splitOutline(outline: Outline, from: Coordinates, to: Coordinates): [Outline, Outline] | null {
  const [a, b] = [from, to]
    .map((end) => outline.findIndex((corner) => isSame(corner, end)))
    .sort((one, other) => one - other);
  if (a === undefined || b === undefined || a < 0 || b - a < 2 || b - a > outline.length - 2) return null;
  const parts: [Outline, Outline] = [outline.slice(a, b + 1), [...outline.slice(b), ...outline.slice(0, a + 1)]];
  const whole = computeArea(outline);
  const isInside = parts.every((part) => computeArea(part) > 1) && Math.abs(sumAreas(parts) - whole) < whole * 0.001;
  return isInside ? parts : null;
}

function sumAreas(parts: readonly Outline[]): number {
  return parts.reduce((sum, part) => sum + computeArea(part), 0);
}

function computeSign(outline: Outline): number {
  return Math.sign(listSides(outline).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0));
}

/** Joins two outlines that share a side; null where they share none, or would go around a hole. */
export function joinOutlines(one: Outline, other: Outline): Outline | null {
  const alike = computeSign(one) === computeSign(other) ? other : other.toReversed();
  const sides = [...listSides(one), ...listSides(alike)];
  const names = new Set(sides.map((side) => String(side)));
  const outer = sides.filter(([from, to]) => !names.has(String([to, from])));
  if (outer.length === sides.length) return null;
  const next = new Map(outer.map(([from, to]) => [String(from), to]));
  const [first] = outer;
  if (first === undefined || next.size !== outer.length) return null;
  const joined: Outline = [];
  for (let here: MapCorner | undefined = first[0]; here !== undefined; here = next.get(String(here))) {
    if (joined.length > 0 && isSame(here, first[0])) break;
    if (joined.length > outer.length) return null;
    joined.push(here);
  }
  return joined.length === outer.length ? joined : null;
}

/** Ground this narrow is a slip of the pen. */
const narrow = 3;

/** Drops corners that an outline only runs out to and back from. */
function dropSpikes(outline: Outline): Outline {
  const whole = tidy(outline);
  const spike = whole.findIndex((corner, at) => {
    const [before, after] = [whole.at(at - 1) ?? corner, whole[(at + 1) % whole.length] ?? corner];
    const isSharp =
      (before[0] - corner[0]) * (after[0] - corner[0]) + (before[1] - corner[1]) * (after[1] - corner[1]) > 0;
    return (
      isSharp && Math.min(computeDistance(before, corner, after), computeDistance(after, corner, before)) <= narrow
    );
  });
  return spike < 0 || whole.length <= 3 ? whole : dropSpikes(whole.filter((_, at) => at !== spike));
}

/** The least ground of a new district. */
const leastArea = 600;

/** Corners of new ground this near to another one become that one, if nothing comes of it that is wrong. */
const welds = [6, 2, 0.8];

/**
 * Adds a district on new ground: what was drawn, without the ground that other districts have. Null where nothing is
 * left, where it would go around another district, or where a slip of ground would be left on both.
 */
export function addGround(
  pack: CityPack,
  drawn: readonly Coordinates[],
  create: (outline: Outline) => CityPack['districts'][number],
): CityPack | null {
  const before = countFaults(pack);
  for (const weld of welds) {
    const outline = outlineNew(pack, drawn, weld);
    if (outline === null) continue;
    const next = stitch({ ...pack, districts: [...pack.districts, create(outline)] });
    if (countFaults(next) <= before) return next;
  }
  return null;
}

function countFaults({ districts }: CityPack): number {
  return findMapFaults(districts.map(({ outline }) => outline)).length;
}

function outlineNew(pack: CityPack, drawn: readonly Coordinates[], weld: number): Outline | null {
  if (drawn.length < 3) return null;
  const toGeometry = (outline: readonly Coordinates[]): Geom => [
    [...outline, outline[0] ?? [0, 0]].map(([x, y]): MapCorner => [x, y]),
  ];
  const others = pack.districts.map(({ outline }) => toGeometry(outline));
  const free = difference(toGeometry(drawn), ...others);
  const [largest] = free
    .map((polygon) => ({ polygon, ring: polygon[0] ?? [] }))
    .sort((one, other) => computeArea(other.ring) - computeArea(one.ring));
  if (largest === undefined || largest.polygon.length !== 1) return null;
  const corners = listCorners(pack);
  const outline = dropSpikes(
    largest.ring.slice(1).map((place): MapCorner => {
      const near = corners.find((corner) => measure(corner, place) <= weld);
      return near ?? roundCorner(place);
    }),
  );
  return outline.length >= 3 && computeArea(outline) >= leastArea ? outline : null;
}

/** Finds the district that a place is in, by its place in the list; -1 for none. */
export function findDistrictAt({ districts }: CityPack, at: Coordinates): number {
  return districts.findIndex(({ outline }) => isInPolygon(outline, at));
}
