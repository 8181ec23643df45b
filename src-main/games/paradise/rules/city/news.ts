import { computeCalendar } from '#shared/games/paradise/calendar.ts';
import type { District, Racket } from '#shared/games/paradise/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { NewsItem, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import type { AreaNews, MonthTold } from '../state/area.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import type { State } from '../state.ts';
import { listBusinesses, listOwnedBusinesses, listSeats } from '../lookups.ts';
import { findFullRackets } from './fullRackets.ts';
import { weighBusiness, describeBusinessForNews, describeGangForNews } from './newsFacts.ts';
import { handicap, racketTable } from '../tables/rackets.ts';

/** News of the town's businesses; a bigger one makes bigger news. */
export const cityNews: AreaNews = { ofEvent: listItems, ofMonth: listMonthItems };

function listItems(state: State, event: ParadiseEvent): NewsItem[] {
  switch (event.type) {
    case 'shut':
    case 'reopened':
      return listOwnedItems(state, event.type, event.business);
    case 'turned-independent':
      return [
        {
          kind: 'turned-independent',
          value: 45 + weighBusiness(state, event.business),
          gang: describeGangForNews(state, event.from),
          business: describeBusinessForNews(state, event.business),
        },
      ];
    case 'owner-set':
      return [
        {
          kind: 'changed-hands',
          value: 35 + weighBusiness(state, event.business),
          from: event.from === null ? null : describeGangForNews(state, event.from),
          to: event.to === null ? null : describeGangForNews(state, event.to),
          business: describeBusinessForNews(state, event.business),
        },
      ];
    default:
      return [];
  }
}

function listMonthItems(state: State, { month, happenings }: MonthTold): NewsItem[] {
  const isHandicap = computeCalendar(month).monthOfYear === handicap.monthOfYear;
  return [
    ...listNewFullRackets(state, happenings),
    buildStandings(state, month),
    ...(isHandicap ? listHandicap(state) : []),
  ];
}

function listOwnedItems(state: State, kind: 'shut' | 'reopened', id: BusinessId): NewsItem[] {
  const owner = state.businesses[id]?.owner;
  if (owner === null || owner === undefined) return [];
  const value = (kind === 'shut' ? 35 : 20) + weighBusiness(state, id);
  return [{ kind, value, gang: describeGangForNews(state, owner), business: describeBusinessForNews(state, id) }];
}

/** [RK-5] Lists the rackets that a takeover or ruling of this month made whole. */
function listNewFullRackets(state: State, happenings: readonly RecordedEvent<ParadiseEvent>[]): NewsItem[] {
  const full = findFullRackets(state);
  const told = new Set<string>();
  return happenings.flatMap(({ event }): NewsItem[] => {
    if (event.type !== 'taken-over' && event.type !== 'owner-set') return [];
    const business = state.businesses[event.business];
    if (business === undefined || business.owner === null) return [];
    const racket = racketTable[business.type].racket;
    const key = `${business.district}/${racket}`;
    if (full.get(key) !== business.owner || told.has(key)) return [];
    told.add(key);
    return [buildFullRacketItem(state, business.owner, racket, business.district)];
  });
}

function buildFullRacketItem(state: State, seat: SeatId, racket: Racket, district: District): NewsItem {
  return { kind: 'full-racket', value: 75, gang: describeGangForNews(state, seat), racket, district };
}

/** Returns the gang with more than any other; nobody where two hold as many. */
function findLeader(counts: readonly (readonly [SeatId, number])[]): SeatId | null {
  const most = Math.max(0, ...counts.map(([, count]) => count));
  const [first, ...others] = counts.filter(([, count]) => count === most);
  return first === undefined || others.length > 0 ? null : first[0];
}

/** Returns the gang that was last alone in first place; a gang that drew level did not take it. */
function findLeaderBefore(state: State, month: number): SeatId | null {
  for (let before = month - 1; before > 0; before -= 1) {
    const holdings = state.months[before]?.holdings ?? {};
    const leader = findLeader(Object.entries(holdings) as [SeatId, number][]);
    if (leader !== null) return leader;
  }
  return null;
}

function buildStandings(state: State, month: number): NewsItem {
  // A gang that was finished in an earlier month holds nothing and is nobody's rival.
  const holdings = listSeats(state)
    .filter((seat) => (state.gangs[seat]?.eliminatedMonth ?? month) >= month)
    .map((seat) => ({ gang: describeGangForNews(state, seat), businesses: listOwnedBusinesses(state, seat).length }))
    .sort((a, b) => b.businesses - a.businesses);
  const isCounted = Object.keys(state.months[month - 1]?.holdings ?? {}).length > 0;
  const first = findLeader(holdings.map(({ gang, businesses }) => [gang.seat, businesses]));
  return {
    kind: 'standings',
    value: 25,
    holdings,
    independent: listOwnedBusinesses(state, null).length,
    newLeader: first !== null && isCounted && first !== findLeaderBefore(state, month),
    doors: countDoorsByDistrict(state),
  };
}

/** [RK-5] Every owner's doors by district, as anybody can count them on a walk. */
function countDoorsByDistrict(state: State): NonNullable<NewsItemOf<'standings'>['doors']> {
  const counts = new Map<string, { district: District; seat: SeatId | null; count: number }>();
  for (const { district, owner } of listBusinesses(state)) {
    const key = `${district}/${owner ?? ''}`;
    const kept = counts.get(key) ?? { district, seat: owner, count: 0 };
    counts.set(key, { ...kept, count: kept.count + 1 });
  }
  return [...counts.values()];
}

/** [RK-15] The Handicap is run where there is a racetrack. */
function listHandicap(state: State): NewsItem[] {
  const track = listBusinesses(state).find((b) => b.type === 'racetrack');
  if (track === undefined) return [];
  const { owner } = track;
  return [{ kind: 'handicap', value: 65, owner: owner === null ? null : describeGangForNews(state, owner) }];
}
