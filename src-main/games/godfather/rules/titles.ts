import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import type { Order } from '#shared/games/godfather/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import { buildNames } from './lookups.ts';
import type { State } from './state.ts';

/** Describes an order for the log; it names no card in hand. */
export function describeOrder(state: State, order: DeepReadonly<Order>): string {
  const { family } = buildNames(state);
  switch (order.kind) {
    case 'card':
      return 'Play the card';
    case 'finger':
      return 'Point the Fingerman';
    case 'lose':
      return `Give up ${formatCount(order.positions.length, 'piece')}`;
    case 'sell':
      return `Sell ${formatCount(order.positions.length, 'piece')} at half price`;
    case 'propose':
      return `Propose a deal to the ${family(order.to)}`;
    case 'answer':
      return { accept: 'Accept the deal', refuse: 'Refuse the deal', counter: 'Answer the deal' }[order.answer];
    case 'stalemate':
      return `Propose a stalemate in ${requireNeighborhood(order.neighborhood).name}`;
    case 'vote':
      return order.agrees ? 'Agree to the stalemate' : 'Refuse the stalemate';
    case 'position': {
      const places = order.placements.map(
        ({ neighborhood, positions }) => `${positions.length} in ${requireNeighborhood(neighborhood).name}`,
      );
      const declared = order.declare.map((key) => `declare ${requireNeighborhood(key).name}`);
      const all = [...places, ...declared];
      return all.length === 0 ? 'Position nothing' : `Position ${joinWords(all)}`;
    }
    case 'penalty':
      return `Give up the piece on ${order.position}`;
  }
}
