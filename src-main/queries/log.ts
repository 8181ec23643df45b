import type { LogEntry, LogLine } from '../../src-shared/views/log.ts';
import type { Viewer } from '../../src-shared/vocabulary/ids.ts';
import type { Author, Reason } from '../../src-shared/vocabulary/journal.ts';
import type { Happening } from '../kernel/journal.ts';
import type { Snapshot } from '../kernel/run.ts';
import type { CampaignGame, CampaignRulebook } from '../registry.ts';
import { authorOf } from '../store/decode.ts';
import { reasonIn } from '../store/reasons.ts';
import { happeningsOf } from '../store/happenings.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { EntryRow } from '../store/schema.ts';

/** An open campaign as queries read it. */
export type OpenCampaign = {
  readonly store: ReadableStore;
  readonly rulebook: CampaignRulebook;
  readonly snapshot: Snapshot<CampaignGame['state']>;
};

/**
 * The journal as a viewer may read it, newest first; entries without a readable line are left out.
 * Refuses a seat that the campaign does not have.
 */
export function logOf(campaign: OpenCampaign, viewer: Viewer, month: number | null): LogEntry[] {
  const { store } = campaign;
  requireSeat(campaign, viewer);
  const entries = month === null ? store.entries() : store.entriesOfMonth(month);
  const writtenAt = new Map(store.steps().map((step) => [step.step, step.written_at]));
  return entries
    .map((entry) => logEntry(campaign, viewer, entry, writtenAt.get(entry.step) ?? ''))
    .filter(
      ({ lines, reason, author }) => lines.length > 0 || (author.kind === 'npc' && reason !== null),
    )
    .reverse();
}

/** Asking a name is what refuses a seat that is not there. */
export function requireSeat({ rulebook, snapshot }: OpenCampaign, viewer: Viewer): void {
  if (viewer !== 'gm') rulebook.nameOf(snapshot.state, viewer);
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
    month: entry.month,
    title: entry.title,
    author,
    authorName: authorName(campaign, author),
    writtenAt,
    reason: readableReason(campaign, viewer, entry, author),
    lines: readableLines(campaign, viewer, entry),
  };
}

/**
 * Why somebody did what he did: for himself and the games master at once; of the program's gangs for
 * everybody once the month is closed, as much as the campaign tells.
 */
function readableReason(
  { rulebook, snapshot: { state } }: OpenCampaign,
  viewer: Viewer,
  entry: EntryRow,
  author: Author,
): Reason | null {
  const reason = reasonIn(entry);
  if (viewer === 'gm' || !('seat' in author) || author.seat === viewer) return reason;
  if (reason === null || author.kind !== 'npc' || entry.month >= rulebook.monthOf(state))
    return null;
  const told = rulebook.tellsWhy(state);
  if (told === 'exact') return reason;
  return told === 'summary' ? { sentence: reason.sentence, score: 0, factors: [] } : null;
}

function readableLines(campaign: OpenCampaign, viewer: Viewer, entry: EntryRow): LogLine[] {
  const { rulebook, snapshot } = campaign;
  return (happeningsOf(entry) as Happening<CampaignGame['event']>[])
    .filter(({ event }) => mayRead(rulebook, viewer, event))
    .flatMap(({ event, dice }) => {
      const text = rulebook.describe(snapshot.state, event);
      if (text === null) return [];
      const moves = rulebook.moneyMoves(event);
      return {
        kind: event.type,
        text,
        dollars: moves.length === 0 ? null : moves.reduce((total, m) => total + m.dollars, 0),
        dice: isAmong(viewer, rulebook.diceAudience(event)) ? dice : [],
        rules: [...rulebook.rulesOf(snapshot.state, event)],
      };
    });
}

/** Whether a viewer may read every event of an entry. */
export function mayReadWhole(
  { rulebook }: OpenCampaign,
  viewer: Viewer,
  entry: Parameters<typeof happeningsOf>[0],
): boolean {
  const happenings = happeningsOf(entry) as Happening<CampaignGame['event']>[];
  return happenings.every(({ event }) => mayRead(rulebook, viewer, event));
}

function mayRead(
  rulebook: CampaignRulebook,
  viewer: Viewer,
  event: CampaignGame['event'],
): boolean {
  return isAmong(viewer, rulebook.audience(event));
}

function isAmong(viewer: Viewer, audience: 'everybody' | readonly Viewer[]): boolean {
  return viewer === 'gm' || audience === 'everybody' || audience.includes(viewer);
}

function authorName({ rulebook, snapshot }: OpenCampaign, author: Author): string {
  switch (author.kind) {
    case 'human':
    case 'npc':
      return rulebook.nameOf(snapshot.state, author.seat);
    case 'gm':
      return 'Games master';
    case 'rules':
      return 'The rules';
  }
}
