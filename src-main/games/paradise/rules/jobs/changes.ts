import type { ParadiseState } from '../state.ts';
import { requireNamed } from '../state/applying.ts';
import type { EventOf } from '../events/schemas.ts';

/** [GANG-13] Counts one scenario for resting muscle, and begins the rest of the muscle hired for this one. */
export function restMuscle(state: ParadiseState, event: EventOf<'muscle-rests'>): void {
  const { rests } = requireNamed(state.purses[event.seat]);
  for (const profile of event.rested) {
    const left = (rests[profile] ?? 0) - 1;
    if (left > 0) rests[profile] = left;
    else delete rests[profile];
  }
  for (const { profile, scenarios } of event.muscle) rests[profile] = scenarios;
}
