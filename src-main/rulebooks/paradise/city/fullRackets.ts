import type { BusinessType, Racket } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { State } from '../state/index.ts';
import { cacheForOwners } from '../state/answers.ts';
import { listBusinesses } from '../state/lookups.ts';
import type { Business } from '../state/records/city.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { racketTable } from '../tables/rackets.ts';
import { findPlaceKind } from './kinds.ts';

/** [RK-1] The racket a type belongs to. */
export function findRacket(type: BusinessType): Racket {
  return racketTable[type].racket;
}

const placesByCity = new WeakMap<
  State['businesses'],
  ReadonlyMap<string, readonly DeepReadonly<Business>[]>
>();

/** Businesses of each racket in each district, by its key. None ever moves or changes its trade, so each record is sorted once. */
export function groupRacketPlaces(
  city: Pick<State, 'businesses'>,
): ReadonlyMap<string, readonly DeepReadonly<Business>[]> {
  let places = placesByCity.get(city.businesses);
  if (places === undefined) {
    places = Map.groupBy(listBusinesses(city), (business) => findPlaceKind(business).racketKey);
    placesByCity.set(city.businesses, places);
  }
  return places;
}

/** [RK-5] Owner of every racket that one gang holds whole in a district, by racket key. */
export function findFullRackets(city: Pick<State, 'businesses'>): ReadonlyMap<string, SeatId> {
  return cacheForOwners(city, findFullRackets, () => {
    const full = new Map<string, SeatId>();
    for (const [key, places] of groupRacketPlaces(city)) {
      const owner = places[0]?.owner ?? null;
      if (owner !== null && places.every((place) => place.owner === owner)) full.set(key, owner);
    }
    return full;
  });
}
