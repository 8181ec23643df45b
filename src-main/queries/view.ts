import type { ViewHead } from '#shared/views/head.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { OpenCampaign } from './log.ts';

/** The campaign as a viewer may know it; a branch has a title of its own. */
export function buildView({ rulebook, snapshot, store }: OpenCampaign, viewer: Viewer): ViewHead {
  return { ...rulebook.view(snapshot.state, viewer), title: store.campaign().title };
}
