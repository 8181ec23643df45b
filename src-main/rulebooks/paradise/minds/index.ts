import type { Area } from '../state/area.ts';
import { mindEvents } from './events.ts';
import { rumorsOf } from './rumors.ts';

/** How NPC gangs are played, and what gangs remember of each other. */
export const minds = {
  events: mindEvents,
  orders: {},
  projections: [],
  news: { ofMonth: (state, { motives }) => rumorsOf(state, motives) },
} satisfies Area;
