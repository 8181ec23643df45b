import type { Order } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { EmpireQuote } from '#shared/games/empire-city/views.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { openAsk } from './agenda.ts';
import { requireCard } from '#shared/games/empire-city/cards.ts';
import { findMartialWinner } from './ending.ts';
import { computeCorruption } from './gains.ts';
import { computeBribe, requireCapo, requireMan } from './lookups.ts';
import { attackCorruption, computeCratePrice, computeHitCorruption, computeRacketPrice } from './prices.ts';
import type { State } from './state.ts';
import { hireBill } from './turns/hiring.ts';
import { computeStMarysPoints, listWinningSums } from './turns/places.ts';
import { refreshBill } from './upkeep/upkeep.ts';
import { attackChance, hitChance } from './orders/odds.ts';
import { checkOrder } from './handlers.ts';
import { describeOrder } from './orderWords.ts';

type Seen = DeepReadonly<Order>;

const sumBill = (bill: readonly number[]): number => bill.reduce((sum, one) => sum + one, 0);

/** The price in dollars of an order, by the functions that carry it out. */
export function computeCost(state: State, seat: SeatId, order: Seen): number {
  const { house } = state;
  switch (order.kind) {
    case 'cityHall':
      return house.cityHall.dollars * order.times;
    case 'station':
    case 'hire':
      return sumBill(hireBill(state, seat, order.men));
    case 'docks':
    case 'local162':
      return house.dockFee;
    case 'stMarys':
      return house.stMarys.dollars;
    case 'control':
    case 'buy':
      return sumBill(order.purchases.map(({ racket }) => computeRacketPrice(state, seat, racket)));
    case 'crate':
      return order.racket === null ? 0 : computeCratePrice(state, seat, order.racket);
    case 'refresh':
      return sumBill(refreshBill(state, seat, order.men));
    case 'bid':
      return order.dollars;
    case 'bust':
      return order.with === 'pay' ? computeBribe(state, seat) : 0;
    case 'pay':
      return order.isPaid ? 200 : 0;
    case 'give':
    case 'sweeten':
      return order.money;
    default:
      return 0;
  }
}

/** The corruption of an order, before Clean Hands. */
export function computeCorruptionCost(state: State, seat: SeatId, order: Seen): number {
  const sumCorruption = (men: readonly string[]): number =>
    sumBill(men.map((man) => requireMan(state, man).corruption));
  switch (order.kind) {
    case 'attack':
      return attackCorruption(state);
    case 'hit':
      return computeHitCorruption(state, seat);
    case 'station':
    case 'hire':
    case 'refresh':
      return sumCorruption(order.men);
    case 'stMarys':
      return -computeStMarysPoints(state);
    case 'pay':
      return order.isPaid ? 0 : 2;
    case 'play':
      return requireCard(order.card).kind === 'charity-gala' ? -4 : 0;
    case 'commit': {
      const weapons = order.men.flatMap(({ weapon }) => (weapon === null ? [] : [weapon]));
      const cards = [...weapons, ...order.cards.map(({ card }) => card)];
      return sumBill(cards.map((card) => requireCard(card).corruption));
    }
    case 'commitHit':
      return sumBill(order.cards.map((card) => requireCard(card).corruption));
    default:
      return 0;
  }
}

/** [EMP-FIG-4] Computes the chance from the seat's view; null without chance. */
function computeChance(state: State, seat: SeatId, order: Seen): number | null {
  if (order.kind === 'attack') return attackChance(state, seat, order.square);
  if (order.kind === 'hit') return hitChance(state, seat, order.rival, order.man);
  if (order.kind !== 'pitney') return null;
  return listWinningSums(state).reduce((sum, one) => sum + (6 - Math.abs(7 - one)) / 36, 0);
}

/** [EMP-ORD] Throws a Refusal. */
export function quote(state: State, seat: SeatId, order: Order): EmpireQuote {
  checkOrder(state, seat, order);
  const task = openAsk(state);
  const costDollars = computeCost(state, seat, order);
  const { points } = computeCorruption(state, seat, computeCorruptionCost(state, seat, order));
  const capo = requireCapo(state, seat);
  return {
    title: describeOrder(state, order),
    costDollars: task === null || costDollars === 0 ? null : costDollars,
    chance: computeChance(state, seat, order),
    corruption: points,
    cashLeftDollars: capo.cashDollars - costDollars,
    martialWinner: points > 0 ? findMartialWinner(state, seat, capo.corruption + points) : null,
  };
}
