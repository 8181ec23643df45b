import type { NewsItem, NewsKind } from '../../../../src-shared/games/brotherhood/news.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { joinWords } from '../../../../src-shared/words/text.ts';
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

/** `the fence and the moonshine still (twice)`: what stands there several times is named once. */
export function listOnce(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return joinWords(
    [...counts].map(([name, count]) =>
      count === 1 ? name : `${name} (${count === 2 ? 'twice' : `${count} times`})`,
    ),
  );
}
