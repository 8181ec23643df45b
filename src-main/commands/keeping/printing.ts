import {
  recordedOrder,
  recordedReason,
  recordedSteps,
  readEntries,
  type CampaignSnapshot,
  type ReadEntry,
} from '../../campaign/recorded.ts';
import { stateWriter } from '../../kernel/writers.ts';
import { authorOf } from '../../store/steps/decode.ts';
import type { EditionRow, EntryRow } from '../../store/file/schema.ts';
import type { ReadableStore } from '../../store/readable.ts';
import type { WritableStore } from '../../store/writable.ts';
import type { Paper } from '../../press/index.ts';
import type { AnyRulebook } from '../../registry.ts';
import type { Clippings } from './clippings.ts';

/** What a paper is printed with. */
type Press = { store: WritableStore; rulebook: AnyRulebook; clippings: Clippings; paper: Paper };

/** What an entry says, wherever it stands in the journal. */
type Entry = Omit<EntryRow, 'seq' | 'step'>;

/** A step that has just been written, whose entries need not be read again. */
export type FreshStep = { step: number; entries: readonly ReadEntry<Entry>[] };

/** The paper of a period that has just closed, in the state it ended in; null where the game prints none. */
export function editionOfPeriod(
  { rulebook, store, clippings, paper }: Press,
  { period, state }: { period: number; state: CampaignSnapshot['state'] },
  fresh?: FreshStep,
): EditionRow | null {
  if (rulebook.news === undefined) return null;
  const before = store.journal.entriesOfPeriod(period, fresh?.step);
  const entries: ReadEntry<Entry>[] = [
    ...readEntries(store, rulebook, before),
    ...(fresh?.entries ?? []).filter((entry) => entry.period === period),
  ];
  const happenings = entries.flatMap((entry) => entry.happenings);
  const motives = motivesIn(store, entries);
  const news = rulebook.news({ period, state, happenings, motives });
  const { edition, clipping } = paper.print(news, clippings.before(store, period));
  const { headline } = edition.lead;
  return { period, headline, edition_json: JSON.stringify({ ...edition, clipping }) };
}

/** The orders the program gave for its seats, and why. */
function motivesIn(store: ReadableStore, entries: readonly Entry[]) {
  return entries.flatMap((entry) => {
    const author = authorOf(entry);
    if (author.kind !== 'npc') return [];
    const reason = recordedReason(store, entry);
    const order = recordedOrder(store, entry);
    if (reason === null || order === null) return [];
    return [{ seat: author.seat, order, reason }];
  });
}

/** Closed periods that have lost their papers. */
export function periodsUnprinted(store: ReadableStore, rulebook: AnyRulebook): number[] {
  if (rulebook.news === undefined) return [];
  const printed = new Set(store.editions().map(({ period }) => period));
  return store
    .periods()
    .map(({ period }) => period)
    .filter((period) => !printed.has(period));
}

/**
 * Prints the papers anew, from the journal, that closed periods have lost, and gives those periods. A paper follows
 * from the journal and the papers before it, so that they come out as they were under the same rules.
 */
export function printAnew(press: Press): number[] {
  const { rulebook, store } = press;
  const missing = new Set(periodsUnprinted(store, rulebook));
  const writer = stateWriter(rulebook);
  const state = rulebook.blank();
  store.transaction(() => {
    for (const { event } of recordedSteps(store, rulebook).flatMap((step) => step.happenings)) {
      writer.apply(state, event);
      const period = rulebook.closedPeriod(event);
      if (period === null || !missing.has(period)) continue;
      const edition = editionOfPeriod(press, { period, state });
      if (edition !== null) store.writeEdition(edition);
    }
    store.countAnew('edition');
  });
  return [...missing];
}
