import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { EventOf, ParadiseEvent } from '../events/schemas.ts';
import type { State } from '../state.ts';
import { describeGangForNews } from '../city/newsFacts.ts';
import { findProminentRole } from './funerals.ts';

/** The public facts of one funeral or public work. */
export function listFuneralItems(state: State, event: ParadiseEvent): NewsItem[] {
  switch (event.type) {
    case 'funeral-held':
      return [createFuneralItem(state, event)];
    case 'public-works-done': {
      if (event.points === 0) return [];
      const { dollars, points } = event;
      const gang = describeGangForNews(state, event.seat);
      return [{ kind: 'public-works', value: 30 + 5 * points, gang, dollars }];
    }
    default:
      return [];
  }
}

export function createFuneralItem(state: State, event: EventOf<'funeral-held'>): NewsItem {
  const { gangster, seat, points, cars, flowers, finest } = event;
  const dead = state.graveyard[gangster]?.gangster;
  return {
    kind: 'funeral',
    value: 50 + 4 * points,
    gang: describeGangForNews(state, seat),
    name: dead?.name ?? 'A friend',
    role: (dead === undefined ? null : findProminentRole(dead)) ?? 'member',
    cars,
    wreaths: flowers.length,
    finest: finest === null ? null : describeGangForNews(state, finest),
  };
}
