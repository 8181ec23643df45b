import { z } from 'zod';

/** [WAR-MAP-2] The cities there are. */
export const mapIds = ['thamesford', 'lake-haven'] as const;
export const mapIdSchema = z.enum(mapIds);
export type MapId = z.infer<typeof mapIdSchema>;

/** [WAR-MAP-6] A patch of the ring: radii, and from where to where beside the middle of its ward. */
type Cell = { r1: number; r2: number; d1: number; d2: number };

/** [WAR-MAP-1] One city as data. Six roles a ward: four homes, then two neutral ones. */
export type CityMap = {
  id: MapId;
  title: string;
  /** The place in the middle that is no area. */
  middle: string;
  roles: readonly string[];
  wards: readonly { name: string; areas: readonly string[] }[];
  /** Borders within a ward, as pairs of roles. */
  within: readonly string[];
  /** Borders to the next ward round the ring; the first role is of the earlier ward. */
  onward: readonly string[];
  cells: Readonly<Record<string, Cell>>;
  /** The shape of the coast: how far it swings in three, and where. */
  swing: { b: number; q: number };
  fewest: number;
  most: number;
};

const createCell = (r1: number, r2: number, d1: number, d2: number): Cell => ({ r1, r2, d1, d2 });

const thamesford: CityMap = {
  id: 'thamesford',
  title: 'Thamesford',
  middle: 'the Common',
  roles: ['P', 'S', 'Q', 'R', 'W', 'I'],
  wards: [
    {
      name: 'Mill Ward',
      areas: ['Manchester', 'Cotton Row', 'Foundry Hill', 'Loom Street', 'Gasworks', 'Exchange Square'],
    },
    {
      name: 'Chapel Ward',
      areas: ['St. Thomas', 'Tannery Lane', 'Chapel Walk', 'Saltmarket', 'Potter’s Field', 'Corn Hall'],
    },
    {
      name: 'Harbor Ward',
      areas: ['Fish Quay', 'Ropewalk', 'Custom House', 'Lantern Yard', 'Coal Wharf', 'Mariners’ Cross'],
    },
    {
      name: 'Brick Ward',
      areas: ['Hopmarket', 'Brickfields', 'Lime Street', 'Vinegar Yard', 'Cinder Flats', 'Old Bridge'],
    },
    {
      name: 'Moor Ward',
      areas: ['Gallows Green', 'Turnpike', 'Orchard End', 'Quarry Road', 'Reservoir', 'Assize Court'],
    },
  ],
  within: ['PS', 'PQ', 'PR', 'SR', 'SW', 'QR', 'QI', 'RI', 'RW', 'WI'],
  onward: ['II', 'WQ', 'WI', 'WP', 'SP'],
  cells: {
    P: createCell(2.45, 3.1, -0.5, 0.1),
    S: createCell(2.45, 3.1, 0.1, 0.5),
    Q: createCell(1.5, 2.45, -0.33, 0),
    R: createCell(1.5, 2.45, 0, 0.34),
    W: createCell(1.5, 2.45, 0.34, 0.67),
    I: createCell(0.6, 1.5, -0.5, 0.5),
  },
  swing: { b: 0.02, q: 0.2 },
  fewest: 2,
  most: 5,
};

const lakeHaven: CityMap = {
  id: 'lake-haven',
  title: 'Lake Haven',
  middle: 'the lake',
  roles: ['D', 'A', 'B', 'C', 'X', 'Y'],
  wards: [
    {
      name: 'Steeple Ward',
      areas: ['Northgate', 'Steeple Landing', 'Bishop Street', 'Almshouse Row', 'Ferry Stairs', 'Hay Common'],
    },
    {
      name: 'Garden Ward',
      areas: ['Summerhill', 'Regatta Quay', 'Magnolia Avenue', 'Conservatory', 'Boathouse', 'Toll House'],
    },
    {
      name: 'Rail Ward',
      areas: ['Stockyards', 'Lake Terminal', 'Roundhouse', 'Signal Street', 'Grain Elevator', 'Junction'],
    },
    {
      name: 'Weaver Ward',
      areas: ['Weavers’ Rise', 'Millrace', 'Tinkers’ Alley', 'Dyeworks', 'Sluice Gate', 'Brick Kilns'],
    },
    {
      name: 'Market Ward',
      areas: ['Poultry Lane', 'Produce Pier', 'Haymarket', 'Auction Hall', 'Ice House', 'Fairground'],
    },
    {
      name: 'Theater Ward',
      areas: ['Bohemia Hill', 'Promenade', 'Lyric Street', 'Vaudeville Row', 'Bandstand', 'Cemetery Road'],
    },
    {
      name: 'Dock Ward',
      areas: ['Rope Yard', 'Dry Dock', 'Stevedore Street', 'Anchor Lane', 'Breakwater', 'Sand Pits'],
    },
    {
      name: 'College Ward',
      areas: ['Deanery Hill', 'College Landing', 'Scholars’ Walk', 'Printers’ Court', 'Lighthouse', 'Old Asylum'],
    },
  ],
  within: ['AX', 'AB', 'AC', 'BC', 'BD', 'CD', 'CX', 'CY', 'DY'],
  onward: ['XA', 'XB', 'CB', 'YB', 'YD'],
  cells: {
    D: createCell(2.5, 3.1, -0.25, 0.25),
    Y: createCell(2.5, 3.1, 0.25, 0.75),
    B: createCell(1.7, 2.5, -0.5, 0),
    C: createCell(1.7, 2.5, 0, 0.5),
    A: createCell(0.9, 1.7, -0.25, 0.25),
    X: createCell(0.9, 1.7, 0.25, 0.75),
  },
  swing: { b: 0.03, q: 1.3 },
  fewest: 6,
  most: 8,
};

export const cityMaps: Readonly<Record<MapId, CityMap>> = { thamesford, 'lake-haven': lakeHaven };

/** [WAR-MAP-1] How many areas a ward has, and how many of them are homes. */
export const areasOfWard = 6;
export const homesOfWard = 4;

/** [WAR-MAP-2] The city a number of gangs plays in. */
export function findMapFor(gangs: number): MapId {
  return gangs <= thamesford.most ? 'thamesford' : 'lake-haven';
}

/** One area of a city in play. */
export type MapArea = {
  number: number;
  name: string;
  role: string;
  /** Counted from 1. */
  ward: number;
  wardName: string;
  isHome: boolean;
  /** Numbers of the areas next to it, lowest first. */
  borders: number[];
};

/** [WAR-MAP-1, WAR-MAP-3] The first wards of a city closed to a ring, with their borders. */
export function listAreas(id: MapId, wards: number): MapArea[] {
  const map = cityMaps[id];
  const areas = map.wards
    .slice(0, wards)
    .flatMap(({ name: wardName, areas: names }, w) =>
      names.map((name, place): MapArea => ({
        number: areasOfWard * w + place + 1,
        name,
        role: map.roles[place] ?? '',
        ward: w + 1,
        wardName,
        isHome: place < homesOfWard,
        borders: [],
      })),
    );
  const join = (fromWard: number, pair: string, toWard: number): void => {
    const from = areas[areasOfWard * fromWard + map.roles.indexOf(pair.charAt(0))];
    const to = areas[areasOfWard * toWard + map.roles.indexOf(pair.charAt(1))];
    if (from === undefined || to === undefined || from.borders.includes(to.number)) return;
    from.borders.push(to.number);
    to.borders.push(from.number);
  };
  for (let ward = 0; ward < wards; ward += 1) {
    for (const pair of map.within) join(ward, pair, ward);
    for (const pair of map.onward) join(ward, pair, (ward + 1) % wards);
  }
  for (const area of areas) area.borders.sort((a, b) => a - b);
  return areas;
}

/** Counts the borders crossed from each area to each other: `distances[from][to]`; row and column 0 are unused. */
export function computeDistances(areas: readonly Pick<MapArea, 'number' | 'borders'>[]): number[][] {
  const table: number[][] = [[]];
  for (const { number: start } of areas) {
    const row = new Array<number>(areas.length + 1).fill(-1);
    row[start] = 0;
    const queue = [start];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      for (const next of areas[at - 1]?.borders ?? []) {
        if (row[next] !== -1) continue;
        row[next] = (row[at] ?? 0) + 1;
        queue.push(next);
      }
    }
    table.push(row);
  }
  return table;
}
