import type { BusinessType, Racket } from '../../../../src-shared/games/paradise/city.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { State } from '../state/index.ts';
import { askedOfOwners } from '../state/answers.ts';
import { businessesOf } from '../state/lookups.ts';
import type { Business } from '../state/records/city.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { racketTable } from '../tables/rackets.ts';
import { placeKindOf } from './kinds.ts';

/** [RK-1] The racket a type belongs to. */
export function racketOf(type: BusinessType): Racket {
  return racketTable[type].racket;
}

const placesByCity = new WeakMap<
  State['businesses'],
  ReadonlyMap<string, readonly DeepReadonly<Business>[]>
>();

/** Businesses of each racket in each district, by its key. None ever moves or changes its trade, so each record is sorted once. */
export function racketPlaces(
  city: Pick<State, 'businesses'>,
): ReadonlyMap<string, readonly DeepReadonly<Business>[]> {
  let places = placesByCity.get(city.businesses);
  if (places === undefined) {
    places = Map.groupBy(businessesOf(city), (business) => placeKindOf(business).racketKey);
    placesByCity.set(city.businesses, places);
  }
  return places;
}

/** [RK-5] Owner of every racket that one gang holds whole in a district, by racket key. */
export function fullRackets(city: Pick<State, 'businesses'>): ReadonlyMap<string, SeatId> {
  return askedOfOwners(city, fullRackets, () => {
    const full = new Map<string, SeatId>();
    for (const [key, places] of racketPlaces(city)) {
      const owner = places[0]?.owner ?? null;
      if (owner !== null && places.every((place) => place.owner === owner)) full.set(key, owner);
    }
    return full;
  });
}
