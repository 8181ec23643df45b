import type { Order } from '../../../src-shared/games/godfather/orders.ts';
import type { Ruling } from '../../../src-shared/games/godfather/rulings.ts';
import type { GodfatherSetup } from '../../../src-shared/games/godfather/setup.ts';
import type { RoundNews } from '../../../src-shared/games/godfather/news.ts';
import type { GodfatherView } from '../../../src-shared/games/godfather/views.ts';
import type { GodfatherEvent } from './events.ts';
import type { Sight } from './minds/fog.ts';
import type { Names } from './rows.ts';
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
