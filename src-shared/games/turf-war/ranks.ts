import { z } from 'zod';

/** [WAR-GAME-4] From the lowest up. */
export const ranks = ['hitman', 'lieutenant', 'don'] as const;
export const rankSchema = z.enum(ranks);
export type Rank = z.infer<typeof rankSchema>;

/** The names of the ranks. */
export const rankNames = {
  hitman: { one: 'Hitman', many: 'Hitmen', short: 'H' },
  lieutenant: { one: 'Lieutenant', many: 'Lieutenants', short: 'L' },
  don: { one: 'Don', many: 'Dons', short: 'D' },
} as const satisfies Record<Rank, { one: string; many: string; short: string }>;

/** `2 Hitmen and a Lieutenant`, in the order of the ranks from the highest. */
export function formatRankCounts(counts: Readonly<Record<Rank, number>>): string {
  const parts = [...ranks].reverse().flatMap((rank) => {
    const count = counts[rank];
    if (count === 0) return [];
    return [count === 1 ? `a ${rankNames[rank].one}` : `${count} ${rankNames[rank].many}`];
  });
  if (parts.length < 2) return parts[0] ?? 'nobody';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Counts the pieces of each rank. */
export function countRanks(pieces: readonly { rank: Rank }[]): Record<Rank, number> {
  const counts = { hitman: 0, lieutenant: 0, don: 0 };
  for (const { rank } of pieces) counts[rank] += 1;
  return counts;
}
