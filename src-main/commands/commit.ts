import {
  canSurviveJson,
  readEvents,
  type AnyEvent,
  type CampaignSnapshot,
  type ReadEntry,
} from '../campaign/recorded.ts';
import { applyRecorded, mergeChanges, type Changes } from '../kernel/journal/commit.ts';
import { listMoves } from '../kernel/events/events.ts';
import type { DraftEntry, RecordedEvent } from '../kernel/journal/journal.ts';
import { createStateWriter } from '../kernel/writers.ts';
import type { Paper } from '../press/index.ts';
import type { AnyRulebook } from '../games/index.ts';
import { formatEvents } from '../store/steps/happenings.ts';
import { formatReason } from '../store/steps/reasons.ts';
import { describeDamage } from '../store/file/damage.ts';
import type { CampaignRow, NewStep, SeatRow } from '../store/file/schema.ts';
import { printPeriod } from './keeping/printing.ts';
import { buildProjections, writeChanges } from './keeping/projections.ts';
import type { CommittedStep } from './keeping/unprinted.ts';
import { keepState, longCampaign, type Session } from './session.ts';

/** The result of one command: its title for undo, its entries, and the PRNG after it. */
export type StepDraft = {
  title: string;
  entries: DraftEntry<AnyEvent>[];
  rng: readonly number[];
  /** The founding step brings the campaign's own row, so that no file ever has one without the other. */
  campaign?: CampaignRow;
  /** Keeps the answer to the call that made the step, in the same transaction. */
  acknowledge?: (closed: readonly number[]) => void;
};

/** A step inside its transaction; the session takes over `snapshot` only when that is on disk. */
type Written = { step: number; entries: CommittedStep['entries']; closed: number[]; snapshot: CampaignSnapshot };

/**
 * Writes one command in one transaction: journal, ledger, changed rows, the periods it closed with
 * their seals and editions. Returns those periods. Redo is forgotten.
 */
export function commitStep(session: Session, paper: Paper, draft: StepDraft, now: Date): number[] {
  const { rulebook, store } = session;
  const period = rulebook.periodOf(session.snapshot.state);
  const written = store.transaction(() => {
    if (draft.campaign !== undefined) {
      store.writeCampaign(draft.campaign);
      buildProjections(rulebook, store, session.snapshot.state);
    }
    store.forgetUndone('all');
    noteRulesVersion(session);
    const step = { title: draft.title, period, rng_after: JSON.stringify(draft.rng), written_at: now.toISOString() };
    const entries = draft.entries.map((entry) => buildEntryRow(rulebook, entry));
    const made = writeStep(session, paper, { step, entries }, draft.entries);
    draft.acknowledge?.(made.closed);
    return made;
  });
  takeOver(session, written);
  return written.closed;
}

/** Records the rules' version, because older rules must not open what newer ones wrote. */
function noteRulesVersion({ rulebook, store }: Session): void {
  const row = store.campaign();
  if (row.rules_version === rulebook.version) return;
  store.writeCampaign({ ...row, rules_version: rulebook.version });
}

/** Puts back the step that was undone last, with the papers it printed; `tell` makes an answer of its title, in the same transaction. */
export function redoStep<T>(session: Session, paper: Paper, tell: (title: string) => T): T {
  const { store } = session;
  const { told, written } = store.transaction(() => {
    const [first] = store.undoneSteps();
    const step = store.nextRedo();
    if (first === undefined || step === null) throw new Error('There is nothing to redo.');
    if (first.step !== store.journal.lastStep() + 1) throw describeDamage(store.path, 'the step to redo is gone');
    store.forgetUndone(first.step);
    const put = writeStep(session, paper, step);
    return { told: tell(step.step.title), written: put };
  });
  takeOver(session, written);
  return told;
}

/** Moves the session to the state of a step that is on disk, so that it can come back there. */
function takeOver(session: Session, { step, entries, closed, snapshot }: Written): void {
  session.snapshot = snapshot;
  session.kept.keep(step, snapshot);
  session.unprinted.keep({ step, entries }, closed);
}

function buildEntryRow(rulebook: AnyRulebook, entry: DraftEntry<AnyEvent>): NewStep['entries'][number] {
  return {
    period: entry.period,
    rules_version: rulebook.version,
    title: entry.title,
    author_kind: entry.author.kind,
    author_seat: 'seat' in entry.author ? entry.author.seat : null,
    order_json: JSON.stringify(entry.order),
    reason_json: formatReason(entry.reason),
    events_json: formatEvents(entry.happenings),
    ledger: listLedgerLines(rulebook, entry.happenings),
  };
}

/** The ledger's lines for the events of one entry. */
export function listLedgerLines(
  rulebook: AnyRulebook,
  happenings: readonly RecordedEvent<AnyEvent>[],
): NewStep['entries'][number]['ledger'] {
  return happenings.flatMap(({ event }) =>
    listMoves(rulebook, event)
      .filter((move) => move.dollars !== 0)
      .map(({ seat, cause, dollars }) => ({ seat, cause, dollars })),
  );
}

/** Writes a step; of one that was just made, its entries are at hand as they were made. */
function writeStep(session: Session, paper: Paper, step: NewStep, made: readonly DraftEntry<AnyEvent>[] = []): Written {
  const { rulebook, store } = session;
  const entries = step.entries.map((entry, nth) => requireReadable(session, entry, made[nth]));
  const number = store.appendStep(step);
  const happenings = entries.flatMap((entry) => entry.happenings);
  const changes: Changes = new Map();
  const closed: number[] = [];
  const writer = createStateWriter(rulebook);
  let { state } = session.snapshot;
  for (const chunk of splitByPeriod(rulebook, happenings)) {
    const events = chunk.happenings.map((happening) => happening.event);
    const applied = applyRecorded(writer, state, events);
    state = applied.after;
    mergeChanges(changes, applied.changes);
    if (chunk.closes === null) continue;
    closed.push(chunk.closes);
    const closing = { period: chunk.closes, state, fresh: { step: number, entries } };
    closePeriod(session, paper, closing, step.editions);
  }
  writeChanges(rulebook, store, state, changes);
  writeSeats(session, state);
  if (closed.length > 0) store.keepDictionary(number);
  if (closed.some(isKept)) keepState(store, rulebook, state);
  return { step: number, entries, closed, snapshot: { state, rng: JSON.parse(step.step.rng_after) as number[] } };
}

/** Reads a step back before it is written, so that no step is stored that cannot be opened. */
function requireReadable(
  { store, rulebook }: Session,
  entry: NewStep['entries'][number],
  made: DraftEntry<AnyEvent> | undefined,
): ReadEntry<NewStep['entries'][number]> {
  const happenings =
    made !== undefined && canSurviveJson(rulebook, made.happenings)
      ? made.happenings
      : readEvents(store, rulebook, entry);
  return { ...entry, happenings };
}

/**
 * True if the state is kept in the file after a period: every fourth, and every twelfth in a long campaign, whose
 * state is large. Opening replays at most the rest.
 */
function isKept(period: number): boolean {
  return period % (period < longCampaign ? 4 : 12) === 0;
}

type Chunk = { happenings: RecordedEvent<AnyEvent>[]; closes: number | null };

/** Splits a step's events after each that closes a period. */
function splitByPeriod(rulebook: AnyRulebook, happenings: readonly RecordedEvent<AnyEvent>[]): Chunk[] {
  const chunks: Chunk[] = [{ happenings: [], closes: null }];
  for (const happening of happenings) {
    const chunk = chunks.at(-1);
    chunk?.happenings.push(happening);
    const closes = rulebook.closedPeriod(happening.event);
    if (chunk === undefined || closes === null) continue;
    chunk.closes = closes;
    chunks.push({ happenings: [], closes: null });
  }
  return chunks.filter((chunk) => chunk.happenings.length > 0);
}

function closePeriod(
  { rulebook, store, stateHashes, clippings, unprinted }: Session,
  paper: Paper,
  closing: { period: number; state: CampaignSnapshot['state']; fresh: CommittedStep },
  printed: NewStep['editions'],
): void {
  const { period, state, fresh } = closing;
  const { step } = fresh;
  const date = rulebook.period.name(period);
  const state_hash = stateHashes.of(state);
  store.writePeriod({ period, date, step, rules_version: rulebook.version, state_hash });
  const kept = printed?.find((edition) => edition.period === period);
  if (kept !== undefined) {
    store.writeEdition(kept);
    return;
  }
  printPeriod({ rulebook, store, clippings, unprinted, paper }, { period, state }, fresh);
}

/** The seats in their order, as a list of files shows them. */
export function listSeatRows(rulebook: AnyRulebook, state: CampaignSnapshot['state']): SeatRow[] {
  return rulebook
    .seats(state)
    .map(({ seat, name, isHuman }, place) => ({ seat, place, name, is_human: isHuman ? 1 : 0 }));
}

/** Keeps the seats' names for lists of campaigns that are not opened. */
export function writeSeats(
  { rulebook, store }: Pick<Session, 'rulebook' | 'store'>,
  state: CampaignSnapshot['state'],
): void {
  const seats = listSeatRows(rulebook, state);
  if (JSON.stringify(store.seats()) !== JSON.stringify(seats)) store.writeSeats(seats);
}
