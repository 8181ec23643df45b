/** A place on the drawing, in drawing units, y downward. */
export type Coordinates = readonly [x: number, y: number];

/** A corner of a polygon by its number, wrapping around at both ends. */
function findCorner(polygon: readonly Coordinates[], index: number): Coordinates {
  const point = polygon[(index + polygon.length) % polygon.length];
  if (!point) throw new Error('A polygon has no points.');
  return point;
}

/** Computes the area of a simple polygon in either direction. */
export function computeArea(polygon: readonly Coordinates[]): number {
  let twice = 0;
  for (let i = 0; i < polygon.length; i += 1) {
    const [x1, y1] = findCorner(polygon, i);
    const [x2, y2] = findCorner(polygon, i + 1);
    twice += x1 * y2 - x2 * y1;
  }
  return Math.abs(twice) / 2;
}

/** Center of gravity of a simple polygon. */
export function findCentroid(polygon: readonly Coordinates[]): Coordinates {
  let twice = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i < polygon.length; i += 1) {
    const [x1, y1] = findCorner(polygon, i);
    const [x2, y2] = findCorner(polygon, i + 1);
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    sumX += (x1 + x2) * cross;
    sumY += (y1 + y2) * cross;
  }
  return [sumX / (3 * twice), sumY / (3 * twice)];
}

/** Returns true if a point is inside a polygon. */
export function isInPolygon(polygon: readonly Coordinates[], [x, y]: Coordinates): boolean {
  let inside = false;
  for (let i = 0; i < polygon.length; i += 1) {
    const [x1, y1] = findCorner(polygon, i);
    const [x2, y2] = findCorner(polygon, i + 1);
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Keeps the part of a polygon where `distance` is not negative; `distance` must be linear. */
function keepSide(polygon: readonly Coordinates[], distance: (point: Coordinates) => number): Coordinates[] {
  const kept: Coordinates[] = [];
  for (let i = 0; i < polygon.length; i += 1) {
    const here = findCorner(polygon, i);
    const next = findCorner(polygon, i + 1);
    const dHere = distance(here);
    const dNext = distance(next);
    if (dHere >= 0) kept.push(here);
    if ((dHere > 0 && dNext < 0) || (dHere < 0 && dNext > 0)) {
      const t = dHere / (dHere - dNext);
      kept.push([here[0] + t * (next[0] - here[0]), here[1] + t * (next[1] - here[1])]);
    }
  }
  return kept;
}

/** The part of a polygon between two parallel lines at `from` and `to` along a direction. */
function slicePolygon(
  polygon: readonly Coordinates[],
  direction: Coordinates,
  from: number,
  to: number,
): Coordinates[] {
  const measureAlong = ([x, y]: Coordinates): number => x * direction[0] + y * direction[1];
  const beyond = keepSide(polygon, (point) => measureAlong(point) - from);
  return keepSide(beyond, (point) => to - measureAlong(point));
}

/** Clips a polygon to an upright box. */
export function clipToBox(
  polygon: readonly Coordinates[],
  [left, top, width, height]: readonly [number, number, number, number],
): Coordinates[] {
  const across = slicePolygon(polygon, [1, 0], left, left + width);
  return across.length < 3 ? [] : slicePolygon(across, [0, 1], top, top + height);
}

/** Halvings of the interval in which a cut is looked for: far below a pixel. */
const cutSteps = 40;

/**
 * Cuts a polygon into parallel slices with areas in proportion to `shares`, in their order, along `direction`. A share
 * of nothing gives an empty slice.
 */
export function splitByShares(
  polygon: readonly Coordinates[],
  shares: readonly number[],
  direction: Coordinates = [1, 0],
): Coordinates[][] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return shares.map(() => []);
  const heights = polygon.map(([x, y]) => x * direction[0] + y * direction[1]);
  const lowest = Math.min(...heights);
  const highest = Math.max(...heights);
  const whole = computeArea(polygon);
  const cutAt = (fraction: number): number => {
    let low = lowest;
    let high = highest;
    for (let step = 0; step < cutSteps; step += 1) {
      const middle = (low + high) / 2;
      if (computeArea(slicePolygon(polygon, direction, lowest, middle)) < whole * fraction) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  let done = 0;
  let from = lowest;
  return shares.map((share) => {
    if (share <= 0) return [];
    done += share;
    const to = done >= total ? highest : cutAt(done / total);
    const slice = slicePolygon(polygon, direction, from, to);
    from = to;
    return slice;
  });
}

const roundValue = (value: number): string => String(Math.round(value * 10) / 10);

/** SVG path of a closed polygon; empty for fewer than three points. */
export function drawPath(polygon: readonly Coordinates[]): string {
  if (polygon.length < 3) return '';
  return `M${polygon.map(([x, y]) => `${roundValue(x)},${roundValue(y)}`).join('L')}Z`;
}

/** SVG path of an open line. */
export function drawLine(points: readonly Coordinates[]): string {
  return `M${points.map(([x, y]) => `${roundValue(x)},${roundValue(y)}`).join('L')}`;
}

/** Finds the way of a curve at a point: between its neighbors, and backward along neither part that meets there. */
function findTangent(before: Coordinates, at: Coordinates, after: Coordinates): Coordinates {
  const [x, y] = [after[0] - before[0], after[1] - before[1]];
  const parts = [
    [at[0] - before[0], at[1] - before[1]],
    [after[0] - at[0], after[1] - at[1]],
  ] as const;
  if (parts.every(([px, py]) => px * x + py * y >= 0)) return [x, y];
  const [[ux, uy], [vx, vy]] = parts.map(([px, py]): Coordinates => {
    const length = Math.hypot(px, py) || 1;
    return [px / length, py / length];
  }) as [Coordinates, Coordinates];
  const length = Math.hypot(x, y);
  return [(ux + vx) * length, (uy + vy) * length];
}

/** Draws a smooth curve through all the points as an SVG path: Catmull-Rom, without a loop where a short part meets a long one. */
export function drawCurve(points: readonly Coordinates[]): string {
  const findClamped = (index: number): Coordinates =>
    findCorner(points, Math.min(Math.max(index, 0), points.length - 1));
  const tangents = points.map((point, at) => findTangent(findClamped(at - 1), point, findClamped(at + 1)));
  const [startX, startY] = findClamped(0);
  let path = `M${roundValue(startX)},${roundValue(startY)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const from = findClamped(i);
    const to = findClamped(i + 1);
    // A handle longer than half its own part would turn the curve back.
    const longest = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
    const shorten = ([x, y]: Coordinates): Coordinates => {
      const scale = Math.min(1, longest / (Math.hypot(x, y) || 1));
      return [x * scale, y * scale];
    };
    const [[outX, outY], [inX, inY]] = [tangents[i], tangents[i + 1]].map((tangent) =>
      shorten([(tangent?.[0] ?? 0) / 6, (tangent?.[1] ?? 0) / 6]),
    ) as [Coordinates, Coordinates];
    const control1 = [from[0] + outX, from[1] + outY];
    const control2 = [to[0] - inX, to[1] - inY];
    path += `C${[...control1, ...control2, ...to].map(roundValue).join(' ')}`;
  }
  return path;
}

const degrees = Math.PI / 180;

/** Turns a point about the origin, by degrees. */
export function turn([x, y]: Coordinates, angle: number): Coordinates {
  const sine = Math.sin(angle * degrees);
  const cosine = Math.cos(angle * degrees);
  return [x * cosine - y * sine, x * sine + y * cosine];
}

/** Finds the crossings of a level line with the sides of a polygon, left to right. */
function findCrossings(polygon: readonly Coordinates[], level: number): number[] {
  const found: number[] = [];
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
    if (y1 > level !== y2 > level) found.push(x1 + ((level - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

/** Parallel strokes clipped to a polygon: streets, seen from above. */
export function drawHatchLines(
  polygon: readonly Coordinates[],
  spacing: number,
  angle: number,
): (readonly [Coordinates, Coordinates])[] {
  const flat = polygon.map((point) => turn(point, -angle));
  const levels = flat.map(([, y]) => y);
  const lines: (readonly [Coordinates, Coordinates])[] = [];
  const first = Math.ceil(Math.min(...levels) / spacing) * spacing;
  for (let level = first; level < Math.max(...levels); level += spacing) {
    const xs = findCrossings(flat, level);
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      lines.push([turn([xs[pair] ?? 0, level], angle), turn([xs[pair + 1] ?? 0, level], angle)]);
    }
  }
  return lines;
}
