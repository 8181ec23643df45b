import type { Annals } from '#shared/views/annals.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { readEvents, type AnyEvent } from '../campaign/recorded.ts';
import { requireSeat, type OpenCampaign } from './log.ts';
import { mayRead } from './reading.ts';

type Kept = { at: string; annals: Annals };

/** perf: twenty years take a second to read; they are read again once something has happened or was taken back. */
const kept = new WeakMap<OpenCampaign['store'], Map<Viewer, Kept>>();

/** Returns the annals of a campaign for a viewer; see `buildAnnals`. */
export function findAnnals(campaign: OpenCampaign, viewer: Viewer): Annals {
  requireSeat(campaign, viewer);
  const { store } = campaign;
  const at = store.journal.steps().at(-1)?.hash ?? '';
  const all = kept.get(store) ?? new Map<Viewer, Kept>();
  kept.set(store, all);
  const before = all.get(viewer);
  if (before?.at === at) return before.annals;
  const annals = buildAnnals(campaign, viewer);
  all.set(viewer, { at, annals });
  return annals;
}

/**
 * Builds the annals of a campaign from the events that a viewer may read: the moves of the whole game's figures, and
 * the records. Empty for a game without them. Refuses an unknown seat.
 */
export function buildAnnals(campaign: OpenCampaign, viewer: Viewer): Annals {
  requireSeat(campaign, viewer);
  const { rulebook, snapshot } = campaign;
  const { chronicle } = rulebook;
  const names = rulebook.names(snapshot.state);
  const told = listTold(campaign, viewer);
  const moves = told.flatMap(({ period, event }) =>
    (chronicle?.listMoves?.(event, names) ?? []).map((move) => ({ period, ...move })),
  );
  return { moves, records: [...(chronicle?.listRecords?.(told, names) ?? [])] };
}

function listTold({ rulebook, store }: OpenCampaign, viewer: Viewer): { period: number; event: AnyEvent }[] {
  return store.journal.entries().flatMap((entry) =>
    readEvents(store, rulebook, entry)
      .filter(({ event }) => mayRead(rulebook, viewer, event))
      .map(({ event }) => ({ period: entry.period, event })),
  );
}
