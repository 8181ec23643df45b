import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { Order } from '#shared/games/empire-city/orders.ts';
import type { QuestionView } from '#shared/games/empire-city/views.ts';

/** An answer that names one square of the board. */
export type SquareOffer = { square: Cell; title: string; order: Order };

/** From so many squares on the board is quicker to pick from than a row of buttons. */
const many = 4;

/** The squares that a question leaves to choose from, where they are many; none for any other question. */
export function listSquaresAsked(question: QuestionView | null): readonly SquareOffer[] {
  const offers = (question?.options ?? []).flatMap(({ title, order }) =>
    order.kind === 'pickSquare' || order.kind === 'chooseAttack' ? [{ square: order.square, title, order }] : [],
  );
  return offers.length < many ? [] : offers;
}
