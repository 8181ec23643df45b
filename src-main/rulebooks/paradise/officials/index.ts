import type { Area } from '../state/area.ts';
import { officialEvents } from './events.ts';
import { accuse, column, dismiss, editPaper, expose, weighIn } from './influenceOrders.ts';
import { listOfficialNews } from './news.ts';
import { bid, bribe, drop, hold, unpaidOfficials } from './postOrders.ts';
import { pressEvents } from './pressEvents.ts';
import { officialProjections } from './projections.ts';

/** City Hall and the press: who is in whose pay, what is printed, Something Must Be Done. */
export const officials = {
  events: { ...officialEvents, ...pressEvents },
  orders: {
    bid,
    hold,
    bribe,
    drop,
    'pay-officials': unpaidOfficials,
    column,
    expose,
    'weigh-in': weighIn,
    'edit-paper': editPaper,
    dismiss,
    accuse,
  },
  projections: officialProjections,
  news: { ofMonth: (state, { events }) => listOfficialNews(state, events) },
} satisfies Area;
