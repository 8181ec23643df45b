import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { Band } from '#shared/games/empire-city/ids.ts';
import type { Demand, FreeAction, Goods } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { estimateRivalStrength } from '../orders/odds.ts';
import {
  countBacks,
  requireCapo,
  sortDearestFirst,
  isSpecial,
  requireMan,
  listRivals,
  listSquares,
} from '../lookups.ts';
import { isRefused, listPartners, type Outlook } from './outlook.ts';
import { describeDealTerms } from '../turns/politics.ts';

/** A free action, and its worth in victory points. */
export type Action = { order: FreeAction; sentence: string; worth: number };

const nothing = { money: 0, cards: [], men: [] };

function createBargain(
  to: SeatId,
  give: Partial<Goods>,
  wanted: Partial<Demand>,
  said: { sentence: string; worth: number },
): Action {
  const order: FreeAction = {
    kind: 'deal',
    to,
    give: { ...nothing, ...give },
    ask: { ...nothing, decks: [], ...wanted },
  };
  return { order, ...said };
}

/** Offers money for cards of a deck to the rival with most of them. */
function offerToBuyCards(outlook: Outlook, others: readonly SeatId[], deck: Band): Action[] {
  const { state, own } = outlook;
  const countDeckBacks = (seat: SeatId): number => countBacks(requireCapo(state, seat))[deck];
  const [to] = others.toSorted((a, b) => countDeckBacks(b) - countDeckBacks(a));
  if (to === undefined || countDeckBacks(to) === 0 || own.cashDollars < 700) return [];
  const sentence = deck === 'slums' ? 'Their arms are for sale.' : 'Their friends are for sale.';
  return [createBargain(to, { money: 250 }, { decks: [deck] }, { sentence, worth: 0.5 })];
}

/** Offers a card that the seat cannot use. */
function offerCard({ own }: Outlook, to: SeatId): Action[] {
  const spare = own.cards.find((card) =>
    ['bail-bond', 'good-season', 'high-roller', 'convention-in-town'].includes(requireCard(card).kind),
  );
  if (spare === undefined || own.cards.length < 4) return [];
  const sentence = 'A card that is of no use to us is of use to them.';
  return [createBargain(to, { cards: [spare] }, { money: 150 }, { sentence, worth: 0.3 })];
}

/** Offers a spare man to a family that has few. */
function offerMan({ state, own }: Outlook, others: readonly SeatId[]): Action[] {
  const man = sortDearestFirst(state, own.hand)
    .filter((one) => !isSpecial(one))
    .at(-1);
  const [to] = others.toSorted((a, b) => requireCapo(state, a).hand.length - requireCapo(state, b).hand.length);
  if (man === undefined || to === undefined || own.hand.length < 6) return [];
  const money = Math.max(50, requireMan(state, man).costDollars - 50);
  const sentence = 'We have more men than work; they have more work than men.';
  return [createBargain(to, { men: [man] }, { money }, { sentence, worth: 0.35 })];
}

/** Offers peace to the rival who could do most harm, unless one of the two leads. */
function offerPeace(outlook: Outlook, others: readonly SeatId[]): Action[] {
  const { state, seat, leader, random } = outlook;
  const partners = listPartners(outlook);
  const [home] = listSquares(state, seat);
  const estimateDanger = (one: SeatId): number =>
    (home === undefined ? 0 : estimateRivalStrength(state, one, home)) + 2 * (outlook.own.grudges[one] ?? 0);
  const [to] = others
    .filter((one) => !partners.includes(one))
    .toSorted((a, b) => estimateDanger(b) - estimateDanger(a));
  const isWanted = leader !== seat && requireCapo(state, leader).points >= 20;
  if (to === undefined || !isWanted || partners.length > 1) return [];
  const isOpen = random.next() < 0.6;
  return [
    {
      order: { kind: 'pact', with: to, until: state.round + 1, isOpen },
      sentence: 'Two who leave each other alone can deal with the leader.',
      worth: 0.4,
    },
  ];
}

/** Offers a little money to a rival who moves late against a leader who is about to win. */
function offerPayment({ state, own, leader, seat }: Outlook, others: readonly SeatId[]): Action[] {
  const isLate = requireCapo(state, leader).points >= 0.75 * state.house.victoryPoints;
  const [to] = others
    .filter((one) => requireCapo(state, one).figures > 0)
    .toSorted((a, b) => requireCapo(state, b).hand.length - requireCapo(state, a).hand.length);
  if (!isLate || leader === seat || to === undefined || own.cashDollars < 500) return [];
  if (requireCapo(state, to).hand.length < 2) return [];
  const gun = own.cards.find((card) => requireCard(card).weapon !== null);
  if (gun === undefined || own.hand.length > 1) return [];
  const order: FreeAction = { kind: 'give', to, money: 0, cards: [gun], men: [] };
  return [{ order, sentence: 'Somebody has to stop the leader; here is what it takes.', worth: 0.6 }];
}

/** Returns true if the other family has refused the same in this round. */
function wasRefused(outlook: Outlook, order: FreeAction): boolean {
  if (order.kind === 'pact') return isRefused(outlook, order.with, null);
  return order.kind === 'deal' && isRefused(outlook, order.to, describeDealTerms(order));
}

/**
 * [EMP-POL, EMP-NPC-11] A deal, a pact or a present; one proposal a turn, none to the leader, and none that was refused
 * in the same round.
 */
export function talk(outlook: Outlook): Action | null {
  const { state, seat, leader, weights, random } = outlook;
  if ((state.turn?.proposals ?? 0) > 0 || random.next() > 0.45) return null;
  const others = listRivals(state, seat).filter((one) => one !== leader);
  const any = random.pick(others);
  if (any === undefined) return null;
  const options = [
    ...(weights.fight >= 1 ? offerToBuyCards(outlook, others, 'slums') : []),
    ...(weights.office > 1 ? offerToBuyCards(outlook, others, 'downtown') : []),
    ...offerCard(outlook, any),
    ...offerMan(outlook, others),
    ...offerPeace(outlook, others),
    ...offerPayment(outlook, others),
  ];
  return random.pick(options.filter(({ order }) => !wasRefused(outlook, order))) ?? null;
}
