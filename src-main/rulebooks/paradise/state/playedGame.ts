import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { GmEdit } from '#shared/games/paradise/orders/gmEdits.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { ParadiseSetup } from '#shared/games/paradise/setup.ts';
import type { ParadiseEvent } from './events/index.ts';
import type { Names } from './names.ts';
import type { ParadiseState } from './index.ts';

/** The types that the areas of the rules work with; what planners see is composed above them. */
export type PlayedGame = {
  state: ParadiseState;
  event: ParadiseEvent;
  order: Order;
  ruling: GmEdit;
  setup: ParadiseSetup;
  view: CampaignView;
  sight: unknown;
  names: Names;
  news: MonthNews;
};
