import type { Area } from '../state/area.ts';
import { bargainEvents } from './events.ts';
import { bargainOrders } from './orders.ts';
import { bargainProjections } from './projections.ts';

/** Terms between two gangs: put, answered, kept, broken, known. */
export const bargains = {
  events: bargainEvents,
  orders: bargainOrders,
  projections: bargainProjections,
  news: {},
} satisfies Area;
