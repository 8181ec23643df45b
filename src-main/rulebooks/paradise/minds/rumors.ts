import type { NewsItem } from '../../../../src-shared/games/paradise/news.ts';
import type { OrderKind } from '../../../../src-shared/games/paradise/orders.ts';
import type { RumorDeed } from '../../../../src-shared/games/paradise/rumors.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Reason } from '../../../../src-shared/words/journal.ts';
import type { Motive } from '../state/area.ts';
import type { State } from '../state/index.ts';
import { newsGang } from '../city/newsFacts.ts';
import { reasonsTold } from './lookups.ts';

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
/** Below what gets a headline: rumors stand among the briefs. */
const rumorValue = 14;

/** What is whispered of the gangs’ reasons, the weightiest first, where the campaign prints rumors. */
export function rumorsOf(state: State, motives: readonly Motive[]): NewsItem[] {
  if (reasonsTold(state) !== 'rumor') return [];
  const told = new Set<SeatId>();
  return motives
    .toSorted((a, b) => b.reason.score - a.reason.score)
    .flatMap(({ seat, order, reason }): NewsItem[] => {
      const deed = deeds[order.kind];
      const because = weightiest(reason);
      if (deed === undefined || because === null || told.has(seat)) return [];
      told.add(seat);
      return [{ kind: 'rumor', value: rumorValue, gang: newsGang(state, seat), deed, because }];
    })
    .slice(0, rumorsAMonth);
}

/** The factor that spoke loudest for it. */
function weightiest({ factors }: Reason): string | null {
  const [first] = factors
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  return first?.name ?? null;
}
