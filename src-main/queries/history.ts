import type { Viewer } from '../../src-shared/words/ids.ts';
import { mayPutBack, playsAlone, whyNotTakenBack } from '../campaign/takingBack.ts';
import { CampaignFileError } from '../store/file/errors.ts';
import type { NewStep } from '../store/file/schema.ts';
import { mayReadWhole, requireSeat, type OpenCampaign } from './log.ts';

/** A step, and whether whoever asks may go back to before it. */
export type UndoStep = { seq: number; period: number; title: string; mayUndo: boolean };

type Entry = { title: string; events_json: string; rules_version: number };

/**
 * What undo and redo would do, newest first; `seq` is a step's last entry. The founding is not listed.
 * A seat reads no title that would tell of another gang's orders.
 */
export function undoSteps(
  campaign: OpenCampaign,
  viewer: Viewer,
): { undo: UndoStep[]; redo: UndoStep | null } {
  requireSeat(campaign, viewer);
  const { store } = campaign;
  const heads = new Map(store.journal.entryHeads().map((head) => [head.step, head]));
  const steps = store.journal.steps().slice(1).reverse();
  const own = ownSteps(campaign, viewer, steps);
  const known = titlesOf(campaign);
  const undo = steps.map(({ step, period, title, row_hash: row }, nth) => ({
    mayUndo: nth < own,
    seq: heads.get(step)?.last ?? 0,
    period,
    // The GM reads every title; for a player the first entry of each step is looked up, once.
    title:
      viewer === 'gm'
        ? title
        : known.of(`${viewer} ${row}`, () => {
            const first = heads.get(step)?.first ?? 0;
            // Unpacking a month to learn that it is called by its date would take most of the time.
            if (store.journal.entryTitle(first) !== title) return title;
            return titleFor(campaign, viewer, title, store.journal.entry(first) ?? undefined);
          }),
  }));
  const next = readableRedo(campaign);
  if (next === null || !mayPutBack(campaign, next.entries, viewer)) return { undo, redo: null };
  const { period, title } = next.step;
  return {
    undo,
    redo: {
      seq: 0,
      period,
      mayUndo: false,
      title: titleFor(campaign, viewer, title, next.entries[0]),
    },
  };
}

/**
 * Titles as players may read them, by viewer and seal of the step: what a step says never changes, and unpacking
 * every step of twenty years after each command takes longer than the command.
 */
class KnownTitles {
  readonly #titles = new Map<string, string>();

  of(key: string, read: () => string): string {
    const known = this.#titles.get(key);
    if (known !== undefined) return known;
    const title = read();
    this.#titles.set(key, title);
    return title;
  }
}

const knownTitles = new WeakMap<OpenCampaign['store'], KnownTitles>();

function titlesOf({ store }: OpenCampaign): KnownTitles {
  const known = knownTitles.get(store) ?? new KnownTitles();
  knownTitles.set(store, known);
  return known;
}

/** The step that redo would put back; none where it cannot be read, which `verify` tells. */
function readableRedo({ store }: OpenCampaign): NewStep | null {
  try {
    return store.nextRedo();
  } catch (problem) {
    if (problem instanceof CampaignFileError) return null;
    throw problem;
  }
}

/** How many of the newest steps a viewer may take back. */
function ownSteps(
  campaign: OpenCampaign,
  viewer: Viewer,
  newestFirst: readonly { step: number }[],
): number {
  if (viewer === 'gm' || playsAlone(campaign, viewer)) return newestFirst.length;
  const first = newestFirst.findIndex(({ step }) => {
    const entries = campaign.store.journal.entriesAfter(step - 1, step);
    return whyNotTakenBack(campaign, entries, viewer) !== null;
  });
  return first === -1 ? newestFirst.length : first;
}

/** A step that is one order or ruling is called like its entry; a period is called by its date. */
function titleFor(
  campaign: OpenCampaign,
  viewer: Viewer,
  title: string,
  first: Entry | undefined,
): string {
  if (viewer === 'gm' || first?.title !== title) return title;
  return mayReadWhole(campaign, viewer, first) ? title : 'An order of another gang';
}
