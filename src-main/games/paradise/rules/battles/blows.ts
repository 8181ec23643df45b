import type { SeatId } from '#shared/words/ids.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';
import { derived } from '#kernel/derived.ts';
import { listBattles } from '../lookups.ts';
import type { State } from '../state.ts';

/** The fights that a gang begins against a rival's property or men. */
const blows: ReadonlySet<ScenarioName> = new Set(['raid', 'smash-and-grab', 'hijack', 'hit', 'show-of-strength']);

/** [GANG-11] Counts the blows that each gang struck in the last twelve months. Everybody may know them. */
export const countBlows = derived((state: State): Readonly<Record<SeatId, number>> => {
  const counts: Record<SeatId, number> = { ...state.blowsCounted };
  for (const { scenario, attackers, isClash, settled } of listBattles(state)) {
    if (!blows.has(scenario) || isClash || !settled?.outcome) continue;
    const party = attackers.party as SeatId;
    if (state.gangs[party] !== undefined) counts[party] = (counts[party] ?? 0) + 1;
  }
  return counts;
});
