import { hideCityEvents } from '#shared/games/paradise/cities/events.ts';
import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { areas } from '../areas.ts';
import type { Motive } from '../state/area.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import type { State } from '../state.ts';
import { listSmallPrint } from '../tables/smallPrint.ts';

/**
 * Collects the month's public facts for the press; `state` is that of the month's end. Only public events are used; of
 * a gang only name, kind, Boss and base, and of its motives only those that the campaign prints as rumors.
 */
export function collectNews(
  state: State,
  month: number,
  ofMonth: readonly RecordedEvent<ParadiseEvent>[],
  motives: readonly Motive[],
): MonthNews {
  const happenings = listSinceEntered(ofMonth);
  const events = happenings.map(({ event }) => event);
  const told = { month, happenings, events, motives };
  const items = [
    ...events.flatMap((event, at) =>
      areas.flatMap(({ news }) => news.ofEvent?.(state, event, events) ?? []).map((item) => ({ ...item, at })),
    ),
    ...areas.flatMap(({ news }) => news.ofMonth?.(state, told) ?? []),
  ];
  return {
    month,
    campaignSeed: state.seed,
    campaignTitle: state.title,
    ...(state.city === undefined ? {} : { city: clonePlain(hideCityEvents(state.city)) as CityPack }),
    smallPrint: listSmallPrint(state.houseRules),
    items,
  };
}

/** Drops the events that a running campaign was entered with, which are no news. */
function listSinceEntered(
  happenings: readonly RecordedEvent<ParadiseEvent>[],
): readonly RecordedEvent<ParadiseEvent>[] {
  const types = happenings.map(({ event }) => event.type);
  if (!types.includes('standing-entered')) return happenings;
  return happenings.slice(types.indexOf('stands-before') + 1);
}
