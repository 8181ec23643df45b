import { requireAreaInPlay, hasGodfathersBack } from '../lookups.ts';
import { Draft, createReason, type Planned } from './draft.ts';
import type { Outlook } from './outlook.ts';

/** [BRO-NPC-10] Any legal orders. */
export function planErratic(outlook: Outlook): Planned[] {
  const { state, random } = outlook;
  const draft = new Draft(outlook);
  const reason = createReason('It seemed a good idea.');
  if (!draft.isLocked) {
    for (let line = 0; line < 4; line += 1) {
      const area = random.pick(state.areas);
      if (area === undefined) break;
      const { revenueDollars, influenceDollars } = requireAreaInPlay(state, area);
      const drawn = random.below(3);
      if (drawn === 0) draft.post(area, draft.forceOf(1 + random.below(3)), reason);
      else if (drawn === 1 && draft.revenue > 0 && draft.left >= revenueDollars) {
        draft.revenue -= 1;
        draft.add({ kind: 'open', area, count: 1, descriptions: [] }, reason, revenueDollars);
      } else if (drawn === 2 && draft.influence > 0 && draft.left >= influenceDollars) {
        draft.influence -= 1;
        draft.add({ kind: 'bribe', area, count: 1 }, reason, influenceDollars);
      }
    }
  }
  const home = random.pick(state.areas);
  if (hasGodfathersBack(state) && home !== undefined && !draft.isLocked) {
    draft.post(home, draft.forceOf(1 + random.below(4)), reason);
    draft.add({ kind: 'godfather', area: home }, reason);
  }
  return draft.planned;
}
