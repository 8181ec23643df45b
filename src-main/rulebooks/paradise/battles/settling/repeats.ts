import { clonePlain, type DeepReadonly, isSamePlain } from '../../../../kernel/readonly.ts';
import type { Muster } from '../../skirmish/mustering/muster.ts';
import type { BattleResult } from '../../skirmish/outcomes/result.ts';
import { simulateMuster } from '../../skirmish/simulate.ts';

/** Battles that are kept: more than one future of a gang that looks ahead has. */
const mostKept = 128;

const lately = new Map<number, { muster: Muster; result: DeepReadonly<BattleResult> }>();

/**
 * As `simulateMuster`, but a battle that was fought lately is not fought again. Futures that go other ways on the same
 * dice have battles in common, and a battle follows from its muster and its seed alone.
 */
export function simulateOnce(muster: Muster, seed: number): DeepReadonly<BattleResult> {
  const known = lately.get(seed);
  if (known !== undefined && isSamePlain(known.muster, muster)) return known.result;
  // What a muster says of a place stands in the state, which goes on.
  const kept = clonePlain(muster);
  const result = simulateMuster(muster, seed);
  lately.delete(seed);
  lately.set(seed, { muster: kept, result });
  const [oldest] = lately.keys();
  if (lately.size > mostKept && oldest !== undefined) lately.delete(oldest);
  return result;
}
