import type { Edition } from '../../src-shared/views/paper.ts';

/** A game's newspaper: its name, and the page it makes of a period's news. */
export interface Paper<News = unknown> {
  /** As the masthead has it. */
  readonly title: string;
  /** How exported files begin. */
  readonly fileStem: string;
  /** Makes up one period's front page; the same news always makes the same page. */
  compose(news: News): Edition;
}
