import type { BusinessType, Racket } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { State } from '../state.ts';
import { derivedForAll } from '#kernel/derived.ts';
import { memoizeObject } from '#shared/words/memoize.ts';
import { listBusinesses } from '../lookups.ts';
import type { Business } from '../state/records/city.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { racketTable } from '../tables/rackets.ts';
import { findPlaceKind } from './kinds.ts';

/** [RK-1] Returns the racket that a type belongs to. */
export function findRacket(type: BusinessType): Racket {
  return racketTable[type].racket;
}

/** None ever moves or changes its trade. */
const groupByRacket = memoizeObject((businesses: readonly DeepReadonly<Business>[]) =>
  Map.groupBy(businesses, (business) => findPlaceKind(business).racketKey),
);

/** Groups the businesses of each racket in each district, by racket key. */
export function groupRacketPlaces(
  city: Pick<State, 'businesses'>,
): ReadonlyMap<string, readonly DeepReadonly<Business>[]> {
  return groupByRacket(listBusinesses(city));
}

/** [RK-5] Finds the owner of every racket that one gang holds whole in a district, by racket key. */
export const findFullRackets = derivedForAll((city: Pick<State, 'businesses'>): ReadonlyMap<string, SeatId> => {
  const full = new Map<string, SeatId>();
  for (const [key, places] of groupRacketPlaces(city)) {
    const owner = places[0]?.owner ?? null;
    if (owner !== null && places.every((place) => place.owner === owner)) full.set(key, owner);
  }
  return full;
});
