import type { NewsGang, NewsItem, NewsItemOf, NewsPerson } from '#shared/games/paradise/news/news.ts';
import type { Day } from '../calendar.ts';

export type Kind = NewsItem['kind'];

export type Fight = NewsItemOf<'battle'> | NewsItemOf<'contested'>;

export function isFight(item: NewsItem): item is Fight {
  return item.kind === 'battle' || item.kind === 'contested';
}

/** True if the law came, which makes no fight of the gangs. */
export function isRaidOfLaw(item: NewsItem): item is NewsItemOf<'battle'> {
  return item.kind === 'battle' && typeof item.attackers === 'string';
}

/** A piece of news with its day. */
export type DatedItem<K extends Kind = Kind> = { item: NewsItemOf<K>; day: Day };

/** A fight as the files have it: of two gangs, or of a gang and the law. */
export type FiledFight = { day: Day; seats: string[]; winner: string | null; place: string | null; dead: number };

/** Something that once happened to a door. */
export type DoorNote = { day: Day; to: string | null; byForce: boolean };

/** A man by his id; files of before it was kept have his name alone. */
export type Man = { id?: string | undefined; name: string };

/** Returns true if two pieces are about one man, whatever he was called at the time. */
export function isSame(one: Man, other: Man): boolean {
  return one.id === undefined || other.id === undefined ? one.name === other.name : one.id === other.id;
}

/** A man's fate in print, and the name he bore there. */
export type ManNote = {
  day: Day;
  name: string;
  what: 'killed' | 'booked' | 'freed' | 'jailed' | 'chief' | 'trial';
  gang: NewsGang;
};

/** Notes on doors, fights and men. */
export type Noted = {
  doors: { door: string; note: DoorNote };
  fights: FiledFight;
  careers: { man: Man; note: ManNote };
};
export type FiledNotes = { [K in keyof Noted]: readonly Noted[K][] };

/** Reads the notes of one piece. */
export const notesIn: { readonly [K in keyof Noted]: (told: DatedItem) => Noted[K][] } = {
  doors: listDoorNotes,
  fights: ({ item, day }) => {
    const fight = convertFight(item, day);
    return fight === null ? [] : [fight];
  },
  careers: listCareerNotes,
};

/** [SCN-10] Returns true if a fight left the door with another owner or with none: the law closes a door it takes. */
export function isMoved({ taken, attackers, winner, business }: NewsItemOf<'battle'>): boolean {
  return taken > 0 || (findSideSeat(attackers) === null && winner !== 'defenders' && business !== null);
}

function findSideSeat(side: NewsItemOf<'battle'>['attackers']): string | null {
  return typeof side === 'string' ? null : side.seat;
}

/** A fight in the form the files keep it; null for other news. */
export function convertFight(item: NewsItem, day: Day): FiledFight | null {
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
    seats: [attackers, defenders].flatMap((side) => findSideSeat(side) ?? []),
    winner: won === null ? null : findSideSeat(won),
    place: business?.id ?? null,
    dead: toll.dead.length + toll.othersDead,
  };
}

function listDoorNotes({ item, day }: DatedItem): Noted['doors'][] {
  const createDoorNote = (door: string, to: string | null, byForce = false): Noted['doors'] => ({
    door,
    note: { day, to, byForce },
  });
  switch (item.kind) {
    case 'taken-over':
      return [createDoorNote(item.business.id, item.gang.seat)];
    case 'changed-hands':
      return [createDoorNote(item.business.id, item.to?.seat ?? null)];
    case 'broke-away':
    case 'turned-independent':
      return [createDoorNote(item.business.id, null)];
    case 'contested':
      return item.winner === null ? [] : [createDoorNote(item.business.id, item.winner.seat, true)];
    case 'battle': {
      const own = item.business !== null && isMoved(item) ? [item.business.id] : [];
      const doors = new Set<string>([...own, ...(item.alsoTaken ?? [])]);
      return [...doors].map((door) => createDoorNote(door, findSideSeat(item.attackers), true));
    }
    default:
      return [];
  }
}

function listCareerNotes({ item, day }: DatedItem): Noted['careers'][] {
  const createCareerNote = (man: Man, what: ManNote['what'], gang: NewsGang): Noted['careers'] => ({
    man,
    note: { day, name: man.name, what, gang },
  });
  const createCareerNotes = (people: readonly NewsPerson[], what: ManNote['what']): Noted['careers'][] =>
    people.map((person) => createCareerNote(person, what, person.gang));
  switch (item.kind) {
    case 'battle':
    case 'contested':
      return [...createCareerNotes(item.toll.dead, 'killed'), ...createCareerNotes(item.toll.arrested, 'booked')];
    case 'succession':
      return [createCareerNote({ id: item.id, name: item.heir }, 'chief', item.gang)];
    case 'verdict':
      return [createCareerNote(item, item.outcome === 'sent-up' ? 'jailed' : 'freed', item.gang)];
    case 'boss-trial':
      return [createCareerNote(item, 'trial', item.gang)];
    default:
      return [];
  }
}
