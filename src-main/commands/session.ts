import { countLongReading, loadRulebookFor, restoreState, type CampaignSnapshot } from '../campaign/recorded.ts';
import { formatCount } from '#shared/words/text.ts';
import type { LedAtTable } from '../kernel/capabilities.ts';
import { Latest } from '../kernel/derived.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import { loadPaper, type AnyRulebook } from '../games/index.ts';
import type { Paper } from '../press/index.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { WritableStore } from '../store/writable.ts';
import { describeFileProblem } from '../store/file/damage.ts';
import { StateHashes } from '../store/seals/stateHashes.ts';
import { CampaignFileError } from '../store/file/errors.ts';
import { Clippings } from './keeping/clippings.ts';
import { KeptStates, WorkingCopy } from './keeping/keptStates.ts';
import { listUnprintedPeriods, printAnew } from './keeping/printing.ts';
import { OpenPeriodEntries } from './keeping/unprinted.ts';
import { bringProjectionsUpToDate } from './keeping/projections.ts';

/** A campaign open for playing: its file, its rules, and its state as the journal tells it. */
export type Session = {
  readonly store: WritableStore;
  readonly rulebook: AnyRulebook;
  snapshot: CampaignSnapshot;
  /** The states after the latest steps, which share unchanged parts: undo goes back to one of them. */
  readonly kept: KeptStates;
  /** The copy that the next command writes into. */
  readonly workingCopy: WorkingCopy;
  readonly stateHashes: StateHashes;
  readonly clippings: Clippings;
  readonly unprinted: OpenPeriodEntries;
  /** Periods whose lost papers were printed again at the opening. */
  readonly printedAnew: readonly number[];
  /** The battle that is led at the table as it was fought last, and its seed. */
  readonly ledFight: Latest<LedAtTable>;
  readonly fightSeed: Latest<number>;
  /** True if players have their own devices, and a games master of their own. */
  isTableOpen: boolean;
  /** Commands run one after the other, also when a backup makes one wait. */
  queue: Promise<unknown>;
};

/** Reports in a few words that a long campaign is read from its beginning. */
export type TellReading = (words: string) => Promise<void> | void;

/** Describes the reading of a long campaign of which no state is kept, as on another computer. */
function describeReading({ period }: AnyRulebook, periods: number): string {
  return `Reading ${formatCount(periods, period.one)}, once`;
}

/**
 * Opens the rules and the state of a file that is open. Throws a Refusal for unknown rules; whatever else in the file
 * keeps it from being played is damage.
 */
export async function startSession(store: WritableStore, tell?: TellReading): Promise<Session> {
  const rulebook = await loadRulebookFor(store);
  const periods = readSoundly(store, () => countLongReading(store, rulebook));
  if (periods !== null) await tell?.(describeReading(rulebook, periods));
  const unprinted = readSoundly(store, () => (store.isReadOnly ? [] : listUnprintedPeriods(store, rulebook)));
  const paper = unprinted.length === 0 ? null : await loadPaper(rulebook.id);
  return readSoundly(store, () => begin(store, rulebook, paper));
}

/** Reads a file; a failure is reported as a fault of the file. */
export function readSoundly<T>(store: ReadableStore, work: () => T): T {
  try {
    return work();
  } catch (problem) {
    throw describeFileProblem(store.path, problem);
  }
}

/** Begins a session at the end of the journal; missing papers are printed. */
function begin(store: WritableStore, rulebook: AnyRulebook, paper: Paper | null): Session {
  const { snapshot, keptAt } = restoreState(store, rulebook);
  const steps = store.journal.steps();
  if (!store.isReadOnly) {
    bringProjectionsUpToDate(rulebook, store, snapshot.state);
    if (steps.length - keptAt > mostReplayed) keepReplayed(store, rulebook, snapshot);
  }
  const session = createSession(store, rulebook, snapshot);
  // The first undone month after opening gets its state here.
  const last = steps.at(-1);
  if (last !== undefined) session.kept.keep(last.step, snapshot);
  return paper === null ? session : { ...session, printedAnew: printAnew({ ...session, paper }) };
}

/** Creates the session of a file, with nothing kept in memory yet. */
export function createSession(store: WritableStore, rulebook: AnyRulebook, snapshot: CampaignSnapshot): Session {
  return {
    store,
    rulebook,
    snapshot,
    kept: new KeptStates(),
    workingCopy: new WorkingCopy(),
    stateHashes: new StateHashes(),
    clippings: new Clippings(),
    unprinted: new OpenPeriodEntries(),
    printedAnew: [],
    ledFight: new Latest(),
    fightSeed: new Latest(),
    isTableOpen: false,
    queue: Promise.resolve(),
  };
}

/** Steps replayed at every opening from which their state is kept. */
const mostReplayed = 24;

/** Keeps a replayed state to shorten the next opening; without write access nothing is kept. */
function keepReplayed(store: WritableStore, rulebook: AnyRulebook, snapshot: CampaignSnapshot): void {
  try {
    store.transaction(() => {
      keepState(store, rulebook, snapshot.state);
    });
  } catch (problem) {
    if (!(problem instanceof CampaignFileError)) throw problem;
  }
}

/** Periods from which the state is so large that undoing the last one after opening needs too long a replay. */
export const longCampaign = 48;

/** Keeps the state that the newest step led to, and in a long campaign the one that was kept before. */
export function keepState(store: WritableStore, rulebook: AnyRulebook, state: CampaignSnapshot['state']): void {
  const kept = { step: store.journal.lastStep(), rulesVersion: rulebook.version, state };
  store.keepState(kept, store.periods().length < longCampaign ? 'goes' : 'stays');
}

/**
 * Runs a command after those before it, whatever became of them. Refuses it when one of those closed
 * the campaign.
 */
export function runExclusively<T>(session: Session, command: () => Promise<T> | T): Promise<T> {
  const runInTurn = (): Promise<T> | T => {
    refuseUnless(session.store.isOpen, 'The campaign was closed meanwhile; open it and try again.');
    return command();
  };
  const result = session.queue.then(runInTurn, runInTurn);
  session.queue = result.catch(() => undefined);
  return result;
}
