import type { Area } from '../state/area.ts';
import { battleEvents } from './events.ts';
import { reportBattles } from './news.ts';
import { battleProjections } from './projections.ts';

/** Battles of the campaign: jobs into forces, an outcome back to the rosters. */
export const battles = {
  events: battleEvents,
  orders: {},
  projections: battleProjections,
  news: { ofMonth: (state, { events }) => reportBattles(state, events) },
} satisfies Area;
