import type { SeatId } from '../../src-shared/words/ids.ts';
import { ruleOf, type Audience } from '../../src-main/kernel/events.ts';
import type { DeepReadonly } from '../../src-main/kernel/readonly.ts';
import { journalWriter } from '../../src-main/kernel/writers.ts';
import type { ParadiseEvent } from '../../src-main/rulebooks/paradise/events.ts';
import { paradise } from '../../src-main/rulebooks/paradise/index.ts';
import type { ParadiseState } from '../../src-main/rulebooks/paradise/state.ts';

/** Paradise as the writer of a campaign's journal. */
export const paradiseWriter = journalWriter(paradise);

/** Who may read an event. */
export function readersOf(event: ParadiseEvent): Audience {
  return ruleOf(paradise, event).readers(event);
}

/** What the planner would order for a seat. */
export function planOf(state: DeepReadonly<ParadiseState>, seat: SeatId) {
  return paradise.plan(paradise.sight(state, seat));
}
