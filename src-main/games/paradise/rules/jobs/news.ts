import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import { findGiver } from '../bargains/knowledge.ts';
import { listClashSeats, sumClashToll, listTakenInFights, findYielder } from '../battles/news.ts';
import { weighBusiness, describeBusinessForNews, describeGangForNews } from '../city/newsFacts.ts';
import type { AreaNews } from '../state/area.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import type { State } from '../state.ts';

/** News of businesses that change hands: by a talk, after a fight at the door, or for no public reason. */
export const jobNews: AreaNews = { ofEvent: listJobItems };

function listJobItems(state: State, event: ParadiseEvent, month: readonly ParadiseEvent[]): NewsItem[] {
  switch (event.type) {
    case 'taken-over':
      if (event.lead === null) return listHandedOver(state, event, month);
      return [
        {
          kind: 'taken-over',
          value: 40 + weighBusiness(state, event.business),
          gang: describeGangForNews(state, event.seat),
          business: describeBusinessForNews(state, event.business),
        },
      ];
    case 'contested':
      return [
        {
          kind: 'contested',
          value: 70 + weighBusiness(state, event.business),
          gangs: [...new Set([...event.seats, ...listClashSeats(state, month, event.business)])].map((seat) =>
            describeGangForNews(state, seat),
          ),
          winner: event.winner === null ? null : describeGangForNews(state, event.winner),
          business: describeBusinessForNews(state, event.business),
          toll: sumClashToll(state, month, event.business),
        },
      ];
    default:
      return [];
  }
}

/** Lists a business that changed hands without a talk: told with the fight over it, or as a bargain (SCN-4). */
function listHandedOver(
  state: State,
  event: Extract<ParadiseEvent, { type: 'taken-over' }>,
  month: readonly ParadiseEvent[],
): NewsItem[] {
  const { seat, business } = event;
  const by = event.by ?? (listTakenInFights(state, month).has(business) ? 'raid' : 'bargain');
  if (by !== 'bargain') return [];
  const from = event.from ?? findYielder(state, month, business) ?? findGiver(state, seat, business);
  return [
    {
      kind: 'changed-hands',
      value: 35 + weighBusiness(state, business),
      from: from === null ? null : describeGangForNews(state, from),
      to: describeGangForNews(state, seat),
      business: describeBusinessForNews(state, business),
    },
  ];
}
