import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { Ruling } from '#shared/games/paradise/rulings.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { ParadiseSetup } from '#shared/games/paradise/setup.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import type { Names } from './names.ts';
import type { ParadiseState } from '../state.ts';

/** The types that the areas of the rules use; those of planners are composed above them. */
export type PlayedGame = {
  state: ParadiseState;
  event: ParadiseEvent;
  order: Order;
  ruling: Ruling;
  setup: ParadiseSetup;
  view: CampaignView;
  sight: unknown;
  names: Names;
  news: MonthNews;
};
