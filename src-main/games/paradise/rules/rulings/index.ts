import type { Area } from '../state/area.ts';
import { rulingEvents } from './events.ts';
import { givenEvents } from './givenEvents.ts';

/** The games master’s word. */
export const rulings = {
  events: { ...rulingEvents, ...givenEvents },
  orders: {},
  projections: [],
  news: {},
} satisfies Area;
