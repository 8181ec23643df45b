import type { District } from '#shared/games/paradise/city.ts';
import { drawHatchLines, type Coordinates } from '#shared/words/geometry.ts';
import { paradiseCity, type City } from '#shared/games/paradise/cities/city.ts';
import { computeDepth, computeDistance } from './distances.ts';
import { lookUpGround, type Ground } from './grounds.ts';
import { raceCourse, streetSpacing } from './cityDetails.ts';

/** The facts of a business for its place on the drawing. */
type Door = { id: string; district: District };

/** Distances of doors along a street and across it, the widest first: a full district has narrower ones. */
const spacings: readonly Coordinates[] = [
  ...[17, 15, 13, 12, 11, 10].map((along): Coordinates => [along, streetSpacing]),
  [10.5, 10.5],
  [9.5, 9.5],
  [8, 9],
];

/** A door keeps so far from its district's limits. */
const margin = 7;

/**
 * Places each business on the streets of its district. The same IDs have the same doors in every campaign and at every
 * size; a district without enough places leaves the last ones out.
 */
export function placeDoors(city: City, doors: readonly Door[]): ReadonlyMap<string, Coordinates> {
  const places = new Map<string, Coordinates>();
  const byDistrict = Map.groupBy(doors, ({ district }) => district);
  for (const [district, here] of byDistrict) {
    const sites = findSites(city, district, here.length);
    const order = here.toSorted((a, b) => scatter(a.id) - scatter(b.id));
    order.forEach(({ id }, place) => {
      const site = sites[Math.floor((place * sites.length) / order.length)];
      if (site !== undefined) places.set(id, site);
    });
  }
  return places;
}

/** Finds places for so many doors, as far apart as they can be. */
function findSites(city: City, district: District, count: number): Coordinates[] {
  const ground = lookUpGround(city, district);
  const isFree = (site: Coordinates) =>
    isClear(ground, site) && (city === paradiseCity ? isOffCourse(site) : isOffWater(city, site));
  let sites: Coordinates[] = [];
  for (const spacing of spacings) {
    sites = listSites(ground, spacing).filter(isFree);
    if (sites.length >= count) break;
  }
  return sites;
}

function listSites({ polygon, streetAngle }: Ground, [spacing, rows]: Coordinates): Coordinates[] {
  const angle = (streetAngle * Math.PI) / 180;
  const along: Coordinates = [Math.cos(angle), Math.sin(angle)];
  const across: Coordinates = [-along[1], along[0]];
  return drawHatchLines(polygon, rows, streetAngle)
    .flatMap(([[x1, y1], [x2, y2]]) => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      const count = Math.max(0, Math.floor((length - 2 * margin) / spacing));
      const start = (length - count * spacing) / 2;
      return Array.from({ length: count + 1 }, (_, place): Coordinates => {
        const by = start + place * spacing;
        // Doors are beside their street, not on it.
        const side = rows / 2;
        return [x1 + along[0] * by + across[0] * side, y1 + along[1] * by + across[1] * side];
      });
    })
    .filter((site) => computeDepth(polygon, site) >= margin);
}

/** Not under a name, a sign, or a pennant. */
function isClear({ label, pennant, signs }: Ground, [x, y]: Coordinates): boolean {
  const { size, curves } = label;
  const isNamed = curves.some((curve) =>
    curve.slice(1).some((to, index) => computeDistance([x, y + size * 0.3], curve[index] ?? to, to) < size * 0.62),
  );
  if (isNamed) return false;
  const [px, py] = pennant;
  if (x > px - 10 && x < px + 78 && y > py - 40 && y < py + 9) return false;
  return ![...signs.values()].some(([sx, sy]) => Math.hypot(sx - x, sy - y) < 24);
}

/** Not on the race course. */
function isOffCourse([x, y]: Coordinates): boolean {
  const { x: cx, y: cy, rx, ry } = raceCourse;
  return ((x - cx) / (rx + 8)) ** 2 + ((y - cy) / (ry + 8)) ** 2 > 1;
}

/** Not in a river that runs through the city. */
function isOffWater({ rivers }: City, site: Coordinates): boolean {
  return rivers.every(
    ({ line, width, bank }) =>
      bank !== undefined ||
      line.slice(1).every((to, at) => computeDistance(site, line[at] ?? to, to) > width / 2 + margin),
  );
}

/** A number of an id's own, so that neighbors in a list are none in the street. */
function scatter(id: string): number {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}
