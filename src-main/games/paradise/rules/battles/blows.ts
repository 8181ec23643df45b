import type { SeatId } from '#shared/words/ids.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';
import { derived } from '#kernel/derived.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { listBattles } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Blows } from '../state/records/pastBattles.ts';

/** The fights that a gang begins against a rival's property or men. */
const blows: ReadonlySet<ScenarioName> = new Set(['raid', 'smash-and-grab', 'hijack', 'hit', 'show-of-strength']);

/** [GANG-11] Counts the blows that each gang struck each other in the last twelve months. Everybody may know them. */
export const countBlows = derived((state: State): Blows => {
  const counts = clonePlain(state.blowsCounted ?? {}) as Record<SeatId, Record<SeatId, number>>;
  for (const { scenario, attackers, defenders, isClash, settled } of listBattles(state)) {
    if (!blows.has(scenario) || isClash || !settled?.outcome) continue;
    const [by, against] = [attackers.party, defenders.party] as SeatId[];
    if (by === undefined || against === undefined || state.gangs[by] === undefined) continue;
    const struck = (counts[by] ??= {});
    struck[against] = (struck[against] ?? 0) + 1;
  }
  return counts;
});
