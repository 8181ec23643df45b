import type { Clipping, Edition } from '#shared/views/paper.ts';

/** An edition, and the clippings for the files. */
export type Printed = { edition: Edition; clipping: Clipping };

/** A game's newspaper: its name, and the page it makes of a period's news. */
export interface Paper<News = unknown> {
  /** The title of the masthead. */
  readonly title: string;
  /** How exported files begin. */
  readonly fileStem: string;
  /** Prints one period's paper and its clippings. The same news and earlier clippings always make the same paper. */
  print(news: News, clippings: readonly Clipping[]): Printed;
}
