import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { attorneyGeneralId, formatStyledName } from '#shared/games/paradise/officials.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { State } from '../state.ts';
import type { HitOfficial } from '../state/records/battles.ts';
import type { OfficialStats } from '../state/records/officials.ts';
import { attorneyGeneralSmarts, firstAttorneyGeneral } from '../tables/courts.ts';
import { collectHallKnowledge } from './knowledge.ts';

/** `Judge Amos Pell`, `State Attorney General Cornelius Hatch`. */
export function formatTarget({ kind, name }: Pick<HitOfficial, 'kind' | 'name'>): string {
  return kind === 'attorney-general' ? `State Attorney General ${name}` : formatStyledName({ kind, name });
}

/** [LAW-4] Returns the name of the State's current prosecutor. */
export function formatAttorneyGeneral(state: Pick<State, 'courts'>): string {
  return state.courts.attorneyGeneral ?? firstAttorneyGeneral;
}

/** The holder of an office a Hit could be on, or null. */
export function findHitTarget(state: State, id: OfficialId): HitOfficial | null {
  if (id === attorneyGeneralId) {
    const name = formatAttorneyGeneral(state);
    const known = copyKnownStats(state.courts.attorneyGeneralStats);
    return { id, kind: 'attorney-general', name, smarts: attorneyGeneralSmarts, ...known };
  }
  const official = state.officials[id];
  if (official === undefined) return null;
  const { kind, name, smarts, stats } = official;
  return { id, kind, name, smarts, ...copyKnownStats(stats) };
}

function copyKnownStats(stats: DeepReadonly<OfficialStats> | undefined): Pick<HitOfficial, 'stats'> {
  return stats === undefined ? {} : { stats: { ...stats } };
}

/**
 * Requires the holder of an office that a Hit can be on; the refusal is the same for no official and for an unknown
 * Reporter.
 */
export function requireHitTarget(state: State, seat: SeatId, id: OfficialId): HitOfficial {
  const target = findHitTarget(state, id);
  const isKnown = id === attorneyGeneralId || collectHallKnowledge(state, seat).officials[id] !== undefined;
  if (target === null || !isKnown) {
    throw new Refusal(`There is no official “${id}” in ${findCity(state).name}; pick one from the Hall.`, 'OFF-5');
  }
  return target;
}
