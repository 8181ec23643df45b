import type { RoundNews } from '#shared/games/empire-city/news.ts';
import type { Paper } from '#press/paper.ts';
import { printEdition } from './compose.ts';

/** [EMP-SET-11] The newspaper of Empire City. */
export const empireExaminer: Paper<RoundNews> = {
  title: 'The Empire City Examiner',
  fileStem: 'empire-city-examiner',
  print: printEdition,
};
