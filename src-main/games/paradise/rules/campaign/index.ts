import type { Area } from '../state/area.ts';
import { campaignEvents } from './events.ts';
import { campaignNews } from './news.ts';
import { campaignOrders } from './orders.ts';
import { campaignProjections } from './projections.ts';

/** The campaign: its founding, its books, orders that wait, and its end. */
export const campaign = {
  events: campaignEvents,
  orders: campaignOrders,
  projections: campaignProjections,
  news: campaignNews,
} satisfies Area;
