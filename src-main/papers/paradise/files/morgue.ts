import type {
  MonthNews,
  NewsGang,
  NewsItem,
  NewsItemOf,
  NewsPerson,
} from '../../../../src-shared/games/paradise/news/news.ts';
import type { Clipping } from '../../../../src-shared/views/paper.ts';
import { dayIn, type Day } from '../calendar.ts';
import { daysOf } from './when.ts';

/** A fight as the files have it: of two gangs, or of a gang and the law. */
export type FiledFight = {
  day: Day;
  seats: string[];
  winner: string | null;
  place: string | null;
  dead: number;
};

/** Something that once happened to a door. */
export type DoorNote = { day: Day; to: string | null; byForce: boolean };

/** A man by his id; files of before it was kept have his name alone. */
export type Man = { id?: string | undefined; name: string };

/** Whether two pieces are about one man, whatever he was called at the time. */
export function isSame(one: Man, other: Man): boolean {
  return one.id === undefined || other.id === undefined
    ? one.name === other.name
    : one.id === other.id;
}

/** What became of a man in print, and what he was called there. */
export type ManNote = {
  day: Day;
  name: string;
  what: 'killed' | 'booked' | 'freed' | 'jailed' | 'chief' | 'trial';
  gang: NewsGang;
};

/** A Boss as the files have him: since when he has been called so, and until when. */
export type Reign = { boss: string; first: Day; last: Day; isFromStart: boolean };

type Kind = NewsItem['kind'];

/** A piece of news with its day. */
type Told<K extends Kind = Kind> = { item: NewsItemOf<K>; day: Day };

const fights = ['battle', 'contested'] as const;
const deaths = ['battle', 'contested', 'death'] as const;
const careers = ['battle', 'contested', 'succession', 'verdict', 'boss-trial'] as const;
const moves = [
  'taken-over',
  'changed-hands',
  'broke-away',
  'turned-independent',
  'contested',
  'battle',
] as const;

/** The news of a month and the days that its pieces have. */
type Month = { news: MonthNews; dayOf: (item: NewsItem) => Day };

/** The clippings: everything the paper has printed of the months before, by door, gang, pair and man. */
export class Morgue {
  readonly #files: Files;
  /** What this month had brought before something happened in it. */
  readonly #today: readonly Told[];

  constructor(files: Files, today: readonly Told[] = []) {
    this.#files = files;
    this.#today = today;
  }

  /** The files as they stood when something happened: with what this month had brought before it. */
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

  /** The first month the files hold, or null. */
  get firstMonth(): number | null {
    return this.#files.months[0]?.month ?? null;
  }

  /** Every piece of one kind in the files, oldest first. */
  allOf<K extends Kind>(kind: K): readonly Told<K>[] {
    const filed = this.#files.toldOf(kind);
    return this.#today.length === 0 ? filed : [...filed, ...ofKinds(this.#today, [kind])];
  }

  /** Who held how many doors when the paper last went to press. */
  lastStandings(): NewsItemOf<'standings'> | null {
    return this.#files.months.at(-1)?.items.find((item) => item.kind === 'standings') ?? null;
  }

  /** When a door changed hands, oldest first. */
  doorNotes(business: string): DoorNote[] {
    return this.#toldOf(moves).flatMap(({ item, day }): DoorNote[] => {
      switch (item.kind) {
        case 'taken-over':
          return item.business.id === business ? [{ day, to: item.gang.seat, byForce: false }] : [];
        case 'changed-hands':
          return item.business.id === business
            ? [{ day, to: item.to?.seat ?? null, byForce: false }]
            : [];
        case 'broke-away':
        case 'turned-independent':
          return item.business.id === business ? [{ day, to: null, byForce: false }] : [];
        case 'contested':
          return item.business.id === business && item.winner !== null
            ? [{ day, to: item.winner.seat, byForce: true }]
            : [];
        case 'battle':
          return (item.business?.id === business && isMoved(item)) ||
            item.alsoTaken?.some((id) => id === business) === true
            ? [{ day, to: sideSeat(item.attackers), byForce: true }]
            : [];
      }
    });
  }

  /** How often guns have been out at a door. */
  fightsAt(business: string): Day[] {
    return this.#toldOf(fights)
      .filter(({ item }) => item.business?.id === business)
      .map(({ day }) => day);
  }

  /** The fights of two gangs with each other, oldest first. */
  feud(one: string, other: string): FiledFight[] {
    return this.#toldOf(fights).flatMap(({ item, day }) => {
      const fight = fightOf(item, day);
      return fight !== null && fight.seats.includes(one) && fight.seats.includes(other)
        ? [fight]
        : [];
    });
  }

  /** Bosses of a gang whom the paper has buried, oldest first. */
  bossesDead(seat: string): { name: string; day: Day }[] {
    return this.#toldOf(deaths).flatMap(({ item, day }) =>
      deadIn(item)
        .filter(({ isBoss, gang }) => isBoss && gang.seat === seat)
        .map(({ name }) => ({ name, day })),
    );
  }

  /** All that the paper printed of one man. */
  man(man: Man): ManNote[] {
    return this.#toldOf(careers).flatMap(({ item, day }) => notesOn(item, day, man));
  }

  /** Since when a Boss has held his chair, by what was printed; null when he never was in print. */
  reign(seat: string, boss: Man): Reign | null {
    const chosen = this.allOf('succession').filter(({ item }) => item.gang.seat === seat);
    const crowned = chosen.findLast(({ item }) => isSame({ id: item.id, name: item.heir }, boss));
    const seen = this.#files.months.filter(({ items }) =>
      items.some(
        (item) => item.kind === 'standings' && item.holdings.some(({ gang }) => gang.seat === seat),
      ),
    );
    const [first, last] = [seen[0], seen.at(-1)];
    // Chairs change by succession alone: with none in the files he has had his as long as they go back.
    if (crowned === undefined && (chosen.length > 0 || first === undefined)) return null;
    const firstMonth = crowned?.day.month ?? first?.month ?? 1;
    return {
      boss: boss.name,
      first: crowned?.day ?? dayIn(firstMonth, 1),
      last: dayIn(last?.month ?? firstMonth, 1),
      isFromStart: crowned === undefined,
    };
  }

  /** The pieces of some kinds, oldest first. */
  #toldOf<K extends Kind>(kinds: readonly K[]): readonly Told<K>[] {
    const filed = this.#files.toldOfAny(kinds);
    return this.#today.length === 0 ? filed : [...filed, ...ofKinds(this.#today, kinds)];
  }
}

/** What the editions of the months before kept, looked up by kind: an edition asks for the same few again and again. */
export class Files {
  readonly months: readonly MonthNews[];
  readonly #byKind = new Map<Kind, readonly Told[]>();
  /** By the lists of kinds above. */
  readonly #byKinds = new Map<readonly Kind[], readonly Told[]>();
  readonly #told: readonly Told[];

  constructor(clippings: readonly Clipping[]) {
    this.months = clippings.map(({ news }) => news).filter(isMonthNews);
    this.#told = this.months.flatMap(toldIn);
  }

  /** The pieces of one kind, oldest first. */
  toldOf<K extends Kind>(kind: K): readonly Told<K>[] {
    const known = this.#byKind.get(kind);
    if (known !== undefined) return known as unknown as readonly Told<K>[];
    const found = ofKinds(this.#told, [kind]);
    this.#byKind.set(kind, found as unknown as readonly Told[]);
    return found;
  }

  /** The pieces of a list of kinds, oldest first. */
  toldOfAny<K extends Kind>(kinds: readonly K[]): readonly Told<K>[] {
    const known = this.#byKinds.get(kinds);
    if (known !== undefined) return known as unknown as readonly Told<K>[];
    const found = ofKinds(this.#told, kinds);
    this.#byKinds.set(kinds, found as unknown as readonly Told[]);
    return found;
  }
}

function ofKinds<K extends Kind>(told: readonly Told[], kinds: readonly K[]): readonly Told<K>[] {
  const wanted: readonly Kind[] = kinds;
  return told.filter(({ item }) => wanted.includes(item.kind)) as unknown as readonly Told<K>[];
}

const toldByMonth = new WeakMap<MonthNews, readonly Told[]>();

/** A month's pieces with their days, worked out once for all the editions that look them up. */
function toldIn(news: MonthNews): readonly Told[] {
  const known = toldByMonth.get(news);
  if (known !== undefined) return known;
  const dayOf = daysOf(news);
  const told = news.items.map((item) => ({ item, day: dayOf(item) }));
  toldByMonth.set(news, told);
  return told;
}

function isMonthNews(news: unknown): news is MonthNews {
  return typeof news === 'object' && news !== null && 'items' in news && 'month' in news;
}

/** [SCN-10] Whether a fight left the door with another master, or with none: the law shuts what it takes. */
export function isMoved({ taken, attackers, winner, business }: NewsItemOf<'battle'>): boolean {
  return taken > 0 || (sideSeat(attackers) === null && winner !== 'defenders' && business !== null);
}

function sideSeat(side: NewsItemOf<'battle'>['attackers']): string | null {
  return typeof side === 'string' ? null : side.seat;
}

function deadIn(item: NewsItem) {
  if (item.kind === 'battle' || item.kind === 'contested') return item.toll.dead;
  return item.kind === 'death' ? [item.person] : [];
}

/** A fight in the form the files keep it; null for other news. */
export function fightOf(item: NewsItem, day: Day): FiledFight | null {
  if (item.kind === 'contested') {
    const { gangs, winner, business, toll } = item;
    return {
      day,
      seats: gangs.map(({ seat }) => seat),
      winner: winner?.seat ?? null,
      place: business.id,
      dead: toll.dead.length + toll.othersDead,
    };
  }
  if (item.kind !== 'battle') return null;
  const { attackers, defenders, winner, business, toll } = item;
  const won = winner === 'nobody' ? null : winner === 'attackers' ? attackers : defenders;
  return {
    day,
    seats: [attackers, defenders].flatMap((side) => sideSeat(side) ?? []),
    winner: won === null ? null : sideSeat(won),
    place: business?.id ?? null,
    dead: toll.dead.length + toll.othersDead,
  };
}

function notesOn(item: NewsItem, day: Day, man: Man): ManNote[] {
  const noted = (people: readonly NewsPerson[], what: ManNote['what']): ManNote[] =>
    people
      .filter((person) => isSame(person, man))
      .map(({ name, gang }) => ({ day, name, what, gang }));
  switch (item.kind) {
    case 'battle':
    case 'contested':
      return [...noted(item.toll.dead, 'killed'), ...noted(item.toll.arrested, 'booked')];
    case 'succession':
      return isSame({ id: item.id, name: item.heir }, man)
        ? [{ day, name: item.heir, what: 'chief', gang: item.gang }]
        : [];
    case 'verdict': {
      const what = item.outcome === 'sent-up' ? 'jailed' : 'freed';
      return isSame(item, man) ? [{ day, name: item.name, what, gang: item.gang }] : [];
    }
    case 'boss-trial':
      return isSame(item, man) ? [{ day, name: item.name, what: 'trial', gang: item.gang }] : [];
    default:
      return [];
  }
}
