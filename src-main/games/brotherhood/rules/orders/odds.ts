import type { HouseRules } from '#shared/games/brotherhood/houseRules.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';

export type Force = { thugs: number; hitmen: number };
type Hits = DeepReadonly<HouseRules['hits']>;

/** Chances of 0, 1, 2 … hits of one side in one round. */
function computeHitChances({ thugs, hitmen }: Force, hits: Hits): number[] {
  const chances = [
    ...Array.from({ length: thugs }, () => (7 - hits.thug) / 6),
    ...Array.from({ length: hitmen }, () => (7 - hits.hitman) / 6),
  ];
  let spread = [1];
  for (const chance of chances) {
    const next = new Array<number>(spread.length + 1).fill(0);
    spread.forEach((share, count) => {
      next[count] = (next[count] ?? 0) + share * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + share * chance;
    });
    spread = next;
  }
  return spread;
}

/** [BRO-ORD-3, BRO-NPC-3] Computes the chance, 0 to 1, that one ordinary round leaves no hood of theirs. */
export function computeClearingChance(own: Force, theirs: Force, hits: Hits): number {
  const needed = theirs.thugs + theirs.hitmen;
  if (needed === 0) return 1;
  return computeHitChances(own, hits).reduce((sum, share, count) => sum + (count >= needed ? share : 0), 0);
}

/** The mean number of hits in a round. */
export function computeMeanHits({ thugs, hitmen }: Force, hits: Hits): number {
  return (thugs * (7 - hits.thug) + hitmen * (7 - hits.hitman)) / 6;
}
