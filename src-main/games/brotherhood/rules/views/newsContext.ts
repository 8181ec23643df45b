import type { NewsItem, NewsKind } from '#shared/games/brotherhood/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { BrotherhoodEvent } from '../events/events.ts';
import type { State } from '../state.ts';
import type { TurnRecord } from '../records.ts';

/** The sources of the news writers: the turn's events, its record, and the turns before. */
export type NewsContext = {
  state: State;
  turn: number;
  events: readonly DeepReadonly<BrotherhoodEvent>[];
  record: DeepReadonly<TurnRecord>;
  before: readonly DeepReadonly<TurnRecord>[];
  /** `the Alzettas and the Corvinis` */
  the: (seats: readonly SeatId[]) => string;
  name: (seat: SeatId) => string;
  man: (id: string) => string;
  place: (area: string) => string;
};

export type EventOf<T extends BrotherhoodEvent['type']> = DeepReadonly<Extract<BrotherhoodEvent, { type: T }>>;

export function createItem(kind: NewsKind, facts: NewsItem['facts']): NewsItem {
  return { kind, card: null, facts };
}

/** The turn's events of one type. */
export function listEventsByType<T extends BrotherhoodEvent['type']>({ events }: NewsContext, type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

/** Lists each name once, with its count: `the fence and the moonshine still (twice)`. */
export function listOnce(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return joinWords(
    [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count === 2 ? 'twice' : `${count} times`})`)),
  );
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `three`, `12`: small numbers are spelled out in print. */
export function formatInWords(amount: number): string {
  return words[amount] ?? String(amount);
}

/** `one man`, `three men`, `12 men`. */
export function formatCounted(amount: number, one: string, many = `${one}s`): string {
  return `${formatInWords(amount)} ${amount === 1 ? one : many}`;
}

/**
 * Men by name, and how many more there are beyond `most` of them. Hired guns have no names of their own and are
 * counted: `Aldo Palma and two out-of-town Thugs`.
 */
export function listMen(names: readonly string[], most = Infinity): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts];
  const shown = all.slice(0, most);
  const more = all.slice(most).reduce((sum, [, count]) => sum + count, 0);
  const list = shown.map(([name, count]) => {
    if (count === 1) return name;
    const kind = name.replace(/^an? /, '');
    return formatCounted(count, kind, kind.replace(/Hitman$/, 'Hitmen').replace(/Thug$/, 'Thugs'));
  });
  return joinWords(more > 0 ? [...list, `${formatInWords(more)} more`] : list);
}
