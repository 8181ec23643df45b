import type { Area } from '../state/area.ts';
import { cityEvents } from './events.ts';
import { cityNews } from './news.ts';
import { cityOrders } from './orders.ts';
import { cityProjections } from './projections.ts';

/** The businesses of the city: their income, cost and owners. */
export const city = {
  events: cityEvents,
  orders: cityOrders,
  projections: cityProjections,
  news: cityNews,
} satisfies Area;
