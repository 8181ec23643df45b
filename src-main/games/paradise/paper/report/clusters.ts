import type { NewsGang, NewsItem, NewsItemOf, NewsToll } from '#shared/games/paradise/news/news.ts';
import type { BusinessType } from '#shared/games/paradise/city.ts';

/** News that belongs in one story, in order of time; `head` is its subject. */
export type Cluster = { head: NewsItem; items: NewsItem[] };

type Fight = NewsItemOf<'battle'> | NewsItemOf<'contested'>;

export function isFight(item: NewsItem): item is Fight {
  return item.kind === 'battle' || item.kind === 'contested';
}

/** Groups kinds of news with the fight that caused them, if there is one. */
export function groupClusters(items: readonly NewsItem[]): Cluster[] {
  const clusters: Cluster[] = [];
  const inTime = items
    .map((item, nth) => ({ item, nth }))
    .sort((a, b) => (a.item.at ?? Infinity) - (b.item.at ?? Infinity) || a.nth - b.nth);
  const later: NewsItem[] = [];
  for (const { item } of inTime) {
    if (!isFight(item)) {
      later.push(item);
      continue;
    }
    const kin = clusters.find(({ items: told }) => told.some((other) => isFight(other) && isOneMatter(other, item)));
    if (kin === undefined) clusters.push({ head: item, items: [item] });
    else kin.items.push(item);
  }
  for (const item of later) {
    const kin = findKin(item, clusters);
    if (kin === undefined) clusters.push({ head: item, items: [item] });
    else kin.items.push(item);
  }
  return clusters.map(orderCluster);
}

/** One Boss, one door, or one quarrel that ended in a killing. */
function isOneMatter(one: Fight, other: Fight): boolean {
  if (one.business !== null && one.business.id === other.business?.id) return true;
  const bosses = new Set(listBosses(one));
  return listBosses(other).some((boss) => bosses.has(boss));
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

/** Finds when a story last told, before a piece of news, that a gang lost its Boss; null if it never did. */
function findLossBefore(item: NewsItem, seat: string, told: readonly NewsItem[]): number | null {
  const losses = told
    .filter((one) => isLossOfBoss(one, seat))
    .map(({ at }) => at ?? 0)
    .filter((at) => at <= (item.at ?? Infinity));
  return losses.length === 0 ? null : Math.max(...losses);
}

/** Finds the story for a piece of news: results of a Boss's end are part of the last one before it. */
function findKin(item: NewsItem, clusters: readonly Cluster[]): Cluster | undefined {
  if (item.kind !== 'succession' && item.kind !== 'broke-away' && item.kind !== 'eliminated')
    return clusters.findLast((cluster) => isWithin(item, cluster));
  const { seat } = item.gang;
  return clusters
    .map((cluster) => ({ cluster, lost: findLossBefore(item, seat, cluster.items) }))
    .filter(({ lost }) => lost !== null)
    .toSorted((a, b) => (a.lost ?? 0) - (b.lost ?? 0))
    .at(-1)?.cluster;
}

function listSeats(item: NewsItem): string[] {
  if (item.kind === 'contested') return item.gangs.map(({ seat }) => seat);
  if (item.kind !== 'battle') return [];
  return [item.attackers, item.defenders].flatMap((side) => (typeof side === 'string' ? [] : [side.seat]));
}

/** [RK-5] Returns the gang that took the last door by a fight. */
function listTakers(item: NewsItem): string[] {
  if (item.kind === 'contested') return item.winner === null ? [] : [item.winner.seat];
  if (item.kind === 'taken-over') return [item.gang.seat];
  return item.kind === 'battle' && item.taken > 0 && typeof item.attackers !== 'string' ? [item.attackers.seat] : [];
}

function isWithin(item: NewsItem, { items: told }: Cluster): boolean {
  switch (item.kind) {
    case 'raid-ordered':
      return told.some(
        (other) =>
          other.kind === 'battle' && typeof other.attackers === 'string' && other.business?.id === item.business.id,
      );
    case 'full-racket':
      return told.some(
        (other) =>
          listTakers(other).includes(item.gang.seat) &&
          'business' in other &&
          other.business?.district === item.district &&
          other.business.racket === item.racket,
      );
    case 'taken-over':
      return told[0]?.kind === 'taken-over' && told[0].gang.seat === item.gang.seat;
    case 'deal-broken': {
      const { wronged } = item;
      return (
        wronged !== undefined &&
        told.some((other) => listSeats(other).includes(item.gang.seat) && listSeats(other).includes(wronged.seat))
      );
    }
    case 'bargain-made':
      return told.some(
        (other) => other.kind === 'bargain-made' && isPair([other.gang, other.other], [item.gang, item.other]),
      );
    case 'feds-reinforced':
      return told.some((other) => other.kind === 'battle' && other.attackers === 'feds' && other.toll.policeHurt > 0);
    default:
      return false;
  }
}

function isPair(one: readonly NewsGang[], other: readonly NewsGang[]): boolean {
  return one.every(({ seat }) => other.some((gang) => gang.seat === seat));
}

/** Puts the gravest fight at the head of its story; the rest follows in order of time. */
function orderCluster(cluster: Cluster): Cluster {
  const fights = cluster.items.filter(isFight);
  const [head = cluster.head] = fights.toSorted((a, b) => weighFight(b) - weighFight(a));
  return { head, items: cluster.items };
}

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

function weighToll({ dead, arrested, othersDead, citizensDead, policeHurt, causes }: NewsToll) {
  return (
    (dead.some(({ isBoss }) => isBoss) ? 62 : 0) +
    (arrested.some(({ isBoss }) => isBoss) ? 34 : 0) +
    (causes.includes('innocent-killed') ? 24 : 0) +
    Math.min(44, citizensDead * 11) +
    dead.length * 4 +
    othersDead * 2 +
    Math.min(12, policeHurt * 3) +
    Math.min(6, arrested.length)
  );
}

/** News value of a fight of which nothing came. */
const bases: Readonly<Record<NewsItemOf<'battle'>['scenario'], number>> = {
  raid: 24,
  'police-raid': 26,
  siege: 30,
  'smash-and-grab': 22,
  hit: 26,
  hijack: 18,
  meet: 26,
  'show-of-strength': 20,
  showdown: 28,
  rumble: 12,
  'mean-streets': 14,
};

/** Weighs a fight by its results. */
function weighFight(fight: Fight): number {
  const moved = fight.kind === 'contested' ? (fight.winner === null ? 0 : 1) : fight.taken;
  const prize = moved > 0 && fight.business !== null && prizes.includes(fight.business.type);
  const crowd = fight.kind === 'contested' && fight.gangs.length > 2 ? 8 : 0;
  const office = fight.kind === 'battle' && fight.official !== null && fight.isTargetDead ? 60 : 0;
  const base = fight.kind === 'contested' ? 24 : bases[fight.scenario];
  return base + weighToll(fight.toll) + moved * 5 + (prize ? 18 : 0) + crowd + office;
}

/** The value that the rest of a story adds. */
const added: Partial<Record<NewsItem['kind'], number>> = {
  'full-racket': 12,
  'raid-ordered': 6,
  eliminated: 40,
  succession: 6,
  'broke-away': 3,
  'deal-broken': 8,
  'feds-reinforced': 6,
};

/** The share of its value, in hundredths, that bloodless news keeps beside news that cost lives. */
const yielding: Partial<Record<NewsItem['kind'], number>> = { 'taken-over': 72, funeral: 80, handicap: 75 };

/** Scores a story by its results, 0 to 100. */
export function scoreNews({ head, items }: Cluster): number {
  const rest = items.filter((item) => item !== head);
  const own = isFight(head) ? weighFight(head) : (head.value * (yielding[head.kind] ?? 100)) / 100;
  const more = rest.reduce(
    (sum, item) => sum + (isFight(item) ? weighFight(item) / 2 : (added[item.kind] ?? item.value / 20)),
    0,
  );
  return Math.min(100, Math.round(own + more));
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
