import type { NewsItem } from '../../../../src-shared/games/paradise/news/news.ts';
import { giverOf } from '../bargains/knowledge.ts';
import { clashSeats, clashToll, takenInFights, yieldedBy } from '../battles/news.ts';
import { businessWeight, newsBusiness, newsGang } from '../city/newsFacts.ts';
import type { AreaNews } from '../state/area.ts';
import type { ParadiseEvent } from '../state/events/index.ts';
import type { State } from '../state/index.ts';

/** News of businesses that change hands: by a talk, after a fight at the door, or nobody knows how. */
export const jobNews: AreaNews = { ofEvent: itemsOf };

function itemsOf(state: State, event: ParadiseEvent, month: readonly ParadiseEvent[]): NewsItem[] {
  switch (event.type) {
    case 'taken-over':
      if (event.lead === null) return handedOver(state, event, month);
      return [
        {
          kind: 'taken-over',
          value: 40 + businessWeight(state, event.business),
          gang: newsGang(state, event.seat),
          business: newsBusiness(state, event.business),
        },
      ];
    case 'contested':
      return [
        {
          kind: 'contested',
          value: 70 + businessWeight(state, event.business),
          gangs: [...new Set([...event.seats, ...clashSeats(state, month, event.business)])].map(
            (seat) => newsGang(state, seat),
          ),
          winner: event.winner === null ? null : newsGang(state, event.winner),
          business: newsBusiness(state, event.business),
          toll: clashToll(state, month, event.business),
        },
      ];
    default:
      return [];
  }
}

/** A place that went over without a talk: told with the fight over it, or as a riddle (SCN-4). */
function handedOver(
  state: State,
  event: Extract<ParadiseEvent, { type: 'taken-over' }>,
  month: readonly ParadiseEvent[],
): NewsItem[] {
  const { seat, business } = event;
  const by = event.by ?? (takenInFights(state, month).has(business) ? 'raid' : 'bargain');
  if (by !== 'bargain') return [];
  const from = event.from ?? yieldedBy(state, month, business) ?? giverOf(state, seat, business);
  return [
    {
      kind: 'changed-hands',
      value: 35 + businessWeight(state, business),
      from: from === null ? null : newsGang(state, from),
      to: newsGang(state, seat),
      business: newsBusiness(state, business),
    },
  ];
}
