import type { TurnNews } from '#shared/games/brotherhood/news.ts';
import type { Paper } from '#press/paper.ts';
import { printEdition } from './compose.ts';

/** [BRO-SET-5] The newspaper of Carthage. */
export const carthageCourier: Paper<TurnNews> = {
  title: 'The Carthage Courier',
  fileStem: 'carthage-courier',
  print: printEdition,
};
