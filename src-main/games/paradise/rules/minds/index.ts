import type { Area } from '../state/area.ts';
import { mindEvents } from './events.ts';
import { listGuessedAims } from './guessedAims.ts';
import { listRumors } from './rumors.ts';

/** The planning of NPC gangs, and their memories of each other. */
export const minds = {
  events: mindEvents,
  orders: {},
  projections: [],
  news: { ofMonth: (state, { month, motives }) => [...listRumors(state, motives), ...listGuessedAims(state, month)] },
} satisfies Area;
