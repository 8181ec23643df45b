import type { Order, OrderOf } from '#shared/games/empire-city/orders.ts';
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

/** The bill of one kind of order, by the functions that carry it out. */
type Bill<O> = {
  dollars?(state: State, seat: SeatId, order: O): number;
  /** Before Clean Hands. */
  corruption?(state: State, seat: SeatId, order: O): number;
  /** [EMP-FIG-4] From the seat's view. */
  chance?(state: State, seat: SeatId, order: O): number;
};
type BillOf<K extends Order['kind']> = Bill<DeepReadonly<OrderOf<K>>>;

const sumCorruption = (state: State, men: readonly string[]): number =>
  sumBill(men.map((man) => requireMan(state, man).corruption));
const sumCards = (cards: readonly string[]): number => sumBill(cards.map((card) => requireCard(card).corruption));

const forMen: BillOf<'station' | 'hire'> = {
  dollars: (state, seat, { men }) => sumBill(hireBill(state, seat, men)),
  corruption: (state, _seat, { men }) => sumCorruption(state, men),
};
const forRackets: BillOf<'control' | 'buy'> = {
  dollars: (state, seat, { purchases }) =>
    sumBill(purchases.map(({ racket }) => computeRacketPrice(state, seat, racket))),
};
const dockFee: BillOf<'docks' | 'local162'> = { dollars: ({ house }) => house.dockFee };
const money: BillOf<'give' | 'sweeten'> = { dollars: (_state, _seat, order) => order.money };

/** The orders that cost something or are left to chance. */
const bills: { readonly [K in Order['kind']]?: BillOf<K> } = {
  cityHall: { dollars: ({ house }, _seat, { times }) => house.cityHall.dollars * times },
  pitney: { chance: (state) => listWinningSums(state).reduce((sum, one) => sum + (6 - Math.abs(7 - one)) / 36, 0) },
  station: forMen,
  hire: forMen,
  docks: dockFee,
  local162: dockFee,
  stMarys: { dollars: ({ house }) => house.stMarys.dollars, corruption: (state) => -computeStMarysPoints(state) },
  control: forRackets,
  buy: forRackets,
  attack: { corruption: attackCorruption, chance: (state, seat, { square }) => attackChance(state, seat, square) },
  hit: {
    corruption: computeHitCorruption,
    chance: (state, seat, { rival, man }) => hitChance(state, seat, rival, man),
  },
  play: { corruption: (_state, _seat, { card }) => (requireCard(card).kind === 'charity-gala' ? -4 : 0) },
  crate: { dollars: (state, seat, { racket }) => (racket === null ? 0 : computeCratePrice(state, seat, racket)) },
  refresh: {
    dollars: (state, seat, { men }) => sumBill(refreshBill(state, seat, men)),
    corruption: (state, _seat, { men }) => sumCorruption(state, men),
  },
  bid: { dollars: (_state, _seat, { dollars }) => dollars },
  bust: { dollars: (state, seat, order) => (order.with === 'pay' ? computeBribe(state, seat) : 0) },
  pay: {
    dollars: (_state, _seat, { isPaid }) => (isPaid ? 200 : 0),
    corruption: (_state, _seat, { isPaid }) => (isPaid ? 0 : 2),
  },
  give: money,
  sweeten: money,
  commit: {
    corruption: (_state, _seat, { men, cards }) =>
      sumCards([...men.flatMap(({ weapon }) => weapon ?? []), ...cards.map(({ card }) => card)]),
  },
  commitHit: { corruption: (_state, _seat, { cards }) => sumCards(cards) },
};

/** [EMP-ORD] Throws a Refusal. */
export function quote(state: State, seat: SeatId, order: Order): EmpireQuote {
  checkOrder(state, seat, order);
  const task = openAsk(state);
  const bill: Bill<Seen> = bills[order.kind] ?? {};
  const costDollars = bill.dollars?.(state, seat, order) ?? 0;
  const { points } = computeCorruption(state, seat, bill.corruption?.(state, seat, order) ?? 0);
  const capo = requireCapo(state, seat);
  return {
    title: describeOrder(state, order),
    costDollars: task === null || costDollars === 0 ? null : costDollars,
    chance: bill.chance?.(state, seat, order) ?? null,
    corruption: points,
    cashLeftDollars: capo.cashDollars - costDollars,
    martialWinner: points > 0 ? findMartialWinner(state, seat, capo.corruption + points) : null,
  };
}
