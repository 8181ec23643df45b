import type { Area } from '../state/area.ts';
import { equippingOrders } from './equipping.ts';
import { gangEvents } from './events.ts';
import { hiringOrders } from './hiring.ts';
import { namingOrders } from './naming.ts';
import { gangProjections } from './projections.ts';

/** A gang, its people and their arms. */
export const gangs = {
  events: gangEvents,
  orders: { ...hiringOrders, ...equippingOrders, ...namingOrders },
  projections: gangProjections,
  news: {},
} satisfies Area;
