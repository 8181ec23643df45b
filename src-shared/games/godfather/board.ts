/** [GOD-BOARD-2] The Neighborhoods in board order; `rows` run north to south, `#` is a position. */
const table = [
  ['HAR', 'Harlem', ['.####.', '######', '######', '######', '######', '.####.']],
  ['WAL', 'Wall Street', ['######', '######', '######', '######', '######']],
  ['LES', 'Lower East Side', ['#####.', '######', '######', '######', '.#####']],
  ['PAR', 'Park West', ['.###', '####', '####', '####', '###.']],
  ['UWS', 'Upper West Side', ['###.', '####', '####', '####', '##..']],
  ['LIT', 'Little Italy', ['####', '####', '####', '###.']],
  ['DOC', 'The Docks', ['##..', '####', '####', '.###']],
  ['MID', 'Midtown', ['.###', '####', '###.']],
] as const;

export type NeighborhoodKey = (typeof table)[number][0];

/** One position by its full name: `MID-B2`. */
export type Position = `${NeighborhoodKey}-${string}`;

export type Neighborhood = {
  key: NeighborhoodKey;
  name: string;
  rows: readonly string[];
  /** Row by row, west to east. */
  positions: readonly Position[];
  /** [GOD-BOARD-3] */
  majority: number;
};

const letters = 'ABCDEF';

function listPositions(key: NeighborhoodKey, rows: readonly string[]): Position[] {
  return rows.flatMap((row, north) =>
    [...row].flatMap((sign, west): Position[] => (sign === '#' ? [`${key}-${letters.charAt(west)}${north + 1}`] : [])),
  );
}

/** [GOD-BOARD-1, GOD-BOARD-2, GOD-BOARD-3] In board order. */
export const neighborhoods: readonly Neighborhood[] = table.map(([key, name, rows]) => {
  const positions = listPositions(key, rows);
  return { key, name, rows, positions, majority: Math.floor(positions.length / 2) + 1 };
});

export const neighborhoodKeys: readonly NeighborhoodKey[] = table.map(([key]) => key);

export const allPositions: readonly Position[] = neighborhoods.flatMap(({ positions }) => positions);

/** The Neighborhood of a key of the board. */
export function requireNeighborhood(key: NeighborhoodKey): Neighborhood {
  const found = neighborhoods.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no Neighborhood ${key}.`);
  return found;
}

/** Finds the Neighborhood of a position. */
export function findNeighborhoodKey(position: Position): NeighborhoodKey {
  return position.slice(0, 3) as NeighborhoodKey;
}

/** [GOD-BOARD-4] The Neighborhoods that touch; for the picture only. */
export const borders: readonly (readonly [NeighborhoodKey, NeighborhoodKey])[] = [
  ['HAR', 'UWS'],
  ['HAR', 'PAR'],
  ['UWS', 'PAR'],
  ['UWS', 'MID'],
  ['UWS', 'DOC'],
  ['PAR', 'MID'],
  ['MID', 'DOC'],
  ['MID', 'LIT'],
  ['MID', 'LES'],
  ['DOC', 'LIT'],
  ['DOC', 'WAL'],
  ['LIT', 'LES'],
  ['LIT', 'WAL'],
  ['LES', 'WAL'],
];

/** [GOD-BOARD-7] Boards for a shorter game. */
export const boards = {
  whole: { title: 'All of Manhattan', keys: neighborhoodKeys },
  short: { title: 'Five small Neighborhoods', keys: ['PAR', 'UWS', 'LIT', 'DOC', 'MID'] },
  'big-three': { title: 'The big three', keys: ['HAR', 'WAL', 'LES'] },
} as const satisfies Record<string, { title: string; keys: readonly NeighborhoodKey[] }>;
