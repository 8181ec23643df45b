import type { Clipping, Edition } from '#shared/views/paper.ts';

/** An edition, and what the desk cuts out of it for its files. */
export type Printed = { edition: Edition; clipping: Clipping };

/** A game's newspaper: its name, and the page it makes of a period's news. */
export interface Paper<News = unknown> {
  /** The title of the masthead. */
  readonly title: string;
  /** How exported files begin. */
  readonly fileStem: string;
  /**
   * Makes up one period's paper, and what is to be kept of it. The same news and the same clippings of earlier ones
   * always make the same paper.
   */
  print(news: News, clippings: readonly Clipping[]): Printed;
}
