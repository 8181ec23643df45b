import type { Plate } from '#shared/views/paper.ts';
import { clipToBox, drawHatchLines, findCentroid, isInPolygon, type Coordinates } from '#shared/words/geometry.ts';

/** Height of a picture as a share of its width. */
const shape = 220 / 360;
/** Least angle between arrows, in degrees. */
const apart = 80;
const degrees = Math.PI / 180;

/** A piece of ground of a board, before it is cut to the picture. */
export type BoardGround = { name: string; outline: readonly Coordinates[]; tone: 0 | 1 | 2 | 3 | 4; angle: number };

/** An attacking side, and its origin; null if unknown. */
export type Comer = { name: string; from: Coordinates | null };

export function roundSpot([x, y]: Coordinates): [number, number] {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** Returns the section of a board around a place. */
export function frameAround([x, y]: Coordinates, width: number): Plate['frame'] {
  const height = width * shape;
  return [x - width / 2, y - height / 2, width, height].map(Math.round) as Plate['frame'];
}

/** The most that a picture moves off its place, as a share of its width, so that less of it is beyond the board. */
const mostAside = 0.12;

/** Returns the section of a board around a place, moved a little toward the board where it is at its edge. */
export function frameOnBoard(at: Coordinates, width: number, board: readonly Coordinates[]): Plate['frame'] {
  const { left, top, width: wide, height } = findBox(board);
  const most = width * mostAside;
  const keepOn = (spot: number, from: number, to: number): number => {
    const inside = to - from < width ? (from + to) / 2 : Math.min(Math.max(spot, from + width / 2), to - width / 2);
    return spot + Math.min(Math.max(inside - spot, -most), most);
  };
  return frameAround([keepOn(at[0], left, left + wide), keepOn(at[1], top, top + height)], width);
}

/** Widens the frame by its own size on each side, so that a picture fills any room. */
export function widen([left, top, width, height]: Plate['frame']): Plate['frame'] {
  return [left - width, top - height, width * 3, height * 3];
}

/** A name on a picture that others keep clear of. */
export type Lettered = { at: Coordinates; name: string };

/** Room that a letter, and a line of letters, take of a picture's width. */
const letterShare = 9.3 / 360;
const lineShare = 20 / 360;

/** True if two names would be printed over one another. */
function isOver(one: Lettered, other: Lettered, width: number): boolean {
  const reach = ((one.name.length + other.name.length) / 2 + 1.5) * letterShare * width;
  const [dx, dy] = [Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1])];
  return dx < reach && dy < lineShare * width;
}

const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.12, 0.88] as const;

/** Finds a spot for a name on its ground, inside the picture and clear of other names; null for none. */
function findSpotFor(
  name: string,
  outline: readonly Coordinates[],
  { frame, taken }: { frame: Plate['frame']; taken: readonly Lettered[] },
): Coordinates | null {
  const box = findBox(outline);
  const half = (name.length / 2 + 0.5) * letterShare * frame[2];
  const spots = steps.flatMap((y) =>
    steps.map((x): Coordinates => [box.left + box.width * x, box.top + box.height * y]),
  );
  const fits = spots.find(
    (at) =>
      at[0] - half > frame[0] &&
      at[0] + half < frame[0] + frame[2] &&
      at[1] - lineShare * frame[2] * 0.6 > frame[1] &&
      at[1] + lineShare * frame[2] * 0.6 < frame[1] + frame[3] &&
      isInPolygon(outline, at) &&
      taken.every((other) => !isOver({ at, name }, other, frame[2])),
  );
  return fits ?? null;
}

/** Cuts the ground of a board to a picture, and letters each part that has room for its name, that of the event first. */
export function cutGrounds(
  grounds: readonly BoardGround[],
  frame: Plate['frame'],
  { first, taken }: { first: string; taken: readonly Lettered[] },
): Plate['grounds'] {
  const cut = grounds
    .map((ground) => ({
      ...ground,
      wide: clipToBox(ground.outline, widen(frame)),
      seen: clipToBox(ground.outline, frame),
    }))
    .filter(({ wide }) => wide.length >= 3);
  const set: Lettered[] = [...taken];
  const inTurn = cut.toSorted((a, b) => Number(b.name === first) - Number(a.name === first));
  const spots = new Map<string, Coordinates>();
  for (const { name, seen } of inTurn) {
    const isFirst = name === first;
    const box = findBox(seen);
    if (!isFirst && (box.width < frame[2] * 0.25 || box.height < frame[3] * 0.14)) continue;
    const at = seen.length < 3 ? null : findSpotFor(name, seen, { frame, taken: set });
    if (at === null) continue;
    set.push({ at, name });
    spots.set(name, at);
  }
  return cut.map(({ name, wide, seen, tone, angle }) => {
    const box = findBox(seen);
    const middle: Coordinates = [box.left + box.width / 2, box.top + box.height / 2];
    const at = spots.get(name);
    return {
      name: at === undefined ? '' : name,
      at: roundSpot(at ?? middle),
      outline: wide.map(roundSpot),
      tone,
      angle,
    };
  });
}

function findBox(outline: readonly Coordinates[]) {
  if (outline.length < 3) return { left: 0, top: 0, width: 0, height: 0 };
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Places an arrow for each side that came, from its own direction, clear of the others, inside the frame. */
export function placeArrows(
  comers: readonly Comer[],
  target: Coordinates,
  frame: Plate['frame'],
  gap: number,
): Plate['arrows'] {
  const taken: number[] = [];
  return comers.map(({ name, from }, nth) => {
    const own = from === null || isNear(from, target) ? 90 * nth - 135 : computeDirection(target, from);
    const angle = findFree(own, taken);
    taken.push(angle);
    const [ux, uy] = [Math.cos(angle * degrees), Math.sin(angle * degrees)];
    const [left, top, width, height] = frame;
    const room = [
      ux < 0 ? target[0] - left : left + width - target[0],
      uy < 0 ? target[1] - top : top + height - target[1],
    ];
    const reach = Math.min(
      Math.abs(ux) < 0.01 ? Infinity : ((room[0] ?? 0) * 0.76) / Math.abs(ux),
      Math.abs(uy) < 0.01 ? Infinity : ((room[1] ?? 0) * 0.8) / Math.abs(uy),
    );
    return {
      from: roundSpot([target[0] + ux * reach, target[1] + uy * reach]),
      to: roundSpot([target[0] + ux * gap, target[1] + uy * gap]),
      name,
    };
  });
}

function isNear(one: Coordinates, other: Coordinates): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < 12;
}

function computeDirection([x1, y1]: Coordinates, [x2, y2]: Coordinates): number {
  return Math.atan2(y2 - y1, x2 - x1) / degrees;
}

/** Finds the direction, or the nearest one that is clear of the taken ones. */
function findFree(angle: number, taken: readonly number[]): number {
  const isFree = (one: number): boolean => taken.every((other) => Math.abs(((one - other + 540) % 360) - 180) >= apart);
  for (let by = 0; by <= 180; by += 10) {
    if (isFree(angle + by)) return angle + by;
    if (isFree(angle - by)) return angle - by;
  }
  return angle;
}

/** A named area of a board. */
export type BoardArea = { name: string; outline: readonly Coordinates[]; streets?: number };

const streetsApart = 0.055;

/** Draws the part of a board around one of its areas, which is dark; null where it has no area of that name. */
export function drawBoardPlace(areas: readonly BoardArea[], place: string): Plate | null {
  const isPlace = ({ name }: BoardArea): boolean => dropThe(name) === dropThe(place);
  const area = areas.find(isPlace);
  if (area === undefined) return null;
  const box = findBox(area.outline);
  const around = frameAround(findCentroid(area.outline), Math.max(box.width, box.height / shape) * 1.7);
  const frame = keepInside(around, findBox(areas.flatMap(({ outline }) => outline)));
  const grounds = areas.map((one) => ({
    name: one.name,
    outline: one.outline,
    tone: isPlace(one) ? (3 as const) : (1 as const),
    angle: (one.streets ?? 0) + 45,
  }));
  return {
    frame,
    grounds: [drawCountry(frame), ...cutGrounds(grounds, frame, { first: area.name, taken: [] })],
    streets: areas.flatMap(({ outline, streets = 0 }) => {
      const cut = clipToBox(outline, widen(frame));
      if (cut.length < 3) return [];
      return [streets, streets + 90]
        .flatMap((angle) => drawHatchLines(cut, frame[2] * streetsApart * (angle === streets ? 1 : 1.6), angle))
        .map((line) => line.map(roundSpot));
    }),
    water: [],
    mark: null,
    arrows: [],
  };
}

/** Moves a frame over as much of the board as it can hold; what is wider than the board stays in its middle. */
function keepInside([left, top, width, height]: Plate['frame'], board: ReturnType<typeof findBox>): Plate['frame'] {
  const keep = (from: number, long: number, least: number, most: number): number =>
    long >= most - least ? (least + most - long) / 2 : Math.min(Math.max(from, least), most - long);
  return [
    Math.round(keep(left, width, board.left, board.left + board.width)),
    Math.round(keep(top, height, board.top, board.top + board.height)),
    width,
    height,
  ];
}

/** The ground outside of the board, so that no part of a picture is white. */
function drawCountry(frame: Plate['frame']): Plate['grounds'][number] {
  const [left, top, width, height] = widen(frame);
  const outline: [number, number][] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
  return { name: '', at: [left, top], outline, tone: 1, angle: 0 };
}

function dropThe(name: string): string {
  return name.replace(/^the /iu, '').toLowerCase();
}
