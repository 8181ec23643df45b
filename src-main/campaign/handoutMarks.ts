import type { HandoutId } from '#shared/views/handouts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Handout } from '../kernel/events/handouts.ts';
import type { DeepReadonly } from '../kernel/readonly.ts';
import type { ReadableStore } from '../store/readable.ts';

/** The keeper of a seat's notes on what it has read of the handouts; no part of the journal. */
export const nameReader = (seat: SeatId): string => `handouts read by ${seat}`;

/** The words of such a note. They hold the handout, since after an undo another may get its ID. */
export const formatReadMark = ({ title, text }: DeepReadonly<Handout>): string => JSON.stringify([title, text]);

/** Lists the handouts, of those given, that a seat has read. */
export function listReadHandouts(
  store: Pick<ReadableStore, 'notes'>,
  seat: SeatId,
  given: readonly DeepReadonly<Handout>[],
): Set<HandoutId> {
  const marks = new Map(store.notes(nameReader(seat)).map(({ subject, words }) => [subject, words]));
  return new Set(given.filter((one) => marks.get(one.id) === formatReadMark(one)).map(({ id }) => id));
}
