import type { ViewHead } from '#shared/views/head.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { listHandouts } from './handouts.ts';
import type { OpenCampaign } from './log.ts';

/** Builds the campaign for a viewer, with what was handed out to him; a branch has its own title. */
export function buildView({ rulebook, snapshot, store }: OpenCampaign, viewer: Viewer): ViewHead {
  const handouts = listHandouts({ rulebook, snapshot, store }, viewer);
  return {
    ...rulebook.view(snapshot.state, viewer),
    title: store.campaign().title,
    ...(handouts.length === 0 ? {} : { handouts }),
  };
}
