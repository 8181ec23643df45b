import type { ViewHead } from '#shared/views/head.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { OpenCampaign } from './log.ts';

/** Builds the campaign for a viewer; a branch has its own title. */
export function buildView({ rulebook, snapshot, store }: OpenCampaign, viewer: Viewer): ViewHead {
  return { ...rulebook.view(snapshot.state, viewer), title: store.campaign().title };
}
