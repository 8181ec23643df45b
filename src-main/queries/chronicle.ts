import type { HoldingChange, TimelinePeriod } from '#shared/views/chronicle.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { editSentence } from '#shared/words/sentences.ts';
import { readEvents, type AnyEvent } from '../campaign/recorded.ts';
import { findRule, requireRule } from '../kernel/events/events.ts';
import type { RecordedEvent } from '../kernel/journal/journal.ts';
import { requireSeat, type OpenCampaign } from './log.ts';
import { mayRead } from './reading.ts';
import { listEditions } from './papers.ts';
import { isFounding } from './report.ts';

/** Lists every change of holders in the order it happened. */
export function listHoldingChanges(campaign: OpenCampaign): HoldingChange[] {
  const { rulebook, store } = campaign;
  return store.journal.entries().flatMap((entry) => {
    const happenings = readEvents(store, rulebook, entry);
    const isDealt = isFounding({ happenings });
    return happenings.flatMap(({ event }) =>
      listChanges(campaign, event).map((change) => ({ period: entry.period, ...change, isDealt })),
    );
  });
}

/**
 * Builds every period of the campaign, oldest first: its headline, the memorable events that the viewer may read, and
 * the holdings at its end. Refuses an unknown seat.
 */
export function buildTimeline(campaign: OpenCampaign, viewer: Viewer): TimelinePeriod[] {
  requireSeat(campaign, viewer);
  const { rulebook, store } = campaign;
  const periods = new Map<number, TimelinePeriod>();
  for (const { period, headline } of listEditions(campaign))
    periods.set(period, { period, headline, marks: [], holders: [] });
  const holders = new Map<string, SeatId | null>();
  for (const entry of store.journal.entries()) {
    const { period } = entry;
    const told = periods.get(period) ?? { period, headline: null, marks: [], holders: [] };
    for (const happening of readEvents(store, rulebook, entry)) {
      for (const { thing, holder } of listChanges(campaign, happening.event)) holders.set(thing, holder);
      told.marks.push(...listMarks(campaign, viewer, happening));
    }
    periods.set(period, { ...told, holders: countHoldings(holders) });
  }
  return [...periods.values()].toSorted((a, b) => a.period - b.period);
}

/** Lists the sentence of an event in the log, if it is memorable and the viewer may read it. */
function listMarks(
  { rulebook, snapshot }: OpenCampaign,
  viewer: Viewer,
  { event, text: told }: RecordedEvent<AnyEvent>,
): TimelinePeriod['marks'] {
  const sign = findRule(rulebook, event)?.landmark;
  if (sign === undefined || !mayRead(rulebook, viewer, event)) return [];
  const text = told ?? requireRule(rulebook, event).describe(rulebook.names(snapshot.state), event);
  return text === null ? [] : [{ sign, text: editSentence(text), kind: event.type }];
}

function listChanges({ rulebook }: Pick<OpenCampaign, 'rulebook'>, event: AnyEvent) {
  return findRule(rulebook, event)?.changes?.(event) ?? [];
}

function countHoldings(holders: ReadonlyMap<string, SeatId | null>): TimelinePeriod['holders'] {
  const counts = new Map<SeatId, number>();
  for (const holder of holders.values()) if (holder !== null) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  return [...counts]
    .map(([seat, count]) => ({ seat, count }))
    .toSorted((a, b) => b.count - a.count || (a.seat < b.seat ? -1 : 1));
}
