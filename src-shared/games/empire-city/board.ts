import { cells, type Band, type Cell } from './ids.ts';

/** [EMP-PLACE] The action of a figure at a place. */
export type PlaceKind = 'city-hall' | 'pitney-downs' | 'pancetta' | 'station' | 'docks' | 'st-marys' | 'local-162';

export type BoardCell = { id: Cell; name: string } & ({ band: Band; place: null } | { band: null; place: PlaceKind });

const S = 'slums';
const M = 'midtown';
const D = 'downtown';

function createSquare(id: Cell, name: string, band: Band): BoardCell {
  return { id, name, band, place: null };
}

function createPlace(id: Cell, name: string, place: PlaceKind): BoardCell {
  return { id, name, band: null, place };
}

/** [EMP-MAP-1] The board, in board order. */
export const board: readonly BoardCell[] = [
  createSquare('A1', 'Tin Alley', S),
  createSquare('B1', 'Ropewalk', S),
  createSquare('C1', 'Mercer Street', M),
  createSquare('D1', 'Brickyard', S),
  createSquare('E1', 'Carnival Lots', S),
  createPlace('F1', 'Pitney Downs', 'pitney-downs'),
  createPlace('A2', 'St. Mary’s', 'st-marys'),
  createSquare('B2', 'Cinder Row', S),
  createSquare('C2', 'Theater Row', M),
  createSquare('D2', 'Emerald Tower', D),
  createSquare('E2', 'Garment Block', M),
  createSquare('F2', 'Paddock Lane', S),
  createSquare('A3', 'Linden Park', M),
  createSquare('B3', 'Bank Street', D),
  createPlace('C3', 'City Hall', 'city-hall'),
  createSquare('D3', 'Commerce Plaza', D),
  createPlace('E3', 'Pancetta Ristorante', 'pancetta'),
  createSquare('F3', 'Market Yards', S),
  createSquare('A4', 'Gasworks', S),
  createPlace('B4', 'Empire Central Station', 'station'),
  createSquare('C4', 'Grand Hotel', D),
  createSquare('D4', 'Orpheum Corner', D),
  createPlace('E4', 'Local 162', 'local-162'),
  createSquare('F4', 'Cannery Row', S),
  createSquare('A5', 'Shanty Flats', S),
  createSquare('B5', 'Railyard', S),
  createSquare('C5', 'Depot Street', M),
  createSquare('D5', 'Alder Square', M),
  createSquare('E5', 'Fishmarket', S),
  createPlace('F5', 'The Docks', 'docks'),
];

const byId = new Map(board.map((cell) => [cell.id, cell]));

export function requireCell(id: Cell): BoardCell {
  const cell = byId.get(id);
  if (cell === undefined) throw new Error(`There is no cell ${id}.`);
  return cell;
}

export function findBand(id: Cell): Band | null {
  return requireCell(id).band;
}

export const cellOfPlace: Readonly<Record<PlaceKind, Cell>> = Object.fromEntries(
  board.flatMap(({ id, place }) => (place === null ? [] : [[place, id]])),
) as Record<PlaceKind, Cell>;

/** Every square, places left out, in board order. */
export const squares: readonly Cell[] = board.flatMap(({ id, place }) => (place === null ? [id] : []));

const neighbors = new Map(cells.map((id) => [id, cells.filter((other) => isNext(id, other))]));

function isNext(a: Cell, b: Cell): boolean {
  const across = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  const down = Math.abs(a.charCodeAt(1) - b.charCodeAt(1));
  return across + down === 1;
}

/** [EMP-MAP-1] Cells that share an edge, in board order. */
export function listNeighbors(id: Cell): readonly Cell[] {
  return neighbors.get(id) ?? [];
}

/** [EMP-MAP-3] Lists the squares for this number of capos. */
export function listOpenSquares(capos: number): Cell[] {
  return squares.filter((id) => {
    if (capos <= 3 && id.startsWith('A')) return false;
    return capos > 2 || !(id.endsWith('1') || id.endsWith('5'));
  });
}
