import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { emptyById } from '#kernel/byId.ts';
import type { State } from '../state.ts';
import { listSeats } from '../lookups.ts';
import { makeMemoryKey, type Memory } from '../state/records/minds.ts';

/** How much of a feeling is left after a month. */
const keptPerMonth = 0.85;

/** Parts of a point; the state holds whole numbers only. */
const hundredths = 100;

/** A gang's feelings toward another, in points. */
export type Feelings = { grievance: number; debt: number; broken: number; cause: string };

const nothing: Feelings = { grievance: 0, debt: 0, broken: 0, cause: '' };

/** Computes a gang's feelings toward a rival in a month; old wrongs and favors fade by 15% a month. */
export function computeFeelings(
  memories: Readonly<Record<string, DeepReadonly<Memory>>>,
  seat: SeatId,
  rival: SeatId,
  month: number,
): Feelings {
  const memory = memories[makeMemoryKey(seat, rival)];
  if (memory === undefined) return nothing;
  let grievance = 0;
  let debt = 0;
  let reckoned = 0;
  for (const felt of memory.felt) {
    const left = keptPerMonth ** (felt.month - reckoned);
    grievance = grievance * left + felt.grievance / hundredths;
    debt = debt * left + felt.debt / hundredths;
    reckoned = felt.month;
  }
  const left = keptPerMonth ** Math.max(0, month - reckoned);
  const { broken, cause } = memory;
  return { grievance: grievance * left, debt: debt * left, broken, cause };
}

/** Returns points as events and the state hold them, in whole hundredths. */
export function roundToHundredths(points: number): number {
  return Math.round(points * hundredths);
}

/** The memories of one seat, for its own view. */
export function listMemories(
  state: Pick<State, 'memories' | 'gangs'>,
  seat: SeatId,
): Record<string, DeepReadonly<Memory>> {
  const own = emptyById<string, DeepReadonly<Memory>>();
  for (const rival of listSeats(state)) {
    const key = makeMemoryKey(seat, rival);
    const memory = state.memories[key];
    if (memory !== undefined) own[key] = memory;
  }
  return own;
}
