import type { Area } from '../state/area.ts';
import { infirmaryEvents } from './events.ts';
import { care } from './orders.ts';
import { infirmaryProjections } from './projections.ts';

/** The wounded and their care. */
export const infirmary = {
  events: infirmaryEvents,
  orders: {
    care,
  },
  projections: infirmaryProjections,
  news: {},
} satisfies Area;
