import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { buildNames } from '../lookups.ts';
import { describePledge } from '../orders/pledges.ts';
import { describeOrder } from '../titles.ts';
import type { State } from '../state.ts';

/** [BRO-ORD-1] Lists the matters that a line decides once a turn. */
export function listDecided(order: Order): string[] {
  switch (order.kind) {
    case 'godfather':
    case 'as-last-turn':
      return [order.kind];
    case 'influence':
    case 'fight-on':
    case 'deal':
      return [`${order.kind} ${order.area}`];
    case 'spoils':
      return (order.from.length === 0 ? ['any'] : order.from).map((from) => `spoils ${order.area} ${from}`);
    case 'fire':
      return order.at.map((seat) => `arms ${order.area} ${seat}`);
    case 'truce':
      return order.with.map((seat) => `arms ${order.area} ${seat}`);
    default:
      return [];
  }
}

/** [BRO-VIEW-7] Describes an order with all that its line says. */
export function describeSheetLine(state: State, _seat: SeatId, order: Order): string {
  const { family } = buildNames(state);
  const title = describeOrder(state, order);
  switch (order.kind) {
    case 'open':
      return order.descriptions.length === 0 ? title : `${title}: ${joinWords(order.descriptions)}`;
    case 'close':
      return `${title}: ${describeCounters(order.revenue, order.influence)}`;
    case 'influence':
      return `${title}: ${typeof order.uses === 'string' ? order.uses : order.uses.map((use) => describeUse(state, use)).join(', ')}`;
    case 'deal':
      return `${title}: ${describeDeal(state, order)}`;
    case 'spoils': {
      const from = order.from.map((seat) => `the ${family(seat)}`);
      return from.length === 0 ? title : `${title} from ${joinWords(from)}`;
    }
    case 'press':
      return `${title}: “${order.text}”`;
    case 'announce': {
      const where = order.opensIn === null ? '' : `, for ${buildNames(state).area(order.opensIn)}`;
      return `${title}${where}: “${order.text}”`;
    }
    case 'message': {
      if (order.promise === null) return `${title}: “${order.text}”`;
      const { what, fromTurn, toTurn } = order.promise;
      const turns = fromTurn === toTurn ? `turn ${fromTurn}` : `turns ${fromTurn} to ${toTurn}`;
      const said = what.kind === 'words' ? `“${order.text}”` : describePledge(what);
      return `Promise the ${family(order.to)}, in ${turns}: ${said}`;
    }
    default:
      return title;
  }
}

/** [BRO-ORD-6] Describes the lines that last turn's sheet added. */
export function tellRepeated(state: State, seat: SeatId, order: Order): string[] {
  if (order.kind !== 'as-last-turn') return [];
  return listFiledBy(state.sealed, seat).map(({ title }) => `${title}.`);
}

function describeCounters(revenue: number, influence: number): string {
  return joinWords([
    ...(revenue > 0 ? [formatCount(revenue, 'operation')] : []),
    ...(influence > 0 ? [`${influence} influence`] : []),
  ]);
}

type Use = Exclude<Extract<Order, { kind: 'influence' }>['uses'], string>[number];

function describeUse(state: State, use: DeepReadonly<Use>): string {
  if (use.kind === 'protect')
    return `protect ${use.what === 'revenue' ? 'an operation' : use.what === 'influence' ? use.what : `the ${use.what}`}`;
  const verb = use.kind === 'frame' ? 'frame' : 'neutralize';
  return use.family === null ? verb : `${verb} the ${buildNames(state).family(use.family)}`;
}

function describeDeal(state: State, { offer, accept }: DeepReadonly<Extract<Order, { kind: 'deal' }>>): string {
  const sum = (operations: number, dollars: number): string =>
    joinWords([
      ...(operations > 0 ? [formatCount(operations, 'operation')] : []),
      ...(dollars > 0 ? [formatDollars(dollars)] : []),
    ]) || 'nothing';
  const whom = offer === null || offer.with === null ? 'the strongest' : `the ${buildNames(state).family(offer.with)}`;
  return [
    ...(offer === null
      ? []
      : [
          `offer ${whom} ${sum(offer.giveRevenue, offer.giveDollars)}`,
          `ask ${sum(offer.askRevenue, offer.askDollars)}`,
        ]),
    accept === null ? 'accept no terms' : `accept to give ${sum(accept.maxRevenue, accept.maxDollars)} at most`,
  ].join('; ');
}
