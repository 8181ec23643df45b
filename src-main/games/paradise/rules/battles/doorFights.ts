import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { derived } from '#kernel/derived.ts';
import { listBattles } from '../lookups.ts';
import type { State } from '../state.ts';
import type { DoorFights } from '../state/records/pastBattles.ts';

/** [SCN-5, TAKE-3] Lists the raids of gangs on each door in the last twelve months. Everybody may know them. */
export const listDoorFights = derived((state: State): Readonly<Record<BusinessId, DeepReadonly<DoorFights>>> => {
  const fights: Record<BusinessId, DoorFights> = {};
  for (const { scenario, business, attackers, settled } of listBattles(state)) {
    if (scenario !== 'raid' || business === null || state.gangs[attackers.party as SeatId] === undefined) continue;
    const outcome = settled?.outcome;
    if (outcome === undefined || outcome === null) continue;
    const door = (fights[business] ??= { taken: 0, repelled: [] });
    if (outcome.winner === 'attackers') door.taken += 1;
    else door.repelled.push(attackers.party as SeatId);
  }
  return { ...state.raidsCounted, ...fights };
});
