import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import { joinMatters, type Bond, type NewsMatter } from '#press/desk/matters.ts';
import { isFight, isMoved, isRaidOfLaw, type Fight } from '../files/noted.ts';
import { weighFight } from './newsValue.ts';

/** News that belongs in one story. */
export type Cluster = NewsMatter<NewsItem>;

/** Lists the gangs that a piece of news is about, by seat. */
export function listSeats(item: NewsItem): string[] {
  if (item.kind === 'contested') return item.gangs.map(({ seat }) => seat);
  if (item.kind === 'battle')
    return [item.attackers, item.defenders].flatMap((side) => (typeof side === 'string' ? [] : [side.seat]));
  if (item.kind === 'bargain-made') return [item.gang.seat, item.other.seat];
  if (item.kind === 'deal-broken') return [item.gang.seat, ...(item.wronged === undefined ? [] : [item.wronged.seat])];
  if (item.kind === 'changed-hands') return [item.from, item.to].flatMap((gang) => gang?.seat ?? []);
  return 'gang' in item && item.gang !== null ? [item.gang.seat] : [];
}

/** Lists the Bosses whom a fight was about or who fell in it, by seat and name. */
function listBosses(fight: Fight): string[] {
  const target = fight.kind === 'battle' && fight.target?.isBoss === true ? [fight.target] : [];
  const fallen = [...fight.toll.dead, ...fight.toll.arrested].filter(({ isBoss }) => isBoss);
  return [...target, ...fallen].map(({ gang, name }) => `${gang.seat}/${name}`);
}

function isLossOfBoss(item: NewsItem, seat: string): boolean {
  if (isFight(item)) return item.toll.dead.some(({ isBoss, gang }) => isBoss && gang.seat === seat);
  if (item.kind === 'death') return item.person.isBoss && item.person.gang.seat === seat;
  return item.kind === 'boss-trial' && item.stage === 'convicted' && item.gang.seat === seat;
}

/** [RK-5] Lists the gang that took a door of its news. */
function listTakers(item: NewsItem): string[] {
  if (item.kind === 'contested') return item.winner === null ? [] : [item.winner.seat];
  if (item.kind === 'taken-over') return [item.gang.seat];
  return item.kind === 'battle' && item.taken > 0 && typeof item.attackers !== 'string' ? [item.attackers.seat] : [];
}

/** Returns true if a piece of news is no later than another. */
export function isBefore(one: NewsItem, other: NewsItem): boolean {
  return (one.at ?? 0) <= (other.at ?? Infinity);
}

/** Returns true if all seats of the first list, two or more, are in the second. */
export function isPair(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 1 && one.every((seat) => other.includes(seat));
}

function findDoor(item: NewsItem): string | null {
  if (item.kind === 'band-billed') return item.club.id;
  return 'business' in item ? (item.business?.id ?? null) : null;
}

/** Finds the post of City Hall that news is about: a name may be new, the post is one. */
function findPost(item: NewsItem): string | null {
  if (item.kind !== 'corruption' && item.kind !== 'accusation' && item.kind !== 'dismissal') return null;
  const { kind, precinct, district, name } = item.target;
  return kind === 'mayor' || kind === 'chief' || precinct !== null || district !== null
    ? [kind, precinct, district].join('/')
    : name;
}

/** Returns true if the law shut a door, or a gang took it in a fight. */
function isDoorLost(item: NewsItem): boolean {
  return item.kind === 'shut' || (item.kind === 'battle' && isMoved(item));
}

const ofGifts: readonly NewsItem['kind'][] = ['public-works', 'outrage-eased'];

/** The city's anger is told with the month's gifts that moved it. */
function isGiving(item: NewsItem): boolean {
  return ofGifts.includes(item.kind) || (item.kind === 'outrage' && item.verdict === 'calmed');
}

const resultsOfLoss: readonly NewsItem['kind'][] = ['succession', 'broke-away', 'eliminated'];

/** The bonds of a month's news by place, people and days: true if a piece belongs to what is told. */
const bonds: readonly Bond<NewsItem>[] = [
  // Two fights at one door, or about one Boss.
  (item, told) =>
    isFight(item) &&
    told.some(
      (other) =>
        isFight(other) &&
        ((item.business !== null && item.business.id === other.business?.id) ||
          listBosses(item).some((boss) => listBosses(other).includes(boss))),
    ),
  // The results of a Boss's end.
  (item, told) =>
    resultsOfLoss.includes(item.kind) &&
    'gang' in item &&
    item.gang !== null &&
    told.some((other) => item.gang !== null && isLossOfBoss(other, item.gang.seat) && isBefore(other, item)),
  // An end by the loss of the last door.
  (item, told) =>
    item.kind === 'eliminated' &&
    told.some((other) => isDoorLost(other) && listSeats(other).at(-1) === item.gang.seat && isBefore(other, item)),
  // An order to raid, and the raid; a padlock on the same door.
  (item, told) =>
    (item.kind === 'raid-ordered' || item.kind === 'shut' || item.kind === 'reopened') &&
    told.some((other) => findDoor(other) === item.business.id && (isRaidOfLaw(other) || other.kind === 'shut')),
  // The last door of a racket.
  (item, told) =>
    item.kind === 'full-racket' &&
    told.some(
      (other) =>
        listTakers(other).includes(item.gang.seat) &&
        'business' in other &&
        other.business?.district === item.district &&
        other.business.racket === item.racket,
    ),
  // The doors that one gang talked over, and those that one treaty handed over.
  (item, told) => item.kind === 'taken-over' && told[0]?.kind === 'taken-over' && told[0].gang.seat === item.gang.seat,
  (item, told) =>
    item.kind === 'changed-hands' &&
    told.some((other) => other.kind === 'changed-hands' || other.kind === 'bargain-made') &&
    told.some((other) => isPair(listSeats(item), listSeats(other))),
  // A word broken, the fight that broke it, and the word as it was given.
  (item, told) =>
    item.kind === 'deal-broken' &&
    item.wronged !== undefined &&
    told.some((other) => (isFight(other) || other.kind === 'deal-broken') && isPair(listSeats(item), listSeats(other))),
  (item, told) =>
    item.kind === 'bargain-made' &&
    told.some(
      (other) =>
        (other.kind === 'bargain-made' || other.kind === 'deal-broken') && isPair(listSeats(item), listSeats(other)),
    ),
  // A charge denied, and the fall from the same post.
  (item, told) => findPost(item) !== null && told.some((other) => findPost(other) === findPost(item)),
  (item, told) =>
    item.kind === 'feds-reinforced' &&
    told.some((other) => other.kind === 'battle' && other.attackers === 'feds' && other.toll.policeHurt > 0),
  // A band on the bill of a house that was shut or lost.
  (item, told) =>
    (item.kind === 'band-billed' || item.kind === 'big-name' || item.kind === 'bad-booze') &&
    told.some((other) => isDoorLost(other) && findDoor(other) === findDoor(item)),
  // Freed, and dead or booked again; dead, and buried.
  (item, told) =>
    (item.kind === 'verdict' || item.kind === 'funeral') &&
    told.some(
      (other) =>
        (isFight(other) && [...other.toll.dead, ...other.toll.arrested].some(({ name }) => name === item.name)) ||
        (other.kind === 'death' && other.person.name === item.name),
    ),
  (item, told) => isGiving(item) && told.some(isGiving),
  (item, told) =>
    item.kind === 'verdict' &&
    told[0]?.kind === 'verdict' &&
    told[0].gang.seat === item.gang.seat &&
    told[0].outcome === item.outcome,
];

/** Fights make the matters, then their results, then the gravest of what joins either. */
const passes: readonly (readonly NewsItem['kind'][])[] = [
  ['battle', 'contested', 'death', 'shut'],
  ['succession', 'broke-away', 'eliminated', 'boss-trial', 'raid-ordered', 'deal-broken', 'public-works'],
  ['bargain-made', 'taken-over', 'corruption', 'accusation', 'dismissal'],
];

function findPass({ kind }: NewsItem): number {
  const pass = passes.findIndex((kinds) => kinds.includes(kind));
  return pass === -1 ? passes.length : pass;
}

/** Joins a month's news into matters, each with its gravest fight or, without one, its outcome at the head. */
export function joinNews(items: readonly NewsItem[]): Cluster[] {
  return joinMatters(items, {
    passOf: findPass,
    timeOf: ({ at }) => at ?? items.length * 1_000,
    bonds,
    headOf: findHead,
  });
}

function findHead(told: readonly NewsItem[]): NewsItem {
  const [gravest] = told.filter(isFight).toSorted((a, b) => weighFight(b) - weighFight(a));
  const fallen = told.find(
    (item) => (item.kind === 'corruption' || item.kind === 'accusation') && item.successor !== null,
  );
  const death = told.find((item) => item.kind === 'death' && item.person.isBoss);
  const [first] = told;
  const head = gravest ?? death ?? fallen ?? first;
  if (head === undefined) throw new Error('A matter has no news.');
  return head;
}
