import type { TurnNews } from '#shared/games/turf-war/news.ts';
import type { Paper } from '#press/paper.ts';
import { printEdition } from './compose.ts';

/** The newspaper of Turf War's cities. */
export const eveningBell: Paper<TurnNews> = {
  title: 'The Evening Bell',
  fileStem: 'evening-bell',
  print: printEdition,
};
