import { findCity, type City } from '#shared/games/paradise/cities/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { District } from '#shared/games/paradise/city.ts';
import { placeDoors } from '#shared/games/paradise/drawing/doors.ts';
import { findSign } from '#shared/games/paradise/drawing/signs.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { NewsBusiness, NewsGang } from '#shared/games/paradise/news/news.ts';
import { memoize } from '#shared/words/memoize.ts';
import type { State } from '../state.ts';
import { listBusinesses } from '../lookups.ts';
import { racketTable } from '../tables/rackets.ts';
import { findRacket } from './fullRackets.ts';

/** Returns the facts about a gang that the press gets: its name, type, Boss and base. */
export function describeGangForNews(state: State, seat: SeatId): NewsGang {
  const gang = state.gangs[seat];
  if (gang === undefined) throw new Error(`News of a gang that never was: ${seat}`);
  return { seat, name: gang.name, type: gang.type, boss: gang.bossName, base: gang.base };
}

export function describeBusinessForNews(state: State, id: BusinessId): NewsBusiness {
  const business = state.businesses[id];
  if (business === undefined) throw new Error(`News of a business that never was: ${id}`);
  const { name, type, district } = business;
  const spot = findSpot(state, id);
  return { id, name, type, racket: findRacket(type), district, ...(spot === null ? {} : { spot }) };
}

/** Each door's place on the map, which never changes. */
const placeAll = memoize(
  ({ city, doors }: { city: City; doors: readonly { id: BusinessId; district: District }[] }) =>
    placeDoors(city, doors),
  ({ city, doors }) => `${city.name} ${doors.map(({ id }) => id).join(' ')}`,
);

/** Finds a business on the city's map: at its own sign, or on its street. */
function findSpot(state: State, id: BusinessId): [number, number] | null {
  const business = state.businesses[id];
  if (business === undefined) return null;
  const city = findCity(state);
  const sign = findSign(city, business.type, business.district);
  const common = listBusinesses(state).filter(({ type }) => !racketTable[type].unique);
  const place = sign?.place ?? placeAll({ city, doors: common }).get(id);
  return place === undefined ? null : [Math.round(place[0]), Math.round(place[1])];
}

/** A bigger business makes bigger news. */
export function weighBusiness(state: State, id: BusinessId): number {
  const type = state.businesses[id]?.type;
  if (type === undefined) return 0;
  return racketTable[type].dice * 4 + (racketTable[type].unique ? 15 : 0);
}
