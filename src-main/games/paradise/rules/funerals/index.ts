import type { Area } from '../state/area.ts';
import { funeralEvents } from './events.ts';
import { listFuneralItems } from './news.ts';
import { funeralOrders } from './orders.ts';

/** A gang's deeds for its name: funerals, flowers, public works. */
export const funerals = {
  events: funeralEvents,
  orders: funeralOrders,
  projections: [],
  news: { ofEvent: listFuneralItems },
} satisfies Area;
