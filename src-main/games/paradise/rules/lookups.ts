import { dollarsPerReputation } from '#shared/games/paradise/people.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BattleId, BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { derived, derivedForAll } from '#kernel/derived.ts';
import { memoizeObject } from '#shared/words/memoize.ts';
import type { State } from './state.ts';
import type { CampaignBattle } from './state/records/battles.ts';
import type { WaitingOrder } from './state/records/campaign.ts';
import { buildBattleHead, type BattleHead } from './state/records/pastBattles.ts';
import type { Business } from './state/records/city.ts';
import type { Deal } from './state/records/bargains.ts';
import type { Departed, Gang, Gangster, Purse, Vehicle } from './state/records/gangs.ts';

/** The facts everybody in town may look up; both the state and a seat's view have them. */
export type CityRecord = Pick<State, 'businesses' | 'gangs' | 'month' | 'houseRules'>;

/** Every seat, in the order the gangs were founded. */
export function listSeats(city: Pick<State, 'gangs'>): SeatId[] {
  return Object.keys(city.gangs) as SeatId[];
}

/** Gangs still in the game, in seat order. */
export function listLivingGangs(city: Pick<State, 'gangs'>): DeepReadonly<Gang>[] {
  return Object.values(city.gangs).filter((gang) => gang.eliminatedMonth === null);
}

/** Requires a gang. */
export function requireGang(city: Pick<State, 'gangs'>, seat: SeatId): DeepReadonly<Gang> {
  const gang = city.gangs[seat];
  if (gang === undefined) throw new Refusal('There is no such gang in this campaign.');
  return gang;
}

/** Requires a gang's purse. */
export function requirePurse(state: Pick<State, 'purses'>, seat: SeatId): DeepReadonly<Purse> {
  const purse = state.purses[seat];
  if (purse === undefined) throw new Refusal('There is no such gang in this campaign.');
  return purse;
}

/** Requires a business. */
export function requireBusiness(city: Pick<State, 'businesses'>, id: BusinessId): DeepReadonly<Business> {
  const business = city.businesses[id];
  if (business === undefined) {
    throw new Refusal(`There is no business “${id}” in this city; pick one from the map.`);
  }
  return business;
}

/** A gangster of this gang, or a refusal. */
export function requireMember(state: State, seat: SeatId, id: GangsterId): DeepReadonly<Gangster> {
  const gangster = state.gangsters[id];
  if (gangster?.gang !== seat) {
    throw new Refusal(`There is no such gangster in ${requireGang(state, seat).name}; pick another.`);
  }
  return gangster;
}

/** [GANG-9, LAW-1] Requires a free gangster of this gang; the refusal says where he is. */
export function requireMemberAtLarge(state: State, seat: SeatId, id: GangsterId): DeepReadonly<Gangster> {
  const gangster = requireMember(state, seat, id);
  const { name, custody } = gangster;
  refuseUnless(
    custody !== 'jail',
    `${name} is in jail, where nobody steals, or gives and takes guns; buy him out first.`,
    'LAW-1',
  );
  refuseUnless(
    custody !== 'pen',
    `${name} is in the Pen for good, out of reach of cars and guns; pick another.`,
    'LAW-1',
  );
  refuseUnless(custody !== 'away', `${name} has left town; pick another.`, 'GANG-19');
  return gangster;
}

/** Lists everybody who lives, in the order they joined. */
export const listLiving = derived((state: Pick<State, 'gangsters'>): readonly DeepReadonly<Gangster>[] =>
  Object.values(state.gangsters),
);

const groupMembers = derived((state: Pick<State, 'gangsters'>) => groupBySeat(listLiving(state), ({ gang }) => [gang]));

/** Lists a gang’s members, in the order they joined, those behind bars among them. */
export function listMembers(state: Pick<State, 'gangsters'>, seat: SeatId): readonly DeepReadonly<Gangster>[] {
  return groupMembers(state).get(seat) ?? [];
}

/** Lists everybody who died, in the order they did. */
export const listDead = derivedForAll(({ graveyard }: Pick<State, 'graveyard'>): readonly DeepReadonly<Departed>[] =>
  Object.values(graveyard),
);

type Waiting = DeepReadonly<WaitingOrder>;

/** Lists the orders that wait for the reveal, in the order they were filed. */
export const listWaitingOrders = derived((state: Pick<State, 'orders'>): readonly Waiting[] =>
  Object.values(state.orders),
);

const groupWaitingOrders = derived((state: Pick<State, 'orders'>) =>
  groupBySeat(listWaitingOrders(state), ({ seat }) => [seat]),
);

/** Lists the waiting orders of one gang. */
export function listSeatWaitingOrders(state: Pick<State, 'orders'>, seat: SeatId): readonly Waiting[] {
  return groupWaitingOrders(state).get(seat) ?? [];
}

const groupVehicles = derived((state: Pick<State, 'vehicles'>) =>
  groupBySeat(Object.values(state.vehicles), ({ gang }) => [gang]),
);

/** Lists a gang's cars and trucks, in the order they were bought. */
export function listOwnedVehicles(state: Pick<State, 'vehicles'>, seat: SeatId): readonly DeepReadonly<Vehicle>[] {
  return groupVehicles(state).get(seat) ?? [];
}

/** Lists the bargains that were ever struck, in that order. */
export const listDeals = derived((state: Pick<State, 'deals'>): readonly DeepReadonly<Deal>[] =>
  Object.values(state.deals),
);

const groupDeals = derived((state: Pick<State, 'deals'>) =>
  groupBySeat(listDeals(state), ({ asker, other }) => [asker, other]),
);

/** Lists the bargains that a gang is a party to. */
export function listSeatDeals(state: Pick<State, 'deals'>, seat: SeatId): readonly DeepReadonly<Deal>[] {
  return groupDeals(state).get(seat) ?? [];
}

/** Returns true if he can work for his gang, that is, he is not behind bars. */
export function isFree(gangster: DeepReadonly<Gangster>): boolean {
  return gangster.custody === null;
}

/** The record of the businesses is replaced when a district is built, and never afterwards. */
const listRecordedBusinesses = memoizeObject((businesses: DeepReadonly<State['businesses']>) =>
  Object.values(businesses),
);

/** Lists every business, in the order they were built. */
export const listBusinesses = derivedForAll(
  ({ businesses }: DeepReadonly<Pick<State, 'businesses'>>): readonly DeepReadonly<Business>[] =>
    listRecordedBusinesses(businesses),
);

/** Lists the battles that the state keeps whole, those of a year of play, in the order they were arranged. */
export const listBattles = derived(({ battles }: Pick<State, 'battles'>): readonly DeepReadonly<CampaignBattle>[] =>
  Object.values(battles),
);

/** Lists the battles that are not settled, in the order they were arranged. */
export const listUnsettledBattles = derived((state: Pick<State, 'battles'>): readonly DeepReadonly<CampaignBattle>[] =>
  listBattles(state).filter(({ settled }) => settled === null),
);

/** Returns the subject of a battle from any year, or null. */
export function findBattleHead(
  { battles, pastBattles }: Pick<State, 'battles' | 'pastBattles'>,
  id: BattleId,
): DeepReadonly<BattleHead> | null {
  const battle = battles[id];
  return battle === undefined ? (pastBattles[id] ?? null) : buildBattleHead(battle);
}

/** The battles of this month, settled or not. */
export function listBattlesThisMonth(state: Pick<State, 'battles' | 'month'>): readonly DeepReadonly<CampaignBattle>[] {
  const battles = listBattles(state);
  const before = battles.findLastIndex(({ month }) => month < state.month);
  return battles.slice(before + 1);
}

const groupByOwner = derivedForAll((city: Pick<State, 'businesses'>) => {
  const byOwner = new Map<SeatId | null, DeepReadonly<Business>[]>();
  for (const business of listBusinesses(city)) addTo(byOwner, business.owner, business);
  return byOwner;
});

/** Lists the businesses of one owner, open or shut; null: the independent ones. */
export function listOwnedBusinesses(
  city: Pick<State, 'businesses'>,
  seat: SeatId | null,
): readonly DeepReadonly<Business>[] {
  return groupByOwner(city).get(seat) ?? [];
}

/** [RK-3, RK-16] Returns true if the business lets customers in: it is neither shut by the precinct nor smashed. */
export function isWorking(business: DeepReadonly<Business>): boolean {
  return !business.isShut && business.repairMonths === 0;
}

/** [GANG-4, GANG-16a] Returns true if somebody keeps the gang's books. */
export function hasAccountant(state: Pick<State, 'gangsters'>, seat: SeatId): boolean {
  return listMembers(state, seat).some(isAccountant);
}

/**
 * [GANG-16a] Returns true if he serves as an accountant. A booked man counts as present until a court session has
 * left him in jail.
 */
export function isAccountant(gangster: DeepReadonly<Gangster>): boolean {
  const { profile, custody, isHeldOver } = gangster;
  if (profile !== 'accountant') return false;
  return custody === null || (custody === 'jail' && isHeldOver !== true);
}

/** [GANG-12] Whole $500s in the bank plus permanent points. */
export function computeReputation(purse: DeepReadonly<Purse>): number {
  return Math.floor(purse.bankDollars / dollarsPerReputation) + purse.permanentReputation;
}

function groupBySeat<T>(
  pieces: readonly T[],
  findSeats: (piece: T) => readonly SeatId[],
): ReadonlyMap<SeatId, readonly T[]> {
  const bySeat = new Map<SeatId, T[]>();
  for (const piece of pieces) for (const seat of findSeats(piece)) addTo(bySeat, seat, piece);
  return bySeat;
}

/** Adds a piece to the list of its key. perf: hundreds are sorted so, and `Map.groupBy` takes twice as long. */
function addTo<K, T>(lists: Map<K, T[]>, key: K, piece: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [piece]);
  else list.push(piece);
}
