import type { SeatId } from '#shared/words/ids.ts';
import { listDiceReaders as diceReaders, requireRule, type Audience } from '#kernel/events/events.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { Names } from '#main/games/paradise/rules/state/names.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';

/** Paradise as the writer of a campaign's journal. */
export const paradiseWriter = createJournalWriter(paradise);

/** Who may read an event. */
export function readersOf(event: ParadiseEvent): Audience {
  return requireRule(paradise, event).visibleTo(event);
}

/** Who may see the dice of an event. */
export function diceReadersOf(event: ParadiseEvent): Audience {
  return diceReaders(paradise, event);
}

/** The log's sentence for an event. */
export function sentenceFor(names: Names, event: ParadiseEvent): string | null {
  return requireRule(paradise, event).describe(names, event);
}

/** What the planner would order for a seat. */
export function planOf(state: DeepReadonly<ParadiseState>, seat: SeatId) {
  return paradise.plan(paradise.sight(state, seat));
}
