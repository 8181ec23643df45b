import type { SeatId } from '#shared/words/ids.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { Mind } from '#shared/games/paradise/minds.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireGang } from '../lookups.ts';
import type { State } from '../state.ts';
import type { SetAmbition } from '../state/records/minds.ts';
import { createCharacter } from '../tables/people/characters.ts';

/** Finds the program's playing of a gang: as set, or by its type. */
export function findMind(state: Pick<State, 'gangs' | 'minds' | 'seed'>, seat: SeatId): DeepReadonly<Mind> {
  const set = state.minds[seat]?.mind ?? null;
  if (set !== null) return set;
  const { type, colour } = requireGang(state, seat);
  return { level: 'standard', doctrine: type, character: createCharacter(type, state.seed, colour) };
}

/** [GANG-11] A gang's aim for the year, or null before it has one. */
export function findAmbition(state: Pick<State, 'minds'>, seat: SeatId): DeepReadonly<SetAmbition> | null {
  return state.minds[seat]?.ambition ?? null;
}

/** Returns how much players may read of the reasons of NPC gangs. */
export function findReasonsTold({ houseRules }: Pick<State, 'houseRules'>): HouseRules['npcReasons'] {
  return houseRules.npcReasons;
}

/** [MONTH-6] Returns true if the games master had a gang's orders of the month written. */
export function isWritten(state: Pick<State, 'minds' | 'month'>, seat: SeatId): boolean {
  return state.minds[seat]?.writtenMonth === state.month;
}
