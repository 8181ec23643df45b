import type { Order, Terms } from '#shared/games/godfather/orders.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { createDescriber, type OrderTable } from '#kernel/declare/order.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { nameClaim, placeOn } from './events/matters.ts';
import { buildNames, namePlace } from './lookups.ts';
import type { State } from './state.ts';
import { describeClause, describeDealTerms } from './turn/deals.ts';

const listPositions = ({ positions }: { positions: readonly string[] }): string => joinWords(positions);

/** Each kind of order in words; those of the log name no card in hand. [GOD-VIEW-6] A step's own order is given once. */
export const orderWords: OrderTable<State, Order> = {
  card: {
    title: () => 'Play the card',
    receipt: (_state, { remove }) => `Play the card${remove.length === 0 ? '' : `, at ${joinWords(remove)}`}`,
    decides: () => ['card'],
  },
  finger: {
    title: () => 'Point the Fingerman',
    receipt: (_state, { remove }) => `Point the Fingerman at ${remove.length === 0 ? 'nobody' : joinWords(remove)}`,
    decides: () => ['finger'],
  },
  lose: {
    title: (_state, { positions }) => `Give up ${formatCount(positions.length, 'piece')}`,
    receipt: (state, order) => `${orderWords.lose.title(state, order)}: ${listPositions(order)}`,
    decides: () => ['lose'],
  },
  sell: {
    title: (_state, { positions }) => `Sell ${formatCount(positions.length, 'piece')} at half price`,
    receipt: (state, order) => `${orderWords.sell.title(state, order)}: ${listPositions(order)}`,
    decides: () => ['sell'],
  },
  propose: {
    title: (state, { to }) => `Propose a deal to the ${buildNames(state).family(to)}`,
    receipt: (state, order) => `${orderWords.propose.title(state, order)}: ${describeTerms(order.terms)}`,
  },
  answer: {
    title: (_state, { answer }) =>
      ({ accept: 'Accept the deal', refuse: 'Refuse the deal', counter: 'Answer the deal' })[answer],
    receipt(state, order, seat) {
      const title = orderWords.answer.title(state, order);
      if (order.counter !== null) return `${title}: ${describeTerms(order.counter)}`;
      const deal = Object.values(state.deals).findLast(
        ({ status, from, to }) => status === 'offered' && (to === seat || from === seat),
      );
      return deal === undefined ? title : `${title}: ${describeDealTerms(state, deal)}`;
    },
    decides: () => ['answer'],
  },
  stalemate: { title: (_state, { neighborhood }) => `Propose a stalemate in ${namePlace(neighborhood)}` },
  vote: {
    title: (_state, { agrees }) => (agrees ? 'Agree to the stalemate' : 'Refuse the stalemate'),
    decides: () => ['vote'],
  },
  position: {
    title(_state, { placements, declare }) {
      const places = placements.map(
        ({ neighborhood, positions }) => `${positions.length} in ${namePlace(neighborhood)}`,
      );
      const declared = declare.map((key) => `declare ${namePlace(key)}`);
      const all = [...places, ...declared];
      return all.length === 0 ? 'Position nothing' : `Position ${joinWords(all)}`;
    },
    receipt(state, order) {
      const title = orderWords.position.title(state, order);
      const men = order.placements.map(({ racket, positions }) => {
        const { piece, pieces } = racketTable[racket];
        return `${formatCount(positions.length, piece, pieces)} on ${joinWords(positions)}`;
      });
      return men.length === 0 ? title : `${title}: ${joinWords(men)}`;
    },
    decides: () => ['position'],
    scenes: (seat, { placements }) => placements.map(({ neighborhood }) => nameClaim(seat, neighborhood)),
    places: ({ placements }) => placements.flatMap(({ positions }) => positions.map(placeOn)),
  },
  penalty: {
    title: (_state, { position }) => `Give up the piece on ${position}`,
    decides: () => ['penalty'],
    places: ({ position }) => [placeOn(position)],
  },
};

/** Describes an order for the log. */
export const describeOrder = createDescriber<State, Order>(orderWords);

function describeTerms({ mine, theirs, turns, iPay, theyPay, when }: DeepReadonly<Terms>): string {
  const kept = when === 'kept' ? ' once it is kept' : '';
  const tell = (clauses: DeepReadonly<Terms['mine']>, dollars: number): string =>
    joinWords([...clauses.map(describeClause), ...(dollars === 0 ? [] : [`pay ${formatDollars(dollars)}${kept}`])]) ||
    'promise nothing';
  return `we ${tell(mine, iPay)}; they ${tell(theirs, theyPay)}; for ${formatCount(turns, 'turn')}`;
}
