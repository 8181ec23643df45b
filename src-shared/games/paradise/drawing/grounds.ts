import { nameDistrict, type District } from '#shared/games/paradise/city.ts';
import { lookUpDistrict, paradiseCity, type City, type DistrictRow } from '#shared/games/paradise/cities/city.ts';
import { namedTypes, type NamedType } from '#shared/games/paradise/cities/pack.ts';
import {
  drawCurve,
  drawHatchLines,
  drawLine,
  findCentroid,
  isInPolygon,
  type Coordinates,
} from '#shared/words/geometry.ts';
import { memoize, memoizeObject } from '#shared/words/memoize.ts';
import { avenueSpacing, streetSpacing } from './cityDetails.ts';
import { handSet, type LabelCurves } from './handSet.ts';

/** A district as the map draws it. */
export type Ground = {
  /** Its outline. */
  polygon: readonly Coordinates[];
  label: LabelCurves;
  /** The lines of its name, each with the curve that it runs along. */
  lines: readonly { text: string; path: string }[];
  /** The way its shares are swept: across a wide district, down a tall one. */
  sweep: Coordinates;
  streetAngle: number;
  /** Its streets and avenues as one path. */
  streets: string;
  /** The place of the first pennant of the gangs based here; others stand to the right of it. */
  pennant: Coordinates;
  signs: ReadonlyMap<NamedType, Coordinates>;
};

const drawGrounds = memoizeObject((city: City) =>
  memoize((district: District): Ground => {
    const row = lookUpDistrict(city, district);
    return createGround(row, (city === paradiseCity ? findHandSet(row) : null) ?? fitPlaces(row));
  }),
);

/** Looks up a district as the map of its city draws it. */
export function lookUpGround(city: City, district: District): Ground {
  return drawGrounds(city)(district);
}

type Places = Pick<Ground, 'label' | 'pennant' | 'signs' | 'sweep'>;

function createGround({ name, outline, streets: streetAngle }: DistrictRow, places: Places): Ground {
  const hatching = [
    ...drawHatchLines(outline, streetSpacing, streetAngle),
    ...drawHatchLines(outline, avenueSpacing, streetAngle + 90),
  ];
  return {
    ...places,
    polygon: outline,
    lines: splitName(name.toUpperCase(), places.label.curves),
    streetAngle,
    streets: hatching.map((line) => drawLine(line)).join(''),
  };
}

/** Splits a name that is set on two curves at its last space. */
function splitName(name: string, curves: LabelCurves['curves']): Ground['lines'] {
  const space = name.lastIndexOf(' ');
  const texts = curves.length === 1 ? [name] : [name.slice(0, space), name.slice(space + 1)];
  return texts.map((text, index) => ({ text, path: drawCurve(curves[index] ?? []) }));
}

function findHandSet({ id, places }: DistrictRow): Places | null {
  const [label, pennant] = [handSet.labels[id], handSet.pennants[id]];
  if (label === undefined || pennant === undefined) return null;
  const signs = namedTypes.flatMap((type): [NamedType, Coordinates][] => {
    const place = places[type] === undefined ? undefined : handSet.signs[`${type} ${id}`];
    return place === undefined ? [] : [[type, place]];
  });
  return { label, pennant, signs: new Map(signs), sweep: handSet.tall.includes(id) ? [0.2, 1] : [1, 0.2] };
}

/** Units between the places that are tried. */
const tried = 10;
const sizes = { largest: 26, least: 11, letter: 0.8 } as const;

/** Fits the name, the pennants, and the signs onto a district's ground, in this order and apart from each other. */
function fitPlaces({ id, outline, places }: DistrictRow): Places {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const sites: Coordinates[] = [];
  for (let y = box.top; y <= box.bottom; y += tried) {
    for (let x = box.left; x <= box.right; x += tried) {
      if (isInPolygon(outline, [x, y])) sites.push([x, y]);
    }
  }
  const label = fitLabel(nameDistrict(id), outline, sites);
  const taken = label.curves.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [{ from, to }]));
  const findFree = (reach: readonly Coordinates[], apart: number): Coordinates => {
    const room = ([x, y]: Coordinates): number =>
      Math.min(
        ...reach.map(([dx, dy]) => {
          const spot: Coordinates = [x + dx, y + dy];
          return Math.min(
            computeDepth(outline, spot),
            ...taken.map(({ from, to }) => computeDistance(spot, from, to) - apart),
          );
        }),
      );
    const best = findBest(sites, room) ?? findCentroid(outline);
    const [dx, dy] = reach.at(-1) ?? [0, 0];
    taken.push({ from: best, to: [best[0] + dx, best[1] + dy] });
    return best;
  };
  const named = namedTypes.filter((type) => places[type] !== undefined);
  const signs = new Map(named.map((type) => [type, findFree([[0, 0]], 22)] as const));
  const pennant = findFree(
    [
      [0, 0],
      [0, -34],
      [44, -34],
      [44, 0],
    ],
    18,
  );
  const isWide = box.right - box.left >= box.bottom - box.top;
  return { label, pennant, signs, sweep: isWide ? [1, 0.2] : [0.2, 1] };
}

/** Sets a name as large as its district allows: on one line, or on two where that lets it be larger. */
function fitLabel(name: string, outline: readonly Coordinates[], sites: readonly Coordinates[]): LabelCurves {
  const lines = (texts: readonly string[]): LabelCurves => {
    const letters = Math.max(...texts.map(({ length }) => length));
    const measure = (site: Coordinates): number => {
      const width = 2 * (measureReach(outline, site) - 6);
      const depth = computeDepth(outline, site);
      // Where several places take the largest letters, the one farthest from the limits has them.
      return Math.min(sizes.largest, width / (letters * sizes.letter), depth / texts.length) + depth / 1000;
    };
    const [x, y] = findBest(sites, measure) ?? findCentroid(outline);
    const size = Math.max(sizes.least, Math.floor(measure([x, y])));
    const half = (letters * sizes.letter * size) / 2 + 4;
    const top = y + size * 0.35 - ((texts.length - 1) * size * 1.15) / 2;
    return {
      size,
      curves: texts.map((_text, nth): Coordinates[] => [
        [x - half, top + nth * size * 1.15],
        [x + half, top + nth * size * 1.15],
      ]),
    };
  };
  const one = lines([name]);
  const space = name.lastIndexOf(' ');
  if (space < 0) return one;
  const two = lines([name.slice(0, space), name.slice(space + 1)]);
  return two.size > one.size ? two : one;
}

/** Measures how far a line through a place runs inside the outline to both of its sides. */
function measureReach(outline: readonly Coordinates[], [x, y]: Coordinates): number {
  let reach = 0;
  while (isInPolygon(outline, [x - reach, y]) && isInPolygon(outline, [x + reach, y])) reach += tried;
  return reach;
}

function findBest(sites: readonly Coordinates[], measure: (site: Coordinates) => number): Coordinates | null {
  let best: Coordinates | null = null;
  let most = -Infinity;
  for (const site of sites) {
    const room = measure(site);
    if (room <= most) continue;
    most = room;
    best = site;
  }
  return best;
}

/** Computes the distance of a point inside a polygon from its sides; negative outside. */
export function computeDepth(polygon: readonly Coordinates[], point: Coordinates): number {
  const least = Math.min(
    ...polygon.map((from, index) => computeDistance(point, from, polygon[(index + 1) % polygon.length] ?? from)),
  );
  return isInPolygon(polygon, point) ? least : -least;
}

/** Computes the distance of a point from a side. */
export function computeDistance([x, y]: Coordinates, [x1, y1]: Coordinates, [x2, y2]: Coordinates): number {
  const run = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const t = run === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / run));
  return Math.hypot(x - (x1 + t * (x2 - x1)), y - (y1 + t * (y2 - y1)));
}
