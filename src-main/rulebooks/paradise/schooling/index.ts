import type { Area } from '../state/area.ts';
import { schoolingEvents } from './events.ts';
import { learn, train } from './orders.ts';
import { schoolingProjections } from './projections.ts';

/** Lessons. */
export const schooling = {
  events: schoolingEvents,
  orders: {
    train,
    learn,
  },
  projections: schoolingProjections,
  news: {},
} satisfies Area;
