import type { AreaNews } from '../state/area.ts';
import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { listSeats } from '../lookups.ts';
import type { State } from '../state.ts';
import { rankByScore } from './victory.ts';
import { describeGangForNews } from '../city/newsFacts.ts';

/** [GANG-18] Lists the places of a campaign's end, best first, with the scores that decided it. */
function listPlaces(state: State): NonNullable<NewsItemOf<'victory'>['places']> {
  return rankByScore(state).map(({ id, score, businesses }) => ({
    gang: describeGangForNews(state, id),
    points: score,
    businesses,
  }));
}

/** News of who is in the city at the beginning, who is out and who won. */
export const campaignNews: AreaNews = {
  ofEvent(state, event) {
    switch (event.type) {
      case 'eliminated':
      case 'gang-retired':
        return [{ kind: 'eliminated', value: 90, gang: describeGangForNews(state, event.seat) }];
      case 'won':
        return [
          {
            kind: 'victory',
            value: 100,
            gang: describeGangForNews(state, event.seat),
            how: event.how,
            ...(event.how === 'last-month' ? { places: listPlaces(state) } : {}),
          },
        ];
      default:
        return [];
    }
  },
  ofMonth(state, { month }) {
    if (month !== (state.firstMonth ?? 1)) return [];
    const gangs = listSeats(state).map((seat) => describeGangForNews(state, seat));
    return [{ kind: 'gangs-of-the-city', value: 45, gangs }];
  },
};
