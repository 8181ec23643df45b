import type {
  BattleRun,
  BattleSettling,
  BattleSheet,
  BattleTally,
} from '../../../src-shared/views/battle.ts';
import type { CampaignView, Quote } from '../../../src-shared/views/campaign.ts';
import type { Sitrep } from '../../../src-shared/views/opposition.ts';
import type { GangQuote, RulebookTables } from '../../../src-shared/views/setup.ts';
import type { HouseRules } from '../../../src-shared/vocabulary/paradise/houseRules.ts';
import type { MonthNews } from '../../../src-shared/vocabulary/paradise/news.ts';
import type { GmEdit } from '../../../src-shared/vocabulary/paradise/gmEdits.ts';
import type { Order } from '../../../src-shared/vocabulary/paradise/orders.ts';
import type { GangSetup, ParadiseSetup } from '../../../src-shared/vocabulary/paradise/setup.ts';
import type { Running } from '../../../src-shared/vocabulary/paradise/running.ts';
import type { ParadiseEvent } from './events.ts';
import type { ParadiseState } from './state.ts';

/** The types the Paradise campaign plays with. */
export type ParadiseGame = {
  state: ParadiseState;
  event: ParadiseEvent;
  order: Order;
  setup: ParadiseSetup;
  running: Running;
  edit: GmEdit;
  view: CampaignView;
  quote: Quote;
  news: MonthNews;
  tables: RulebookTables;
  gangSetup: GangSetup;
  houseRules: HouseRules;
  gangQuote: GangQuote;
  battleSheet: BattleSheet;
  battleSettling: BattleSettling;
  battleTally: BattleTally;
  battleRun: BattleRun;
  sitrep: Sitrep;
};
