import type { Viewer } from '#shared/words/ids.ts';
import { explainNotTakenBack, hasShownIn, isOwnWork, isPlayingAlone, mayPutBack } from '../campaign/takingBack.ts';
import { CampaignFileError } from '../store/file/errors.ts';
import type { NewStep } from '../store/file/schema.ts';
import { requireSeat, type OpenCampaign } from './log.ts';
import { describeStep, listToldSteps, nameUndone } from './steps.ts';

/** A step, and whether the viewer may go back to before it. */
export type UndoStep = { id: string; seq: number; period: number; title: string; mayUndo: boolean };

/**
 * Lists the steps that undo and redo would take, newest first; `seq` is the viewer's own number of a step. The founding
 * is not listed, and neither is a step of others of which a seat may read nothing.
 */
export function undoSteps(campaign: OpenCampaign, viewer: Viewer): { undo: UndoStep[]; redo: UndoStep | null } {
  requireSeat(campaign, viewer);
  const steps = listToldSteps(campaign, viewer).reverse();
  const own = countOwn(campaign, viewer);
  const undo = steps.map(({ id, seq, period, title }, nth) => {
    return { mayUndo: nth < own, id, seq, period, title };
  });
  return { undo, redo: findRedo(campaign, viewer) };
}

/**
 * Finds the journal's step that undo keeps when a viewer goes back to one of his list: the last one before the next of
 * his list. Null for an unknown number.
 */
export function findStepToKeep(campaign: OpenCampaign, viewer: Viewer, seq: number): number | null {
  const steps = listToldSteps(campaign, viewer);
  const at = steps.findIndex((step) => step.seq === seq);
  if (at === -1) return null;
  const next = steps[at + 1];
  return next === undefined ? campaign.store.journal.lastStep() : next.step - 1;
}

/** Returns true if the newest step is all the viewer's own, and showed him something new. */
export function hasNewestShown(campaign: OpenCampaign, viewer: Viewer): boolean {
  const { journal } = campaign.store;
  const last = journal.lastStep();
  if (viewer === 'gm' || last <= 1) return false;
  const entries = journal.entriesAfter(last - 1, last);
  return isOwnWork(entries, viewer) && hasShownIn(campaign, entries, viewer);
}

function findRedo(campaign: OpenCampaign, viewer: Viewer): UndoStep | null {
  const next = findReadableRedo(campaign);
  if (next === null || !mayPutBack(campaign, next.entries, viewer)) return null;
  const { period, title } = next.step;
  const told = viewer === 'gm' ? title : describeStep(campaign, viewer, title, next.entries).title;
  return { id: nameUndone(campaign, next), seq: 0, period, mayUndo: false, title: told };
}

/** Finds the step that redo would put back; none if it cannot be read, which `verify` reports. */
function findReadableRedo({ store }: OpenCampaign): NewStep | null {
  try {
    return store.nextRedo();
  } catch (problem) {
    if (problem instanceof CampaignFileError) return null;
    throw problem;
  }
}

/** Counts the newest steps that a viewer may take back. */
function countOwn(campaign: OpenCampaign, viewer: Viewer): number {
  const { journal } = campaign.store;
  const newestFirst = journal.steps().slice(1).reverse();
  if (viewer === 'gm' || isPlayingAlone(campaign, viewer)) return newestFirst.length;
  const first = newestFirst.findIndex(({ step }) => {
    const entries = journal.entriesAfter(step - 1, step);
    return explainNotTakenBack(campaign, entries, viewer) !== null;
  });
  return first === -1 ? newestFirst.length : first;
}
