import type { Area } from '../state/area.ts';
import { schoolingEvents } from './events.ts';
import { schoolingOrders } from './orders.ts';
import { schoolingProjections } from './projections.ts';

/** Lessons. */
export const schooling = {
  events: schoolingEvents,
  orders: schoolingOrders,
  projections: schoolingProjections,
  news: {},
} satisfies Area;
