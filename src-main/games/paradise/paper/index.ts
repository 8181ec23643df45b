import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { Paper } from '#press/paper.ts';
import { printEdition } from './compose.ts';

/** The newspaper of Paradise. */
export const timesDispatch: Paper<MonthNews> = {
  title: 'Paradise Times-Dispatch',
  fileStem: 'paradise-times-dispatch',
  print: printEdition,
};
