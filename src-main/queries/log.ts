import { isAbout, type LogEntry, type LogLine, type Named } from '../../src-shared/views/log.ts';
import type { SeatId, Viewer } from '../../src-shared/words/ids.ts';
import type { Author, Reason } from '../../src-shared/words/journal.ts';
import { diceReadersOf, movesOf, ruleOf } from '../kernel/events/events.ts';
import { spansOf } from '../kernel/events/references.ts';
import { insist } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import type { Snapshot } from '../kernel/run.ts';
import type { AnyRulebook } from '../registry.ts';
import { recordedHappenings, recordedReason } from '../campaign/recorded.ts';
import { authorOf } from '../store/steps/decode.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { EntryRow } from '../store/file/schema.ts';
import { toldTogether } from './repeats.ts';

/** An open campaign as queries read it. */
export type OpenCampaign = {
  readonly store: ReadableStore;
  readonly rulebook: AnyRulebook;
  readonly snapshot: Snapshot<Game['state']>;
};

/**
 * The journal as a viewer may read it, newest first; entries without a readable line are left out.
 * Without a period, only so many of the `newest` are read as are asked for; with `about`, only lines that name it are
 * told. Refuses a seat that the campaign does not have.
 */
export function logOf(
  campaign: OpenCampaign,
  viewer: Viewer,
  period: number | null,
  { newest, about }: { newest?: number | undefined; about?: Named | undefined } = {},
): LogEntry[] {
  const { store } = campaign;
  requireSeat(campaign, viewer);
  const read = entriesRead(store, period, newest);
  // What a line names stands by its id in its event: most entries need not be told to be passed over.
  const entries = about === undefined ? read : read.filter((entry) => mentions(entry, about));
  const writtenAt = new Map(store.journal.steps().map((step) => [step.step, step.written_at]));
  const told = entries
    .map((entry) => logEntry(campaign, viewer, entry, writtenAt.get(entry.step) ?? ''))
    .reverse();
  if (about !== undefined) {
    return told
      .map((entry) => ({ ...entry, lines: entry.lines.filter((line) => isAbout(line, about)) }))
      .filter(({ lines }) => lines.length > 0);
  }
  return told.filter(
    ({ lines, reason, author }) => lines.length > 0 || (author.kind === 'npc' && reason !== null),
  );
}

/** Whether an entry's events hold somebody's id; where they do not, none of its lines is about him. */
function mentions({ events_json: events }: EntryRow, { id }: Named): boolean {
  return events.includes(JSON.stringify(id).slice(1, -1));
}

/** One period's, the newest so many, or all. */
function entriesRead(store: ReadableStore, period: number | null, newest?: number): EntryRow[] {
  if (period !== null) return store.journal.entriesOfPeriod(period);
  return newest === undefined ? store.journal.entries() : store.journal.lastEntries(newest);
}

/** Refuses a viewer whose seat the campaign does not have. */
export function requireSeat(
  campaign: Pick<OpenCampaign, 'rulebook' | 'snapshot'>,
  viewer: Viewer,
): void {
  if (viewer !== 'gm') nameOfSeat(campaign, viewer);
}

/** What a seat is called; a Refusal for one that is not there. */
export function nameOfSeat(
  { rulebook, snapshot }: Pick<OpenCampaign, 'rulebook' | 'snapshot'>,
  seat: SeatId,
): string {
  const found = rulebook.seats(snapshot.state).find((one) => one.seat === seat);
  insist(found !== undefined, 'There is no such gang in this campaign.');
  return found.name;
}

function logEntry(
  campaign: OpenCampaign,
  viewer: Viewer,
  entry: EntryRow,
  writtenAt: string,
): LogEntry {
  const author = authorOf(entry);
  return {
    seq: entry.seq,
    period: entry.period,
    title: entry.title,
    author,
    authorName: authorName(campaign, author),
    writtenAt,
    reason: readableReason(campaign, viewer, entry, author),
    lines: readableLines(campaign, viewer, entry),
  };
}

/**
 * Why somebody did what he did: for himself and the games master at once; of NPC gangs for
 * everybody once the period is closed, as much as the campaign tells.
 */
function readableReason(
  { rulebook, store, snapshot: { state } }: OpenCampaign,
  viewer: Viewer,
  entry: EntryRow,
  author: Author,
): Reason | null {
  const reason = recordedReason(store, entry);
  if (viewer === 'gm' || !('seat' in author) || author.seat === viewer) return reason;
  if (reason === null || author.kind !== 'npc' || entry.period >= rulebook.periodOf(state))
    return null;
  const told = rulebook.opposition?.tellsWhy(state) ?? 'nothing';
  if (told === 'exact') return reason;
  return told === 'summary' ? { sentence: reason.sentence, score: 0, factors: [] } : null;
}

function readableLines(campaign: OpenCampaign, viewer: Viewer, entry: EntryRow): LogLine[] {
  const { rulebook, snapshot, store } = campaign;
  const lines = recordedHappenings(store, rulebook, entry)
    .filter(({ event }) => mayRead(rulebook, viewer, event))
    .flatMap(({ event, dice, text: told }): LogLine[] => {
      const row = ruleOf(rulebook, event);
      // Journals from before sentences were kept are told in today's names.
      const text = told ?? row.tell(rulebook.names(snapshot.state), event);
      if (text === null) return [];
      // To a player a sum beside a line is his own: what a refusal gave back to the other side is not.
      const moves = movesOf(rulebook, event).filter(
        ({ seat }) => viewer === 'gm' || seat === viewer,
      );
      const line = {
        kind: event.type,
        text,
        dollars: moves.length === 0 ? null : moves.reduce((total, m) => total + m.dollars, 0),
        about: namedIn(campaign, event),
        dice: isAmong(viewer, diceReadersOf(rulebook, event)) ? dice : [],
        rules: [...(row.rules?.(snapshot.state, event) ?? [])],
      };
      return [line];
    });
  return toldTogether(lines);
}

/** Whom and what the sentence of an event names, each once; only what its reader is told anyway. */
function namedIn(
  { rulebook, snapshot: { state } }: OpenCampaign,
  event: Game['event'],
): LogLine['about'] {
  const { tell, about } = ruleOf(rulebook, event);
  const told = rulebook.refer === undefined ? null : tell(rulebook.refer(state), event);
  const named = spansOf(told ?? '').flatMap(({ ref }) => ref ?? []);
  const all = [...named, ...(about?.(event) ?? [])];
  return all.filter(
    ({ kind, id }, place) => all.findIndex((one) => one.kind === kind && one.id === id) === place,
  );
}

/** Whether a viewer may read every event of an entry. */
export function mayReadWhole(
  { rulebook, store }: OpenCampaign,
  viewer: Viewer,
  entry: Parameters<typeof recordedHappenings>[2],
): boolean {
  return recordedHappenings(store, rulebook, entry).every(({ event }) =>
    mayRead(rulebook, viewer, event),
  );
}

/** Whether a viewer may read an event. */
export function mayRead(rulebook: AnyRulebook, viewer: Viewer, event: Game['event']): boolean {
  return isAmong(viewer, ruleOf(rulebook, event).readers(event));
}

function isAmong(viewer: Viewer, audience: 'everybody' | readonly Viewer[]): boolean {
  return viewer === 'gm' || audience === 'everybody' || audience.includes(viewer);
}

function authorName(campaign: OpenCampaign, author: Author): string {
  switch (author.kind) {
    case 'human':
    case 'npc':
      return nameOfSeat(campaign, author.seat);
    case 'gm':
      return 'Games master';
    case 'rules':
      return 'The rules';
  }
}
