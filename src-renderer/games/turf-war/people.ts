import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import { type Rank, rankNames } from '#shared/games/turf-war/ranks.ts';

type Written = { title: string; order: SheetOrder };

/** The name of each rank. */
export const rankWords: Readonly<Record<Rank, string>> = {
  hitman: rankNames.hitman.one,
  lieutenant: rankNames.lieutenant.one,
  don: rankNames.don.one,
};

/** The last order on a sheet that names somebody: he is placed, then moved, or leaves unpaid. */
export function findOrder<W extends Written>(orders: readonly W[], piece: PieceId): W | null {
  return orders.findLast(({ order }) => 'pieces' in order && order.pieces.includes(piece)) ?? null;
}

/** [WAR-XP-3, WAR-XP-4] XP, and how many make the next rank: `4 of 10`. */
export function formatXp(
  { rank, xp }: { rank: Rank; xp: number },
  needed: { lieutenant: number; don: number },
): string {
  if (rank === 'don') return String(xp);
  return `${xp} of ${rank === 'hitman' ? needed.lieutenant : needed.don}`;
}
