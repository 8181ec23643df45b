import type { NewsItem } from '../../../../src-shared/games/paradise/news.ts';
import type { AreaNews } from '../state/area.ts';
import type { ParadiseEvent } from '../state/events/index.ts';
import { newsGang } from '../city/newsFacts.ts';

/** What the town reads of its own outrage. */
export const outrageNews: AreaNews = {
  ofEvent(state, event) {
    switch (event.type) {
      case 'outrage-rolled':
        return [outrageItem(event)];
      case 'feds-left':
        return [{ kind: 'feds-leave', value: 85, gang: newsGang(state, event.gang) }];
      default:
        return [];
    }
  },
};

function outrageItem(event: Extract<ParadiseEvent, { type: 'outrage-rolled' }>): NewsItem {
  const values = {
    quiet: 10,
    calmed: 30,
    'something-must-be-done': 80,
    'feds-called': 95,
    'feds-stay': 40,
  } as const;
  return {
    kind: 'outrage',
    value: values[event.verdict],
    verdict: event.verdict,
    outrage: event.after,
    outrageBefore: event.before,
  };
}
