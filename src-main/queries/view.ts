import type { ViewHead } from '#shared/views/head.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { editSentence } from '#shared/words/sentences.ts';
import { listHandouts } from './handouts.ts';
import type { OpenCampaign } from './log.ts';

/** Builds the campaign for a viewer, with what was handed out to him; a branch has its own title. */
export function buildView({ rulebook, snapshot, store }: OpenCampaign, viewer: Viewer): ViewHead {
  const handouts = listHandouts({ rulebook, snapshot, store }, viewer);
  const view = rulebook.view(snapshot.state, viewer);
  return {
    ...view,
    waiting: view.waiting.map((matter) => ({ ...matter, text: editSentence(matter.text) })),
    title: store.campaign().title,
    ...(handouts.length === 0 ? {} : { handouts }),
  };
}
