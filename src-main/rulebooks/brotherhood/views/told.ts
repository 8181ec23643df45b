import type { NewsItem, NewsKind } from '../../../../src-shared/games/brotherhood/news.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { BrotherhoodEvent } from '../events.ts';
import type { State, TurnRecord } from '../state.ts';

/** What the writers of news read: the turn's events, its record, and those of the turns before. */
export type Told = {
  state: State;
  turn: number;
  events: readonly DeepReadonly<BrotherhoodEvent>[];
  record: DeepReadonly<TurnRecord>;
  before: readonly DeepReadonly<TurnRecord>[];
  /** `the Alzetta and the Corvini` */
  the: (seats: readonly SeatId[]) => string;
  name: (seat: SeatId) => string;
  man: (id: string) => string;
  place: (area: string) => string;
};

export type EventOf<T extends BrotherhoodEvent['type']> = DeepReadonly<
  Extract<BrotherhoodEvent, { type: T }>
>;

export function item(kind: NewsKind, facts: NewsItem['facts']): NewsItem {
  return { kind, card: null, facts };
}

/** The turn's events of one type. */
export function allOf<T extends BrotherhoodEvent['type']>({ events }: Told, type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}
