import type { Order } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { buildNames } from '../lookups.ts';
import { findKeepingOrder, writeKeepingLine } from '../orders/wordWarnings.ts';
import type { State } from '../state.ts';

/** [WAR-ORD-22] Describes the immediate answer to a proposal, and the sheet's line that keeps the agreement. */
export function tellAgreed(state: State, seat: SeatId, order: Order): string[] {
  const letter =
    order.kind === 'reply'
      ? state.letters[order.letter]
      : order.kind === 'letter' && order.proposal !== null
        ? Object.values(state.letters).findLast(({ from, to }) => from === seat && to === order.to)
        : undefined;
  if (letter === undefined || letter.answer === null) return [];
  const { gang } = buildNames(state);
  const { answer, because } = letter;
  const answered =
    order.kind === 'reply' ? [] : [`${gang(letter.to)} answered ${answer}${because === null ? '.' : `: ${because}`}`];
  const keeping = findKeepingOrder(state, seat, letter);
  return keeping === null
    ? answered
    : [...answered, `Your sheet keeps it by the line “${writeKeepingLine(state, seat, keeping)}”.`];
}
