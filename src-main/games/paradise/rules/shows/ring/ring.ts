import type { SeatId } from '#shared/words/ids.ts';
import type { BoxerId } from '#shared/games/paradise/ids.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import { listBusinesses, isWorking, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { boxing } from '#main/games/paradise/rules/tables/shows.ts';
import type { KnownBoxer } from '#main/games/paradise/rules/state/seatView.ts';
import { computeKnownRedWinsChance } from './ringOdds.ts';
import type { Bout } from '#main/games/paradise/rules/state/records/shows.ts';

/** The facts that the ring's lookups need; both the state and a seat's view have them. */
export type RingFacts = Pick<State, 'businesses' | 'bouts' | 'month'> & {
  boxers: Readonly<Record<BoxerId, DeepReadonly<KnownBoxer>>>;
};

/** [RK-13] This month's card. */
export function listBouts(city: Pick<RingFacts, 'bouts' | 'month'>): DeepReadonly<Bout>[] {
  return Object.values(city.bouts).filter((bout) => bout.month === city.month);
}

/** [RK-13] Finds a boxer's owner: that of his gym; none for one from out of town. */
export function findBoxerOwner(
  city: Pick<State, 'businesses'>,
  boxer: DeepReadonly<Pick<KnownBoxer, 'gym'>>,
): SeatId | null {
  return boxer.gym === null ? null : (city.businesses[boxer.gym]?.owner ?? null);
}

/** Requires a boxer. */
export function requireBoxer<B>(city: { boxers: Readonly<Record<BoxerId, B>> }, id: BoxerId): B {
  const boxer = city.boxers[id];
  if (boxer === undefined) throw new Refusal('There is no such boxer; pick one from the card.');
  return boxer;
}

/** [RK-13] The bout of this month's card a boxer fights, or null. */
export function findBout(city: Pick<RingFacts, 'bouts' | 'month'>, id: BoxerId): DeepReadonly<Bout> | null {
  return listBouts(city).find((bout) => bout.red === id || bout.blue === id) ?? null;
}

/** Returns a boxer's opponent in a bout. */
export function pickOpponent(bout: DeepReadonly<Bout>, id: BoxerId): BoxerId {
  return bout.red === id ? bout.blue : bout.red;
}

/** [RK-14] Finds the gang's open arena; a closed or smashed one makes no cards. */
export function findOpenArena(city: Pick<State, 'businesses'>, seat: SeatId): DeepReadonly<Business> | null {
  return listOwnedBusinesses(city, seat).find((b) => b.type === 'arena' && isWorking(b)) ?? null;
}

/** [RK-14] Returns the gang that makes the card this month, or null. */
export function findCardMaker(city: Pick<State, 'businesses'>): SeatId | null {
  const arena = listBusinesses(city).find((business) => business.type === 'arena');
  return arena === undefined || !isWorking(arena) ? null : arena.owner;
}

/** [RK-13, RK-14] Returns this gang's price for paying a boxer to lose. */
export function fixPriceDollars(city: Pick<State, 'businesses'>, seat: SeatId): number {
  const isArenas = findOpenArena(city, seat) !== null;
  return isArenas ? boxing.arenaOwnersFixDollars : boxing.fixDollars;
}

/** [RK-13] Computes the first month in which a boxer who won may try for the title again; null for never. */
export function computeNextBoutMonth(boxer: DeepReadonly<KnownBoxer>): number | null {
  if (boxer.isWashedUp || boxer.foughtMonth === 0 || boxer.gym === null) return null;
  return boxer.foughtMonth + boxing.restMonths;
}

/** [RK-13] Computes the chance that a boxer wins his bout this month, by known facts; `paid` ones lose on a 6. */
export function computeBoutChance(city: RingFacts, id: BoxerId, paid: ReadonlySet<BoxerId> = new Set()): number | null {
  const bout = findBout(city, id);
  if (bout === null) return null;
  const createFighter = (one: BoxerId) => ({ fists: requireBoxer(city, one).fists, isPaid: paid.has(one) });
  return computeKnownRedWinsChance(createFighter(id), createFighter(pickOpponent(bout, id)));
}

/** Describes a boxer's corner: `Hogan’s Ring, The Docks`, or his town. */
export function describeCorner(
  city: Pick<State, 'businesses'>,
  boxer: DeepReadonly<Pick<KnownBoxer, 'gym' | 'town'>>,
): string {
  const gym = boxer.gym === null ? undefined : city.businesses[boxer.gym];
  return gym === undefined ? `out of ${boxer.town ?? 'town'}` : `${gym.name}, ${nameDistrict(gym.district)}`;
}
