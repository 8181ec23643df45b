import type { Area } from '../state/area.ts';
import { courtEvents } from './events.ts';
import { listCourtItems } from './news.ts';
import { courtOrders } from './orders.ts';

/** The booked, the Pen, stool pigeons, the trial of a Boss. */
export const courts = {
  events: courtEvents,
  orders: courtOrders,
  projections: [],
  news: { ofEvent: listCourtItems },
} satisfies Area;
