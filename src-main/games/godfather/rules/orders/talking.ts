import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { requireNeighborhood, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { DealId } from '#shared/games/godfather/ids.ts';
import type { OrderOf, Terms } from '#shared/games/godfather/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { findDealsRule, requireFamily, isFirstTurn, isLive, listOthersAfter, findPlaceOfKey } from '../lookups.ts';
import type { Stage } from '#shared/games/godfather/records.ts';
import type { Deal } from '../records.ts';
import type { State } from '../state.ts';
import type { GodfatherTable } from '../table.ts';
import { setStage } from '../turn/cards.ts';
import { describeDealTerms } from '../turn/deals.ts';
import { recordStalemate } from '../turn/closing.ts';
import { finish, isClosed } from '../turn/ending.ts';

/** [GOD-DEAL-2] */
const dealStepDollars = 10;
const mostProposals = 2;

/** [GOD-DEAL-2] Checks a proposal; throws a Refusal. */
export function checkProposal(state: State, seat: SeatId, order: OrderOf<'propose'>): Deal {
  refuseUnless(findDealsRule(state) !== 'off', 'At this table there are no deals; play without one.', 'GOD-DEAL-1');
  refuseUnless(
    !isFirstTurn(state, seat),
    'There is no talk in a first turn; propose it in the next one.',
    'GOD-ORDER-1',
  );
  refuseUnless(
    state.turn.log.proposals < mostProposals,
    'Two proposals a turn are all; wait for the next turn.',
    'GOD-DEAL-2',
  );
  return createDeal(state, seat, order.to, order.terms);
}

function createDeal(state: State, from: SeatId, to: SeatId, terms: Terms): Deal {
  refuseUnless(to !== from, 'A deal needs another family; name a rival.', 'GOD-DEAL-2');
  requireFamily(state, to);
  const { mine, theirs, turns, iPay, theyPay, when } = terms;
  refuseUnless(
    mine.length + theirs.length > 0 || iPay + theyPay > 0,
    'The deal is empty; promise or ask for something.',
    'GOD-DEAL-2',
  );
  for (const { neighborhood } of [...mine, ...theirs]) {
    if (neighborhood === null) continue;
    const { status } = findPlaceOfKey(state, neighborhood);
    refuseUnless(
      isLive(status),
      `${requireNeighborhood(neighborhood).name} is closed; promise something about another place.`,
      'GOD-DEAL-2',
    );
  }
  checkSum(state, from, iPay);
  checkSum(state, to, theyPay);
  return {
    id: `d${state.dealsPut + 1}` as DealId,
    round: state.round,
    from,
    to,
    fromClauses: [...mine],
    toClauses: [...theirs],
    turns,
    fromPays: iPay,
    toPays: theyPay,
    when,
    fromLeft: turns,
    toLeft: turns,
    fromHeld: 0,
    toHeld: 0,
    status: 'offered',
    struckTurn: null,
    brokenBy: null,
    brokenRound: null,
  };
}

function checkSum(state: State, payer: SeatId, dollars: number): void {
  if (dollars === 0) return;
  refuseUnless(
    findDealsRule(state) === 'cash',
    'At this table no money goes into a deal; promise something else.',
    'GOD-DEAL-1',
  );
  refuseUnless(
    dollars % dealStepDollars === 0,
    `Sums in a deal are multiples of ${formatDollars(dealStepDollars)}; round it.`,
    'GOD-DEAL-2',
  );
  const { name, cashDollars } = requireFamily(state, payer);
  refuseUnless(
    dollars <= cashDollars,
    `The ${pluralizeFamily(name)} have ${formatDollars(cashDollars)} and cannot pay ${formatDollars(dollars)}; name a smaller sum.`,
    'GOD-DEAL-2',
  );
}

export function propose(table: GodfatherTable, deal: Deal, isCounter: boolean): void {
  table.emit({ type: 'deal-offered', deal, isCounter });
  setStage(table, { at: 'answer', deal: deal.id, by: deal.to, isCounter });
}

type Answering = Extract<Stage, { at: 'answer' }>;

/** [GOD-DEAL-4] Checks an answer to a deal; throws a Refusal. */
export function checkAnswer(
  state: State,
  seat: SeatId,
  { answer, counter }: OrderOf<'answer'>,
): { counter: Deal | null } {
  const { deal: id, isCounter } = requireAnswering(state);
  if (answer !== 'counter') {
    refuseUnless(counter === null, 'Only a counter-proposal has terms of its own; leave them out.', 'GOD-DEAL-4');
    return { counter: null };
  }
  refuseUnless(!isCounter, 'A counter-proposal is accepted or refused; it cannot be countered again.', 'GOD-DEAL-4');
  const deal = state.deals[id];
  refuseUnless(deal !== undefined && counter !== null, 'Write the terms of the counter-proposal.');
  return { counter: createDeal(state, seat, deal.from, counter) };
}

function requireAnswering(state: State): Answering {
  const { stage } = state;
  if (stage.at !== 'answer') throw new Refusal('No deal is on the table.', 'GOD-DEAL-4');
  return stage;
}

/** [GOD-DEAL-4, GOD-DEAL-5] */
export function answerDeal(table: GodfatherTable, seat: SeatId, order: OrderOf<'answer'>): void {
  const { state } = table;
  const { counter } = checkAnswer(state, seat, order);
  const deal = state.deals[requireAnswering(state).deal];
  if (deal === undefined) return setStage(table, { at: 'position' });
  const { id, from, to, fromPays, toPays, when } = deal;
  if (order.answer === 'accept') {
    const text = describeDealTerms(state, deal);
    table.emit({ type: 'deal-struck', id, from, to, fromPays, toPays, when, text });
    return setStage(table, { at: 'position' });
  }
  table.emit({ type: 'deal-refused', id, by: seat, from, to });
  if (counter === null) return setStage(table, { at: 'position' });
  propose(table, counter, true);
}

/** [GOD-STALE-3] */
export function checkStalemate(state: State, seat: SeatId, key: NeighborhoodKey): void {
  refuseUnless(
    !isFirstTurn(state, seat),
    'There is no talk in a first turn; propose it in the next one.',
    'GOD-ORDER-1',
  );
  refuseUnless(
    !state.turn.log.hasProposedStalemate,
    'One stalemate a turn may be proposed; wait for the next turn.',
    'GOD-STALE-3',
  );
  refuseUnless(
    findPlaceOfKey(state, key).status === 'open',
    `Nothing is fought for in ${requireNeighborhood(key).name}; propose it for an open Neighborhood.`,
    'GOD-STALE-3',
  );
}

export function proposeStalemate(table: GodfatherTable, seat: SeatId, key: NeighborhoodKey): void {
  checkStalemate(table.state, seat, key);
  table.emit({ type: 'stalemate-put', seat, neighborhood: key });
  setStage(table, { at: 'vote', neighborhood: key, left: listOthersAfter(table.state, seat) });
}

/** [GOD-STALE-3, GOD-ASK-5] In order of play; the first refusal ends it. */
export function vote(table: GodfatherTable, seat: SeatId, agrees: boolean): void {
  const { stage } = table.state;
  if (stage.at !== 'vote') throw new Refusal('No stalemate is proposed.', 'GOD-STALE-3');
  const { neighborhood, left } = stage;
  table.emit({ type: 'stalemate-voted', seat, neighborhood, agrees });
  const others = left.filter((one) => one !== seat);
  if (!agrees) return setStage(table, { at: 'position' });
  if (others.length > 0) return setStage(table, { at: 'vote', neighborhood, left: others });
  recordStalemate(table, neighborhood, 'agreed');
  if (isClosed(table.state)) return finish(table);
  setStage(table, { at: 'position' });
}
