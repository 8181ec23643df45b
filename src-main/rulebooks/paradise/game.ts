import type { CampaignView } from '../../../src-shared/games/paradise/views/campaign.ts';
import type { MonthNews } from '../../../src-shared/games/paradise/news.ts';
import type { GmEdit } from '../../../src-shared/games/paradise/gmEdits.ts';
import type { Order } from '../../../src-shared/games/paradise/orders.ts';
import type { ParadiseSetup } from '../../../src-shared/games/paradise/setup.ts';
import type { Names } from './describing.ts';
import type { ParadiseEvent } from './events.ts';
import type { SeatView } from './seatView.ts';
import type { ParadiseState } from './state.ts';

/** The types the Paradise campaign plays with. */
export type ParadiseGame = {
  state: ParadiseState;
  event: ParadiseEvent;
  order: Order;
  ruling: GmEdit;
  setup: ParadiseSetup;
  view: CampaignView;
  sight: SeatView;
  names: Names;
  news: MonthNews;
};
