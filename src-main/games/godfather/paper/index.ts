import type { RoundNews } from '#shared/games/godfather/news.ts';
import type { Paper } from '#press/paper.ts';
import { printEdition } from './compose.ts';

/** [GOD-SETUP-4] The newspaper of Manhattan. */
export const manhattanLamplighter: Paper<RoundNews> = {
  title: 'The Manhattan Lamplighter',
  fileStem: 'manhattan-lamplighter',
  print: printEdition,
};
