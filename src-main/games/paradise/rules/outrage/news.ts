import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { AreaNews } from '../state/area.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import { describeGangForNews } from '../city/newsFacts.ts';

/** The town's news of its own outrage. */
export const outrageNews: AreaNews = {
  ofEvent(state, event, events) {
    switch (event.type) {
      case 'outrage-rolled':
        return [buildOutrageItem(event, { now: state.outrage, events })];
      case 'feds-left':
        return [{ kind: 'feds-leave', value: 85, gang: describeGangForNews(state, event.gang) }];
      case 'feds-recalled':
        return [{ kind: 'feds-recalled', value: 85 }];
      default:
        return [];
    }
  },
};

/**
 * Builds the item with the outrage at the month's end, whatever raised it after the roll, and that of the month before.
 */
function buildOutrageItem(
  event: Extract<ParadiseEvent, { type: 'outrage-rolled' }>,
  { now, events }: { now: number; events: readonly ParadiseEvent[] },
): NewsItem {
  const values = { quiet: 10, calmed: 30, 'something-must-be-done': 80, 'feds-called': 95, 'feds-stay': 40 } as const;
  return {
    kind: 'outrage',
    value: values[event.verdict],
    verdict: event.verdict,
    outrage: now,
    outrageBefore: findOutrageAtStart(events) ?? event.before,
  };
}

/** Returns the outrage at the start of the month, read from its first change. */
function findOutrageAtStart(events: readonly ParadiseEvent[]): number | null {
  for (const event of events) {
    switch (event.type) {
      case 'outrage-rolled':
      case 'booze-poisoned':
      case 'public-works-done':
        return event.before;
      case 'outrage-stirred':
      case 'outrage-eased':
      case 'outrage-set':
      case 'column-printed':
        return event.from;
      default:
    }
  }
  return null;
}
