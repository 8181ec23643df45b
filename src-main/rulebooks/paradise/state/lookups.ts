import type { SeatId } from '#shared/words/ids.ts';
import type { BattleId, BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { cacheForOwners } from './answers.ts';
import type { State } from './index.ts';
import type { CampaignBattle } from './records/battles.ts';
import type { WaitingOrder } from './records/campaign.ts';
import { buildBattleHead, type BattleHead } from './records/pastBattles.ts';
import type { Business } from './records/city.ts';
import type { Deal } from './records/bargains.ts';
import { addTo, SeatLists } from './seatLists.ts';
import type { Departed, Gang, Gangster, Purse, Vehicle } from './records/gangs.ts';

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

/** A gang, or a Refusal. */
export function requireGang(city: Pick<State, 'gangs'>, seat: SeatId): DeepReadonly<Gang> {
  const gang = city.gangs[seat];
  if (gang === undefined) throw new Refusal('There is no such gang in this campaign.');
  return gang;
}

/** A gang’s purse, or a Refusal. */
export function requirePurse(state: Pick<State, 'purses'>, seat: SeatId): DeepReadonly<Purse> {
  const purse = state.purses[seat];
  if (purse === undefined) throw new Refusal('There is no such gang in this campaign.');
  return purse;
}

/** A business, or a Refusal. */
export function requireBusiness(
  city: Pick<State, 'businesses'>,
  id: BusinessId,
): DeepReadonly<Business> {
  const business = city.businesses[id];
  if (business === undefined) {
    throw new Refusal(`There is no business “${id}” in Paradise; pick one from the map.`);
  }
  return business;
}

/** A gangster of this gang, or a refusal. */
export function requireMember(state: State, seat: SeatId, id: GangsterId): DeepReadonly<Gangster> {
  const gangster = state.gangsters[id];
  if (gangster?.gang !== seat) {
    throw new Refusal(
      `There is no such gangster in ${requireGang(state, seat).name}; pick another.`,
    );
  }
  return gangster;
}

/** [GANG-9, LAW-1] A gangster of this gang who is at liberty, or a refusal that says where he is. */
export function requireMemberAtLarge(
  state: State,
  seat: SeatId,
  id: GangsterId,
): DeepReadonly<Gangster> {
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

const people = new SeatLists<DeepReadonly<Gangster>>(({ gang }) => [gang]);

/** Everybody who lives, in the order they joined. */
export function listLiving(state: Pick<State, 'gangsters'>): readonly DeepReadonly<Gangster>[] {
  return people.of(state.gangsters).all;
}

/** A gang’s members, in the order they joined, those behind bars among them. */
export function listMembers(
  state: Pick<State, 'gangsters'>,
  seat: SeatId,
): readonly DeepReadonly<Gangster>[] {
  return people.of(state.gangsters).bySeat.get(seat) ?? [];
}

const deadByGraveyard = new WeakMap<State['graveyard'], readonly DeepReadonly<Departed>[]>();

/** Everybody who died, in the order they did: listed once until somebody else does, or one comes back from the grave. */
export function listDead({
  graveyard,
}: Pick<State, 'graveyard'>): readonly DeepReadonly<Departed>[] {
  let dead = deadByGraveyard.get(graveyard);
  if (dead === undefined) {
    dead = Object.values(graveyard);
    deadByGraveyard.set(graveyard, dead);
  }
  return dead;
}

type Waiting = DeepReadonly<WaitingOrder>;

const orderLists = new SeatLists<Waiting>(({ seat }) => [seat]);

/** The orders that wait for the reveal, in the order they were filed: listed once until another is filed or one withdrawn. */
export function listWaitingOrders(state: Pick<State, 'orders'>): readonly Waiting[] {
  return orderLists.of(state.orders).all;
}

/** Those of one gang. */
export function listSeatWaitingOrders(
  state: Pick<State, 'orders'>,
  seat: SeatId,
): readonly Waiting[] {
  return orderLists.of(state.orders).bySeat.get(seat) ?? [];
}

/** Forgets which orders wait: one is filed or withdrawn. */
export function forgetOrders({ orders }: Pick<State, 'orders'>): void {
  orderLists.forget(orders);
}

const vehicleLists = new SeatLists<DeepReadonly<Vehicle>>(({ gang }) => [gang]);

/** A gang's cars and trucks, in the order they were bought: listed once until one is bought, lost or taken. */
export function listOwnedVehicles(
  state: Pick<State, 'vehicles'>,
  seat: SeatId,
): readonly DeepReadonly<Vehicle>[] {
  return vehicleLists.of(state.vehicles).bySeat.get(seat) ?? [];
}

/** Forgets whose vehicles there are: one is bought, lost or taken. */
export function forgetVehicles({ vehicles }: Pick<State, 'vehicles'>): void {
  vehicleLists.forget(vehicles);
}

const dealLists = new SeatLists<DeepReadonly<Deal>>(({ asker, other }) => [asker, other]);

/** The bargains that were ever struck, in that order: listed once until another is. */
export function listDeals(state: Pick<State, 'deals'>): readonly DeepReadonly<Deal>[] {
  return dealLists.of(state.deals).all;
}

/** Those a gang is a party to. */
export function listSeatDeals(
  state: Pick<State, 'deals'>,
  seat: SeatId,
): readonly DeepReadonly<Deal>[] {
  return dealLists.of(state.deals).bySeat.get(seat) ?? [];
}

/** Forgets which bargains there are: one is struck. */
export function forgetDeals({ deals }: Pick<State, 'deals'>): void {
  dealLists.forget(deals);
}

/** Returns true if he can work for his gang, that is, he is not behind bars. */
export function isFree(gangster: DeepReadonly<Gangster>): boolean {
  return gangster.custody === null;
}

const cityLists = new WeakMap<State['businesses'], readonly DeepReadonly<Business>[]>();

/**
 * Every business, in the order they were built. Listing some five hundred keys takes twenty times as
 * long as going through them, so each record is listed once: `apply` changes businesses in place and
 * makes a new record when it builds a district.
 */
export function listBusinesses(city: Pick<State, 'businesses'>): readonly DeepReadonly<Business>[] {
  const known = cityLists.get(city.businesses);
  if (known !== undefined) return known;
  const list = Object.values(city.businesses);
  cityLists.set(city.businesses, list);
  return list;
}

/** Forgets who is in which gang: somebody comes, dies or changes sides. */
export function forgetPeople({ gangsters }: Pick<State, 'gangsters'>): void {
  people.forget(gangsters);
}

/** Forgets who is dead: somebody else died. */
export function forgetDead({ graveyard }: Pick<State, 'graveyard'>): void {
  deadByGraveyard.delete(graveyard);
}

const battleLists = new WeakMap<State['battles'], readonly DeepReadonly<CampaignBattle>[]>();

/**
 * The battles that the state keeps whole, in the order they were arranged: those of a year of play, listed once until
 * another is arranged or an old one filed.
 */
export function listBattles({
  battles,
}: Pick<State, 'battles'>): readonly DeepReadonly<CampaignBattle>[] {
  let list = battleLists.get(battles);
  if (list === undefined) {
    list = Object.values(battles);
    battleLists.set(battles, list);
  }
  return list;
}

/** Forgets which battles there are: one is arranged or filed. */
export function forgetBattles({ battles }: Pick<State, 'battles'>): void {
  battleLists.delete(battles);
  unsettledLists.delete(battles);
}

const unsettledLists = new WeakMap<State['battles'], readonly DeepReadonly<CampaignBattle>[]>();

/** The battles that are not settled, in the order they were arranged: gone through once until one is, or another is arranged. */
export function listUnsettledBattles(
  state: Pick<State, 'battles'>,
): readonly DeepReadonly<CampaignBattle>[] {
  let list = unsettledLists.get(state.battles);
  if (list === undefined) {
    list = listBattles(state).filter(({ settled }) => settled === null);
    unsettledLists.set(state.battles, list);
  }
  return list;
}

/** Forgets which battles are not settled: one is. */
export function forgetUnsettled({ battles }: Pick<State, 'battles'>): void {
  unsettledLists.delete(battles);
}

/** Returns the subject of a battle from any year, or null. */
export function findBattleHead(
  { battles, pastBattles }: Pick<State, 'battles' | 'pastBattles'>,
  id: BattleId,
): DeepReadonly<BattleHead> | null {
  const battle = battles[id];
  return battle === undefined ? (pastBattles[id] ?? null) : buildBattleHead(battle);
}

/** The battles of this month, settled or not. */
export function listBattlesThisMonth(
  state: Pick<State, 'battles' | 'month'>,
): readonly DeepReadonly<CampaignBattle>[] {
  const battles = listBattles(state);
  const before = battles.findLastIndex(({ month }) => month < state.month);
  return battles.slice(before + 1);
}

/** Businesses of one owner, open or shut; null: the independent ones. */
export function listOwnedBusinesses(
  city: Pick<State, 'businesses'>,
  seat: SeatId | null,
): readonly DeepReadonly<Business>[] {
  const holdings = cacheForOwners(city, listOwnedBusinesses, () => {
    const byOwner = new Map<SeatId | null, DeepReadonly<Business>[]>();
    for (const business of listBusinesses(city)) addTo(byOwner, business.owner, business);
    return byOwner;
  });
  return holdings.get(seat) ?? [];
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
  return Math.floor(purse.bankDollars / 500) + purse.permanentReputation;
}
