import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import { findSort, isFight, type Cluster } from './clusters.ts';

/**
 * The sorts of news, those a whole city talks of first: news of an earlier row leads the page before news of any later
 * one. Within a row the news value decides.
 */
export const leadRows: readonly (readonly string[])[] = [
  ['victory'],
  ['boss-killed'],
  ['eliminated'],
  ['official-killed'],
  ['boss-convicted'],
  ['boss-jailed'],
  ['innocent-killed', 'citizens-killed'],
  ['feds-called', 'feds-leave', 'feds-recalled'],
  ['men-killed'],
  ['succession', 'boss-trial', 'stool-pigeon', 'feds-targeted', 'feds-reinforced'],
  ['door-fought-for', 'full-racket', 'outcry'],
  ['fight', 'law-raid', 'raid-ordered', 'mayor-falls'],
];

/** News of no row follows all rows. */
const lastRow = leadRows.length;

const rowOf = new Map(leadRows.flatMap((sorts, row) => sorts.map((sort) => [sort, row])));

/** The sort of one piece of news, for the choice of the lead. */
export function findLeadSort(item: NewsItem): string {
  if (isFight(item)) return findFightSort(item);
  switch (item.kind) {
    case 'death':
      return item.person.isBoss ? 'boss-killed' : 'death';
    case 'boss-trial':
      return item.stage === 'convicted' ? 'boss-convicted' : 'boss-trial';
    case 'outrage':
      if (item.verdict === 'feds-called') return 'feds-called';
      return item.verdict === 'something-must-be-done' ? 'outcry' : 'outrage';
    case 'feds-targeted':
      return item.gang === null ? 'feds-watch' : 'feds-targeted';
    case 'accusation':
    case 'dismissal':
    case 'corruption':
      return item.target.kind === 'mayor' && item.successor !== null ? 'mayor-falls' : item.kind;
    default:
      return item.kind;
  }
}

function findFightSort(item: Extract<NewsItem, { kind: 'battle' | 'contested' }>): string {
  const sort = findSort({ head: item, items: [item] });
  if (sort === 'boss-killed') return sort;
  if (item.kind === 'battle' && item.official !== null && item.isTargetDead) return 'official-killed';
  if (sort === 'boss-jailed' || sort === 'innocent-killed' || sort === 'citizens-killed') return sort;
  if (item.toll.dead.length + item.toll.othersDead > 0) return 'men-killed';
  const hasMoved = item.kind === 'contested' ? item.winner !== null : item.taken > 0;
  if (hasMoved) return 'door-fought-for';
  return sort === 'law-raid' ? sort : 'fight';
}

/** The row of a story is that of the greatest news in it; 0 leads before all others. */
export function findLeadRow({ items }: Cluster): number {
  return Math.min(...items.map((item) => rowOf.get(findLeadSort(item)) ?? lastRow));
}
