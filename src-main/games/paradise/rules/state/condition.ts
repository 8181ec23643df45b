import type { Stat, StatBlock } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Gangster, NewGangster } from './records/gangs.ts';

/** No points of any stat. */
export function makeEmptyStats(): StatBlock {
  return { fists: 0, gats: 0, guts: 0, stunts: 0, smarts: 0, hits: 0 };
}

/** Creates a gangster who has just joined. */
export function makeSoundGangster(gangster: NewGangster): Gangster {
  return { ...gangster, lost: makeEmptyStats(), isStoneCold: false, custody: null };
}

/** [HEAL-1, HEAL-4] Computes the present value of a stat, without points lost to wounds. */
export function computeCurrentStat(gangster: DeepReadonly<Gangster>, stat: Stat): number {
  return Math.max(0, gangster.stats[stat] - gangster.lost[stat]);
}

/** Computes the present values of all six stats. */
export function computeCurrentStats(gangster: DeepReadonly<Gangster>): StatBlock {
  return {
    fists: computeCurrentStat(gangster, 'fists'),
    gats: computeCurrentStat(gangster, 'gats'),
    guts: computeCurrentStat(gangster, 'guts'),
    stunts: computeCurrentStat(gangster, 'stunts'),
    smarts: computeCurrentStat(gangster, 'smarts'),
    hits: computeCurrentStat(gangster, 'hits'),
  };
}

/** [HEAL-2] Returns true if a doctor of the gang can get to him: he is not in the Pen and not out of town. */
export function isWithinReach({ custody }: Pick<DeepReadonly<Gangster>, 'custody'>): boolean {
  return custody === null || custody === 'jail';
}

/** [HEAL-1] Points he has lost and not regained, over all stats. */
export function countPointsLost({ lost }: Pick<DeepReadonly<Gangster>, 'lost'>): number {
  return lost.fists + lost.gats + lost.guts + lost.stunts + lost.smarts + lost.hits;
}
