import { computeArea, findCentroid, type Coordinates } from '#shared/words/geometry.ts';
import { cityPackSchema, findNeighbors, type CityPack } from '../pack.ts';
import { cutCells, type Cells, type CitySide, type BuildingGround } from './cells.ts';
import { dealCity } from './deal.ts';
import { findMapFaults } from './mapFaults.ts';
import { createRolls, type Rolls } from './rolls.ts';
import { findWay, runOff } from './ways.ts';

export const fewestDistricts = 4;
export const mostDistricts = 16;
export const usualDistricts = 8;

/** How a city lies on its water. */
const lies = ['river bank', 'river through', 'south coast', 'west coast', 'east coast'] as const;
type Lie = (typeof lies)[number];

const sites: Record<Lie, BuildingGround> = {
  'river bank': { left: 44, top: 52, right: 956, bottom: 580 },
  'river through': { left: 44, top: 50, right: 956, bottom: 588 },
  'south coast': { left: 44, top: 52, right: 956, bottom: 574 },
  'west coast': { left: 180, top: 52, right: 956, bottom: 584 },
  'east coast': { left: 44, top: 52, right: 820, bottom: 584 },
};
const shoreSides: Partial<Record<Lie, CitySide>> = {
  'river bank': 'south',
  'south coast': 'south',
  'west coast': 'west',
  'east coast': 'east',
};
const opposite: Record<CitySide, CitySide> = { north: 'south', south: 'north', west: 'east', east: 'west' };

/** Times that a city is drawn before the program gives up; by far most are good at the first. */
const mostTries = 200;

/** Makes a city with its water, its railroad, and its hills: the same for the same seed. */
export function generateCity({ seed, districts }: { seed: number; districts: number }): CityPack {
  const rolls = createRolls(seed);
  for (let tried = 0; tried < mostTries; tried += 1) {
    const ground = drawGround(rolls, districts);
    if (ground === null) continue;
    const { cells, rivers, rails, hills, atWater, middle } = ground;
    const outlines = listOutlines(cells);
    const pack = dealCity(rolls, {
      outlines,
      near: findNeighbors(outlines.map((outline) => ({ outline }))),
      atWater,
      middle,
    });
    const read = cityPackSchema.safeParse({ ...pack, rivers, rails, hills });
    if (read.success) return read.data;
  }
  throw new Error(`No city came of seed ${seed}.`);
}

function listOutlines({ corners, cells }: Cells): [number, number][][] {
  return cells.map((cell) => cell.map((id) => [...(corners[id] ?? [0, 0])]));
}

const leastArea = 11_000;

type Ground = Required<Pick<CityPack, 'rivers' | 'rails' | 'hills'>> & {
  cells: Cells;
  /** The numbers of the cells at the water. */
  atWater: ReadonlySet<number>;
  middle: Coordinates;
};

function drawGround(rolls: Rolls, count: number): Ground | null {
  const lie = rolls.pick(lies);
  const site = sites[lie];
  const cells = cutCells(rolls, site, count);
  const outlines = listOutlines(cells);
  const isWhole = outlines.every(
    (outline, at) =>
      new Set(cells.cells[at]).size === outline.length && outline.length >= 4 && computeArea(outline) >= leastArea,
  );
  if (!isWhole || findMapFaults(outlines).length > 0) return null;
  const middle: Coordinates = [(site.left + site.right) / 2, (site.top + site.bottom) / 2];
  const water = drawWater(rolls, { cells, lie, middle });
  if (water === null) return null;
  const wet = new Set(water.ids);
  const atWater = new Set(cells.cells.flatMap((cell, at) => (cell.filter((id) => wet.has(id)).length > 2 ? [at] : [])));
  const rails = drawRails({ cells, middle, wet, side: shoreSides[lie] ?? null });
  return { cells, rivers: [water.river], rails, hills: drawHills(rolls, outlines, atWater), atWater, middle };
}

type Drawn = { cells: Cells; middle: Coordinates };

/** Draws the water: a coast or a bank along one side of the city, or a river along the sides of districts. */
function drawWater(
  rolls: Rolls,
  { cells, lie, middle }: Drawn & { lie: Lie },
): { river: NonNullable<CityPack['rivers']>[number]; ids: number[] } | null {
  const side = shoreSides[lie];
  const [far, along] = [middle[1] * 0.7, middle[1] * 1.3];
  const ids =
    side === undefined
      ? findWay(cells, {
          from: listGates(cells, cells.shores.west).filter((id) => isBetween(cells.corners[id]?.[1] ?? 0, far, along)),
          to: listGates(cells, cells.shores.east).filter((id) => isBetween(cells.corners[id]?.[1] ?? 0, far, along)),
          measure: ([, y]) => 1 + Math.abs(y - middle[1]) / 200,
        })
      : cells.shores[side];
  if (ids.length < 3) return null;
  const line = round(
    extend(
      ids.map((id) => cells.corners[id] ?? middle),
      { side, middle },
    ),
  );
  if (side === undefined) return { river: { line, width: rolls.between(15, 20) }, ids };
  const width = lie === 'river bank' ? rolls.between(64, 92) : 900;
  return { river: { line, width, bank: opposite[side] }, ids };
}

function extend(
  line: readonly Coordinates[],
  { side, middle }: { side: CitySide | undefined; middle: Coordinates },
): Coordinates[] {
  const [first, last] = [line[0] ?? middle, line.at(-1) ?? middle];
  if (side === undefined) return runOff(line, middle);
  const isLevel = side === 'north' || side === 'south';
  const out = side === 'north' || side === 'west' ? -1 : 1;
  // The shore draws back from the city on both hands.
  const run = ([x, y]: Coordinates, way: number): Coordinates[] =>
    [70, 660].map((by): Coordinates =>
      isLevel ? [x + way * by, y + out * 0.04 * by] : [x + out * 0.04 * by, y + way * by],
    );
  return [...run(first, -1).toReversed(), ...line, ...run(last, 1)];
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function round(line: readonly Coordinates[]): [number, number][] {
  // The sum with zero turns a minus zero, which JSON does not have, into zero.
  return line.map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0]);
}

/** Picks the corners of the city's edge where two districts meet. */
function listGates({ cells }: Cells, ids: readonly number[]): number[] {
  return ids.filter((id) => cells.filter((cell) => cell.includes(id)).length > 1);
}

/** Lays a railroad through the city along the sides of districts, away from the water. */
function drawRails({
  cells,
  middle,
  wet,
  side,
}: Drawn & { wet: ReadonlySet<number>; side: CitySide | null }): [number, number][][] {
  const dry = (ids: readonly number[]): number[] => listGates(cells, ids).filter((id) => !wet.has(id));
  const { north, south, west, east } = cells.shores;
  const isLevel = side === 'north' || side === 'south';
  const [from, to] = isLevel ? [west, east] : [north, south];
  const water = [...wet].map((id) => cells.corners[id] ?? middle);
  const way = findWay(cells, {
    from: dry(from),
    to: dry(to),
    measure: ([x, y]) =>
      water.some(([wx, wy]) => Math.hypot(wx - x, wy - y) < 40)
        ? 6
        : 1 + Math.hypot(x - middle[0], y - middle[1]) / 300,
  });
  return way.length < 3
    ? []
    : [
        round(
          runOff(
            way.map((id) => cells.corners[id] ?? middle),
            middle,
          ),
        ),
      ];
}

/** A smaller district has no room for a hill beside its name. */
const leastHillArea = 24_000;

/** Draws a hill in one or two of the districts that are farthest from the water. */
function drawHills(
  rolls: Rolls,
  outlines: readonly (readonly Coordinates[])[],
  atWater: ReadonlySet<number>,
): NonNullable<CityPack['hills']> {
  const centers = outlines.map((outline) => findCentroid(outline));
  const water = centers.filter((_, at) => atWater.has(at));
  const measure = ([x, y]: Coordinates): number => Math.min(...water.map(([wx, wy]) => Math.hypot(wx - x, wy - y)));
  const wide = outlines.filter((outline) => computeArea(outline) >= leastHillArea);
  const highest = wide.toSorted((one, other) => measure(findCentroid(other)) - measure(findCentroid(one)));
  return highest.slice(0, rolls.between(1, 2)).flatMap((outline) => {
    const [x, y] = findCentroid(outline);
    const reach = Math.sqrt(computeArea(outline)) * 0.3;
    return [1, 0.6].map((share, nth) => ({
      crest: round(
        [-1, -0.5, 0, 0.5, 1].map((at): Coordinates => [
          x + at * reach * share,
          y - 44 + nth * 20 + at * at * 26 * share,
        ]),
      ),
      reach: nth === 0 ? 14 : 10,
    }));
  });
}
