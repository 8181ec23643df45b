import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listLivingSeats } from '../lookups.ts';
import type { TurnRecord } from '../records.ts';
import type { State } from '../state.ts';

/** Turns running at whose ends a gang must outweigh all others. */
const turnsAhead = 5;

/**
 * [WAR-WIN-7] Finds the gang that outweighed all others together, in areas and in strength on the map, at the ends of
 * the last five turns, and has no open ally to share with.
 */
export function findDecided(state: State): SeatId | null {
  if (state.ending !== null) return null;
  const living = listLivingSeats(state);
  const records = Array.from({ length: turnsAhead }, (_one, back) => state.turns[state.turn - 1 - back]);
  const leader = living.find((seat) =>
    records.every((record) => record !== undefined && hasMoreThanAll(record, seat, living)),
  );
  if (leader === undefined) return null;
  const isAllied = Object.values(state.alliances).some(
    ({ kind, members }) => kind === 'open' && members.includes(leader),
  );
  return isAllied ? null : leader;
}

function hasMoreThanAll(
  { areas, strength }: DeepReadonly<TurnRecord>,
  seat: SeatId,
  living: readonly SeatId[],
): boolean {
  const others = living.filter((one) => one !== seat);
  return [areas, strength].every(
    (table) => (table[seat] ?? 0) > others.reduce((sum, other) => sum + (table[other] ?? 0), 0),
  );
}
