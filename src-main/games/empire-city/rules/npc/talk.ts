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
import { listPartners, type Outlook } from './outlook.ts';

/** A free action, and what it is worth in victory points. */
export type Action = { order: FreeAction; sentence: string; worth: number };

const nothing = { money: 0, cards: [], men: [] };

function bargain(
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

/** Cards of a deck for money, from whoever has most of them. */
function buysCards(outlook: Outlook, others: readonly SeatId[], deck: Band): Action[] {
  const { state, own } = outlook;
  const backs = (seat: SeatId): number => countBacks(requireCapo(state, seat))[deck];
  const [to] = others.toSorted((a, b) => backs(b) - backs(a));
  if (to === undefined || backs(to) === 0 || own.cashDollars < 700) return [];
  const sentence = deck === 'slums' ? 'Their arms are for sale.' : 'Their friends are for sale.';
  return [bargain(to, { money: 250 }, { decks: [deck] }, { sentence, worth: 0.5 })];
}

/** A card that nothing of one’s own makes use of. */
function sellsCard({ own }: Outlook, to: SeatId): Action[] {
  const spare = own.cards.find((card) =>
    ['bail-bond', 'good-season', 'high-roller', 'convention-in-town'].includes(requireCard(card).kind),
  );
  if (spare === undefined || own.cards.length < 4) return [];
  const sentence = 'A card that is of no use to us is of use to them.';
  return [bargain(to, { cards: [spare] }, { money: 150 }, { sentence, worth: 0.3 })];
}

/** A man too many, to a family that has few. */
function sellsMan({ state, own }: Outlook, others: readonly SeatId[]): Action[] {
  const man = sortDearestFirst(state, own.hand)
    .filter((one) => !isSpecial(one))
    .at(-1);
  const [to] = others.toSorted((a, b) => requireCapo(state, a).hand.length - requireCapo(state, b).hand.length);
  if (man === undefined || to === undefined || own.hand.length < 6) return [];
  const money = Math.max(50, requireMan(state, man).costDollars - 50);
  const sentence = 'We have more men than work; they have more work than men.';
  return [bargain(to, { men: [man] }, { money }, { sentence, worth: 0.35 })];
}

/** Peace with whoever could do most harm, where somebody else leads. */
function seeksPeace(outlook: Outlook, others: readonly SeatId[]): Action[] {
  const { state, seat, leader, random } = outlook;
  const partners = listPartners(outlook);
  const [home] = listSquares(state, seat);
  const danger = (one: SeatId): number =>
    (home === undefined ? 0 : estimateRivalStrength(state, one, home)) + 2 * (outlook.own.grudges[one] ?? 0);
  const [to] = others.filter((one) => !partners.includes(one)).toSorted((a, b) => danger(b) - danger(a));
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

/** A little for whoever moves last against a leader who is about to win. */
function paysAgainst({ state, own, leader, seat }: Outlook, others: readonly SeatId[]): Action[] {
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

/** [EMP-POL, EMP-NPC-11] A deal, a pact or a present; one proposal a turn, and none to the leader. */
export function talk(outlook: Outlook): Action | null {
  const { state, seat, leader, weights, random } = outlook;
  if ((state.turn?.proposals ?? 0) > 0 || random.next() > 0.45) return null;
  const others = listRivals(state, seat).filter((one) => one !== leader);
  const any = random.pick(others);
  if (any === undefined) return null;
  const options = [
    ...(weights.fight >= 1 ? buysCards(outlook, others, 'slums') : []),
    ...(weights.office > 1 ? buysCards(outlook, others, 'downtown') : []),
    ...sellsCard(outlook, any),
    ...sellsMan(outlook, others),
    ...seeksPeace(outlook, others),
    ...paysAgainst(outlook, others),
  ];
  return random.pick(options) ?? null;
}
