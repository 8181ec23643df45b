import type { Plate } from '#shared/views/paper.ts';
import { clipToBox, drawHatchLines, findCentroid, type Coordinates } from '#shared/words/geometry.ts';

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

/** Widens the frame by its own size on each side, so that a picture fills any room. */
export function widen([left, top, width, height]: Plate['frame']): Plate['frame'] {
  return [left - width, top - height, width * 3, height * 3];
}

/** Cuts the ground of a board to a picture, and names each part that is visible enough, except the place itself. */
export function cutGrounds(
  grounds: readonly BoardGround[],
  frame: Plate['frame'],
  { place, avoid }: { place: string; avoid: Coordinates },
): Plate['grounds'] {
  return grounds.flatMap(({ name, outline, tone, angle }) => {
    const cut = clipToBox(outline, widen(frame));
    if (cut.length < 3) return [];
    const box = findBox(clipToBox(outline, frame));
    const middle: Coordinates = [box.left + box.width / 2, box.top + box.height / 2];
    const isClear = Math.hypot(middle[0] - avoid[0], middle[1] - avoid[1]) > frame[2] * 0.2;
    const hasRoom = box.width > frame[2] * 0.32 && box.height > frame[3] * 0.16;
    return [
      {
        name: name !== place && isClear && hasRoom ? name : '',
        at: roundSpot(middle),
        outline: cut.map(roundSpot),
        tone,
        angle,
      },
    ];
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
    const reach = Math.min(
      Math.abs(ux) < 0.01 ? Infinity : (frame[2] * 0.38) / Math.abs(ux),
      Math.abs(uy) < 0.01 ? Infinity : (frame[3] * 0.4) / Math.abs(uy),
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
  const frame = frameAround(findCentroid(area.outline), Math.max(box.width, box.height / shape) * 1.7);
  const grounds = areas.map((one) => ({
    name: one.name,
    outline: one.outline,
    tone: isPlace(one) ? (3 as const) : (1 as const),
    angle: (one.streets ?? 0) + 45,
  }));
  return {
    frame,
    grounds: cutGrounds(grounds, frame, { place: '', avoid: [-10_000, -10_000] }),
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

function dropThe(name: string): string {
  return name.replace(/^the /iu, '').toLowerCase();
}
