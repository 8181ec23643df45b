/** A place on the table, in inches from its north-west corner. */
export type Point = { x: number; y: number };

export type Rect = { x: number; y: number; width: number; height: number };

/** Base contact, between the middles of two figures. */
export const contactInches = 1.2;

export function computeDistance(a: Point, b: Point): number {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.sqrt(x * x + y * y);
}

/** Finds the point `inches` from `from` on the way to `to`, at most `to` itself. */
export function findPointToward(from: Point, to: Point, inches: number): Point {
  const whole = computeDistance(from, to);
  if (whole <= inches || whole === 0) return { x: to.x, y: to.y };
  const share = inches / whole;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The point `inches` from `from` in a direction of degrees, 0 to the right, clockwise. */
export function findPointInDirection(from: Point, degrees: number, inches: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: from.x + Math.cos(radians) * inches, y: from.y + Math.sin(radians) * inches };
}

/** Degrees from one point to another, 0 to the right, clockwise. */
export function computeBearing(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/**
 * Lists the directions to try: straight on, then by these turns to both sides. Of two equal ones the northern is first,
 * so that neither end of the table has an advantage.
 */
export function fanOut(degrees: number, turns: readonly number[]): number[] {
  const directions = [degrees];
  for (const turn of turns) directions.push(...turnBothWays(degrees, turn));
  return directions;
}

/** The two directions of a turn to both sides, the northern first. */
export function turnBothWays(degrees: number, turn: number): readonly [number, number] {
  const left = degrees - turn;
  const right = degrees + turn;
  return compareNorth(left) <= compareNorth(right) ? [left, right] : [right, left];
}

/** The less, the farther north a direction leads. */
function compareNorth(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

export function isInside(point: Point, rect: Rect, margin = 0): boolean {
  return (
    point.x > rect.x - margin &&
    point.x < rect.x + rect.width + margin &&
    point.y > rect.y - margin &&
    point.y < rect.y + rect.height + margin
  );
}

export function findCenter(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** Returns true if a segment passes through a rectangle; touching its edge does not count. */
export function isCrossingRect(a: Point, b: Point, rect: Rect): boolean {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  if (a.x <= rect.x ? b.x <= rect.x : a.x >= right && b.x >= right) return false;
  if (a.y <= rect.y ? b.y <= rect.y : a.y >= bottom && b.y >= bottom) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let enters = 0;
  let leaves = 1;
  if (dx !== 0) {
    const near = ((dx > 0 ? rect.x : right) - a.x) / dx;
    const far = ((dx > 0 ? right : rect.x) - a.x) / dx;
    enters = Math.max(enters, near);
    leaves = Math.min(leaves, far);
  }
  if (dy !== 0) {
    const near = ((dy > 0 ? rect.y : bottom) - a.y) / dy;
    const far = ((dy > 0 ? bottom : rect.y) - a.y) / dy;
    enters = Math.max(enters, near);
    leaves = Math.min(leaves, far);
  }
  if (dx === 0 && dy === 0) return isInside(a, rect);
  return enters < leaves;
}

/** Distance of a point from a segment. */
export function computeDistanceToSegment(point: Point, from: Point, to: Point): number {
  const squared = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  if (squared === 0) return computeDistance(point, from);
  const along = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y);
  const share = Math.min(1, Math.max(0, along / squared));
  const x = point.x - from.x - (to.x - from.x) * share;
  const y = point.y - from.y - (to.y - from.y) * share;
  return Math.sqrt(x * x + y * y);
}

/** More than any rounding. */
export const hairInches = 0.001;

/** Distance of a point from a rectangle; 0 inside. */
export function computeDistanceToRect(point: Point, rect: Rect): number {
  const dx = Math.max(rect.x - point.x, 0, point.x - rect.x - rect.width);
  const dy = Math.max(rect.y - point.y, 0, point.y - rect.y - rect.height);
  return Math.sqrt(dx * dx + dy * dy);
}

export function listCorners(rect: Rect): Point[] {
  const { x, y, width, height } = rect;
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Finds the point `inches` along a line of points; its last one beyond the end. */
export function followRoute(route: readonly Point[], inches: number): { at: Point; leg: number } {
  let left = inches;
  for (let leg = 0; leg < route.length - 1; leg += 1) {
    const from = route[leg];
    const to = route[leg + 1];
    if (from === undefined || to === undefined) break;
    const length = computeDistance(from, to);
    if (left <= length) return { at: findPointToward(from, to, left), leg };
    left -= length;
  }
  const last = route.at(-1) ?? { x: 0, y: 0 };
  return { at: { x: last.x, y: last.y }, leg: Math.max(0, route.length - 2) };
}

export function computeLength(route: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < route.length; i += 1) {
    const from = route[i - 1];
    const to = route[i];
    if (from !== undefined && to !== undefined) length += computeDistance(from, to);
  }
  return length;
}
