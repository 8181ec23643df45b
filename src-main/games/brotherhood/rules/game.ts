import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { Ruling } from '#shared/games/brotherhood/rulings.ts';
import type { BrotherhoodSetup } from '#shared/games/brotherhood/setup.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import type { TurnNews } from '#shared/games/brotherhood/news.ts';
import type { BrotherhoodEvent } from './events/events.ts';
import type { Sight } from './npc/sight.ts';
import type { Names } from './events/declare.ts';
import type { BrotherhoodState } from './state.ts';

/** The types The Brotherhood plays with. */
export type BrotherhoodGame = {
  state: BrotherhoodState;
  event: BrotherhoodEvent;
  order: Order;
  ruling: Ruling;
  setup: BrotherhoodSetup;
  view: BrotherhoodView;
  sight: Sight;
  names: Names;
  news: TurnNews;
};
