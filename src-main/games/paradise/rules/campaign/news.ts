import type { AreaNews } from '../state/area.ts';
import { listSeats } from '../lookups.ts';
import { describeGangForNews } from '../city/newsFacts.ts';

/** News of who is in the city at the beginning, who is out and who won. */
export const campaignNews: AreaNews = {
  ofEvent(state, event) {
    switch (event.type) {
      case 'eliminated':
      case 'gang-retired':
        return [{ kind: 'eliminated', value: 90, gang: describeGangForNews(state, event.seat) }];
      case 'won':
        return [{ kind: 'victory', value: 100, gang: describeGangForNews(state, event.seat), how: event.how }];
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
