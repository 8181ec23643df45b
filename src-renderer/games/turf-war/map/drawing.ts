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
export function drawLineBetween(
  a: Point | undefined,
  b: Point | undefined,
): { path: string; middle: Point } | null {
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
    middle: {
      x: round((a.x + b.x) / 4 + control.x / 2),
      y: round((a.y + b.y) / 4 + control.y / 2) + 5,
    },
  };
}
