import type { Area } from '../state/area.ts';
import { mindEvents } from './events.ts';
import { listRumors } from './rumors.ts';

/** How NPC gangs are played, and what gangs remember of each other. */
export const minds = {
  events: mindEvents,
  orders: {},
  projections: [],
  news: { ofMonth: (state, { motives }) => listRumors(state, motives) },
} satisfies Area;
