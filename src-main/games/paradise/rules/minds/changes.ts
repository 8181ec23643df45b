import type { EventOf } from '../events/schemas.ts';
import type { ParadiseState } from '../state.ts';
import { makeMemoryKey } from '../state/records/minds.ts';

/** Adds a feeling to the others of its month. */
export function keep(state: ParadiseState, event: EventOf<'remembered'>): void {
  const { seat, rival, grievance, debt, broken, cause, month } = event;
  const was = state.memories[makeMemoryKey(seat, rival)];
  const felt = was?.felt ?? [];
  const last = felt.at(-1);
  if (last?.month === month) {
    last.grievance += grievance;
    last.debt += debt;
  } else if (grievance > 0 || debt > 0) felt.push({ month, grievance, debt });
  state.memories[makeMemoryKey(seat, rival)] = {
    seat,
    rival,
    felt,
    broken: (was?.broken ?? 0) + broken,
    cause,
  };
}
