import type { BandId, BattleId, BoxerId, GangsterId, OfficialId, VehicleId } from '#shared/games/paradise/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { listWaitingOrders } from '../lookups.ts';
import type { State } from '../state.ts';

/**
 * Refuses people and things that a waiting order or battle needs, because both were checked with them. The battle that is
 * being settled does not count.
 */
export function requireIdle(
  state: State,
  id: GangsterId | OfficialId | VehicleId | BandId | BoxerId,
  name: string,
  settling: BattleId | null = null,
): void {
  const order = listWaitingOrders(state).find((waiting) => hasMention(waiting.order, id));
  refuseUnless(
    order === undefined,
    `An order waits that needs ${name} (${order?.title ?? ''}); withdraw it first.`,
    null,
    id,
  );
  const battle = Object.values(state.battles).find(
    (one) => one.settled === null && one.id !== settling && hasMention(one, id),
  );
  refuseUnless(battle === undefined, `${name} is in a battle that waits; settle it first.`, null, id);
}

function hasMention(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return value === id;
  return Object.values(value).some((part) => hasMention(part, id));
}
