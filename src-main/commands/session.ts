import {
  recordedSteps,
  replayed,
  rulebookOf,
  type CampaignSnapshot,
} from '../campaign/recorded.ts';
import { insist } from '../kernel/refusal.ts';
import type { AnyRulebook } from '../registry.ts';
import type { WritableStore } from '../store/writable.ts';
import { problemOf } from '../store/damage.ts';
import { KeptStates } from './keptStates.ts';
import { bringProjectionsUpToDate } from './projections.ts';

/** A campaign open for playing: its file, its rules, and its state as the journal tells it. */
export type Session = {
  readonly store: WritableStore;
  readonly rulebook: AnyRulebook;
  snapshot: CampaignSnapshot;
  /** The states after the latest steps, which share all that did not change: undo goes back to one of them. */
  readonly kept: KeptStates;
  /** Commands run one after the other, also when a backup makes one wait. */
  queue: Promise<unknown>;
};

/**
 * Opens the rules and the state of a file that is open, reading its journal once. Throws a Refusal for unknown rules;
 * whatever else keeps a file from being played is damage.
 */
export function startSession(store: WritableStore): Session {
  try {
    const rulebook = rulebookOf(store);
    const snapshot = replayed(
      store,
      rulebook,
      recordedSteps(store, rulebook, store.sealedEntries()),
    );
    if (!store.isReadOnly) bringProjectionsUpToDate(rulebook, store, snapshot.state);
    const kept = new KeptStates();
    // The first month that is taken back after opening comes back here.
    const last = store.steps().at(-1);
    if (last !== undefined) kept.keep(last.step, snapshot);
    return { store, rulebook, snapshot, kept, queue: Promise.resolve() };
  } catch (problem) {
    throw problemOf(store.path, problem);
  }
}

/**
 * Runs a command after those before it, whatever became of them. Refuses it when one of those closed
 * the campaign.
 */
export function exclusively<T>(session: Session, command: () => Promise<T> | T): Promise<T> {
  const inTurn = (): Promise<T> | T => {
    insist(session.store.isOpen, 'The campaign was closed meanwhile; open it and try again.');
    return command();
  };
  const result = session.queue.then(inTurn, inTurn);
  session.queue = result.catch(() => undefined);
  return result;
}
