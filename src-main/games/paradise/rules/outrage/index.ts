import type { Area } from '../state/area.ts';
import { outrageEvents } from './events.ts';
import { outrageNews } from './news.ts';
import { outrageProjections } from './projections.ts';

/** The outrage of the city, and the Feds that it calls. */
export const outrage = {
  events: outrageEvents,
  orders: {},
  projections: outrageProjections,
  news: outrageNews,
} satisfies Area;
