import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { buildNames } from './lookups.ts';
import type { State } from './state.ts';

/** `3 Thugs and 1 Hitman`. */
export function describeHoods(thugs: number, hitmen: number): string {
  const parts = [
    ...(thugs > 0 ? [formatCount(thugs, 'Thug')] : []),
    ...(hitmen > 0 ? [formatCount(hitmen, 'Hitman', 'Hitmen')] : []),
  ];
  return parts.length === 0 ? 'nobody' : joinWords(parts);
}

/** Describes an order for the sheet and the log. */
export function describeOrder(state: State, order: DeepReadonly<Order>): string {
  const names = buildNames(state);
  const formatPlace = (area: string): string => (area === 'all' ? 'everywhere' : `in ${names.area(area as never)}`);
  const joinFamilies = (seats: readonly SeatId[]): string =>
    joinWords(seats.map((seat) => `the ${names.family(seat)}`));
  switch (order.kind) {
    case 'give-money':
      return `Give ${formatDollars(order.dollars)} to the ${names.family(order.to)}`;
    case 'give-revenue':
      return `Give ${formatCount(order.count, 'operation')} ${formatPlace(order.area)} to the ${names.family(order.to)}`;
    case 'give-influence':
      return `Give ${formatCount(order.count, 'marker')} of influence ${formatPlace(order.area)} to the ${names.family(order.to)}`;
    case 'bail':
      return `Bail ${describeHoods(order.thugs, order.hitmen)}`;
    case 'hoods':
      return `Place ${describeHoods(order.thugs, order.hitmen)} ${formatPlace(order.area)}`;
    case 'out-of-town':
      return `Send to out of town for ${describeHoods(order.thugs, order.hitmen)} ${formatPlace(order.area)}`;
    case 'open':
      return `Open ${formatCount(order.count, 'operation')} ${formatPlace(order.area)}`;
    case 'bribe':
      return `Buy ${formatCount(order.count, 'marker')} of influence ${formatPlace(order.area)}`;
    case 'close':
      return `Close ${formatCount(order.revenue + order.influence, 'counter')} ${formatPlace(order.area)}`;
    case 'godfather':
      return `The Godfather goes to ${names.area(order.area)}`;
    case 'influence':
      return `Use influence ${formatPlace(order.area)}`;
    case 'fire':
      return `Fire at ${joinFamilies(order.at)} ${formatPlace(order.area)}`;
    case 'fight-on':
      return `${order.will === 'always' ? 'Always fight on' : order.will === 'never' ? 'Never fight on' : 'Fight on when ahead'} ${formatPlace(order.area)}`;
    case 'deal':
      return `Terms in a fight ${formatPlace(order.area)}`;
    case 'truce':
      return `Hold fire at ${joinFamilies(order.with)} ${formatPlace(order.area)}`;
    case 'spoils':
      return `${order.take === 'none' ? 'Take no' : order.take === 'all' ? 'Take all' : `Take ${order.take}`} spoils ${formatPlace(order.area)}`;
    case 'press':
      return order.isSigned ? 'A line for the paper' : 'An unsigned line for the paper';
    case 'expects':
      return `Expect ${formatDollars(order.dollars)}`;
    case 'sheet':
      return `Write a sheet of ${formatCount(order.orders.length, 'line')}`;
    case 'as-last-turn':
      return 'Write the sheet of last turn again';
    case 'withdraw':
      return 'Take a line off the sheet';
    case 'ready':
      return order.isReady ? 'Say that the sheet is complete' : 'Go on writing the sheet';
    case 'name':
      return `Name somebody or something ${order.name}`;
    case 'announce':
      return 'Announce to all';
    case 'message':
      return `Write to the ${names.family(order.to)}`;
    case 'settle-promise':
      return order.isKept ? 'Call a promise kept' : 'Call a promise broken';
    default:
      return describeAnswer(state, order);
  }
}

type Answering = Extract<DeepReadonly<Order>, { kind: 'use' | 'shoot' | 'go-on' | 'table' | 'accept' | 'take' }>;

/** Describes an answer given in play. */
function describeAnswer(state: State, order: Answering): string {
  const names = buildNames(state);
  switch (order.kind) {
    case 'use':
      return order.uses.length === 0 ? 'Use no more influence' : 'Use influence';
    case 'shoot':
      return `Fire at the ${names.family(order.at)}`;
    case 'go-on':
      return order.will ? 'Fight on' : 'Break off';
    case 'table':
      return order.terms === null ? 'Table nothing' : 'Table terms';
    case 'accept':
      return order.will ? 'Accept the terms' : 'Refuse the terms';
    case 'take':
      return order.from === null ? 'Take no more' : `Take an operation of the ${names.family(order.from)}`;
  }
}
