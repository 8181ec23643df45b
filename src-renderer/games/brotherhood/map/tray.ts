import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';

const pieces = ['thugs', 'hitmen', 'open', 'bribe', 'godfather'] as const;

/** A piece taken from the stock to the map. */
export type Piece = (typeof pieces)[number];

/** Finds a piece by its id; null for anything else. */
export function findPiece(id: string): Piece | null {
  return pieces.find((piece) => piece === id) ?? null;
}

/** Pieces that a sheet has put somewhere; bailed hoods are at liberty for it. */
export function sum(lines: readonly SheetOrder[]): {
  thugs: number;
  hitmen: number;
  open: number;
  bribe: number;
  godfather: boolean;
} {
  const total = { thugs: 0, hitmen: 0, open: 0, bribe: 0, godfather: false };
  for (const line of lines) {
    if (line.kind === 'hoods') {
      total.thugs += line.thugs;
      total.hitmen += line.hitmen;
    } else if (line.kind === 'bail') {
      total.thugs -= line.thugs;
      total.hitmen -= line.hitmen;
    } else if (line.kind === 'open') total.open += line.count;
    else if (line.kind === 'bribe') total.bribe += line.count;
    else if (line.kind === 'close') {
      total.open -= line.revenue;
      total.bribe -= line.influence;
    } else if (line.kind === 'godfather') total.godfather = true;
  }
  return total;
}
