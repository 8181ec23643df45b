import type { NewsItem } from '#shared/games/brotherhood/news.ts';
import { boardCopy } from './board.ts';
import { cardCopy } from './cards.ts';
import type { Copy } from '#press/page/copy.ts';
import { fightCopy } from './fights.ts';
import { godfatherCopy } from './godfathers.ts';
import { lawCopy } from './law.ts';

const byKind = { ...godfatherCopy, ...fightCopy, ...lawCopy, ...boardCopy };

/** Finds the copy for an item: by its kind; of a card by its number. */
export function findCopy({ kind, card }: Pick<NewsItem, 'kind' | 'card'>): Copy {
  if (kind !== 'card') return byKind[kind];
  if (card === null) throw new Error('News of a card says which.');
  return cardCopy[card];
}
