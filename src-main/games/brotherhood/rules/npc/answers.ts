import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Term } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireAreaInPlay, countFreeStock, listHoodsIn, listOwnOperations } from '../lookups.ts';
import type { Force } from '../orders/odds.ts';
import type { State } from '../state.ts';
import type { GivenAnswer } from '../records.ts';
import { listPartiesIn } from '../turn/fight.ts';
import type { AreaQuestion } from '../turn/questions.ts';
import type { Sight } from './sight.ts';
import { listTargets } from './instruct.ts';
import { buildOutlook, type Outlook } from './outlook.ts';
import { computeChanceToFinish } from './violence.ts';

/**
 * [BRO-NPC-9, BRO-ASK-7] Plans the answer to a question in the middle of a turn; null follows the sheet, or the rule.
 */
export function answerTo(sight: Sight, question: DeepReadonly<AreaQuestion>): GivenAnswer | null {
  const outlook = buildOutlook(sight);
  switch (question.kind) {
    case 'shoot': {
      const at = listTargets(outlook).find((rival) => question.at.includes(rival));
      return at === undefined ? null : { kind: 'shoot', at };
    }
    case 'accept':
      return { kind: 'accept', will: isGood(outlook, question.area, question.terms) };
    case 'table':
      return { kind: 'table', terms: planTerms(outlook, question.area) };
    case 'go-on':
    case 'use':
    case 'take':
      return null;
  }
}

function measureForce(state: State, area: AreaId, seats: readonly SeatId[]): Force {
  const hoods = seats.flatMap((seat) => listHoodsIn(state, area, seat));
  const hitmen = hoods.filter(({ kind }) => kind === 'hitman').length;
  return { thugs: hoods.length - hitmen, hitmen };
}

/** Computes the chance to be left alone in an area if the fight goes on. */
function computeChance({ state, seat }: Outlook, area: AreaId): number {
  const others = listPartiesIn(state, area).filter((other) => other !== seat);
  return computeChanceToFinish(measureForce(state, area, [seat]), measureForce(state, area, others));
}

/** Estimates the dollars that a family stands to lose by a fight in an area. */
function estimateStake({ state, turnsLeft }: Outlook, area: AreaId, seat: SeatId): number {
  const { incomeDollars } = requireAreaInPlay(state, area);
  const here = listOwnOperations(state, seat, area).length * incomeDollars * turnsLeft * 0.6;
  const { godfather, cashDollars } = state.families[seat] ?? { godfather: { area: null }, cashDollars: 0 };
  if (godfather.area !== area) return here;
  const all = listOwnOperations(state, seat).reduce(
    (sum, one) => sum + requireAreaInPlay(state, one.area).incomeDollars,
    0,
  );
  return cashDollars + all * turnsLeft * 0.6;
}

function estimateTermsWorth(outlook: Outlook, area: AreaId, terms: readonly DeepReadonly<Term>[]): number {
  const { state, seat, turnsLeft } = outlook;
  const { incomeDollars, influenceDollars } = requireAreaInPlay(state, area);
  const estimateWorth = ({ dollars, revenue, influence }: DeepReadonly<Term>): number =>
    dollars + revenue * incomeDollars * turnsLeft * 0.6 + influence * influenceDollars * 0.5;
  return terms.reduce(
    (sum, term) => sum + (term.to === seat ? estimateWorth(term) : 0) - (term.from === seat ? estimateWorth(term) : 0),
    0,
  );
}

/** Returns true for terms no worse than the cost of fighting on. */
function isGood(outlook: Outlook, area: AreaId, terms: readonly DeepReadonly<Term>[]): boolean {
  return estimateTermsWorth(outlook, area, terms) >= estimateFightWorth(outlook, area);
}

/** Estimates the dollars that fighting on is likely to bring. */
function estimateFightWorth(outlook: Outlook, area: AreaId): number {
  const { state, seat } = outlook;
  const chance = computeChance(outlook, area);
  const others = listPartiesIn(state, area).filter((other) => other !== seat);
  const booty = others.reduce((sum, other) => sum + estimateStake(outlook, area, other), 0);
  const men = listHoodsIn(state, area, seat).length * 1_500;
  return chance * booty * 0.6 - (1 - chance) * (estimateStake(outlook, area, seat) + men);
}

/** Plans terms: peace if the Godfather is in danger, a payment by the weaker side if not. */
function planTerms(outlook: Outlook, area: AreaId): Term[] | null {
  const { state, seat, own } = outlook;
  const [strongest] = listPartiesIn(state, area).filter((other) => other !== seat);
  if (strongest === undefined) return null;
  const chance = computeChance(outlook, area);
  const isExposed = own.godfather.area === area;
  const mine = listOwnOperations(state, seat, area).length;
  if (chance < 0.45 && isExposed) {
    const revenue = Math.min(mine, 1, countFreeStock(state, strongest, 'revenue'));
    const dollars = Math.min(own.cashDollars, Math.round(own.cashDollars / 4_000) * 1_000);
    if (revenue + dollars === 0) return [];
    return [{ from: seat, to: strongest, dollars, revenue, influence: 0 }];
  }
  const theirs = listOwnOperations(state, strongest, area).length;
  const isTheirs = state.families[strongest]?.godfather.area === area;
  if (chance > 0.6 && isTheirs && theirs > 0) {
    const revenue = Math.min(theirs, 2, countFreeStock(state, seat, 'revenue'));
    if (revenue > 0) return [{ from: strongest, to: seat, dollars: 0, revenue, influence: 0 }];
  }
  return chance < 0.45 || estimateFightWorth(outlook, area) < 0 ? [] : null;
}
