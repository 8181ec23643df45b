import { formatDollars } from '#shared/words/text.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import { countLines } from '../sheet/lines.ts';
import type { AreaView, SheetView } from '../session.svelte.ts';
import type { Held, Piece } from './tray.ts';

type House = Pick<BrotherhoodView['house'], 'wages'>;

/** [BRO-HOOD-1, BRO-MAP-2] Computes the price of one more piece in an area, in dollars. */
function computePiecePrice(piece: Piece, area: AreaView, { wages }: House): number {
  switch (piece) {
    case 'thugs':
      return wages.thug;
    case 'hitmen':
      return wages.hitman;
    case 'open':
      return area.revenueDollars;
    case 'bribe':
      return area.influenceDollars;
    case 'godfather':
      return 0;
  }
}

/** The words for the use of a piece in an area. */
function describeUse(piece: Piece, area: AreaView, sheet: SheetView): string {
  const { thugs, hitmen, gunThugs, gunHitmen } = countLines(
    sheet.lines.map(({ order }) => order),
    area.id,
  );
  const guards = thugs + hitmen + gunThugs + gunHitmen;
  switch (piece) {
    case 'thugs':
    case 'hitmen':
      return guards === 0 ? 'your first guard there' : `${guards + 1} of your hoods there`;
    case 'open': {
      const isCrowded = area.operations.length + 1 > area.saturation;
      const earns = isCrowded
        ? `everything there earns half: ${area.operations.length + 1} in room for ${area.saturation}`
        : `earns ${formatDollars(area.incomeDollars)} a turn`;
      return guards === 0 ? `${earns}; no guard yet` : earns;
    }
    case 'bribe':
      return 'a friend in office';
    case 'godfather':
      return guards === 0 ? 'nobody stands with him' : `with ${guards} of your hoods`;
  }
}

/** Computes what it costs to have a piece in an area, less what it would have cost where it is taken from. */
function computeChange({ piece, from }: Held, area: AreaView, areas: readonly AreaView[], house: House): number {
  const home = areas.find(({ id }) => id === from);
  return computePiecePrice(piece, area, house) - (home === undefined ? 0 : computePiecePrice(piece, home, house));
}

/** What a piece is put on: the area, all areas, and the sheet with its house rules. */
export type Ground = { area: AreaView; areas: readonly AreaView[]; sheet: SheetView; house: House };

/** [BRO-ORD-3] True if a sheet can pay for the piece in another area than its own. */
export function canAfford(held: Held, { area, areas, sheet, house }: Ground): boolean {
  return area.id !== held.from && computeChange(held, area, areas, house) <= sheet.sum.leftDollars;
}

/** Tells what a piece costs in an area, leaves, and is for; or that it cannot be paid. */
export function tellPiece(held: Held, { area, areas, sheet, house }: Ground): string {
  if (area.id === held.from) return `${area.name}: it is here. Off the map it is taken back.`;
  const price = computePiecePrice(held.piece, area, house);
  const left = sheet.sum.leftDollars - computeChange(held, area, areas, house);
  if (left < 0)
    return `${area.name}: costs ${formatDollars(price)}; you have ${formatDollars(sheet.sum.leftDollars)} left.`;
  const cost = price === 0 ? '' : `${formatDollars(price)}, leaves ${formatDollars(left)}; `;
  return `${area.name}: ${cost}${describeUse(held.piece, area, sheet)}.`;
}
