import { formatMonth } from '../../src-shared/vocabulary/units.ts';
import { applyRecorded, mergeChanges, type Changes } from '../kernel/commit.ts';
import type { DraftEntry, Happening } from '../kernel/journal.ts';
import type { CampaignGame, CampaignRulebook } from '../registry.ts';
import { composeEdition } from '../press/index.ts';
import { authorOf } from '../store/decode.ts';
import { reasonIn, reasonJson } from '../store/reasons.ts';
import { happeningsJson } from '../store/happenings.ts';
import type { CampaignRow, EntryRow, NewStep } from '../store/schema.ts';
import type { WritableStore } from '../store/writable.ts';
import {
  type CampaignEvent,
  type CampaignSnapshot,
  type Session,
  campaignHappenings,
} from './session.ts';

/** What one command did: its title for undo, its entries, and the PRNG after it. */
export type StepDraft = {
  title: string;
  entries: DraftEntry<CampaignEvent>[];
  rng: readonly number[];
  /** The founding step brings the campaign's own row, so that no file ever has one without the other. */
  campaign?: CampaignRow;
};

/** A step inside its transaction; the session takes over `snapshot` only when that is on disk. */
type Written = { closed: number[]; snapshot: CampaignSnapshot };

/**
 * Writes one command in one transaction: journal, ledger, changed rows, the months it closed with
 * their seals and editions. Returns those months. Redo is forgotten.
 */
export function commitStep(session: Session, draft: StepDraft, now: Date): number[] {
  const { rulebook, store } = session;
  const month = rulebook.monthOf(session.snapshot.state);
  const written = store.transaction(() => {
    if (draft.campaign !== undefined) store.writeCampaign(draft.campaign);
    store.forgetUndone('all');
    return writeStep(session, {
      step: {
        title: draft.title,
        month,
        rng_after: JSON.stringify(draft.rng),
        written_at: now.toISOString(),
      },
      entries: draft.entries.map((entry) => entryRow(rulebook, entry)),
    });
  });
  session.snapshot = written.snapshot;
  return written.closed;
}

/** Puts back the step that was undone last. */
export function recommitStep(session: Session): string {
  const { store } = session;
  const { title, written } = store.transaction(() => {
    const [first] = store.undoneSteps();
    const step = store.nextRedo();
    if (first === undefined || step === null) throw new Error('There is nothing to redo.');
    store.forgetUndone(first.step);
    return { title: step.step.title, written: writeStep(session, step) };
  });
  session.snapshot = written.snapshot;
  return title;
}

function entryRow(
  rulebook: CampaignRulebook,
  entry: DraftEntry<CampaignEvent>,
): NewStep['entries'][number] {
  return {
    month: entry.month,
    title: entry.title,
    author_kind: entry.author.kind,
    author_seat: 'seat' in entry.author ? entry.author.seat : null,
    order_json: JSON.stringify(entry.order),
    reason_json: reasonJson(entry.reason),
    events_json: happeningsJson(entry.happenings),
    ledger: ledgerLines(rulebook, entry.happenings),
  };
}

/** The ledger's lines for the events of one entry. */
export function ledgerLines(
  rulebook: CampaignRulebook,
  happenings: readonly Happening<CampaignEvent>[],
): NewStep['entries'][number]['ledger'] {
  return happenings.flatMap(({ event }) =>
    rulebook
      .moneyMoves(event)
      .filter((move) => move.dollars !== 0)
      .map(({ seat, cause, dollars }) => ({ gang: seat, cause, dollars })),
  );
}

function writeStep(session: Session, step: NewStep): Written {
  const { rulebook, store } = session;
  const number = store.appendStep(step);
  const happenings = step.entries.flatMap(campaignHappenings);
  const changes: Changes = new Map();
  const closed: number[] = [];
  let { state } = session.snapshot;
  for (const chunk of chunksByMonth(rulebook, happenings)) {
    const events = chunk.happenings.map((happening) => happening.event);
    const applied = applyRecorded(rulebook, state, events);
    state = applied.after;
    mergeChanges(changes, applied.changes);
    if (chunk.closes === null) continue;
    closed.push(chunk.closes);
    closeMonth(session, { month: chunk.closes, step: number, state });
  }
  writeChanges(rulebook, store, state, changes);
  return { closed, snapshot: { state, rng: JSON.parse(step.step.rng_after) as number[] } };
}

type Chunk = { happenings: Happening<CampaignEvent>[]; closes: number | null };

/** Cuts a step's events after each that closes a month. */
function chunksByMonth(
  rulebook: CampaignRulebook,
  happenings: readonly Happening<CampaignEvent>[],
): Chunk[] {
  const chunks: Chunk[] = [{ happenings: [], closes: null }];
  for (const happening of happenings) {
    const chunk = chunks.at(-1);
    chunk?.happenings.push(happening);
    const closes = rulebook.closedMonth(happening.event);
    if (chunk === undefined || closes === null) continue;
    chunk.closes = closes;
    chunks.push({ happenings: [], closes: null });
  }
  return chunks.filter((chunk) => chunk.happenings.length > 0);
}

function closeMonth(
  session: Session,
  closing: { month: number; step: number; state: CampaignSnapshot['state'] },
): void {
  const { rulebook, store } = session;
  const { month, step, state } = closing;
  const entries = store.entriesOfMonth(month);
  const happenings = entries.flatMap(campaignHappenings);
  const edition = composeEdition(rulebook.news(state, month, happenings, motivesIn(entries)));
  store.writeMonth({ month, date: formatMonth(month), step, stateJson: JSON.stringify(state) });
  store.writeEdition({
    month,
    headline: edition.lead.headline,
    edition_json: JSON.stringify(edition),
  });
}

/** The orders the program gave for its seats, and why. */
function motivesIn(entries: readonly EntryRow[]) {
  return entries.flatMap((entry) => {
    const author = authorOf(entry);
    const reason = reasonIn(entry);
    const order = JSON.parse(entry.order_json) as CampaignGame['order'] | null;
    if (author.kind !== 'npc' || reason === null || order === null) return [];
    return [{ seat: author.seat, order, reason }];
  });
}

/** Brings the projections' rows in line with what changed. */
function writeChanges(
  rulebook: CampaignRulebook,
  store: WritableStore,
  state: CampaignSnapshot['state'],
  changes: Changes,
): void {
  for (const { table, collection, alongside, key, row } of rulebook.projections) {
    const ids = changedIds(changes, collection, alongside);
    if (ids === undefined) continue;
    if (ids === null) store.clearProjection(table);
    const items = state[collection as keyof typeof state] as Record<string, unknown>;
    for (const id of ids ?? Object.keys(items)) {
      const written = row(state, id);
      if (written === null) store.deleteRow(table, key, id);
      else store.upsert(table, key, written);
    }
  }
}

/** Ids whose rows are to be written; null: all of them, undefined: none. */
function changedIds(
  changes: Changes,
  collection: string,
  alongside: string | undefined,
): Set<string> | null | undefined {
  const own = changes.get(collection);
  const others = alongside === undefined ? undefined : changes.get(alongside);
  if (own === null || others === null) return null;
  if (own === undefined || others === undefined) return own ?? others;
  return new Set([...own, ...others]);
}

/** Writes every projection afresh, after the journal was cut back. */
export function rewriteProjections(
  rulebook: CampaignRulebook,
  store: WritableStore,
  state: CampaignSnapshot['state'],
): void {
  const whole: Changes = new Map(rulebook.projections.map((p) => [p.collection, null]));
  for (const { table } of [...rulebook.projections].reverse()) store.clearProjection(table);
  writeChanges(rulebook, store, state, whole);
}
