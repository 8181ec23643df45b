import type { NewsItem, NewsKind } from '#shared/games/empire-city/news.ts';
import { bloodCopy } from './blood.ts';
import type { Copy } from '#press/page/copy.ts';
import { endingCopy } from './endings.ts';
import { lawCopy } from './law.ts';
import { streetCopy } from './street.ts';
import { talkCopy } from './talk.ts';

const byKind: Readonly<Record<NewsKind, Copy>> = {
  ...endingCopy,
  ...bloodCopy,
  ...lawCopy,
  ...streetCopy,
  ...talkCopy,
};

/** Finds the copy for an item. */
export function findCopy({ kind }: Pick<NewsItem, 'kind'>): Copy {
  return byKind[kind];
}
