import type { Point } from '#shared/games/turf-war/geometry.ts';
import { rankNames, ranks, type Rank } from '#shared/games/turf-war/ranks.ts';

/** A party on its counter: `D 1L 3H`. */
export function formatCounters(party: readonly { rank: Rank }[]): string {
  return [...ranks]
    .reverse()
    .map((rank) => ({ rank, count: party.filter((one) => one.rank === rank).length }))
    .filter(({ count }) => count > 0)
    .map(({ rank, count }) => `${rank === 'don' ? '' : count}${rankNames[rank].short}`)
    .join(' ');
}

/** How far an arrow begins and ends from the middle of an area, where the counters stand. */
const clearance = 26;

/** A bent line between two areas, and where its number stands; null where there is nothing to draw. */
export function drawLineBetween(a: Point | undefined, b: Point | undefined): { path: string; middle: Point } | null {
  if (a === undefined || b === undefined) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  const gap = Math.min(clearance, length / 4);
  const [ux, uy] = [dx / length, dy / length];
  const from = { x: a.x + ux * gap, y: a.y + uy * gap };
  const to = { x: b.x - ux * gap, y: b.y - uy * gap };
  const bend = Math.min(40, length / 6);
  const control = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  const round = (value: number): number => Math.round(value);
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`,
    middle: { x: round((a.x + b.x) / 4 + control.x / 2), y: round((a.y + b.y) / 4 + control.y / 2) + 5 },
  };
}

/** How wide a letter of an area's name is, in parts of its size. */
const letterWidth = 0.56;
const largestName = 15;
const smallestName = 10;

/** The room of an outline at a level, about a point of it: its middle, and its width. */
function findRoom(outline: readonly Point[], { x, y }: Point): { x: number; width: number } {
  const crossings: number[] = [];
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  });
  const left = Math.max(...crossings.filter((one) => one <= x), -Infinity);
  const right = Math.min(...crossings.filter((one) => one > x), Infinity);
  const isInside = Number.isFinite(left) && Number.isFinite(right);
  return isInside ? { x: (left + right) / 2, width: right - left } : { x, width: 0 };
}

/** The room of a line of letters: what both its upper and its lower edge leave. */
function findRoomOfLine(outline: readonly Point[], at: Point): { x: number; width: number } {
  const upper = findRoom(outline, { x: at.x, y: at.y - largestName * 0.7 });
  const lower = findRoom(outline, at);
  const left = Math.max(upper.x - upper.width / 2, lower.x - lower.width / 2);
  const right = Math.min(upper.x + upper.width / 2, lower.x + lower.width / 2);
  return { x: (left + right) / 2, width: Math.max(0, right - left) };
}

/** How far a name may stand from the middle of its area, so that it is still read with the pieces. */
const farthestName = 34;

/** Fits an area's name into its outline: on one line, or on two, as large as it can be, in the middle of its room. */
export function fitName(
  name: string,
  outline: readonly Point[],
  at: Point,
): { lines: readonly string[]; size: number; x: number } {
  const room = findRoomOfLine(outline, at);
  const x = Math.round(clamp(room.x, at.x - farthestName, at.x + farthestName));
  const width = room.width - 2 * Math.abs(room.x - x) - 8;
  const fit = (longest: number): number => Math.floor((width / (longest * letterWidth)) * 2) / 2;
  const whole = fit(name.length);
  const words = name.split(' ');
  if (whole >= 13 || words.length < 2) return { lines: [name], size: clamp(whole, smallestName, largestName), x };
  const lines = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  const halved = fit(Math.max(...lines.map((line) => line.length)));
  if (whole >= halved) return { lines: [name], size: clamp(whole, smallestName, largestName), x };
  return { lines, size: clamp(halved, smallestName, 13), x };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
