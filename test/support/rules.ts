import type { SeatId } from '../../src-shared/words/ids.ts';
import {
  listDiceReaders as diceReaders,
  requireRule,
  type Audience,
} from '../../src-main/kernel/events/events.ts';
import type { DeepReadonly } from '../../src-main/kernel/readonly.ts';
import { createJournalWriter } from '../../src-main/kernel/writers.ts';
import type { ParadiseEvent } from '../../src-main/rulebooks/paradise/state/events/index.ts';
import type { Names } from '../../src-main/rulebooks/paradise/state/names.ts';
import { paradise } from '../../src-main/rulebooks/paradise/index.ts';
import type { ParadiseState } from '../../src-main/rulebooks/paradise/state/index.ts';

/** Paradise as the writer of a campaign's journal. */
export const paradiseWriter = createJournalWriter(paradise);

/** Who may read an event. */
export function readersOf(event: ParadiseEvent): Audience {
  return requireRule(paradise, event).readers(event);
}

/** Who may see the dice of an event. */
export function diceReadersOf(event: ParadiseEvent): Audience {
  return diceReaders(paradise, event);
}

/** The log's sentence for an event. */
export function sentenceFor(names: Names, event: ParadiseEvent): string | null {
  return requireRule(paradise, event).tell(names, event);
}

/** What the planner would order for a seat. */
export function planOf(state: DeepReadonly<ParadiseState>, seat: SeatId) {
  return paradise.plan(paradise.sight(state, seat));
}
