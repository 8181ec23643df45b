import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { Muscle } from '#shared/games/paradise/battles.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { breakPromises } from '../bargains/keeping.ts';
import { requireGang, listWaitingOrders } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import { drawPassengers } from '../skirmish/mustering/draws.ts';
import { listIds, listPool } from '../battles/arranging/dress.ts';
import { arrange, emptyForce } from '../battles/arranging/forces.ts';
import { isPassedBy } from '../battles/arranging/places.ts';
import type { CampaignBattle, Force } from '../state/records/battles.ts';
import { drawMenInStreet } from '../battles/arranging/streets.ts';

/** A job that became a battle at the reveal. */
export type RevealedJob = { job: DeepReadonly<WaitingOrder>; battle: BattleId; rival: SeatId };

type AmbushOrder = DeepReadonly<WaitingOrder & { order: OrderOf<'ambush'> }>;

/** [SCN-0] A car brings up to six. */
const carSeats = 6;

/** [SCN-9] Starts an ambush for crews on a raid or similar job that pass a guarded street. */
export function layAmbushes(table: ParadiseTable, jobs: readonly RevealedJob[]): void {
  const waiting = listWaitingOrders(table.state).filter(isAmbush);
  for (const { seat, order } of waiting) {
    const met = jobs.find(({ job, battle }) => {
      const planned = table.state.battles[battle];
      return job.seat === order.gang && planned !== undefined && isPassing(table.state, planned, order);
    });
    if (met !== undefined) stopInTheStreet(table, seat, order, met.battle);
  }
}

function isAmbush(waiting: DeepReadonly<WaitingOrder>): waiting is AmbushOrder {
  return waiting.order.kind === 'ambush';
}

function isPassing(state: State, planned: DeepReadonly<CampaignBattle>, order: AmbushOrder['order']): boolean {
  if (!['raid', 'siege', 'smash-and-grab', 'hit', 'show-of-strength'].includes(planned.scenario)) {
    return false;
  }
  return isPassedBy(findCity(state), requireGang(state, order.gang).base, planned.district, order.district);
}

/** [SCN-9] One car of the crew's low men; on a one an upper-level passenger among them. */
function stopInTheStreet(table: ParadiseTable, seat: SeatId, order: AmbushOrder['order'], leadsTo: BattleId): void {
  const { state } = table;
  const planned = state.battles[leadsTo];
  if (planned === undefined) return;
  const { drawn } = drawPassengers(listPool(state, planned.attackers.crew, 'attackers'), table.dice);
  const muscle = takeLowMuscle(planned.attackers, carSeats - drawn.length);
  if (drawn.length + muscle.length === 0) return;
  const street = drawMenInStreet(table, seat);
  if (street.crew.length === 0) return;
  breakPromises(table, seat, order);
  const [vehicle] = planned.attackers.vehicles;
  arrange(table, {
    scenario: 'mean-streets',
    attackers: {
      ...emptyForce(order.gang),
      crew: listIds(drawn),
      muscle,
      vehicles: vehicle === undefined ? [] : [vehicle],
    },
    defenders: street,
    setting: 'street',
    district: order.district,
    leadsTo,
  });
}

const isLow = (profile: Muscle['profile']): boolean => profile !== 'torpedo' && profile !== 'enforcer';

function takeLowMuscle(force: DeepReadonly<Force>, seats: number): Muscle[] {
  let left = seats;
  return force.muscle.flatMap(({ profile, count }): Muscle[] => {
    const some = Math.min(left, isLow(profile) ? count : 0);
    left -= some;
    return some > 0 ? [{ profile, count: some }] : [];
  });
}
