import type { Lists } from '#shared/views/lists.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { hasNewestShown, undoSteps, type UndoStep } from './history.ts';
import type { OpenCampaign } from './log.ts';
import { listEditions } from './papers.ts';

/** Steps and editions as a viewer may read them, oldest first. */
export function buildLists(campaign: OpenCampaign, viewer: Viewer): Lists {
  const { undo, redo } = undoSteps(campaign, viewer);
  const firstOfOthers = undo.findIndex(({ mayUndo }) => !mayUndo);
  return {
    steps: undo.toReversed().map(pickListed),
    own: firstOfOthers === -1 ? undo.length : firstOfOthers,
    hasShown: hasNewestShown(campaign, viewer),
    redo: redo === null ? null : pickListed(redo),
    editions: listEditions(campaign).toReversed(),
  };
}

function pickListed({ id, seq, period, title }: UndoStep): Lists['steps'][number] {
  return { id, seq, period, title };
}
