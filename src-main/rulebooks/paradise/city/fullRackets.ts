import {
  districts,
  rackets,
  type BusinessType,
  type District,
  type Racket,
} from '../../../../src-shared/games/paradise/city.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { State } from '../state/index.ts';
import { askedOnce, businessesOf } from '../state/lookups.ts';
import { racketTable } from '../tables/rackets.ts';

/** [RK-1] The racket a type belongs to. */
export function racketOf(type: BusinessType): Racket {
  return racketTable[type].racket;
}

/** Keys are asked for once a business in every scan, so they are made once. */
const racketKeys = new Map(
  districts.map((district) => [
    district,
    new Map(rackets.map((racket) => [racket, `${district}/${racket}`])),
  ]),
);

/** Key of one racket in one district. */
export function racketKey(district: District, racket: Racket): string {
  return racketKeys.get(district)?.get(racket) ?? '';
}

/** [RK-5] Owner of every racket that one gang holds whole in a district, by racket key. */
export function fullRackets(city: Pick<State, 'businesses'>): ReadonlyMap<string, SeatId> {
  return askedOnce(city, fullRackets, () => wholeRackets(city));
}

function wholeRackets(city: Pick<State, 'businesses'>): ReadonlyMap<string, SeatId> {
  const owners = new Map<string, SeatId | null>();
  for (const business of businessesOf(city)) {
    const key = racketKey(business.district, racketOf(business.type));
    const known = owners.get(key);
    // Nobody's from the first independent business on, or the first of a second owner.
    if (known === undefined) owners.set(key, business.owner);
    else if (known !== null && known !== business.owner) owners.set(key, null);
  }
  const full = new Map<string, SeatId>();
  for (const [key, owner] of owners) if (owner !== null) full.set(key, owner);
  return full;
}
