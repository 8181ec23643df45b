import { isAbout, type LogEntry, type LogLine, type Named } from '#shared/views/log.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { editSentence, lowerArticles } from '#shared/words/sentences.ts';
import type { Author, Reason } from '#shared/words/journal.ts';
import { listDiceReaders, listMoves, requireRule } from '../kernel/events/events.ts';
import { parseSpans } from '../kernel/events/references.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import type { Snapshot } from '../kernel/run.ts';
import type { AnyRulebook } from '../games/index.ts';
import { readEvents, readReason } from '../campaign/recorded.ts';
import { readAuthor } from '../store/steps/happenings.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { EntryRow } from '../store/file/schema.ts';
import { computeReading, describeOthersOrder, isAmong, mayBeOpened, mayRead } from './reading.ts';
import { mergeRepeats } from './repeats.ts';
import { listToldSteps } from './steps.ts';

/** An open campaign as queries read it. */
export type OpenCampaign = {
  readonly store: ReadableStore;
  readonly rulebook: AnyRulebook;
  readonly snapshot: Snapshot<Game['state']>;
  /** Players sit at devices of their own. */
  readonly isTableOpen?: boolean;
};

/** The wanted part of the log: a number of the newest entries, or the lines about a person or thing. */
type Wanted = { newest?: number | undefined; about?: Named | undefined };

/**
 * Reads the journal for a viewer, newest first; entries without a readable line are left out. Without a period,
 * `newest` limits the entries read for the games master and those told to a seat; with `about`, only lines that name it
 * are returned. Refuses an unknown seat.
 */
export function readLog(
  campaign: OpenCampaign,
  viewer: Viewer,
  period: number | null,
  wanted: Wanted = {},
): LogEntry[] {
  const { store } = campaign;
  requireSeat(campaign, viewer);
  if (viewer === 'gm') return listTold(campaign, viewer, readWantedEntries(store, period, wanted), wanted);
  const told =
    period === null && wanted.newest !== undefined
      ? listNewestTold(campaign, viewer, wanted.newest, wanted)
      : listTold(campaign, viewer, readWantedEntries(store, period, {}), wanted);
  // The journal's own numbers would tell a seat how much others wrote between.
  return told.map((entry, nth) => ({ ...entry, seq: told.length - nth }));
}

/** Lists the newest entries that a seat may read; the number of others between them is not shown. */
function listNewestTold(campaign: OpenCampaign, seat: SeatId, count: number, wanted: Wanted): LogEntry[] {
  for (let read = count; ; read *= 2) {
    const entries = campaign.store.journal.lastEntries(read);
    const told = listTold(campaign, seat, entries, wanted);
    if (told.length >= count || entries.length < read) return told.slice(0, count);
  }
}

/** Lists entries as a viewer may read them, newest first. */
function listTold(campaign: OpenCampaign, viewer: Viewer, read: readonly EntryRow[], { about }: Wanted): LogEntry[] {
  const { journal } = campaign.store;
  // perf: an event holds the ids that its line names, so most entries need not be told to be passed over.
  const entries = about === undefined ? read : read.filter((entry) => hasMention(entry, about));
  const writtenAt = new Map(journal.steps().map((step) => [step.step, step.written_at]));
  const told = entries.map((entry) => ({
    entry,
    told: logEntry(campaign, viewer, entry, writtenAt.get(entry.step) ?? ''),
  }));
  if (about !== undefined) {
    return told
      .map(({ told: one }) => ({ ...one, lines: one.lines.filter((line) => isAbout(line, about)) }))
      .filter(({ lines }) => lines.length > 0)
      .reverse();
  }
  const shown = told.filter(({ told: { lines, reason, author } }) => {
    return lines.length > 0 || (author.kind === 'npc' && reason !== null);
  });
  const ends = mapEndedSteps(campaign, viewer, read, shown);
  return shown.map(({ entry, told: one }) => ({ ...one, endsStep: ends.get(entry.seq) ?? null })).reverse();
}

/** Maps the last shown entry of each step that was read to its end to the viewer's number of the step. */
function mapEndedSteps(
  campaign: OpenCampaign,
  viewer: Viewer,
  read: readonly EntryRow[],
  shown: readonly { entry: EntryRow }[],
): Map<number, number> {
  const heads = new Map(campaign.store.journal.entryHeads().map(({ step, last }) => [step, last] as const));
  const whole = new Set(read.filter(({ seq, step }) => heads.get(step) === seq).map(({ step }) => step));
  const lastShown = new Map(shown.map(({ entry: { step, seq } }) => [step, seq]));
  return new Map(
    listToldSteps(campaign, viewer).flatMap(({ step, seq }) => {
      const last = lastShown.get(step);
      return last === undefined || !whole.has(step) ? [] : [[last, seq] as const];
    }),
  );
}

/** Returns true if an entry's events hold the ID; otherwise none of its lines is about it. */
function hasMention({ events_json: events }: EntryRow, { id }: Named): boolean {
  return events.includes(JSON.stringify(id).slice(1, -1));
}

/** Reads the entries of one period, the newest so many, or all. */
function readWantedEntries(store: ReadableStore, period: number | null, { newest }: Wanted): EntryRow[] {
  if (period !== null) return store.journal.entriesOfPeriod(period);
  return newest === undefined ? store.journal.entries() : store.journal.lastEntries(newest);
}

/** Refuses a viewer whose seat the campaign does not have. */
export function requireSeat(campaign: Pick<OpenCampaign, 'rulebook' | 'snapshot'>, viewer: Viewer): void {
  if (viewer !== 'gm') nameOfSeat(campaign, viewer);
}

/** Finds the name of a seat; refuses one that is not there. */
export function nameOfSeat({ rulebook, snapshot }: Pick<OpenCampaign, 'rulebook' | 'snapshot'>, seat: SeatId): string {
  const found = rulebook.seats(snapshot.state).find((one) => one.seat === seat);
  refuseUnless(found !== undefined, 'There is no such gang in this campaign.');
  return found.name;
}

function logEntry(campaign: OpenCampaign, viewer: Viewer, entry: EntryRow, writtenAt: string): LogEntry {
  const author = readAuthor(entry);
  const reason = findReadableReason(campaign, viewer, entry, author);
  return {
    seq: entry.seq,
    endsStep: null,
    period: entry.period,
    title: lowerArticles(findReadableTitle(campaign, viewer, entry, reason)),
    author,
    authorName: findAuthorName(campaign, author),
    writtenAt,
    reason: reason === null ? null : { ...reason, sentence: editSentence(reason.sentence) },
    lines: listReadableLines(campaign, viewer, entry),
  };
}

/**
 * Returns an entry's title for a viewer who knows the order: its seat, readers of all of it, and those who may read its
 * reason.
 */
function findReadableTitle(campaign: OpenCampaign, viewer: Viewer, entry: EntryRow, reason: Reason | null): string {
  const { title, author_kind: kind, author_seat: seat, step } = entry;
  const isOfTheTable = kind === 'rules' || step === founding;
  if (viewer === 'gm' || isOfTheTable || seat === viewer || reason !== null) return title;
  return computeReading(campaign, viewer, [entry]) === 'all' ? title : describeOthersOrder(campaign.rulebook);
}

/** The step that founded the campaign. */
const founding = 1;

/**
 * Returns the reason of an act: at once for its seat and the games master; of NPC gangs for all others once the period
 * is closed, as much as the campaign tells, unless others have a part in it.
 */
function findReadableReason(campaign: OpenCampaign, viewer: Viewer, entry: EntryRow, author: Author): Reason | null {
  const {
    rulebook,
    store,
    snapshot: { state },
  } = campaign;
  const reason = readReason(store, entry);
  if (viewer === 'gm' || !('seat' in author) || author.seat === viewer) return reason;
  if (reason === null || author.kind !== 'npc' || entry.period >= rulebook.periodOf(state)) return null;
  const told = rulebook.opposition?.tellsWhy(state) ?? 'nothing';
  if (told === 'nothing' || !mayBeOpened(campaign, viewer, entry)) return null;
  return told === 'exact' ? reason : { sentence: reason.sentence, score: 0, factors: [] };
}

function listReadableLines(campaign: OpenCampaign, viewer: Viewer, entry: EntryRow): LogLine[] {
  const { rulebook, snapshot, store } = campaign;
  const lines = readEvents(store, rulebook, entry)
    .filter(({ event }) => mayRead(rulebook, viewer, event))
    .flatMap(({ event, dice, text: told }): LogLine[] => {
      const row = requireRule(rulebook, event);
      // Journals without sentences are described with the present names.
      const text = told ?? row.describe(rulebook.names(snapshot.state), event);
      if (text === null) return [];
      // A sum beside a player's line is his own, not money that a refusal returned to the other side.
      const moves = listMoves(rulebook, event).filter(({ seat }) => viewer === 'gm' || seat === viewer);
      const line = {
        kind: event.type,
        text: editSentence(text),
        dollars: moves.length === 0 ? null : moves.reduce((total, m) => total + m.dollars, 0),
        about: listNamed(campaign, event),
        dice: isAmong(viewer, listDiceReaders(rulebook, event)) ? dice.map(editPurpose) : [],
        rules: [...(row.rules?.(snapshot.state, event) ?? [])],
      };
      return [line];
    });
  return mergeRepeats(lines);
}

/** Edits the purpose of a roll like a sentence of the log. */
export function editPurpose(roll: LogLine['dice'][number]): LogLine['dice'][number] {
  return { ...roll, purpose: lowerArticles(roll.purpose) };
}

/** Lists the people and things that the sentence of an event names, each once, as far as its reader knows of them. */
function listNamed({ rulebook, snapshot: { state } }: OpenCampaign, event: Game['event']): LogLine['about'] {
  const { describe: tell, about } = requireRule(rulebook, event);
  const told = rulebook.refer === undefined ? null : tell(rulebook.refer(state), event);
  const named = parseSpans(told ?? '').flatMap(({ ref }) => ref ?? []);
  const all = [...named, ...(about?.(event) ?? [])];
  return all.filter(({ kind, id }, place) => all.findIndex((one) => one.kind === kind && one.id === id) === place);
}

function findAuthorName(campaign: OpenCampaign, author: Author): string {
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
