import type { NewsItem, NewsKind } from '#shared/games/empire-city/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { EmpireEvent, EventOf } from '../events/events.ts';
import type { RoundRecord } from '../records.ts';
import type { Names } from '../events/declare.ts';
import type { State } from '../state.ts';

/** The sources of the news writers: the round's events, its record, and the rounds before. */
export type NewsContext = {
  state: State;
  round: number;
  events: readonly DeepReadonly<EmpireEvent>[];
  record: DeepReadonly<RoundRecord>;
  before: readonly DeepReadonly<RoundRecord>[];
  names: Names;
};

export function createItem(kind: NewsKind, facts: NewsItem['facts']): NewsItem {
  return { kind, facts };
}

/** Names a racket for the middle of a sentence; proper names keep their capitals. */
export function nameRacket({ names }: NewsContext, racket: string): string {
  const name = names.racket(racket);
  return name.startsWith('Madame') ? `house called ${name}` : name.toLowerCase();
}

/** The round's events of one type. */
export function listEventsByType<T extends EmpireEvent['type']>(
  { events }: NewsContext,
  type: T,
): DeepReadonly<EventOf<T>>[] {
  return events.filter((event): event is DeepReadonly<EventOf<T>> => event.type === type);
}

/** The last value of each seat's sum, in seat order; seats without one are left out. */
export function listLastSums<E extends { readonly seat: SeatId }>(
  events: readonly E[],
  of: (event: E) => number,
): [SeatId, number][] {
  const bySeat = new Map<SeatId, number>();
  for (const event of events) bySeat.set(event.seat, (bySeat.get(event.seat) ?? 0) + of(event));
  return [...bySeat].filter(([, sum]) => sum !== 0);
}
