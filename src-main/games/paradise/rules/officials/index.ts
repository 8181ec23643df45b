import type { Area } from '../state/area.ts';
import { officialEvents } from './events.ts';
import { influenceOrders } from './influenceOrders.ts';
import { listOfficialNews } from './news.ts';
import { postOrders } from './postOrders.ts';
import { pressEvents } from './pressEvents.ts';
import { officialProjections } from './projections.ts';

/** City Hall and the press: payrolls, stories, Something Must Be Done. */
export const officials = {
  events: { ...officialEvents, ...pressEvents },
  orders: { ...postOrders, ...influenceOrders },
  projections: officialProjections,
  news: { ofMonth: (state, { events }) => listOfficialNews(state, events) },
} satisfies Area;
