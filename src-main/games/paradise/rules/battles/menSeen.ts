import type { MenSeen } from '#shared/games/paradise/views/campaign.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { derived } from '#kernel/derived.ts';
import { listBattles } from '../lookups.ts';
import type { State } from '../state.ts';

/**
 * [MONTH-11] Counts, for each gang that fought in the last twelve months, the men it brought to the battles of the last
 * month it fought in, less those who died or were booked. Everybody may know it: the papers count heads.
 */
export const countMenSeen = derived((state: State): Readonly<Record<SeatId, MenSeen>> => {
  const seen: Record<SeatId, { month: number; men: Set<GangsterId> }> = {};
  const lost = new Set<GangsterId>();
  for (const battle of listBattles(state)) {
    const outcome = battle.settled?.outcome;
    if (outcome === undefined || outcome === null) continue;
    for (const { gangster, isDead, isArrested } of outcome.fates) {
      if (isDead || isArrested) lost.add(gangster);
    }
    for (const force of [battle.attackers, battle.defenders]) {
      if (force.party === 'police') continue;
      const before = seen[force.party];
      const met =
        before?.month === battle.month ? before : (seen[force.party] = { month: battle.month, men: new Set() });
      for (const id of force.crew) met.men.add(id);
    }
  }
  const counted = Object.fromEntries(
    Object.entries(seen).map(([seat, { month, men }]) => [
      seat,
      { month, men: [...men].filter((id) => !lost.has(id)).length },
    ]),
  );
  return { ...state.headsCounted, ...counted };
});
