import type { NewsKind } from '#shared/games/turf-war/news.ts';
import { greatCopy } from './great.ts';
import type { Copy } from '#press/page/copy.ts';
import { smallCopy } from './small.ts';

/** [WAR-NEWS-1 to WAR-NEWS-27] One row a kind. */
export const copy: Readonly<Record<NewsKind, Copy>> = { ...greatCopy, ...smallCopy };
