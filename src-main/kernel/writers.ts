import { requireRule } from './events/events.ts';
import type { Game } from './game.ts';
import type { Rulebook } from './rulebook.ts';
import type { Writer } from './run.ts';

/** A rulebook as the writer of a campaign's journal. */
export function createJournalWriter<G extends Game>(rulebook: Rulebook<G>): Required<Writer<G['state'], G['event']>> {
  // Names are looked up in the state at each read, so the rows of one state serve all its events.
  let latest: { state: unknown; names: G['names'] } | null = null;
  return {
    ...createStateWriter(rulebook),
    tell(state, event) {
      if (latest?.state !== state) latest = { state, names: rulebook.names(state) };
      return requireRule(rulebook, event).describe(latest.names, event);
    },
  };
}

/** A rulebook as the writer of states that leave no journal. */
export function createStateWriter<G extends Game>(
  rulebook: Pick<Rulebook<G>, 'events' | 'periodOf'>,
): Pick<Writer<G['state'], G['event']>, 'apply' | 'periodOf'> {
  return {
    apply: (state, event) => requireRule(rulebook, event).apply(state, event),
    periodOf: (state) => rulebook.periodOf(state),
  };
}
