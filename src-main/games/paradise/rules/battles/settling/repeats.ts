import { createSharedCache } from '#kernel/derived.ts';
import { clonePlain, type DeepReadonly, isSamePlain } from '#kernel/readonly.ts';
import type { Muster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import type { BattleResult } from '#main/games/paradise/rules/skirmish/outcomes/result.ts';
import { simulateMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';

/** Battles that are kept: more than one future of a gang that looks ahead has. */
const mostKept = 128;

type Fought = { muster: Muster; result: DeepReadonly<BattleResult> };

const fought = createSharedCache<number, Fought>(mostKept);

/** Runs `work`, in which a battle that several futures have in common is fought once. */
export function shareBattles<T>(work: () => T): T {
  return fought.share(work);
}

/**
 * Works like `simulateMuster`, but within `shareBattles` an equal battle is fought once. perf: futures on the same dice
 * share battles, and a battle follows from its muster and seed alone.
 */
export function simulateOnce(muster: Muster, seed: number): DeepReadonly<BattleResult> {
  if (!fought.isShared()) return simulateMuster(muster, seed);
  const known = fought.find(seed);
  if (known !== null && isSamePlain(known.muster, muster)) return known.result;
  // The muster's place is part of the state, which goes on.
  const kept = clonePlain(muster);
  const result = simulateMuster(muster, seed);
  fought.keep(seed, { muster: kept, result });
  return result;
}
