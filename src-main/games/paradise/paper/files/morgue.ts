import type { MonthNews, NewsItem, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { Clipping } from '#shared/views/paper.ts';
import { memoizeObject } from '#shared/words/memoize.ts';
import { findDay, type Day, countDaysOfMonth } from '../calendar.ts';
import {
  isSame,
  notesIn,
  type DoorNote,
  type FiledFight,
  type Kind,
  type Man,
  type ManNote,
  type Noted,
  type FiledNotes,
  type DatedItem,
} from './noted.ts';

/** A Boss as the files have him: since when he has been called so, and until when. */
export type Reign = { boss: string; first: Day; last: Day; isFromStart: boolean };

const fights = ['battle', 'contested'] as const;
const deaths = ['battle', 'contested', 'death'] as const;

/** The news of a month and the days that its pieces have. */
type Month = { news: MonthNews; dayOf: (item: NewsItem) => Day };

/** The clippings: everything the paper has printed of the months before, by door, gang, pair and man. */
export class Morgue {
  readonly #files: Files;
  /** The news of this month before a given piece of it. */
  readonly #today: readonly DatedItem[];

  constructor(files: Files, today: readonly DatedItem[] = []) {
    this.#files = files;
    this.#today = today;
  }

  /** The files at the time of an event, with this month's earlier news. */
  until(item: NewsItem, { news, dayOf }: Month): Morgue {
    const earlier = news.items.filter(({ at }) => at !== undefined && at < (item.at ?? Infinity));
    return new Morgue(
      this.#files,
      earlier.map((one) => ({ item: one, day: dayOf(one) })),
    );
  }

  get isEmpty(): boolean {
    return this.#files.months.length === 0;
  }

  /** The news of every month in the files, oldest first. */
  get months(): readonly MonthNews[] {
    return this.#files.months;
  }

  /** The first month the files hold, or null. */
  get firstMonth(): number | null {
    return this.#files.months[0]?.month ?? null;
  }

  /** Every piece of one kind in the files, oldest first. */
  allOf<K extends Kind>(kind: K): readonly DatedItem<K>[] {
    return this.#toldOf([kind]);
  }

  /** Returns the standings as they were when the paper last went to press. */
  lastStandings(): NewsItemOf<'standings'> | null {
    return this.#files.months.at(-1)?.items.find((item) => item.kind === 'standings') ?? null;
  }

  /** When a door changed hands, oldest first. */
  doorNotes(business: string): DoorNote[] {
    return this.#noted('doors', ({ door }) => door === business).map(({ note }) => note);
  }

  /** How often guns have been out at a door. */
  fightsAt(business: string): Day[] {
    return this.#toldOf(fights)
      .filter(({ item }) => item.business?.id === business)
      .map(({ day }) => day);
  }

  /** The fights of two gangs with each other, oldest first. */
  feud(one: string, other: string): FiledFight[] {
    return this.#noted('fights', ({ seats }) => seats.includes(one) && seats.includes(other));
  }

  /** A gang's Bosses whose deaths the paper printed, oldest first. */
  bossesDead(seat: string): { name: string; day: Day }[] {
    return this.#toldOf(deaths).flatMap(({ item, day }) =>
      listDead(item)
        .filter(({ isBoss, gang }) => isBoss && gang.seat === seat)
        .map(({ name }) => ({ name, day })),
    );
  }

  /** All that the paper printed of one man. */
  man(man: Man): ManNote[] {
    return this.#noted('careers', (one) => isSame(one.man, man)).map(({ note }) => note);
  }

  /** The day since which a Boss has ruled, by printed news; null if he was never in print. */
  reign(seat: string, boss: Man): Reign | null {
    const chosen = this.allOf('succession').filter(({ item }) => item.gang.seat === seat);
    const crowned = chosen.findLast(({ item }) => isSame({ id: item.id, name: item.heir }, boss));
    const seen = this.#files.months.filter(({ items }) =>
      items.some((item) => item.kind === 'standings' && item.holdings.some(({ gang }) => gang.seat === seat)),
    );
    const [first, last] = [seen[0], seen.at(-1)];
    // Chairs change by succession alone: with none in the files he has had his as long as they go back.
    if (crowned === undefined && (chosen.length > 0 || first === undefined)) return null;
    const firstMonth = crowned?.day.month ?? first?.month ?? 1;
    return {
      boss: boss.name,
      first: crowned?.day ?? findDay(firstMonth, 1),
      last: findDay(last?.month ?? firstMonth, 1),
      isFromStart: crowned === undefined,
    };
  }

  /** Lists the wanted notes of the files and of today, oldest first. */
  #noted<K extends keyof Noted>(kind: K, isWanted: (note: Noted[K]) => boolean): Noted[K][] {
    const filed = this.#files.noted(kind).filter(isWanted);
    const today = this.#today.flatMap((told) => notesIn[kind](told).filter(isWanted));
    return [...filed, ...today];
  }

  /** The pieces of some kinds, oldest first. */
  #toldOf<K extends Kind>(kinds: readonly K[]): readonly DatedItem<K>[] {
    const filed = this.#files.toldOf(kinds);
    return this.#today.length === 0 ? filed : [...filed, ...listOfKinds(this.#today, kinds)];
  }
}

/** Clippings of earlier editions, indexed by kind, because an edition reads the same few often. */
export class Files {
  readonly months: readonly MonthNews[];
  readonly #byKinds = new Map<string, readonly DatedItem[]>();
  readonly #noted: Partial<FiledNotes> = {};

  constructor(clippings: readonly Clipping[]) {
    this.months = clippings.map(({ news }) => news).filter(isMonthNews);
  }

  /** The pieces of some kinds, oldest first. */
  toldOf<K extends Kind>(kinds: readonly K[]): readonly DatedItem<K>[] {
    const name = kinds.join();
    let found = this.#byKinds.get(name);
    if (found === undefined) {
      found = this.months.flatMap((month) => listTold(month, name, kinds));
      this.#byKinds.set(name, found);
    }
    return found as unknown as readonly DatedItem<K>[];
  }

  /** Returns the notes on doors, fights or careers, oldest first. */
  noted<K extends keyof Noted>(kind: K): FiledNotes[K] {
    return (this.#noted[kind] ??= this.months.flatMap((month) => listNotes(month, kind)) as FiledNotes[K]);
  }
}

function listOfKinds<K extends Kind>(told: readonly DatedItem[], kinds: readonly K[]): readonly DatedItem<K>[] {
  const wanted: readonly Kind[] = kinds;
  return told.filter(({ item }) => wanted.includes(item.kind)) as unknown as readonly DatedItem<K>[];
}

/** A month's pieces with their days, the kinds that were read, and their notes. */
type FiledMonth = {
  told: readonly DatedItem[];
  byKinds: Map<string, readonly DatedItem[]>;
  noted: Partial<FiledNotes>;
};

/** Files a month's pieces with their days, once for the six years of editions that look them up. */
const fileMonth = memoizeObject((news: MonthNews): FiledMonth => {
  const dayOf = assignDays(news);
  return { told: news.items.map((item) => ({ item, day: dayOf(item) })), byKinds: new Map(), noted: {} };
});

/** Lists a month's news of some kinds, cached for the six years of editions that read them. */
function listTold(news: MonthNews, name: string, kinds: readonly Kind[]): readonly DatedItem[] {
  const { told, byKinds } = fileMonth(news);
  let found = byKinds.get(name);
  if (found === undefined) {
    found = listOfKinds(told, kinds);
    byKinds.set(name, found);
  }
  return found;
}

/** Lists a month's notes on doors, fights or men, computed once. */
function listNotes<K extends keyof Noted>(news: MonthNews, kind: K): FiledNotes[K] {
  const { told, noted } = fileMonth(news);
  return (noted[kind] ??= told.flatMap((one) => notesIn[kind](one)) as FiledNotes[K]);
}

function isMonthNews(news: unknown): news is MonthNews {
  return typeof news === 'object' && news !== null && 'items' in news && 'month' in news;
}

function listDead(item: NewsItem) {
  if (item.kind === 'battle' || item.kind === 'contested') return item.toll.dead;
  return item.kind === 'death' ? [item.person] : [];
}

/** The paper goes to press on the month's last day; its events happened before. */
const daysToPress = 2;

/**
 * Assigns a day to each piece of news. The journal has an order and no dates: a month's news is spread over its days in
 * that order, always in the same way. News of the month as a whole has its last day.
 */
export function assignDays(news: MonthNews): (item: NewsItem) => Day {
  const places = [...new Set(news.items.flatMap(({ at }) => at ?? []))].sort((a, b) => a - b);
  const days = countDaysOfMonth(news.month) - daysToPress;
  return ({ at, kind }) => {
    const place = at === undefined ? -1 : places.indexOf(at);
    if (place === -1) return findDay(news.month, countDaysOfMonth(news.month));
    const day = findDay(news.month, 1 + Math.floor(((place + 1) * days) / (places.length + 1)));
    return day.weekday === 'Sunday' && ofWeekdays.has(kind) ? findDay(news.month, day.day + 1) : day;
  };
}

/** News of courts, offices, rings and graves, which rest on Sundays. */
const ofWeekdays: ReadonlySet<Kind> = new Set<Kind>([
  'verdict',
  'boss-trial',
  'stool-pigeon',
  'corruption',
  'dismissal',
  'accusation',
  'raid-ordered',
  'outrage',
  'title-bout',
  'funeral',
  'handicap',
]);
