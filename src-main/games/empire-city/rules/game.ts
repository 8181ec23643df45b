import type { Order } from '#shared/games/empire-city/orders.ts';
import type { Ruling } from '#shared/games/empire-city/rulings.ts';
import type { EmpireSetup } from '#shared/games/empire-city/setup.ts';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import type { RoundNews } from '#shared/games/empire-city/news.ts';
import type { EmpireEvent } from './events/events.ts';
import type { Sight } from './npc/sight.ts';
import type { Names } from './events/declare.ts';
import type { EmpireState } from './state.ts';

/** The types Empire City plays with. */
export type EmpireGame = {
  state: EmpireState;
  event: EmpireEvent;
  order: Order;
  ruling: Ruling;
  setup: EmpireSetup;
  view: EmpireView;
  sight: Sight;
  names: Names;
  news: RoundNews;
};
