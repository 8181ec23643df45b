import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { City, DistrictRow } from '#shared/games/paradise/cities/city.ts';
import { namedTypes, type NamedType } from '#shared/games/paradise/cities/pack.ts';
import { findCentroid, isInPolygon, turn, type Coordinates } from '#shared/words/geometry.ts';
import { memoize } from '#shared/words/memoize.ts';
import { computeDepth, computeDistance } from './distances.ts';
import type { LabelCurves } from './handSet.ts';

/** The lettering, signs, and pennant of a district. */
export type SetPlaces = {
  label: LabelCurves;
  /** The place of the first pennant of the gangs based here; others stand to the right of it. */
  pennant: Coordinates;
  signs: ReadonlyMap<NamedType, Coordinates>;
  /** The way its shares are swept: across a wide district, down a tall one. */
  sweep: Coordinates;
};

/** A stroke with round ends that is taken already. */
type Taken = { from: Coordinates; to: Coordinates; radius: number };

/** Units between the places that are tried. */
const tried = 8;
/** The least size of letters. */
const smallest = 8;
/** Widths of a letter and heights of lines, as shares of the size of the letters. */
const letters = { width: 0.8, rise: 0.72, line: 1.15 } as const;
const signRadius = 14;
/** A part of a mark, by its place from the middle of the mark. */
type Disc = { by: Coordinates; radius: number };
/** Two pennants side by side: their flags, and the poles from the foot to the head. */
const flagDiscs: readonly Disc[] = [
  { by: [0, -7], radius: 11 },
  { by: [-14, -9], radius: 9 },
  { by: [17, -9], radius: 9 },
  { by: [-19, 16], radius: 4 },
  { by: [5, 16], radius: 4 },
  { by: [-19, -15], radius: 3 },
  { by: [5, -15], radius: 3 },
];

/** The sizes of letters that are tried, the largest first, with and without room for the strokes of hills. */
const attempts = [
  ...[26, 22, 19, 16].map((size) => ({ size, sparesHills: true })),
  ...[17, 14, 12, 11, 10, 9, 8].map((size) => ({ size, sparesHills: false })),
];

/** Fits the name, the pennants, and the signs onto a district's ground, apart from each other: the name as large as can be. */
export function fitPlaces({ id, outline, places }: DistrictRow, city: Pick<City, 'rivers' | 'hills'>): SetPlaces {
  return fitOnce({ id, outline, places, water: listWater(city, outline), hills: listHills(city, outline) });
}

type Site = Pick<DistrictRow, 'id' | 'outline' | 'places'> & { water: readonly Taken[]; hills: readonly Taken[] };

// perf: every view and every month has its city as new data, of which one district at most differs from the last.
const fitOnce = memoize(fitSite, (site: Site) => JSON.stringify(site));

function fitSite({ id, outline, places, ...around }: Site): SetPlaces {
  const ground = surveyGround(outline);
  const named = namedTypes.filter((type) => places[type] !== undefined);
  const water = around.water.filter(({ from, to }) => isNear(ground, [from, to]));
  const hills = around.hills.filter(({ from, to }) => isNear(ground, [from, to]));
  let last: (Omit<SetPlaces, 'sweep'> & { room: number }) | null = null;
  for (const { size, sparesHills } of attempts) {
    const taken = sparesHills ? [...water, ...hills] : water;
    const label = fitLabel(nameDistrict(id), ground, { most: size, taken });
    if (label === null) continue;
    const marks = fitMarks(ground, named, [...taken, ...listLetters(label)]);
    if (last === null || marks.room > last.room) last = { ...marks, label };
    if (marks.room >= 0) break;
  }
  const { label, pennant, signs } = last ?? setAnyhow(nameDistrict(id), ground, named);
  return { label, pennant, signs, sweep: ground.isWide ? [1, 0.2] : [0.2, 1] };
}

type Survey = {
  outline: readonly Coordinates[];
  /** Places inside of the outline with their depth, the deepest first. */
  sites: readonly { at: Coordinates; depth: number }[];
  /** The way of the longest extent, in degrees from east: -90 to 90. */
  axis: number;
  /** How much longer it is that way than across. */
  stretch: number;
  isWide: boolean;
};

function surveyGround(outline: readonly Coordinates[]): Survey {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const sites: { at: Coordinates; depth: number }[] = [];
  for (let y = box.top; y <= box.bottom; y += tried) {
    for (let x = box.left; x <= box.right; x += tried) {
      const depth = computeDepth(outline, [x, y]);
      if (depth > 0) sites.push({ at: [x, y], depth });
    }
  }
  sites.sort((one, other) => other.depth - one.depth);
  return { outline, sites, ...findAxis(sites), isWide: box.right - box.left >= box.bottom - box.top };
}

/** Finds the long axis of a ground from the spread of its places. */
function findAxis(sites: Survey['sites']): Pick<Survey, 'axis' | 'stretch'> {
  const count = Math.max(1, sites.length);
  const [middleX, middleY] = [0, 1].map((nth) => sites.reduce((sum, { at }) => sum + (at[nth] ?? 0), 0) / count);
  let [xx, yy, xy] = [1, 1, 0];
  for (const { at } of sites) {
    const [dx, dy] = [at[0] - (middleX ?? 0), at[1] - (middleY ?? 0)];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const spread = Math.hypot((xx - yy) / 2, xy);
  const mean = (xx + yy) / 2;
  const axis = (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI);
  return { axis, stretch: Math.sqrt((mean + spread) / Math.max(1, mean - spread)) };
}

/** Things farther from a ground than this are not in its way. */
const farthest = 120;

function isNear({ sites }: Survey, points: readonly Coordinates[]): boolean {
  return points.some(([x, y]) =>
    sites.some(({ at }, nth) => nth % 7 === 0 && Math.hypot(at[0] - x, at[1] - y) < farthest),
  );
}

/** Returns true for a stroke with an end in the box about an outline, or a little beside it. */
function isAround(outline: readonly Coordinates[], { from, to }: Taken): boolean {
  const isWithin = (value: number, all: readonly number[]): boolean =>
    value > Math.min(...all) - farthest && value < Math.max(...all) + farthest;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [from, to].some(([x, y]) => isWithin(x, xs) && isWithin(y, ys));
}

function listStrokes(line: readonly Coordinates[], radius: number): Taken[] {
  return line.slice(1).map((to, at): Taken => ({ from: line[at] ?? to, to, radius }));
}

function listWater({ rivers }: Pick<City, 'rivers'>, outline: readonly Coordinates[]): Taken[] {
  return rivers
    .filter(({ bank }) => bank === undefined)
    .flatMap(({ line, width }) => listStrokes(line, width / 2 + 2))
    .filter((stroke) => isAround(outline, stroke));
}

function listHills({ hills }: Pick<City, 'hills'>, outline: readonly Coordinates[]): Taken[] {
  return hills
    .flatMap(({ crest, reach }) => listStrokes(crest, reach * 0.8 + 2))
    .filter((stroke) => isAround(outline, stroke));
}

/** Lists the lines of letters as strokes. */
function listLetters({ size, curves }: LabelCurves): Taken[] {
  return curves.flatMap((curve) => {
    const [from, to] = [curve[0], curve.at(-1)];
    if (from === undefined || to === undefined) return [];
    const run = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const up: Coordinates = [((to[1] - from[1]) / run) * size * 0.36, (-(to[0] - from[0]) / run) * size * 0.36];
    return [
      {
        from: [from[0] + up[0], from[1] + up[1]],
        to: [to[0] + up[0], to[1] + up[1]],
        radius: size * 0.5,
      } satisfies Taken,
    ];
  });
}

/** A name may run along its ground's axis, but is level where that makes it nearly as large. */
const tilt = { most: 58, leastStretch: 1.2, gain: 1.12 } as const;

type Setting = { most: number; taken: readonly Taken[] };

/** Sets a name no larger than `most`: on one line or two, level or along the ground; null where it does not fit. */
function fitLabel(name: string, ground: Survey, setting: Setting): LabelCurves | null {
  const space = name.lastIndexOf(' ');
  const wordings = space < 0 ? [[name]] : [[name], [name.slice(0, space), name.slice(space + 1)]];
  const { axis, stretch } = ground;
  const isTilted = stretch >= tilt.leastStretch && Math.abs(axis) > 8 && Math.abs(axis) <= tilt.most;
  const angles = isTilted ? [0, axis] : [0];
  let best: LabelCurves | null = null;
  for (const angle of angles) {
    for (const wording of wordings) {
      const least: number = best === null ? 0 : best.size * (angle === 0 ? 1 : tilt.gain);
      best = setLines(wording, ground, { ...setting, angle, least }) ?? best;
    }
  }
  return best;
}

/** Finds the place where lines can have the largest letters, more than `least`, within the ground and clear of all else. */
function setLines(
  texts: readonly string[],
  { outline, sites }: Survey,
  { most, least, angle, taken }: Setting & { least: number; angle: number },
): LabelCurves | null {
  const flat = outline.map((point) => turn(point, -angle));
  const count = Math.max(...texts.map(({ length }) => length));
  const inTheWay = taken.map(({ from, to, radius }) => ({ from: turn(from, -angle), to: turn(to, -angle), radius }));
  let best: { at: Coordinates; size: number } | null = null;
  // The deepest places come first, so that among equals the one farthest from the limits has the name.
  for (const { at, depth } of sites) {
    const atLeast = Math.max(least, smallest - 1, best?.size ?? 0);
    const spot = turn(at, -angle);
    for (
      let size = Math.min(most, Math.floor((2 * depth) / (texts.length * letters.line)));
      size > atLeast;
      size -= 1
    ) {
      const half: Coordinates = [(count * letters.width * size) / 2 + 3, (texts.length * letters.line * size) / 2];
      if (!isClear(spot, { half, flat, inTheWay })) continue;
      best = { at: spot, size };
      break;
    }
  }
  if (best === null) return null;
  const { size } = best;
  return { size, curves: texts.map((_, nth) => placeLine(best.at, { size, nth, of: texts.length, count, angle })) };
}

/** Traces the line that letters stand on. */
function placeLine(
  [x, y]: Coordinates,
  { size, nth, of, count, angle }: { size: number; nth: number; of: number; count: number; angle: number },
): Coordinates[] {
  const half = (count * letters.width * size) / 2 + 4;
  const level = y + size * (letters.rise / 2) + (nth - (of - 1) / 2) * size * letters.line;
  return [turn([x - half, level], angle), turn([x + half, level], angle)];
}

type Room = { half: Coordinates; flat: readonly Coordinates[]; inTheWay: readonly Taken[] };

/** Returns true if a box about a place is inside of an outline and clear of what is taken. */
function isClear([x, y]: Coordinates, { half: [across, down], flat, inTheWay }: Room): boolean {
  const rows = [-down, 0, down];
  const spots = [-1, -0.6, -0.2, 0.2, 0.6, 1].flatMap((share) =>
    rows.map((row): Coordinates => [x + share * across, y + row]),
  );
  if (flat.some(([cx, cy]) => Math.abs(cx - x) < across && Math.abs(cy - y) < down)) return false;
  if (!spots.every((spot) => isInPolygon(flat, spot))) return false;
  return spots.every((spot) => inTheWay.every(({ from, to, radius }) => computeDistance(spot, from, to) > radius));
}

/** Measures the room about a disc: to the outline, and to what is taken. */
function measureRoom(
  outline: readonly Coordinates[],
  taken: readonly Taken[],
  { at, by, radius }: Disc & { at: Coordinates },
): number {
  const spot: Coordinates = [at[0] + by[0], at[1] + by[1]];
  const apart = taken.map((one) => computeDistance(spot, one.from, one.to) - one.radius);
  return Math.min(computeDepth(outline, spot), ...apart) - radius;
}

/** Sets the pennants, and then the signs, where there is the most room; `room` is below zero where there is too little. */
function fitMarks(
  { outline, sites }: Survey,
  named: readonly NamedType[],
  before: readonly Taken[],
): Pick<SetPlaces, 'pennant' | 'signs'> & { room: number } {
  const taken = [...before];
  let least = Infinity;
  const place = (discs: readonly Disc[]): Coordinates => {
    let best = { at: sites[0]?.at ?? findCentroid(outline), room: -Infinity };
    for (const { at, depth } of sites) {
      if (depth - (discs[0]?.radius ?? 0) <= best.room) break;
      const room = Math.min(...discs.map((disc) => measureRoom(outline, taken, { at, ...disc })));
      if (room > best.room) best = { at, room };
    }
    least = Math.min(least, best.room);
    return best.at;
  };
  const [x, y] = place(flagDiscs);
  const pennant: Coordinates = [x - 19, y + 15];
  for (const { by, radius } of flagDiscs) {
    const at: Coordinates = [x + by[0], y + by[1]];
    taken.push({ from: at, to: at, radius });
  }
  const signs = new Map(
    named.map((type) => {
      const at = place([{ by: [0, 0], radius: signRadius }]);
      taken.push({ from: at, to: at, radius: signRadius });
      return [type, at] as const;
    }),
  );
  return { pennant, signs, room: least };
}

/** Sets everything in the deepest place of a ground that has room for nothing. */
function setAnyhow(name: string, ground: Survey, named: readonly NamedType[]): Omit<SetPlaces, 'sweep'> {
  const at = ground.sites[0]?.at ?? findCentroid(ground.outline);
  const label = { size: 8, curves: [placeLine(at, { size: 8, nth: 0, of: 1, count: name.length, angle: 0 })] };
  return { label, ...fitMarks(ground, named, listLetters(label)) };
}
