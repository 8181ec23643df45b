import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import { countLines, setCount, setLine } from '../sheet/lines.ts';

const pieces = ['thugs', 'hitmen', 'open', 'bribe', 'godfather'] as const;

/** A piece taken from the stock to the map. */
export type Piece = (typeof pieces)[number];

/** The name of a piece, of one and of several. */
export const pieceWords: Readonly<Record<Piece, readonly [string, string]>> = {
  thugs: ['Thug', 'Thugs'],
  hitmen: ['Hitman', 'Hitmen'],
  open: ['operation', 'operations'],
  bribe: ['marker of influence', 'markers of influence'],
  godfather: ['Godfather', 'Godfathers'],
};

/** A piece in the hand: from the stock, or from the area that the sheet has put it in. */
export type Held = { piece: Piece; from: AreaId | null };

/** The id of a piece that the sheet has put in an area. */
export const nameHeld = (piece: Piece, from: AreaId): string => `${piece} ${from}`;

/** Finds a piece in the hand by its id; null for anything else. */
export function findHeld(id: string): Held | null {
  const [kind, from] = id.split(' ');
  const piece = pieces.find((one) => one === kind);
  return piece === undefined ? null : { piece, from: (from as AreaId | undefined) ?? null };
}

/** A sheet with a piece moved to an area, or back to the stock (null). */
export function movePiece(lines: readonly SheetOrder[], { piece, from }: Held, to: AreaId | null): SheetOrder[] {
  if (piece === 'godfather')
    return setLine(lines, 'godfather', null, to === null ? null : { kind: 'godfather', area: to });
  const left = from === null ? lines : setCount(lines, from, piece, countLines(lines, from)[piece] - 1);
  return to === null ? [...left] : setCount(left, to, piece, countLines(left, to)[piece] + 1);
}

/** Lists the pieces that a sheet puts in an area; `guns`: hoods from out of town, who stay where they are. */
export function listPlanned(
  lines: readonly SheetOrder[],
  area: AreaId,
): { piece: Piece; count: number; guns: number }[] {
  const { thugs, hitmen, gunThugs, gunHitmen, open, bribe } = countLines(lines, area);
  const boss = lines.some((line) => line.kind === 'godfather' && line.area === area);
  const all: { piece: Piece; count: number; guns: number }[] = [
    { piece: 'godfather', count: boss ? 1 : 0, guns: 0 },
    { piece: 'open', count: open, guns: 0 },
    { piece: 'bribe', count: bribe, guns: 0 },
    { piece: 'thugs', count: thugs, guns: gunThugs },
    { piece: 'hitmen', count: hitmen, guns: gunHitmen },
  ];
  return all.filter(({ count, guns }) => count + guns > 0);
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
