import { clonePlain, type DeepReadonly, isSamePlain } from '#kernel/readonly.ts';
import type { Muster } from '#rulebooks/paradise/skirmish/mustering/muster.ts';
import type { BattleResult } from '#rulebooks/paradise/skirmish/outcomes/result.ts';
import { simulateMuster } from '#rulebooks/paradise/skirmish/simulate.ts';

/** Battles that are kept: more than one future of a gang that looks ahead has. */
const mostKept = 128;

type Fought = { muster: Muster; result: DeepReadonly<BattleResult> };

/** Battles by their seed while somebody looks ahead; null: nobody does, and every battle is fought. */
let lately: Map<number, Fought> | null = null;

/** Has the futures that are played in `work` fight a battle once that several of them have in common. */
export function shareBattles<T>(work: () => T): T {
  if (lately !== null) return work();
  lately = new Map();
  try {
    return work();
  } finally {
    lately = null;
  }
}

/**
 * Like `simulateMuster`, but within `shareBattles` a battle that was fought lately is not fought again. perf:
 * futures that go other ways on the same dice have battles in common, and a battle follows from its muster and its
 * seed alone.
 */
export function simulateOnce(muster: Muster, seed: number): DeepReadonly<BattleResult> {
  if (lately === null) return simulateMuster(muster, seed);
  const known = lately.get(seed);
  if (known !== undefined && isSamePlain(known.muster, muster)) return known.result;
  // The muster's place is part of the state, which goes on.
  const kept = clonePlain(muster);
  const result = simulateMuster(muster, seed);
  lately.delete(seed);
  lately.set(seed, { muster: kept, result });
  const [oldest] = lately.keys();
  if (lately.size > mostKept && oldest !== undefined) lately.delete(oldest);
  return result;
}
