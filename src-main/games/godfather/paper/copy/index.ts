import type { NewsKind } from '#shared/games/godfather/news.ts';
import { boardCopy } from './board.ts';
import { claimCopy } from './claims.ts';
import type { Copy } from '#press/page/copy.ts';
import { luckCopy } from './luck.ts';
import { tallyCopy } from './tallies.ts';

/** The copy for each kind of news. */
export const copyOf: Readonly<Record<NewsKind, Copy>> = { ...boardCopy, ...claimCopy, ...luckCopy, ...tallyCopy };
