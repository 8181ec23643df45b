import type { Order } from '#shared/games/turf-war/orders.ts';
import type { PieceId } from '#shared/games/turf-war/ids.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { buildNames } from './lookups.ts';
import type { State } from './state.ts';

const mostNamed = 4;

/** Describes an order for the log. */
export function describeOrder(state: State, order: DeepReadonly<Order>): string {
  const { gang, piece, area } = buildNames(state);
  const joinPeople = (ids: readonly PieceId[]): string =>
    ids.length > mostNamed ? `${ids.length} people` : joinWords(ids.map(piece));
  switch (order.kind) {
    case 'ally':
      return `Ally ${order.alliance === 'open' ? 'openly' : 'in secret'}: ${joinWords(order.members.map(gang))}`;
    case 'leave':
      return `Leave the ${order.alliance} alliance`;
    case 'dissolve':
      return `Dissolve the ${order.alliance} alliance`;
    case 'withhold':
      return `Refuse pay to ${joinPeople(order.pieces)}`;
    case 'hire':
      return order.count === 1 ? 'Hire a Hitman' : `Hire ${order.count} Hitmen`;
    case 'place':
      return order.area === null
        ? `Keep ${joinPeople(order.pieces)} waiting`
        : `Place ${joinPeople(order.pieces)} in ${area(order.area)}`;
    case 'move':
      return `Move ${joinPeople(order.pieces)} to ${area(order.area)}`;
    case 'attack':
      return `Attack ${gang(order.ally)} in ${area(order.area)}`;
    case 'join':
      return `Join ${gang(order.partner)} against ${gang(order.enemy)} in ${area(order.area)}`;
    case 'end':
      return 'Ask for the end of the game';
    case 'concede':
      return 'Give up the game';
    case 'gift':
      return `Give ${gang(order.to)} ${order.mc} MC`;
    case 'deploy':
      return `Start ${joinPeople(order.pieces)} in ${area(order.area)}`;
    case 'fallback':
      return order.areas.length === 0
        ? 'Fall back to the nearest area'
        : `Fall back to ${joinWords(order.areas.map(area))}`;
    case 'successor':
      return order.pieces === null
        ? 'Name no successor'
        : `Name ${order.pieces.length === 0 ? 'whoever has most XP' : joinPeople(order.pieces)} as successor`;
    case 'name':
      return `Call ${piece(order.piece)} ${order.name}`;
    case 'sheet':
      return `Write a sheet of ${formatCount(order.orders.length, 'order')}`;
    case 'withdraw':
      return `Take back: ${state.sealed.orders[order.id]?.title ?? 'an order'}`;
    case 'ready':
      return order.isReady ? 'Hand in the sheet' : 'Take orders back';
    case 'letter':
      return `Write to ${gang(order.to)}`;
    case 'reply':
      return `Answer a letter: ${order.answer}`;
    case 'casualties':
      return `Let ${joinPeople(order.pieces)} fall first`;
    case 'refuge':
      return `Fall back to ${area(order.area)}`;
  }
}
