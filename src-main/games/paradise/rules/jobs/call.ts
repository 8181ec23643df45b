import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listIdleMembers, listPosted } from '../filing/crews.ts';
import { describeRole } from '../gangs/naming.ts';
import { computeReputation, listWaitingOrders, requireGang, requirePurse } from '../lookups.ts';
import { findRankLevel } from '../skirmish/table/levels.ts';
import { countPointsLost } from '../state/condition.ts';
import type { State } from '../state.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import type { Gangster } from '../state/records/gangs.ts';

type Man = DeepReadonly<Gangster>;
type Waiting = DeepReadonly<WaitingOrder>;

/** [SCN-4, SCN-7] A gang that is called out, or asked to a Meet, and who of it could go. */
export type Call = {
  /** The gang that calls. */
  by: SeatId;
  seat: SeatId;
  order: DeepReadonly<OrderOf<'showdown' | 'meet'>>;
  /** The men of the called gang who can be sent, in the order they joined. */
  able: readonly Man[];
  /** [SCN-4] Guards that both sides bring: as many as the asker does, those beside his spokesman among them. */
  guards: number;
  /** [SCN-7] Points of reputation that staying away costs. */
  facePoints: number;
};

/** The people whom a gang sends: champion or spokesman, and his company; null for nobody. */
export type Sent = {
  gangster: GangsterId;
  guards: readonly GangsterId[];
  /** [SCN-4] True if they mean to shoot. */
  isTreachery: boolean;
} | null;

/** [SCN-7] Points of reputation that staying away from a Showdown costs. */
export const faceCost = 1;

/** [SCN-7] A Boss, an Enforcer or a Torpedo. */
export function isDuelist(gangster: Man): boolean {
  return findRankLevel(describeRole(gangster)) === 'upper';
}

/** [MONTH-7] Returns the human gangs that are called out or asked to a Meet and have somebody to send, each once. */
export function listSeatsCalled(state: State): SeatId[] {
  const seats = listWaitingOrders(state).flatMap((waiting) => {
    const call = findCall(state, waiting);
    return call === null || typeof call === 'string' ? [] : [call.seat];
  });
  return [...new Set(seats)].filter((seat) => requireGang(state, seat).isHuman);
}

/**
 * [SCN-4, SCN-7] Returns the call that an order makes, the reason why it comes to nothing, or null for any other order.
 */
export function findCall(state: State, { seat: by, order }: Waiting): Call | string | null {
  if (order.kind !== 'showdown' && order.kind !== 'meet') return null;
  const target = order.kind === 'meet' ? null : state.gangsters[order.target];
  const seat = order.kind === 'meet' ? order.gang : (target?.gang ?? null);
  if (seat === null) return 'there is nobody to go against any more';
  if (seat === by) return 'he is ours by now';
  if (target !== null && target?.custody !== null) return 'he is behind bars';
  const able = listAble(state, seat, order);
  if (able.length === 0) return 'nobody of theirs is on his feet to come';
  const guards = order.kind === 'meet' ? order.bodyguards.length + listBeside(state, by, order.negotiator).length : 0;
  const reputation = Math.max(0, computeReputation(requirePurse(state, seat)));
  const facePoints = order.kind === 'showdown' ? Math.min(faceCost, reputation) : 0;
  return { by, seat, order, able, guards, facePoints };
}

/** [SCN-4, SCN-7] Lists idle men without a wound; for a Showdown only a Boss, Enforcers or Torpedoes. */
function listAble(state: State, seat: SeatId, order: Call['order']): Man[] {
  return listIdleMembers(state, seat).filter(
    (man) => countPointsLost(man) === 0 && (order.kind === 'meet' || isDuelist(man)),
  );
}

/** [SCN-4] Lists men posted beside a man, who go with him. */
export function listBeside(state: State, seat: SeatId, man: GangsterId): GangsterId[] {
  const posted = listPosted(state, seat, (post) => post.kind === 'gangster' && post.gangster === man);
  return posted.filter((id) => state.gangsters[id]?.custody === null);
}
