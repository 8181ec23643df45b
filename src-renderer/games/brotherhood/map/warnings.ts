import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { countLines } from '../sheet/lines.ts';
import type { AreaView } from '../session.svelte.ts';

/**
 * [BRO-SPOIL-1, BRO-ORD-7] Lists the areas where a sheet leaves operations, standing or about to open, without a hood.
 * A family without a line is guarded by the rule.
 */
export function listUnguarded(
  areas: readonly Pick<AreaView, 'id' | 'operations'>[],
  lines: readonly SheetOrder[],
  seat: SeatId,
): AreaId[] {
  if (lines.length === 0) return [];
  return areas
    .filter(({ id, operations }) => {
      const { thugs, hitmen, gunThugs, gunHitmen, open, closeRevenue } = countLines(lines, id);
      const own = operations.filter(({ family }) => family === seat).length;
      const left = own + open - closeRevenue;
      return left > 0 && thugs + hitmen + gunThugs + gunHitmen === 0;
    })
    .map(({ id }) => id);
}

/** [BRO-DEAL-3] Lists who announced this turn that it opens in an area. */
export function listAnnounced(
  announcements: readonly { turn: number; seat: SeatId; opensIn: AreaId | null }[],
  turn: number,
): ReadonlyMap<AreaId, readonly SeatId[]> {
  const found = new Map<AreaId, SeatId[]>();
  for (const { turn: said, seat, opensIn } of announcements) {
    if (said !== turn || opensIn === null) continue;
    const seats = found.get(opensIn) ?? [];
    if (!seats.includes(seat)) found.set(opensIn, [...seats, seat]);
  }
  return found;
}
