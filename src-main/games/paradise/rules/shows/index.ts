import type { Area } from '../state/area.ts';
import { bandOrders } from './bands/orders.ts';
import { showEvents } from './events.ts';
import { showItems } from './news.ts';
import { showProjections } from './projections.ts';
import { ringOrders } from './ring/orders.ts';
import { ringEvents } from './ringEvents.ts';

/** Low dives, clubs and their bands, the ring. */
export const shows = {
  events: { ...showEvents, ...ringEvents },
  orders: { ...ringOrders, ...bandOrders },
  projections: showProjections,
  news: { ofEvent: showItems },
} satisfies Area;
