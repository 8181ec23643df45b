import type { Coordinates } from '#shared/words/geometry.ts';
import type { Cells } from './cells.ts';

/** The outer edge of a city is so much longer for a way as it is: a way along it leads through nothing. */
const detour = 7;

/** Finds the shortest way along the sides of cells between corners of two lists, where `measure` weighs it; [] for none. */
export function findWay(
  { corners, cells }: Pick<Cells, 'corners' | 'cells'>,
  { from, to, measure }: { from: readonly number[]; to: readonly number[]; measure: (middle: Coordinates) => number },
): number[] {
  const near = new Map<number, Set<number>>();
  for (const cell of cells) {
    cell.forEach((id, at) => {
      const next = cell[(at + 1) % cell.length] ?? id;
      near.set(id, (near.get(id) ?? new Set()).add(next));
      near.set(next, (near.get(next) ?? new Set()).add(id));
    });
  }
  const inner = new Set(listInnerSides(cells));
  const lengths = new Map(from.map((id) => [id, 0]));
  const before = new Map<number, number>();
  const open = new Set(from);
  while (open.size > 0) {
    const [here] = [...open].sort((one, other) => (lengths.get(one) ?? 0) - (lengths.get(other) ?? 0));
    if (here === undefined) break;
    if (to.includes(here)) return traceBack(before, here);
    open.delete(here);
    for (const next of near.get(here) ?? []) {
      const [[x1, y1], [x2, y2]] = [corners[here] ?? [0, 0], corners[next] ?? [0, 0]];
      const cost =
        Math.hypot(x2 - x1, y2 - y1) *
        measure([(x1 + x2) / 2, (y1 + y2) / 2]) *
        (inner.has(nameSide(here, next)) ? 1 : detour);
      const length = (lengths.get(here) ?? 0) + cost;
      if (length >= (lengths.get(next) ?? Infinity)) continue;
      lengths.set(next, length);
      before.set(next, here);
      open.add(next);
    }
  }
  return [];
}

function nameSide(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

/** Lists the sides that two cells have. */
function listInnerSides(cells: Cells['cells']): string[] {
  const all = cells.flatMap((cell) => cell.map((id, at) => nameSide(id, cell[(at + 1) % cell.length] ?? id)));
  const seen = new Set<string>();
  return all.filter((side) => seen.size === seen.add(side).size);
}

function traceBack(before: ReadonlyMap<number, number>, last: number): number[] {
  const way = [last];
  for (let at = before.get(last); at !== undefined; at = before.get(at)) way.unshift(at);
  return way;
}

/** Lets a line run off the map at both ends, onward from where it leaves the city. */
export function runOff(line: readonly Coordinates[], middle: Coordinates): Coordinates[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [...line];
  const extend = ([x, y]: Coordinates): Coordinates[] => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const isLevel = Math.abs(dx) * 0.76 >= Math.abs(dy);
    const [ux, uy] = isLevel
      ? [Math.sign(dx), (0.2 * dy) / (Math.abs(dx) + 1)]
      : [(0.2 * dx) / (Math.abs(dy) + 1), Math.sign(dy)];
    return [60, 620].map((by): Coordinates => [Math.round(x + ux * by), Math.round(y + uy * by)]);
  };
  return [...extend(first).toReversed(), ...line, ...extend(last)];
}
