import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type {
  BusinessId,
  GangsterId,
  VehicleId,
} from '../../../../src-shared/games/paradise/ids.ts';
import type { Muscle, MuscleProfile } from '../../../../src-shared/games/paradise/battles.ts';
import type { Order } from '../../../../src-shared/games/paradise/orders/orders.ts';
import { profileNames } from '../../../../src-shared/games/paradise/people.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { insist } from '../../../kernel/refusal.ts';
import {
  battlesNow,
  gangOf,
  isWorking,
  memberOf,
  membersOf,
  ownedBy,
  purseOf,
  reputationOf,
  vehiclesOwned,
  waitingOrders,
  waitingOrdersOf,
} from '../state/lookups.ts';
import type { State } from '../state/index.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import type { Gangster, Vehicle } from '../state/records/gangs.ts';
import { mostMuscle, muscleTable } from '../tables/people/muscle.ts';

type Waiting = DeepReadonly<WaitingOrder>;

/** The gangsters an order has for the month. */
export function crewOf(order: DeepReadonly<Order>): readonly GangsterId[] {
  switch (order.kind) {
    case 'take-over':
    case 'raid':
    case 'smash-and-grab':
    case 'hit':
    case 'hit-official':
    case 'hijack':
    case 'show-of-strength':
    case 'guard':
      return order.crew;
    case 'showdown':
      return [order.champion];
    case 'meet':
      return [order.negotiator, ...order.bodyguards];
    default:
      return [];
  }
}

/** The vehicles an order takes along. */
export function vehiclesOf(order: DeepReadonly<Order>): readonly VehicleId[] {
  return 'vehicles' in order ? order.vehicles : [];
}

/** The title of the waiting order that has this gangster, or null. */
export function busyWith(orders: readonly Waiting[], id: GangsterId): string | null {
  return orders.find(({ order }) => crewOf(order).includes(id))?.title ?? null;
}

/** Refuses a crew that cannot go: strangers, doubles, men behind bars or with another job. */
export function checkCrew(state: State, seat: SeatId, crew: readonly GangsterId[]): void {
  const waiting = waitingOrdersOf(state, seat);
  insist(new Set(crew).size === crew.length, 'Name each gangster of the crew once.');
  for (const id of crew) {
    const gangster = memberOf(state, seat, id);
    insist(
      gangster.custody === null,
      `${gangster.name} is behind bars; get him out or send somebody else.`,
      'LAW-1',
    );
    insist(busyWith(waiting, id) === null, `${gangster.name} has another job this month.`);
  }
}

type Party = DeepReadonly<{
  crew: GangsterId[];
  muscle: Muscle[];
  vehicles: VehicleId[];
  companyTruck: boolean;
}>;

/** Refuses a party that cannot go; returns what its muscle costs. */
export function checkParty(state: State, seat: SeatId, party: Party): number {
  insist(
    party.crew.length > 0,
    'Send at least one of your own; hired muscle needs somebody to follow.',
  );
  checkCrew(state, seat, party.crew);
  checkVehicles(state, seat, party.vehicles);
  insist(
    !party.companyTruck || runsTrucks(state, seat),
    'Only the owner of an open trucking company moves his people by truck for free; take one over, or take a vehicle of your own.',
    'RK-8',
  );
  return checkMuscle(state, seat, party.muscle);
}

function checkVehicles(state: State, seat: SeatId, vehicles: readonly VehicleId[]): void {
  const taken = waitingOrders(state).flatMap(({ order }) => vehiclesOf(order));
  insist(new Set(vehicles).size === vehicles.length, 'Name each vehicle once.');
  for (const id of vehicles) {
    insist(state.vehicles[id]?.gang === seat, 'The gang has no such vehicle; pick one of its own.');
    insist(!taken.includes(id), 'That vehicle is out on another job this month; take another.');
  }
}

/** [RK-8] Returns true if a gang's own trucking company has trucks to lend. */
export function runsTrucks(state: Pick<State, 'businesses'>, seat: SeatId): boolean {
  return ownedBy(state, seat).some(
    (business) => business.type === 'trucking' && isWorking(business),
  );
}

/** [GANG-12, GANG-13] Reputation, rests and the month's other jobs allow it; returns the price in dollars. */
export function checkMuscle(
  state: Pick<State, 'purses' | 'orders'>,
  seat: SeatId,
  muscle: readonly DeepReadonly<Muscle>[],
): number {
  const purse = purseOf(state, seat);
  const reputation = reputationOf(purse);
  const kinds = new Set(muscle.map(({ profile }) => profile));
  insist(kinds.size === muscle.length, 'Name each kind of hired muscle once.', 'GANG-13');
  return muscle.reduce((total, { profile, count }) => {
    const name = profileNames[profile];
    const rests = purse.rests[profile] ?? 0;
    insist(
      rests === 0,
      `${name}s will not work for you again before ${rests} more of your battles.`,
      'GANG-13',
    );
    insist(
      !isHiredAlready(state, seat, profile),
      `${name}s are hired for another job this month, and work on one alone; take another kind or withdraw the other job.`,
      'GANG-13',
    );
    const most = mostMuscle(profile, reputation);
    insist(
      most > 0,
      `${name}s want to see a reputation of ${muscleTable[profile].minimumReputation}; yours is ${reputation}.`,
      'GANG-13',
    );
    insist(
      count <= most,
      `With a reputation of ${reputation} you can hire at most ${most} ${name}s.`,
      'GANG-13',
    );
    return total + count * muscleTable[profile].priceDollars;
  }, 0);
}

/** [GANG-13] The muscle an order has hired. */
export function hiredBy(order: DeepReadonly<Order>): readonly DeepReadonly<Muscle>[] {
  return 'muscle' in order ? (order.muscle ?? []) : [];
}

/** [GANG-13] Returns true if a waiting order of the gang has muscle of this kind. */
function isHiredAlready(
  state: Pick<State, 'orders'>,
  seat: SeatId,
  profile: MuscleProfile,
): boolean {
  return waitingOrders(state).some(
    (waiting) =>
      waiting.seat === seat && hiredBy(waiting.order).some((hired) => hired.profile === profile),
  );
}

/** A gang's people who are free to be called: not behind bars, not out on a job. */
export function idleMembers(state: State, seat: SeatId): DeepReadonly<Gangster>[] {
  const busy = new Set(waitingOrdersOf(state, seat).flatMap(({ order }) => crewOf(order)));
  return membersOf(state, seat).filter(
    (gangster) => gangster.custody === null && !busy.has(gangster.id) && canFight(gangster),
  );
}

/** [HIT-2] A man who still has HITS can be sent out, however sore. */
export function canFight({ stats, lost }: DeepReadonly<Gangster>): boolean {
  return stats.hits > lost.hits;
}

/** A gang's vehicles that no order took. */
export function idleVehicles(state: State, seat: SeatId): DeepReadonly<Vehicle>[] {
  const taken = new Set(waitingOrders(state).flatMap(({ order }) => vehiclesOf(order)));
  return vehiclesOwned(state, seat).filter(({ id }) => !taken.has(id));
}

/** Men posted at a place or beside somebody this month. */
export function postedAt(
  state: State,
  seat: SeatId,
  isThere: (post: Extract<Order, { kind: 'guard' }>['post']) => boolean,
): GangsterId[] {
  return waitingOrders(state).flatMap(({ seat: owner, order }) =>
    owner === seat && order.kind === 'guard' && isThere(order.post as never) ? [...order.crew] : [],
  );
}

/**
 * [GANG-13] Muscle hired to stand at a place this month. It stays for one fight: kinds that have one
 * this month are not there for the next.
 */
export function musclePostedAt(
  state: State,
  seat: SeatId,
  isThere: (business: BusinessId) => boolean,
): Muscle[] {
  const fights = battlesNow(state).filter(
    ({ defenders, settled }) => defenders.party === seat && settled?.how !== 'called-off',
  );
  const spent = new Set(fights.flatMap(({ defenders }) => defenders.muscle.map((m) => m.profile)));
  return waitingOrders(state)
    .filter(
      ({ seat: owner, order }) =>
        owner === seat &&
        order.kind === 'guard' &&
        order.post.kind === 'business' &&
        isThere(order.post.business),
    )
    .flatMap(({ order }) => hiredBy(order))
    .filter(({ profile }) => !spent.has(profile))
    .map(({ profile, count }) => ({ profile, count }));
}

/** Refuses a rival that cannot be one: ourselves, or a gang that is out. */
export function checkRival(state: State, seat: SeatId, rival: SeatId): void {
  const gang = gangOf(state, rival);
  insist(rival !== seat, 'Pick another gang than your own.');
  insist(gang.eliminatedMonth === null, `The game is over for ${gang.name}.`, 'GANG-17');
}
