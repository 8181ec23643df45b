import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { AnswerOrder } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findAskRule, openAsk } from './agenda.ts';
import { isPossible } from './handlers.ts';
import { findAbility, listCapos, requireCapo } from './lookups.ts';
import type { State } from './state.ts';

/** True if a question waits for a seat that holds nothing for an answer but the empty one. */
export function hasOnlyAnswer(state: State, seat: SeatId): boolean {
  const task = openAsk(state);
  if (task === null || !task.seats.includes(seat)) return false;
  const { cards, hand, exhausted, powers } = requireCapo(state, seat);
  const canAny = (orders: readonly AnswerOrder[]): boolean => orders.some((order) => isPossible(state, seat, order));
  if (findAskRule(task)?.manner === 'reaction') {
    return ![...cards, ...hand].some((what) => isPossible(state, seat, { kind: 'use', what }));
  }
  switch (task.do) {
    case 'commit': {
      const against = [null, ...listCapos(state).map((capo) => capo.seat)];
      const played = cards.flatMap((card) => against.map((rival) => ({ card, against: rival, burns: false })));
      return (
        hand.length === 0 && !canAny(played.map((one) => ({ kind: 'commit', men: [], cards: [one], reveals: [] })))
      );
    }
    case 'hit':
      return !canAny([
        ...hand.map((man): AnswerOrder => ({ kind: 'commitHit', man, cards: [] })),
        ...cards.map((card): AnswerOrder => ({ kind: 'commitHit', man: null, cards: [card] })),
      ]);
    case 'refresh':
      return !canAny([
        ...exhausted.map((man): AnswerOrder => ({ kind: 'refresh', men: [man], favors: [] })),
        ...exhausted.map((man): AnswerOrder => ({ kind: 'refresh', men: [], favors: [man] })),
      ]);
    case 'collect': {
      const { handLimit } = state.house;
      const isOver = handLimit > 0 && cards.length > handLimit;
      const helps =
        cards.some((card) => requireCard(card).windows.includes('collect')) ||
        hand.some((man) => findAbility(man) === 'bookkeeper');
      return !isOver && !helps && !powers.includes('secret-files');
    }
    default:
      return false;
  }
}
