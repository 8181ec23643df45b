import type { Area } from '../state/area.ts';
import { infirmaryEvents } from './events.ts';
import { infirmaryOrders } from './orders.ts';
import { infirmaryProjections } from './projections.ts';

/** The wounded and their care. */
export const infirmary = {
  events: infirmaryEvents,
  orders: infirmaryOrders,
  projections: infirmaryProjections,
  news: {},
} satisfies Area;
