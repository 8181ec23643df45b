import { calendarOf } from '../../../../src-shared/games/paradise/calendar.ts';
import type { District, Racket } from '../../../../src-shared/games/paradise/city.ts';
import type { BusinessId } from '../../../../src-shared/games/paradise/ids.ts';
import type { NewsItem, NewsItemOf } from '../../../../src-shared/games/paradise/news.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Happening } from '../../../kernel/journal.ts';
import { giverOf } from '../bargains/knowledge.ts';
import { clashSeats, clashToll, takenInFights, yieldedBy } from '../battles/news.ts';
import type { AreaNews, MonthTold } from '../state/area.ts';
import type { ParadiseEvent } from '../state/events/index.ts';
import type { State } from '../state/index.ts';
import { businessesOf, ownedBy, seatsOf } from '../state/lookups.ts';
import { fullRackets } from './fullRackets.ts';
import { newsBusiness, newsGang } from './newsFacts.ts';
import { handicap, racketTable } from '../tables/rackets.ts';

/** What the town reads of its businesses; a bigger one makes bigger news. */
export const cityNews: AreaNews = { ofEvent: itemsOf, ofMonth: monthItems };

function itemsOf(state: State, event: ParadiseEvent, month: readonly ParadiseEvent[]): NewsItem[] {
  switch (event.type) {
    case 'taken-over':
      if (event.lead === null) return handedOver(state, event, month);
      return [
        {
          kind: 'taken-over',
          value: 40 + weight(state, event.business),
          gang: newsGang(state, event.seat),
          business: newsBusiness(state, event.business),
        },
      ];
    case 'contested':
      return [
        {
          kind: 'contested',
          value: 70 + weight(state, event.business),
          gangs: [...new Set([...event.seats, ...clashSeats(state, month, event.business)])].map(
            (seat) => newsGang(state, seat),
          ),
          winner: event.winner === null ? null : newsGang(state, event.winner),
          business: newsBusiness(state, event.business),
          toll: clashToll(state, month, event.business),
        },
      ];
    case 'shut':
    case 'reopened':
      return ownedItem(state, event.type, event.business);
    case 'turned-independent':
      return [
        {
          kind: 'turned-independent',
          value: 45 + weight(state, event.business),
          gang: newsGang(state, event.from),
          business: newsBusiness(state, event.business),
        },
      ];
    case 'owner-set':
      return [
        {
          kind: 'changed-hands',
          value: 35 + weight(state, event.business),
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

/** A bigger business makes bigger news. */
function weight(state: State, id: BusinessId): number {
  const type = state.businesses[id]?.type;
  if (type === undefined) return 0;
  return racketTable[type].dice * 4 + (racketTable[type].unique ? 15 : 0);
}

/** A place that went over without a talk: told with the fight over it, or as a riddle (SCN-4). */
function handedOver(
  state: State,
  event: Extract<ParadiseEvent, { type: 'taken-over' }>,
  month: readonly ParadiseEvent[],
): NewsItem[] {
  const { seat, business } = event;
  const by = event.by ?? (takenInFights(state, month).has(business) ? 'raid' : 'bargain');
  if (by !== 'bargain') return [];
  const from = event.from ?? yieldedBy(state, month, business) ?? giverOf(state, seat, business);
  return [
    {
      kind: 'changed-hands',
      value: 35 + weight(state, business),
      from: from === null ? null : newsGang(state, from),
      to: newsGang(state, seat),
      business: newsBusiness(state, business),
    },
  ];
}

function ownedItem(state: State, kind: 'shut' | 'reopened', id: BusinessId): NewsItem[] {
  const owner = state.businesses[id]?.owner;
  if (owner === null || owner === undefined) return [];
  const value = (kind === 'shut' ? 35 : 20) + weight(state, id);
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

function standings(state: State, month: number): NewsItem {
  const holdings = seatsOf(state)
    .map((seat) => ({ gang: newsGang(state, seat), businesses: ownedBy(state, seat).length }))
    .sort((a, b) => b.businesses - a.businesses);
  const [first] = holdings;
  const before = Object.entries(state.months[month - 1]?.holdings ?? {}) as [SeatId, number][];
  const most = Math.max(0, ...before.map(([, count]) => count));
  const wasFirst = before.some(([seat, count]) => seat === first?.gang.seat && count === most);
  return {
    kind: 'standings',
    value: 25,
    holdings,
    independent: ownedBy(state, null).length,
    newLeader: before.length > 0 && !wasFirst,
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
