import type { ViewHead } from '#shared/views/head.ts';
import type { Result } from '../session/result.ts';

/** The part of the open campaign that is needed to watch it to its end. */
type Open = {
  readonly view: ViewHead;
  readonly playOnWords: string | null;
  readonly shows: { holdBack<T>(work: () => Promise<T>): Promise<T> };
  readonly news: { putAway(): void };
  readonly place: { go(screen: string): void };
  advance(): Promise<Result>;
};

/** Games are shorter; it bounds one that never ends. */
const mostStops = 2_000;

/** Plays on without shows until the game is over, or until something refuses or waits; then shows how it ended. */
export function watchToEnd(campaign: Open): Promise<void> {
  return campaign.shows.holdBack(async () => {
    for (let stop = 0; stop < mostStops && campaign.view.ending === null; stop += 1) {
      if (campaign.playOnWords === null || (await campaign.advance()).kind !== 'done') break;
    }
    campaign.news.putAway();
    campaign.place.go('end');
  });
}
