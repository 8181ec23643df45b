import type { Order } from '#shared/games/godfather/orders.ts';
import type { Ruling } from '#shared/games/godfather/rulings.ts';
import type { GodfatherSetup } from '#shared/games/godfather/setup.ts';
import type { RoundNews } from '#shared/games/godfather/news.ts';
import type { GodfatherView } from '#shared/games/godfather/views.ts';
import type { GodfatherEvent } from './events/events.ts';
import type { Sight } from './npc/sight.ts';
import type { Names } from './events/declare.ts';
import type { GodfatherState } from './state.ts';

/** The types The Godfather Game plays with. */
export type GodfatherGame = {
  state: GodfatherState;
  event: GodfatherEvent;
  order: Order;
  ruling: Ruling;
  setup: GodfatherSetup;
  view: GodfatherView;
  sight: Sight;
  names: Names;
  news: RoundNews;
};
