import { mapSize, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { mapRange } from '#shared/games/paradise/cities/landscape.ts';
import { roundCorner, type MapCorner } from './shapes.ts';

/** A line of the map by its place in its list: a river or a coast, a railroad, or the crest of a hill. */
export type LineKey = { kind: 'rivers' | 'rails' | 'hills'; at: number };
type Line = readonly MapCorner[];

const kinds = ['rivers', 'rails', 'hills'] as const;
const nouns = { rivers: 'River', rails: 'Railroad', hills: 'Hill' } as const;

export function nameLine({ kind, at }: LineKey): string {
  return `${nouns[kind]} ${at + 1}`;
}

/** Lists the lines of a city, those of waters first. */
export function listLines(pack: CityPack): { key: LineKey; name: string; line: Line }[] {
  return kinds.flatMap((kind) =>
    (pack[kind] ?? []).map((_, at) => ({
      key: { kind, at },
      name: nameLine({ kind, at }),
      line: findLine(pack, { kind, at }) ?? [],
    })),
  );
}

/** Finds a line of a city; null where it is no more. */
export function findLine(pack: CityPack, { kind, at }: LineKey): Line | null {
  if (kind === 'rails') return pack.rails?.[at] ?? null;
  return (kind === 'rivers' ? pack.rivers?.[at]?.line : pack.hills?.[at]?.crest) ?? null;
}

/** Changes the points of a line. */
function setLine(pack: CityPack, { kind, at }: LineKey, line: Line): CityPack {
  const points = [...line];
  const change = <T>(list: readonly T[] | undefined, next: (one: T) => T): T[] =>
    (list ?? []).map((one, nth) => (nth === at ? next(one) : one));
  if (kind === 'rails') return { ...pack, rails: change(pack.rails, () => points) };
  if (kind === 'rivers') return { ...pack, rivers: change(pack.rivers, (river) => ({ ...river, line: points })) };
  return { ...pack, hills: change(pack.hills, (hill) => ({ ...hill, crest: points })) };
}

export function removeLine(pack: CityPack, { kind, at }: LineKey): CityPack {
  return { ...pack, [kind]: (pack[kind] ?? []).filter((_, nth) => nth !== at) };
}

/** Returns true for a point that can be seen and held; a line may run off the map on both sides. */
export function isOnMap([x, y]: MapCorner): boolean {
  return x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height;
}

/** Moves a point of a line; what lies off the map beyond the outermost point that can be seen goes along. */
export function movePoint(pack: CityPack, key: LineKey, nth: number, to: MapCorner): CityPack {
  const line = findLine(pack, key);
  const from = line?.[nth];
  if (line === null || from === undefined) return pack;
  const seen = line.flatMap((point, at) => (isOnMap(point) ? [at] : []));
  const isTaken = (at: number): boolean => (nth === seen[0] && at < nth) || (nth === seen.at(-1) && at > nth);
  const move = ([x, y]: MapCorner): MapCorner => [
    clamp(x + to[0] - from[0], mapRange.left, mapRange.right),
    clamp(y + to[1] - from[1], mapRange.top, mapRange.bottom),
  ];
  return setLine(
    pack,
    key,
    line.map((point, at) => (at === nth ? to : isTaken(at) ? move(point) : point)),
  );
}

/** Moves a whole line that is on the map, as far as it stays there. */
export function shiftLine(pack: CityPack, key: LineKey, [dx, dy]: MapCorner): CityPack {
  const line = findLine(pack, key);
  if (line === null) return pack;
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const bound = (by: number, all: readonly number[], most: number): number =>
    clamp(by, Math.min(0, -Math.min(...all)), Math.max(0, most - Math.max(...all)));
  const [right, down] = [bound(dx, xs, mapSize.width), bound(dy, ys, mapSize.height)];
  return setLine(
    pack,
    key,
    line.map(([x, y]): MapCorner => [x + right, y + down]),
  );
}

/** Puts a new point after the point `nth` of a line. */
export function insertPoint(pack: CityPack, key: LineKey, nth: number, to: MapCorner): CityPack {
  const line = findLine(pack, key);
  return line === null ? pack : setLine(pack, key, line.toSpliced(nth + 1, 0, to));
}

/** Takes a point of a line away; null where no line would be left. */
export function removePoint(pack: CityPack, key: LineKey, nth: number): CityPack | null {
  const line = findLine(pack, key);
  return line === null || line.length <= 2 ? null : setLine(pack, key, line.toSpliced(nth, 1));
}

const newHill = [
  [-38, 8],
  [-12, -4],
  [14, -5],
  [38, 6],
] as const;
const usualReach = 14;

/** Adds a hill about a place. */
export function addHill(pack: CityPack, [x, y]: MapCorner): CityPack {
  const crest = newHill.map(([right, down]) => roundCorner([x + right, y + down]));
  return { ...pack, hills: [...(pack.hills ?? []), { crest, reach: usualReach }] };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
