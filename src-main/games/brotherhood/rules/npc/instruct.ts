import type { SeatId } from '#shared/words/ids.ts';
import { listOwnMarkers, listOwnOperations } from '../lookups.ts';
import { createReason, type Draft } from './draft.ts';
import { listSparedFamilies, estimateWealth, type Outlook } from './outlook.ts';

/** Lists the rivals the family fires at first: leaders to stop, enemies, the rich. */
export function listTargets(outlook: Outlook): SeatId[] {
  const { state, own, rivals, leader } = outlook;
  const spared = new Set(listSparedFamilies(outlook));
  const rank = (rival: SeatId): number =>
    (rival === leader ? 100_000 : 0) +
    (own.grudges[rival] ?? 0) * 8_000 +
    estimateWealth(state, rival) * 0.2 -
    (spared.has(rival) ? (own.grudges[rival] === undefined ? 300_000 : 60_000) : 0);
  return rivals.toSorted((a, b) => rank(b) - rank(a));
}

/** [BRO-NPC-9] Plans the family's instructions for fights and influence, unless something better comes up. */
export function planInstructions(outlook: Outlook, draft: Draft): void {
  const { state, seat, weights, rivals } = outlook;
  if (rivals.length > 1) {
    draft.add(
      { kind: 'fire', area: 'all', at: listTargets(outlook) },
      createReason('We first settle with those who are ahead of us and those to whom we owe something.'),
    );
  }
  draft.add(
    { kind: 'fight-on', area: 'all', will: weights.fightOn },
    createReason(weights.fightOn === 'always' ? 'We do not break off.' : 'We fight on where we are ahead.'),
  );
  if (weights.influence <= 1.5) return;
  for (const area of state.areas) {
    const count = listOwnMarkers(state, seat, area).length + (draft.bribed.get(area) ?? 0);
    if (count < 2 || listOwnOperations(state, seat, area).length > 0) continue;
    draft.add(
      {
        kind: 'influence',
        area,
        uses: Array.from({ length: count }, () => ({ kind: 'frame' as const, family: null })),
      },
      createReason('Their men go to jail before they fire.'),
    );
  }
}
