import type { Order, Terms } from '#shared/games/godfather/orders.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { describeOrder } from '../titles.ts';
import type { State } from '../state.ts';
import { describeClause, describeDealTerms } from '../turn/deals.ts';

/** [GOD-VIEW-6] Lists the matters that an order decides once in the step that asks for it. */
export function listDecided(order: Order): string[] {
  return order.kind === 'propose' || order.kind === 'stalemate' ? [] : [order.kind];
}

/** [GOD-VIEW-6] Describes an order with all that its line says. */
export function describeSheetLine(state: State, seat: SeatId, order: Order): string {
  const title = describeOrder(state, order);
  switch (order.kind) {
    case 'card':
      return order.remove.length === 0 ? title : `${title}, at ${joinWords(order.remove)}`;
    case 'finger':
      return `${title} at ${order.remove.length === 0 ? 'nobody' : joinWords(order.remove)}`;
    case 'lose':
    case 'sell':
      return `${title}: ${joinWords(order.positions)}`;
    case 'propose':
      return `${title}: ${describeTerms(order.terms)}`;
    case 'answer': {
      if (order.counter !== null) return `${title}: ${describeTerms(order.counter)}`;
      const deal = Object.values(state.deals).findLast(
        ({ status, from, to }) => status === 'offered' && (to === seat || from === seat),
      );
      return deal === undefined ? title : `${title}: ${describeDealTerms(state, deal)}`;
    }
    case 'position': {
      const men = order.placements.map(({ racket, positions }) => {
        const { piece, pieces } = racketTable[racket];
        return `${formatCount(positions.length, piece, pieces)} on ${joinWords(positions)}`;
      });
      return men.length === 0 ? title : `${title}: ${joinWords(men)}`;
    }
    default:
      return title;
  }
}

function describeTerms({ mine, theirs, turns, iPay, theyPay, when }: Terms): string {
  const kept = when === 'kept' ? ' once it is kept' : '';
  const tell = (clauses: Terms['mine'], dollars: number): string =>
    joinWords([...clauses.map(describeClause), ...(dollars === 0 ? [] : [`pay ${formatDollars(dollars)}${kept}`])]) ||
    'promise nothing';
  return `we ${tell(mine, iPay)}; they ${tell(theirs, theyPay)}; for ${formatCount(turns, 'turn')}`;
}
