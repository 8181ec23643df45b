import { newsKinds, type NewsItem, type NewsKind } from '#shared/games/godfather/news.ts';
import type { RoundRecord } from '#shared/games/godfather/records.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { GodfatherEvent } from '../events/events.ts';
import type { State } from '../state.ts';

/** The sources of the news writers: the round’s events, its record, and the rounds before. */
export type NewsContext = {
  state: State;
  round: number;
  events: readonly DeepReadonly<GodfatherEvent>[];
  record: DeepReadonly<RoundRecord>;
  before: readonly DeepReadonly<RoundRecord>[];
  name: (seat: SeatId) => string;
};

export type EventOf<T extends GodfatherEvent['type']> = DeepReadonly<Extract<GodfatherEvent, { type: T }>>;

/** The round’s events of one type. */
export function listEventsByType<T extends GodfatherEvent['type']>({ events }: NewsContext, type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

export function createItem(kind: NewsKind, facts: NewsItem['facts'], more = 0): NewsItem {
  return { kind, weight: newsKinds[kind] + more, facts };
}

/** `the Rossos and the Verdes`; of each family once. */
export function nameFamilies(told: NewsContext, seats: readonly SeatId[]): string {
  return joinWords([...new Set(seats)].map((seat) => `the ${told.name(seat)}`));
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `one man`, `three men`, `12 men`: small numbers are spelled out in print. */
export function formatCounted(amount: number, one: string, many = `${one}s`): string {
  return `${words[amount] ?? amount} ${amount === 1 ? one : many}`;
}
