import type { Happening } from '../kernel/journal.ts';
import { Refusal, insist } from '../kernel/refusal.ts';
import { replay, type RecordedStep } from '../kernel/replay.ts';
import type { Snapshot } from '../kernel/run.ts';
import { findRulebook, type CampaignGame, type CampaignRulebook } from '../registry.ts';
import { happeningsOf } from '../store/happenings.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { WritableStore } from '../store/writable.ts';

export type CampaignEvent = CampaignGame['event'];
export type CampaignSnapshot = Snapshot<CampaignGame['state']>;

/** A campaign open for playing: its file, its rules, and its state as the journal tells it. */
export type Session = {
  readonly store: WritableStore;
  readonly rulebook: CampaignRulebook;
  snapshot: CampaignSnapshot;
  /** Commands run one after the other, also when a backup makes one wait. */
  queue: Promise<unknown>;
};

/** Opens the rules and the state of a file that is open. Throws a Refusal for unknown rules. */
export function startSession(store: WritableStore): Session {
  const rulebook = rulebookOf(store);
  sealAnew(store, rulebook);
  return { store, rulebook, snapshot: replayed(store, rulebook), queue: Promise.resolve() };
}

/** Seals the months whose seals an upgrade of the file emptied: the state has parts it had not then. */
function sealAnew(store: WritableStore, rulebook: CampaignRulebook): void {
  const unsealed = store.months().filter((row) => row.state_hash === '');
  if (unsealed.length === 0) return;
  const rows = new Map(unsealed.map((row) => [row.month, row]));
  const state = rulebook.blank();
  store.transaction(() => {
    for (const { event } of recordedSteps(store).flatMap((step) => step.happenings)) {
      rulebook.apply(state, event);
      const row = rows.get(rulebook.closedMonth(event) ?? 0);
      if (row === undefined) continue;
      const { month, date, step } = row;
      store.writeMonth({ month, date, step, stateJson: JSON.stringify(state) });
    }
  });
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

/** The rules a file pins; a Refusal when this program does not have them. */
export function rulebookOf(store: ReadableStore): CampaignRulebook {
  const { rulebook, rulebook_version: version } = store.campaign();
  const found = findRulebook(rulebook, version);
  if (found === null) {
    throw new Refusal(
      `This campaign plays the rules “${rulebook}”, version ${version}, which this program does not have; update it.`,
    );
  }
  return found;
}

/** The state as the journal's events make it. */
export function replayed(store: ReadableStore, rulebook: CampaignRulebook): CampaignSnapshot {
  return replay(rulebook, store.campaign().seed, recordedSteps(store));
}

/** The journal's steps with their events, oldest first. */
export function recordedSteps(store: ReadableStore): RecordedStep<CampaignEvent>[] {
  const byStep = new Map<number, Happening<CampaignEvent>[]>();
  for (const entry of store.entries()) {
    const known = byStep.get(entry.step) ?? [];
    known.push(...campaignHappenings(entry));
    byStep.set(entry.step, known);
  }
  return store.steps().map((step) => ({
    happenings: byStep.get(step.step) ?? [],
    rngAfter: JSON.parse(step.rng_after) as number[],
  }));
}

/** The events of an entry with their dice, in this game's types. */
export function campaignHappenings(
  entry: Parameters<typeof happeningsOf>[0],
): Happening<CampaignEvent>[] {
  return happeningsOf(entry) as Happening<CampaignEvent>[];
}
