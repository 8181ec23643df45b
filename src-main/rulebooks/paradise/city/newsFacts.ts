import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { NewsBusiness, NewsGang } from '#shared/games/paradise/news/news.ts';
import type { State } from '../state.ts';
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
  return { id, name, type, racket: findRacket(type), district };
}

/** A bigger business makes bigger news. */
export function weighBusiness(state: State, id: BusinessId): number {
  const type = state.businesses[id]?.type;
  if (type === undefined) return 0;
  return racketTable[type].dice * 4 + (racketTable[type].unique ? 15 : 0);
}
