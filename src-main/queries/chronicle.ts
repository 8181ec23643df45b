import type { HoldingChange } from '../../src-shared/views/chronicle.ts';
import { recordedHappenings } from '../campaign/recorded.ts';
import type { OpenCampaign } from './log.ts';

/** Every change of holders in the order it happened; none for a game that keeps no chronicle. */
export function holdingChanges(campaign: OpenCampaign): HoldingChange[] {
  const { rulebook, store } = campaign;
  const { chronicle } = rulebook;
  if (chronicle === undefined) return [];
  return store
    .entries()
    .flatMap((entry) =>
      recordedHappenings(store, rulebook, entry).flatMap(({ event }) =>
        chronicle.changes(event).map((change) => ({ period: entry.period, ...change })),
      ),
    );
}
