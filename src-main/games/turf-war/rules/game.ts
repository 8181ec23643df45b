import type { TurnNews } from '#shared/games/turf-war/news.ts';
import type { Order } from '#shared/games/turf-war/orders.ts';
import type { Ruling } from '#shared/games/turf-war/rulings.ts';
import type { TurfWarSetup } from '#shared/games/turf-war/setup.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { TurfWarEvent } from './events/events.ts';
import type { Sight } from './npc/sight.ts';
import type { Names } from './events/declare.ts';
import type { TurfWarState } from './state.ts';

/** The types Turf War plays with. */
export type TurfWarGame = {
  state: TurfWarState;
  event: TurfWarEvent;
  order: Order;
  ruling: Ruling;
  setup: TurfWarSetup;
  view: TurfWarView;
  sight: Sight;
  names: Names;
  news: TurnNews;
};
