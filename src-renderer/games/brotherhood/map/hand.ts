import { formatDollars } from '#shared/words/text.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import { countLines } from '../sheet/lines.ts';
import type { AreaView, SheetView } from '../session.svelte.ts';
import type { Piece } from './tray.ts';

type House = Pick<BrotherhoodView['house'], 'wages'>;

/** [BRO-HOOD-1, BRO-MAP-2] Computes the price of one more piece in an area, in dollars. */
export function computePiecePrice(piece: Piece, area: AreaView, { wages }: House): number {
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

/** [BRO-ORD-3] True if a sheet can still pay for one more piece in an area. */
export function canAfford(piece: Piece, area: AreaView, sheet: SheetView, house: House): boolean {
  return computePiecePrice(piece, area, house) <= sheet.sum.leftDollars;
}

/** Tells what one more piece in an area costs, leaves, and is for; or that it cannot be paid. */
export function tellPiece(piece: Piece, area: AreaView, sheet: SheetView, house: House): string {
  const price = computePiecePrice(piece, area, house);
  const left = sheet.sum.leftDollars - price;
  if (left < 0)
    return `${area.name}: costs ${formatDollars(price)}; you have ${formatDollars(sheet.sum.leftDollars)} left.`;
  const cost = price === 0 ? '' : `${formatDollars(price)}, leaves ${formatDollars(left)}; `;
  return `${area.name}: ${cost}${describeUse(piece, area, sheet)}.`;
}
