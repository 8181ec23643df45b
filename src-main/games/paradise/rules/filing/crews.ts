import { formatCount } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import type { Muscle, MuscleProfile } from '#shared/games/paradise/battles.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { pluralizeProfile } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import {
  computeReputation,
  isFree,
  isWorking,
  listBattlesThisMonth,
  listMembers,
  listOwnedBusinesses,
  listOwnedVehicles,
  listSeatWaitingOrders,
  listWaitingOrders,
  requireGang,
  requireMember,
  requirePurse,
} from '../lookups.ts';
import type { State } from '../state.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import type { Gangster, Vehicle } from '../state/records/gangs.ts';
import { computeMostMuscle, muscleTable } from '../tables/people/muscle.ts';
import { findMostFigures } from '#shared/games/paradise/tableSize.ts';

type Waiting = DeepReadonly<WaitingOrder>;

/** The gangsters an order has for the month. */
export function listCrew(order: DeepReadonly<Order>): readonly GangsterId[] {
  if ('crew' in order) return order.crew;
  if (order.kind === 'showdown') return [order.champion];
  return order.kind === 'meet' ? [order.negotiator, ...order.bodyguards] : [];
}

/** The vehicles an order takes along. */
export function listVehicles(order: DeepReadonly<Order>): readonly VehicleId[] {
  return 'vehicles' in order ? order.vehicles : [];
}

/** The title of the waiting order that has this gangster, or null. */
export function findTaskTitle(orders: readonly Waiting[], id: GangsterId): string | null {
  return orders.find(({ order }) => listCrew(order).includes(id))?.title ?? null;
}

/** Refuses a crew that cannot go: strangers, doubles, men behind bars or with another job. */
export function checkCrew(state: State, seat: SeatId, crew: readonly GangsterId[]): void {
  const waiting = listSeatWaitingOrders(state, seat);
  refuseUnless(new Set(crew).size === crew.length, 'Name each gangster of the crew once.');
  for (const id of crew) {
    const gangster = requireMember(state, seat, id);
    refuseUnless(
      gangster.custody === null,
      `${gangster.name} is behind bars; get him out or send somebody else.`,
      'LAW-1',
    );
    refuseUnless(findTaskTitle(waiting, id) === null, `${gangster.name} has another job this month.`);
  }
}

/** [MONTH-8] Refuses more men than the table has room for on a side, own and hired together. */
export function checkTableSize(state: State, party: DeepReadonly<{ crew: GangsterId[]; muscle: Muscle[] }>): void {
  const most = findMostFigures(state);
  const men = party.muscle.reduce((sum, { count }) => sum + count, party.crew.length);
  refuseUnless(
    men <= most,
    `At most ${most} figures fight on a side, own men and hired ones together; leave ${men - most} of these ${men} at home.`,
    'MONTH-8',
  );
}

/** [MONTH-8] Lists the table's size for a quote; nothing without a limit. */
export function listTableSizeNotes(view: Pick<State, 'houseRules'>): string[] {
  const most = findMostFigures(view);
  return most === Infinity ? [] : [`At most ${most} figures fight on a side; the rest stay out.`];
}

type Party = DeepReadonly<{ crew: GangsterId[]; muscle: Muscle[]; vehicles: VehicleId[]; companyTruck: boolean }>;

/** Refuses a party that cannot go; returns the cost of its muscle. */
export function checkParty(state: State, seat: SeatId, party: Party): number {
  refuseUnless(party.crew.length > 0, 'Send at least one of your own; hired muscle needs somebody to follow.');
  checkCrew(state, seat, party.crew);
  checkVehicles(state, seat, party.vehicles);
  refuseUnless(
    !party.companyTruck || hasTrucksToLend(state, seat),
    'Only the owner of an open trucking company moves his people by truck for free; take one over, or take a vehicle of your own.',
    'RK-8',
  );
  const costDollars = checkMuscle(state, seat, party.muscle);
  checkTableSize(state, party);
  return costDollars;
}

function checkVehicles(state: State, seat: SeatId, vehicles: readonly VehicleId[]): void {
  const taken = listWaitingOrders(state).flatMap(({ order }) => listVehicles(order));
  refuseUnless(new Set(vehicles).size === vehicles.length, 'Name each vehicle once.');
  for (const id of vehicles) {
    refuseUnless(state.vehicles[id]?.gang === seat, 'The gang has no such vehicle; pick one of its own.');
    refuseUnless(!taken.includes(id), 'That vehicle is out on another job this month; take another.');
  }
}

/** [RK-8] Returns true if a gang's own trucking company has trucks to lend. */
export function hasTrucksToLend(state: Pick<State, 'businesses'>, seat: SeatId): boolean {
  return listOwnedBusinesses(state, seat).some((business) => business.type === 'trucking' && isWorking(business));
}

/** [GANG-12, GANG-13] Reputation, rests and the month's other jobs allow it; returns the price in dollars. */
export function checkMuscle(
  state: Pick<State, 'purses' | 'orders'>,
  seat: SeatId,
  muscle: readonly DeepReadonly<Muscle>[],
): number {
  const purse = requirePurse(state, seat);
  const reputation = computeReputation(purse);
  const kinds = new Set(muscle.map(({ profile }) => profile));
  refuseUnless(kinds.size === muscle.length, 'Name each kind of hired muscle once.', 'GANG-13');
  return muscle.reduce((total, { profile, count }) => {
    const name = pluralizeProfile(profile);
    const rests = purse.rests[profile] ?? 0;
    refuseUnless(
      rests === 0,
      `${name} will not work for you again until you have fought ${formatCount(rests, 'more battle')}.`,
      'GANG-13',
    );
    refuseUnless(
      !isHiredAlready(state, seat, profile),
      `${name} are hired for another job this month, and work on one alone; take another kind or withdraw the other job.`,
      'GANG-13',
    );
    const most = computeMostMuscle(profile, reputation);
    refuseUnless(
      most > 0,
      `${name} want to see a reputation of ${muscleTable[profile].minimumReputation}; yours is ${reputation}.`,
      'GANG-13',
    );
    refuseUnless(count <= most, `With a reputation of ${reputation} you can hire at most ${most} ${name}.`, 'GANG-13');
    return total + count * muscleTable[profile].priceDollars;
  }, 0);
}

/** [GANG-13] The muscle an order has hired. */
export function listHiredMuscle(order: DeepReadonly<Order>): readonly DeepReadonly<Muscle>[] {
  return 'muscle' in order ? (order.muscle ?? []) : [];
}

/** [GANG-13] Returns true if a waiting order of the gang has muscle of this kind. */
function isHiredAlready(state: Pick<State, 'orders'>, seat: SeatId, profile: MuscleProfile): boolean {
  return listWaitingOrders(state).some(
    (waiting) => waiting.seat === seat && listHiredMuscle(waiting.order).some((hired) => hired.profile === profile),
  );
}

/** A gang's people who are free to be called: not behind bars, not out on a job. */
export function listIdleMembers(state: State, seat: SeatId): DeepReadonly<Gangster>[] {
  const busy = new Set(listSeatWaitingOrders(state, seat).flatMap(({ order }) => listCrew(order)));
  return listMembers(state, seat).filter(
    (gangster) => gangster.custody === null && !busy.has(gangster.id) && canFight(gangster),
  );
}

/** [HIT-2] Returns true for a man with HITS left, who can be sent out with any wound. */
export function canFight({ stats, lost }: DeepReadonly<Gangster>): boolean {
  return stats.hits > lost.hits;
}

/** A gang's vehicles that no order took. */
export function listIdleVehicles(state: State, seat: SeatId): DeepReadonly<Vehicle>[] {
  const taken = new Set(listWaitingOrders(state).flatMap(({ order }) => listVehicles(order)));
  return listOwnedVehicles(state, seat).filter(({ id }) => !taken.has(id));
}

/** Lists men posted at a place or beside a man this month. */
export function listPosted(
  state: State,
  seat: SeatId,
  isThere: (post: Extract<Order, { kind: 'guard' }>['post']) => boolean,
): GangsterId[] {
  const posted = listWaitingOrders(state).flatMap(({ seat: owner, order }) =>
    owner === seat && order.kind === 'guard' && isThere(order.post as never) ? order.crew : [],
  );
  return posted.filter((id) => {
    const man = state.gangsters[id];
    return man !== undefined && isFree(man);
  });
}

/**
 * [GANG-13] Lists muscle hired to stand at a place this month. It stays for one fight: kinds that fought this month are
 * out of the next.
 */
export function listMusclePosted(state: State, seat: SeatId, isThere: (business: BusinessId) => boolean): Muscle[] {
  const fights = listBattlesThisMonth(state).filter(
    ({ defenders, settled }) => defenders.party === seat && settled?.how !== 'called-off',
  );
  const spent = new Set(fights.flatMap(({ defenders }) => defenders.muscle.map((m) => m.profile)));
  return listWaitingOrders(state)
    .filter(
      ({ seat: owner, order }) =>
        owner === seat && order.kind === 'guard' && order.post.kind === 'business' && isThere(order.post.business),
    )
    .flatMap(({ order }) => listHiredMuscle(order))
    .filter(({ profile }) => !spent.has(profile))
    .map(({ profile, count }) => ({ profile, count }));
}

/** Refuses a rival that cannot be one: ourselves, or a gang that is out. */
export function checkRival(state: State, seat: SeatId, rival: SeatId): void {
  const gang = requireGang(state, rival);
  refuseUnless(rival !== seat, 'Pick another gang than your own.');
  refuseUnless(gang.eliminatedMonth === null, `The game is over for ${gang.name}.`, 'GANG-17');
}
