import type { Order } from '#shared/games/turf-war/orders.ts';
import { describeProposal } from '#shared/games/turf-war/proposals.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import { buildNames } from '../lookups.ts';
import { describeOrder } from '../titles.ts';
import { findKeepingOrder, writeKeepingLine } from '../orders/wordWarnings.ts';
import type { State } from '../state.ts';

/** [WAR-VIEW-8] Describes an order with all that its line says. */
export function describeSheetLine(state: State, _seat: SeatId, order: Order): string {
  const { gang, area, piece } = buildNames(state);
  const names = { nameOf: gang, areaName: area };
  const title = describeOrder(state, order);
  switch (order.kind) {
    case 'hire':
      return order.names.length === 0 ? title : `${title}: ${joinWords(order.names)}`;
    case 'move':
      return `Move ${joinWords(order.pieces.map(piece))} to ${area(order.area)}`;
    case 'join':
      return order.spoils === null ? title : `${title}, spoils to ${gang(order.spoils)}`;
    case 'letter':
      return order.proposal === null
        ? `${title}: “${order.text}”`
        : `Propose to ${gang(order.to)}: ${trimStop(describeProposal(order.proposal, names))}`;
    case 'reply': {
      const letter = state.letters[order.letter];
      if (letter === undefined || letter.proposal === null) return title;
      const asked = describeProposal(letter.proposal as never, names);
      return `Answer ${gang(letter.from)} ${order.answer}: ${trimStop(asked)}`;
    }
    default:
      return title;
  }
}

const trimStop = (sentence: string): string => sentence.replace(/\.$/u, '');

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
