import { calendarOf } from '../../../../src-shared/games/paradise/calendar.ts';
import type { District, Racket } from '../../../../src-shared/games/paradise/city.ts';
import type { BusinessId } from '../../../../src-shared/games/paradise/ids.ts';
import type { NewsItem, NewsItemOf } from '../../../../src-shared/games/paradise/news/news.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Happening } from '../../../kernel/journal/journal.ts';
import type { AreaNews, MonthTold } from '../state/area.ts';
import type { ParadiseEvent } from '../state/events/index.ts';
import type { State } from '../state/index.ts';
import { businessesOf, ownedBy, seatsOf } from '../state/lookups.ts';
import { fullRackets } from './fullRackets.ts';
import { businessWeight, newsBusiness, newsGang } from './newsFacts.ts';
import { handicap, racketTable } from '../tables/rackets.ts';

/** News of the town's businesses; a bigger one makes bigger news. */
export const cityNews: AreaNews = { ofEvent: itemsOf, ofMonth: monthItems };

function itemsOf(state: State, event: ParadiseEvent): NewsItem[] {
  switch (event.type) {
    case 'shut':
    case 'reopened':
      return ownedItem(state, event.type, event.business);
    case 'turned-independent':
      return [
        {
          kind: 'turned-independent',
          value: 45 + businessWeight(state, event.business),
          gang: newsGang(state, event.from),
          business: newsBusiness(state, event.business),
        },
      ];
    case 'owner-set':
      return [
        {
          kind: 'changed-hands',
          value: 35 + businessWeight(state, event.business),
          from: event.from === null ? null : newsGang(state, event.from),
          to: event.to === null ? null : newsGang(state, event.to),
          business: newsBusiness(state, event.business),
        },
      ];
    default:
      return [];
  }
}

function monthItems(state: State, { month, happenings }: MonthTold): NewsItem[] {
  const isHandicap = calendarOf(month).monthOfYear === handicap.monthOfYear;
  return [
    ...newFullRackets(state, happenings),
    standings(state, month),
    ...(isHandicap ? [handicapItem(state)] : []),
  ];
}

function ownedItem(state: State, kind: 'shut' | 'reopened', id: BusinessId): NewsItem[] {
  const owner = state.businesses[id]?.owner;
  if (owner === null || owner === undefined) return [];
  const value = (kind === 'shut' ? 35 : 20) + businessWeight(state, id);
  return [{ kind, value, gang: newsGang(state, owner), business: newsBusiness(state, id) }];
}

/** [RK-5] Rackets that a takeover or ruling of this month made whole. */
function newFullRackets(state: State, happenings: readonly Happening<ParadiseEvent>[]): NewsItem[] {
  const full = fullRackets(state);
  const told = new Set<string>();
  return happenings.flatMap(({ event }): NewsItem[] => {
    if (event.type !== 'taken-over' && event.type !== 'owner-set') return [];
    const business = state.businesses[event.business];
    if (business === undefined || business.owner === null) return [];
    const racket = racketTable[business.type].racket;
    const key = `${business.district}/${racket}`;
    if (full.get(key) !== business.owner || told.has(key)) return [];
    told.add(key);
    return [fullRacketItem(state, business.owner, racket, business.district)];
  });
}

function fullRacketItem(state: State, seat: SeatId, racket: Racket, district: District): NewsItem {
  return { kind: 'full-racket', value: 75, gang: newsGang(state, seat), racket, district };
}

/** Returns the gang with more than any other; nobody where two hold as many. */
function leaderOf(counts: readonly (readonly [SeatId, number])[]): SeatId | null {
  const most = Math.max(0, ...counts.map(([, count]) => count));
  const [first, ...others] = counts.filter(([, count]) => count === most);
  return first === undefined || others.length > 0 ? null : first[0];
}

/** Returns the gang that was last alone in the first place: one that drew level did not take its place. */
function leaderBefore(state: State, month: number): SeatId | null {
  for (let before = month - 1; before > 0; before -= 1) {
    const holdings = state.months[before]?.holdings ?? {};
    const leader = leaderOf(Object.entries(holdings) as [SeatId, number][]);
    if (leader !== null) return leader;
  }
  return null;
}

function standings(state: State, month: number): NewsItem {
  const holdings = seatsOf(state)
    .map((seat) => ({ gang: newsGang(state, seat), businesses: ownedBy(state, seat).length }))
    .sort((a, b) => b.businesses - a.businesses);
  const isCounted = Object.keys(state.months[month - 1]?.holdings ?? {}).length > 0;
  const first = leaderOf(holdings.map(({ gang, businesses }) => [gang.seat, businesses]));
  return {
    kind: 'standings',
    value: 25,
    holdings,
    independent: ownedBy(state, null).length,
    newLeader: first !== null && isCounted && first !== leaderBefore(state, month),
    doors: doorsOf(state),
  };
}

/** [RK-5] Every owner's doors by district, as anybody can count them on a walk. */
function doorsOf(state: State): NonNullable<NewsItemOf<'standings'>['doors']> {
  const counts = new Map<string, { district: District; seat: SeatId | null; count: number }>();
  for (const { district, owner } of businessesOf(state)) {
    const key = `${district}/${owner ?? ''}`;
    const kept = counts.get(key) ?? { district, seat: owner, count: 0 };
    counts.set(key, { ...kept, count: kept.count + 1 });
  }
  return [...counts.values()];
}

function handicapItem(state: State): NewsItem {
  const track = businessesOf(state).find((b) => b.type === 'racetrack');
  const owner = track?.owner ?? null;
  return { kind: 'handicap', value: 65, owner: owner === null ? null : newsGang(state, owner) };
}
