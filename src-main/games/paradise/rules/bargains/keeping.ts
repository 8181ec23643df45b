import type { SeatId } from '#shared/words/ids.ts';
import type { BreachKind, JointTarget } from '#shared/games/paradise/orders/bargains.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { listDeals, requireGang, listWaitingOrders } from '../lookups.ts';
import { remember } from '../memory/slights.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import { listBreaches, collectBreachFacts, findTargetGang } from './breaches.ts';
import type { Deal, Proposal } from '../state/records/bargains.ts';
import { isInForce, isParty, findLineEnd, findPartner, findSeatOn, findTruceEnd } from './terms.ts';

type Bargain = DeepReadonly<Deal>;

/** The cost of a broken promise in the trust of those it was made to, in points, and its name. */
const breachTable: Readonly<Record<BreachKind, { points: number; cause: string }>> = {
  truce: { points: 10, cause: 'a broken truce' },
  line: { points: 7, cause: 'a line crossed' },
  joint: { points: 8, cause: 'a promise of help not kept' },
  payment: { points: 8, cause: 'money promised and not paid' },
  word: { points: 6, cause: 'a broken bargain' },
};

/** The gain from kept promises in the trust of those they were made to, in points. */
const keptPoints = { help: 6, peace: 2, dollarsPerPoint: 100, mostForMoney: 8 } as const;

/** Months from which a peace is long enough to be thankful for. */
const longPeaceMonths = 3;

/** [MONTH-7, BARG-4] Before the crews are out: bargains are paid for, and old terms lapse. */
export function openBargains(table: ParadiseTable): void {
  for (const deal of listLivingDeals(table.state)) {
    if (deal.sinceMonth === table.state.month) handOverPlaces(table, deal);
  }
  payInstalments(table);
  removeLapsedProposals(table);
  publishDeals(table);
}

/** [MONTH-7, BARG-3] Settles joint actions after the jobs, when everybody sees who sent help. */
export function closeBargains(table: ParadiseTable): void {
  for (const deal of listLivingDeals(table.state)) {
    if (deal.terms.joint?.month === table.state.month) countHeads(table, deal, deal.terms.joint.target);
  }
}

/** [BARG-5] Records the bargains that a carried-out order breaks. */
export function breakPromises(table: ParadiseTable, seat: SeatId, order: DeepReadonly<Order>): void {
  for (const { deal, what } of listBreaches(collectBreachFacts(table.state), seat, order)) {
    breakDeal(table, deal, seat, what);
  }
}

/** [SCN-4] Ends all agreements between the gangs of a Meet at which guns were drawn. */
export function betrayTalks(table: ParadiseTable, by: SeatId, whom: SeatId): void {
  for (const deal of listLivingDeals(table.state)) {
    if (isParty(deal, by) && findPartner(deal, by) === whom) breakDeal(table, deal, by, 'truce');
  }
}

/** [BARG-5] One breach is the end of the whole bargain, and the town hears of it. */
function breakDeal(table: ParadiseTable, deal: Bargain, by: SeatId, what: BreachKind): void {
  const to = findPartner(deal, by);
  const { points, cause } = breachTable[what];
  table.emit({ type: 'deal-broken', deal: deal.id, by, to, what });
  remember(table, to, by, { grievance: points, broken: 1, cause });
}

/** Lists the bargains in force between gangs that are both still in the city. */
function listLivingDeals(state: State): Bargain[] {
  const isThere = (seat: SeatId): boolean => state.gangs[seat]?.eliminatedMonth === null;
  return listDeals(state).filter((deal) => isInForce(deal, state.month) && isThere(deal.asker) && isThere(deal.other));
}

/** A long peace that was kept to its last day is remembered kindly. */
export function thankForPeace(table: ParadiseTable): void {
  const { state } = table;
  for (const deal of listDeals(state)) {
    const { asker, other, sinceMonth, brokenBy } = deal;
    const end = Math.max(findTruceEnd(deal), findLineEnd(deal));
    if (brokenBy !== null || end !== state.month - 1 || end - sinceMonth + 1 < longPeaceMonths) {
      continue;
    }
    const what = { debt: keptPoints.peace, cause: 'a peace that was kept' };
    remember(table, asker, other, what);
    remember(table, other, asker, what);
  }
}

/** [MONTH-7, BARG-5] Bargains that were openly thrown over end before anything is paid. */
export function breakThrownOver(table: ParadiseTable): void {
  for (const { seat, order } of listWaitingOrders(table.state)) {
    if (order.kind !== 'break-bargain') continue;
    const deal = table.state.deals[order.deal];
    if (deal !== undefined && isInForce(deal, table.state.month)) {
      breakDeal(table, deal, seat, 'word');
    }
  }
}

/** [BARG-4] The places of a bargain change hands. */
export function handOverPlaces(table: ParadiseTable, deal: Bargain): void {
  for (const { by, business } of deal.terms.businesses) {
    const giver = findSeatOn(deal, by);
    if (table.state.businesses[business]?.owner !== giver) continue;
    const seat = findPartner(deal, giver);
    table.emit({ type: 'taken-over', seat, business, lead: null, by: 'bargain', from: giver });
  }
}

/** [BARG-4] Pays the payments due this month; a gang that cannot pay has broken its promise. */
function payInstalments(table: ParadiseTable): void {
  for (const deal of listLivingDeals(table.state)) {
    const { payment } = deal.terms;
    if (payment === null || deal.paid >= payment.months) continue;
    if (table.state.month - deal.sinceMonth < deal.paid) continue;
    payOnce(table, deal);
  }
}

/** [BARG-4] Pays the money that a bargain promises once, or breaks the bargain if the bank cannot pay. */
export function payOnce(table: ParadiseTable, deal: Bargain): void {
  const { payment } = deal.terms;
  if (payment === null) return;
  const { dollars } = payment;
  const from = findSeatOn(deal, payment.by);
  const to = findPartner(deal, from);
  if ((table.state.purses[from]?.bankDollars ?? 0) < dollars) {
    breakDeal(table, deal, from, 'payment');
    return;
  }
  table.emit({ type: 'bargain-paid', deal: deal.id, from, to, dollars });
  const debt = Math.min(keptPoints.mostForMoney, dollars / keptPoints.dollarsPerPoint);
  remember(table, to, from, { debt, cause: 'money paid as promised' });
}

/** [BARG-1] Removes the terms that were not answered by the second reveal after they were put. */
function removeLapsedProposals(table: ParadiseTable): void {
  for (const proposal of Object.values(table.state.proposals)) {
    const isGone = [proposal.from, proposal.to].some((seat) => requireGang(table.state, seat).eliminatedMonth !== null);
    if (proposal.month >= table.state.month && !isGone) continue;
    table.emit({ type: 'proposal-ended', proposal: clonePlain(proposal) as Proposal, how: 'lapsed' });
  }
}

/** Publishes what any barber would notice: the truces, and the districts that crews left under a line. */
function publishDeals(table: ParadiseTable): void {
  for (const deal of listLivingDeals(table.state)) publishDeal(table, deal);
}

export function publishDeal(table: ParadiseTable, deal: Bargain): void {
  const { id, asker, other, sinceMonth, terms, isPublic } = deal;
  const { month } = table.state;
  const truceMonths = findTruceEnd(deal) >= month ? terms.truceMonths : null;
  const line = findLineEnd(deal) >= month ? terms.line : null;
  if (isPublic || (truceMonths === null && line === null)) return;
  table.emit({
    type: 'bargain-told',
    deal: id,
    asker,
    other,
    truceMonths,
    line: clonePlain(line) as Deal['terms']['line'],
    sinceMonth,
  });
}

/** [BARG-3] Breaks the promise of a gang that sent nobody to a joint action; if neither went, neither did. */
function countHeads(table: ParadiseTable, deal: Bargain, target: DeepReadonly<JointTarget>): void {
  if (!canBeGoneAgainst(table.state, deal, target)) return;
  const seats = [deal.asker, deal.other];
  const came = seats.filter((seat) => hasMovedAgainst(table.state, seat, target));
  const [only] = came;
  if (only === undefined) return;
  if (came.length === 1) {
    breakDeal(table, deal, findPartner(deal, only), 'joint');
    return;
  }
  const what = { debt: keptPoints.help, cause: 'help when it was promised' };
  remember(table, deal.asker, deal.other, what);
  remember(table, deal.other, deal.asker, what);
}

/** A gang that is no more, or a place that is no third gang's any more, releases both. */
function canBeGoneAgainst(state: State, { asker, other }: Bargain, target: DeepReadonly<JointTarget>): boolean {
  if (target.kind === 'gang') return state.gangs[target.gang]?.eliminatedMonth === null;
  const owner = state.businesses[target.business]?.owner ?? null;
  return owner !== null && owner !== asker && owner !== other;
}

/** Returns true if a gang planned a job against the target this month, whatever the result. */
function hasMovedAgainst(state: State, seat: SeatId, target: DeepReadonly<JointTarget>): boolean {
  const facts = collectBreachFacts(state);
  return listWaitingOrders(state).some((waiting) => {
    if (waiting.seat !== seat) return false;
    return isAgainst(facts, waiting.order, target);
  });
}

/**
 * [BARG-3] Returns true for a job that counts as a move against a gang or a place; the boys of a rumble belong to no
 * gang.
 */
export function isAgainst(
  facts: Parameters<typeof findTargetGang>[0],
  order: DeepReadonly<Order>,
  target: DeepReadonly<JointTarget>,
): boolean {
  if (order.kind === 'meet' || order.kind === 'ambush' || order.kind === 'rumble') return false;
  if (target.kind === 'gang') return findTargetGang(facts, order) === target.gang;
  const isRaid = order.kind === 'raid' || order.kind === 'smash-and-grab';
  return isRaid && order.business === target.business;
}
