import type { BusinessType } from '#shared/games/paradise/city.ts';
import type { NewsBusiness, NewsGang, NewsItem, NewsItemOf, NewsToll } from '#shared/games/paradise/news/news.ts';
import { rankMatters, type NewsMatter, type RankedMatter, type ValueRow } from '#press/desk/matters.ts';
import { isFight, isMoved, type Fight } from '../files/noted.ts';

type Cluster = NewsMatter<NewsItem>;

/** Doors a whole city would talk of. */
const prizes: readonly BusinessType[] = [
  'brewery',
  'casino',
  'racetrack',
  'dog-track',
  'arena',
  'wire-service',
  'madame-louisas',
];
/** The dead of one fight that make it a massacre, and the officers shot that lead a page. */
const massacre = 5;
const manyOfficers = 3;

/** True of a house that a whole city would talk of. */
export function isPrize({ type }: Pick<NewsBusiness, 'type'>): boolean {
  return prizes.includes(type);
}

/** Counts all the dead: named, unnamed, and bystanders. */
export function countDead({ dead, othersDead, citizensDead }: NewsToll): number {
  return dead.length + othersDead + citizensDead;
}

/** The months before, as far as they matter: the news by which a gang lost its last door. */
export type ValueFiles = { lastDoors: ReadonlyMap<NewsItem, NewsGang> };

const isKind =
  (...kinds: readonly NewsItem['kind'][]) =>
  (item: NewsItem): boolean =>
    kinds.includes(item.kind);

/** Returns a test for fights, and for the toll of each. */
const isFightWith =
  (test: (toll: NewsToll) => boolean) =>
  (item: NewsItem): boolean =>
    isFight(item) && test(item.toll);

/** True if a door changed hands by this news. */
function hasMoved(item: NewsItem): boolean {
  if (item.kind === 'contested') return item.winner !== null;
  return item.kind === 'battle' ? isMoved(item) : item.kind === 'taken-over' || item.kind === 'changed-hands';
}

function isAttempt(item: NewsItem): item is NewsItemOf<'battle'> {
  return item.kind === 'battle' && (item.scenario === 'hit' || item.scenario === 'showdown');
}

/** True if a great house changed hands. */
function isOfPrize(item: NewsItem): item is NewsItem & { business: NewsBusiness } {
  return hasMoved(item) && 'business' in item && item.business !== null && isPrize(item.business);
}

/** True if a man of office lost his post by this news. */
function isFall(item: NewsItem): item is NewsItemOf<'corruption' | 'accusation' | 'dismissal'> {
  return (
    (item.kind === 'corruption' || item.kind === 'accusation' || item.kind === 'dismissal') && item.successor !== null
  );
}

type Row = ValueRow<NewsItem, ValueFiles>;

/**
 * The news value of a matter, by its greatest news. What costs nobody anything, such as gifts, bands, prize fights and
 * columns, has no row, and comes after all rows.
 */
export const newsRows: readonly Row[] = [
  { name: 'the city is won', value: 98, is: isKind('victory') },
  {
    name: 'a chief is dead',
    value: 94,
    is: (item) =>
      (isFight(item) && item.toll.dead.some(({ isBoss }) => isBoss)) || (item.kind === 'death' && item.person.isBoss),
  },
  { name: 'a gang is finished', value: 91, is: isKind('eliminated') },
  {
    name: 'a man of office is dead',
    value: 89,
    is: (item) => item.kind === 'battle' && item.official !== null && item.isTargetDead,
  },
  { name: 'a chief is convicted', value: 86, is: (item) => item.kind === 'boss-trial' && item.stage === 'convicted' },
  { name: 'a chief is in jail', value: 83, is: isFightWith(({ arrested }) => arrested.some(({ isBoss }) => isBoss)) },
  { name: 'many dead', value: 78, is: isFightWith((toll) => countDead(toll) >= massacre) },
  { name: 'an attempt on a chief', value: 74, is: (item) => isAttempt(item) && item.target?.isBoss === true },
  { name: 'the Mayor falls', value: 71, is: (item) => isFall(item) && item.target.kind === 'mayor' },
  { name: 'an innocent is dead', value: 68, is: isFightWith(({ causes }) => causes.includes('innocent-killed')) },
  { name: 'officers shot', value: 65, is: isFightWith(({ policeHurt }) => policeHurt >= manyOfficers) },
  { name: 'citizens dead', value: 61, is: isFightWith(({ citizensDead }) => citizensDead > 0) },
  {
    name: 'the Feds come or go',
    value: 58,
    is: (item) =>
      (item.kind === 'outrage' && item.verdict === 'feds-called') || isKind('feds-leave', 'feds-recalled')(item),
  },
  { name: 'a last door is lost', value: 55, is: (item, { lastDoors }) => lastDoors.has(item) },
  {
    name: 'a great house is fought over and lost, or the Brewery changes hands',
    value: 52,
    is: (item) => isOfPrize(item) && (isFight(item) || item.business.type === 'brewery'),
  },
  { name: 'men dead', value: 46, is: isFightWith((toll) => countDead(toll) > 0) },
  { name: 'a chair or a trial', value: 43, is: isKind('succession', 'boss-trial', 'stool-pigeon', 'feds-reinforced') },
  { name: 'a great house changes hands', value: 42, is: isOfPrize },
  {
    name: 'a man of office falls',
    value: 41,
    is: (item) => isFall(item) && ['chief', 'judge', 'captain'].includes(item.target.kind),
  },
  { name: 'a man dies in bed', value: 40, is: (item) => item.kind === 'death' && item.role !== 'member' },
  { name: 'a whole trade in one hand', value: 39, is: isKind('full-racket') },
  { name: 'a door is fought for and lost', value: 37, is: (item) => isFight(item) && hasMoved(item) },
  {
    name: 'something must be done',
    value: 35,
    is: (item) =>
      (item.kind === 'outrage' && item.verdict === 'something-must-be-done') ||
      (item.kind === 'feds-targeted' && item.gang !== null),
  },
  {
    name: 'a fight at a door, or arrests',
    value: 31,
    is: (item) =>
      isFight(item)
        ? item.business !== null || item.toll.arrested.length + item.toll.policeHurt > 0 || isAttempt(item)
        : item.kind === 'raid-ordered',
  },
  { name: 'a word is broken', value: 29, is: isKind('deal-broken') },
];

/** Returns the value of a piece of news by itself; news of no row has none. */
export function findItemValue(item: NewsItem): number {
  return newsRows.find(({ is }) => is(item, { lastDoors: new Map() }))?.value ?? 0;
}

/** The share of its own value, in hundredths, that other news has. */
const share: Partial<Record<NewsItem['kind'], number>> = { 'taken-over': 48, 'public-works': 60, outrage: 45 };
const usualShare = 50;

function weighToll({ dead, arrested, othersDead, citizensDead, policeHurt }: NewsToll): number {
  return (
    dead.length * 4 + othersDead * 2 + citizensDead * 5 + Math.min(12, policeHurt * 3) + Math.min(6, arrested.length)
  );
}

/** Weighs a fight by its results, within its row and for the head of its matter. */
export function weighFight(fight: Fight): number {
  const { toll, business } = fight;
  const boss = [...toll.dead, ...toll.arrested].some(({ isBoss }) => isBoss) ? 60 : 0;
  const office = fight.kind === 'battle' && fight.official !== null && fight.isTargetDead ? 50 : 0;
  const attempt = fight.kind === 'battle' && fight.target?.isBoss === true ? 12 : 0;
  const moved = hasMoved(fight) ? (business !== null && isPrize(business) ? 12 : 2) : 0;
  return weighToll(toll) + boss + office + attempt + moved;
}

/** Computes the size of a matter: its fights' results, or the share of its own value that bloodless news keeps. */
function computeSize({ head, items }: Cluster): number {
  const fights = items.filter(isFight);
  if (fights.length > 0) return 1 + Math.ceil(fights.reduce((sum, fight) => sum + weighFight(fight), 0) / 4);
  return Math.round((head.value * (share[head.kind] ?? usualShare)) / 100);
}

/** Ranks a month's matters by news value, the greatest first. */
export function rankNews(clusters: readonly Cluster[], files: ValueFiles): RankedMatter<Cluster>[] {
  return rankMatters(clusters, { rows: newsRows, files, sizeOf: computeSize });
}

/** Returns the sort that readers would see two stories as. */
export function findSort({ head, items }: Cluster): string {
  const tolls = items.filter(isFight).map(({ toll }) => toll);
  if (tolls.some(({ dead }) => dead.some(({ isBoss }) => isBoss))) return 'boss-killed';
  if (tolls.some(({ arrested }) => arrested.some(({ isBoss }) => isBoss))) return 'boss-jailed';
  if (tolls.some(({ causes }) => causes.includes('innocent-killed'))) return 'innocent-killed';
  if (tolls.some(({ citizensDead }) => citizensDead > 0)) return 'citizens-killed';
  if (head.kind === 'battle') return typeof head.attackers === 'string' ? 'law-raid' : head.scenario;
  return head.kind;
}
