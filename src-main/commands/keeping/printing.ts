import { readOrder, readSteps, readEntries, type CampaignSnapshot, type ReadEntry } from '#campaign/recorded.ts';
import { requireRule } from '#kernel/events/events.ts';
import { findHandouts, listExtras } from '#kernel/events/handouts.ts';
import type { Edition } from '#shared/views/paper.ts';
import { createStateWriter } from '#kernel/writers.ts';
import { readAuthor } from '#store/steps/happenings.ts';
import { hasReason } from '#store/steps/reasons.ts';
import type { ReadableStore } from '#store/readable.ts';
import type { WritableStore } from '#store/writable.ts';
import { fileExtras, printHandouts, referToExtras, type Paper } from '#press/index.ts';
import type { AnyRulebook } from '#main/games/index.ts';
import type { Clippings } from './clippings.ts';
import type { Entry, CommittedStep, OpenPeriodEntries } from './unprinted.ts';

/** The services that a paper is printed with. */
type Press = {
  store: WritableStore;
  rulebook: AnyRulebook;
  clippings: Clippings;
  unprinted: OpenPeriodEntries;
  paper: Paper;
};

/** Prints the paper of a newly closed period from its final state, if the game prints any. */
export function printPeriod(
  { rulebook, store, clippings, unprinted, paper }: Press,
  { period, state }: { period: number; state: CampaignSnapshot['state'] },
  fresh?: CommittedStep,
): void {
  if (rulebook.news === undefined) return;
  const entries = listEntries(period, { rulebook, store, unprinted }, fresh);
  const happenings = entries.flatMap((entry) => entry.happenings);
  const motives = listMotives(store, entries);
  const news = rulebook.news({ period, state, happenings, motives });
  const extras = listExtras(state).filter((one) => one.period === period);
  const printed = paper.print(news, fileExtras(clippings.before(store, period), extras));
  const { clipping } = printed;
  const handouts = Object.values(findHandouts(state).byId);
  const edition = printHandouts(
    referToExtras(printed.edition, extras),
    handouts.filter((one) => one.inPaper && one.period === period),
  );
  const { headline } = edition.lead;
  const edition_json = JSON.stringify({ ...edition, clipping });
  clippings.keep(store.writeEdition({ period, headline, edition_json }), clipping);
}

/**
 * Prints the running period so far, as far as everybody may know it, or null in a game that tells it once it is over. The
 * page is not kept: an extra takes its head and its news from it.
 */
export function printSoFar(
  { rulebook, store, clippings, unprinted, snapshot: { state } }: Omit<Press, 'paper'> & { snapshot: CampaignSnapshot },
  paper: Paper,
): Edition | null {
  if (rulebook.news === undefined || rulebook.tellsRunningPeriod !== true) return null;
  const period = rulebook.periodOf(state);
  const seats = rulebook.seats(state).map(({ seat }) => seat);
  const happenings = listEntries(period, { rulebook, store, unprinted })
    .flatMap((entry) => entry.happenings)
    .filter(({ event }) => {
      const readers = requireRule(rulebook, event).visibleTo(event);
      return readers === 'everybody' || seats.every((seat) => readers.includes(seat));
    });
  return paper.print(rulebook.news({ period, state, happenings, motives: [] }), clippings.before(store, period))
    .edition;
}

/** Lists the entries of a period, whose last may be in a step that is being written. */
function listEntries(
  period: number,
  { rulebook, store, unprinted }: Pick<Press, 'rulebook' | 'store' | 'unprinted'>,
  fresh?: CommittedStep,
): ReadEntry<Entry>[] {
  const { journal } = store;
  if (fresh === undefined) return readEntries(store, rulebook, journal.entriesOfPeriod(period));
  const { step, entries } = fresh;
  const before =
    unprinted.ofPeriod(period, journal.firstStepOf(period), step) ??
    readEntries(store, rulebook, journal.entriesOfPeriod(period, step));
  return [...before, ...entries.filter((entry) => entry.period === period)];
}

/** Lists the orders that the program gave for its seats with a reason; the reason itself never reaches the press. */
function listMotives(store: ReadableStore, entries: readonly Entry[]) {
  return entries.flatMap((entry) => {
    const author = readAuthor(entry);
    if (author.kind !== 'npc' || !hasReason(entry)) return [];
    const order = readOrder(store, entry);
    return order === null ? [] : [{ seat: author.seat, order }];
  });
}

/** Closed periods that have lost their papers. */
export function listUnprintedPeriods(store: ReadableStore, rulebook: AnyRulebook): number[] {
  if (rulebook.news === undefined) return [];
  const printed = new Set(store.editions().map(({ period }) => period));
  return store
    .periods()
    .map(({ period }) => period)
    .filter((period) => !printed.has(period));
}

/**
 * Prints lost papers of closed periods again from the journal, and returns those periods. Papers follow from the
 * journal and earlier papers, so under the same rules they are unchanged.
 */
export function printAnew(press: Press): number[] {
  const { rulebook, store } = press;
  const missing = new Set(listUnprintedPeriods(store, rulebook));
  const writer = createStateWriter(rulebook);
  const state = rulebook.blank();
  store.transaction(() => {
    for (const { event } of readSteps(store, rulebook).flatMap((step) => step.happenings)) {
      writer.apply(state, event);
      const period = rulebook.closedPeriod(event);
      if (period === null || !missing.has(period)) continue;
      printPeriod(press, { period, state });
    }
    store.countAnew('edition');
  });
  return [...missing];
}
