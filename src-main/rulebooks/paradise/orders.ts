import type { Quote } from '../../../src-shared/games/paradise/views/campaign.ts';
import type { SeatId } from '../../../src-shared/words/ids.ts';
import type { Order, OrderKind } from '../../../src-shared/games/paradise/orders.ts';
import { insist } from '../../kernel/refusal.ts';
import { gangOf, purseOf } from './state/lookups.ts';
import type { ParadiseTable } from './state/table.ts';
import type { State } from './state/index.ts';
import { answerOffer, bookBand, makeOffer, signBand, withdrawOffer } from './shows/bands/orders.ts';
import { arm, buyVehicle, handOver, stealVehicle, upgradeVehicle } from './gangs/equipping.ts';
import { hijack, hit, hitOfficial, raid, showOfStrength, smashAndGrab } from './jobs/attacking.ts';
import { answerProposal, breakBargain, propose, withdrawProposal } from './bargains/orders.ts';
import type { Giving, OrderHandler } from './state/orderHandler.ts';
import { recruit } from './gangs/hiring.ts';
import { care, faceTrial, mistrial, plea } from './infirmary/orders.ts';
import {
  accuse,
  column,
  dismiss,
  editPaper,
  expose,
  weighIn,
} from './officials/influenceOrders.ts';
import { ambush, guard, meet, rumble, showdown } from './jobs/meeting.ts';
import { bid, bribe, drop, hold, payOfficials } from './officials/postOrders.ts';
import { bet, fixFight, makeCard, putUpBoxer } from './shows/ring/orders.ts';
import { learn, train } from './schooling/orders.ts';
import { holdFuneral, publicWorks, sendFlowers } from './funerals/orders.ts';
import { orderRules } from './tables/orderRules.ts';
import { fixNumbers, pay, standingPayoffs, takeOver, withdraw } from './city/orders.ts';

const handlers: { [K in OrderKind]: OrderHandler<K> } = {
  recruit,
  arm,
  'hand-over': handOver,
  'buy-vehicle': buyVehicle,
  'upgrade-vehicle': upgradeVehicle,
  'steal-vehicle': stealVehicle,
  'take-over': takeOver,
  raid,
  'smash-and-grab': smashAndGrab,
  hit,
  'hit-official': hitOfficial,
  hijack,
  'show-of-strength': showOfStrength,
  showdown,
  rumble,
  meet,
  guard,
  ambush,
  care,
  plea,
  'face-trial': faceTrial,
  mistrial,
  'fix-numbers': fixNumbers,
  pay,
  'standing-payoffs': standingPayoffs,
  withdraw,
  bribe,
  bid,
  hold,
  drop,
  'pay-officials': payOfficials,
  column,
  expose,
  'weigh-in': weighIn,
  'edit-paper': editPaper,
  dismiss,
  accuse,
  train,
  learn,
  'sign-band': signBand,
  'book-band': bookBand,
  'make-offer': makeOffer,
  'answer-offer': answerOffer,
  'withdraw-offer': withdrawOffer,
  'put-up-boxer': putUpBoxer,
  'make-card': makeCard,
  bet,
  'fix-fight': fixFight,
  'hold-funeral': holdFuneral,
  'send-flowers': sendFlowers,
  'public-works': publicWorks,
  propose,
  'answer-proposal': answerProposal,
  'withdraw-proposal': withdrawProposal,
  'break-bargain': breakBargain,
};

function handlerOf(order: Order): OrderHandler<OrderKind> {
  return handlers[order.kind] as OrderHandler<OrderKind>;
}

/** An order’s title in the log and for undo; a Refusal when it names what is not there. */
export function titleOf(state: State, seat: SeatId, order: Order): string {
  return handlerOf(order).title(state, seat, order);
}

/** Cost, legality and odds of an order, from the check that giving it runs too. */
export function quote(state: State, seat: SeatId, order: Order): Quote {
  requireCanAct(state, seat, order);
  const { costDollars, chance, notes, laterDollars } = handlerOf(order).check(state, seat, order);
  return {
    title: titleOf(state, seat, order),
    costDollars,
    bankAfterDollars: purseOf(state, seat).bankDollars - costDollars,
    chance,
    notes,
    laterDollars: laterDollars ?? 0,
    rules: [...orderRules[order.kind]],
  };
}

/** Checks an order and carries it out, or files it for the reveal. */
export function give(table: ParadiseTable, seat: SeatId, order: Order): void {
  requireCanAct(table.state, seat, order);
  carryOut(table, seat, order, { asks: gangOf(table.state, seat).isHuman });
}

/** As `give`, for the planner at work inside a phase: it never asks and stands where it is called. */
export function giveAsPlanned(table: ParadiseTable, seat: SeatId, order: Order): void {
  carryOut(table, seat, order, { asks: false });
}

function carryOut(table: ParadiseTable, seat: SeatId, order: Order, giving: Giving): void {
  const handler = handlerOf(order);
  handler.check(table.state, seat, order);
  handler.carryOut(table, seat, order, giving);
}

function requireCanAct(state: State, seat: SeatId, order: Order): void {
  const gang = gangOf(state, seat);
  insist(state.victory === null, 'The campaign is over; branch it or undo to play on.');
  insist(gang.eliminatedMonth === null, `The game is over for ${gang.name}.`, 'GANG-17');
  if (order.kind === 'standing-payoffs') return;
  if (order.kind === 'care' && state.phase === 'infirmary') return;
  if (order.kind === 'plea' && (state.phase === 'courts' || state.phase === 'infirmary')) return;
  if (order.kind === 'pay' || order.kind === 'pay-officials') {
    insist(
      state.phase === 'payoffs',
      'The precincts are paid for this month; set your payoffs to “ask” to decide next month.',
      'RK-3',
    );
    return;
  }
  insist(
    state.phase !== 'battles' && state.phase !== 'law',
    'The orders of this month are out; settle its battles, go on with the month, and order again in the next.',
    'MONTH-8',
  );
  insist(
    state.phase !== 'infirmary' && state.phase !== 'courts',
    'The wounded and the prisoners come first: decide about them, then go on and give orders.',
    'MONTH-6',
  );
  insist(
    state.phase === 'orders',
    'The precincts come first: decide the payoffs, then give orders.',
    'MONTH-6',
  );
}
