import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { OrderKind } from '#shared/games/paradise/orders/orders.ts';
import type { RumorDeed } from '#shared/games/paradise/news/rumors.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Motive } from '../state/area.ts';
import type { State } from '../state.ts';
import { describeGangForNews } from '../city/newsFacts.ts';
import { findReasonsTold } from './lookups.ts';

/** Orders whose outcome the town sees; of no others is there talk. */
const deeds: Partial<Record<OrderKind, RumorDeed>> = {
  'take-over': 'takeover',
  raid: 'raid',
  'smash-and-grab': 'smash',
  hit: 'hit',
  hijack: 'hijack',
  'show-of-strength': 'show',
  showdown: 'fight',
  rumble: 'fight',
  'hold-funeral': 'funeral',
  'public-works': 'works',
};

const rumorsAMonth = 2;
/** News value below that of headlines: rumors are among the briefs. */
const rumorValue = 14;

/**
 * Lists the deeds of the month that the street talks over, where the campaign prints rumors. Only that the town saw
 * the deed counts: neither the gang's thoughts nor their strength reach the paper.
 */
export function listRumors(state: State, motives: readonly Motive[]): NewsItem[] {
  if (findReasonsTold(state) !== 'rumor') return [];
  const told = new Set<SeatId>();
  return motives
    .flatMap(({ seat, order }): NewsItem[] => {
      const deed = deeds[order.kind];
      if (deed === undefined || told.has(seat)) return [];
      told.add(seat);
      return [{ kind: 'rumor', value: rumorValue, gang: describeGangForNews(state, seat), deed }];
    })
    .slice(0, rumorsAMonth);
}
