import { catchRefusal } from '#kernel/refusal.ts';
import { check } from '../handlers.ts';
import { breakClaims } from './breaking.ts';
import { listCandidates } from './candidates.ts';
import { planCard, planFinger, planLoss } from './choices.ts';
import { draftPlan, createOrder, explainPlan, type Drafting, type Plan, type Planned } from './draft.ts';
import { planErratically } from './erratic.ts';
import type { Sight } from './sight.ts';
import { evaluateAfterReplies } from './imagined.ts';
import { planMinimal } from './minimal.ts';
import { buildOutlook, type Outlook } from './outlook.ts';
import { offerDeal } from './offers.ts';
import { answerOffer, answerStalemate, proposeEnd } from './talk.ts';

export type { Planned } from './draft.ts';

/** [GOD-ASK-10, GOD-NPC] Plans a family's orders at the step the game waits at, from the facts that it may know. */
export function planStep(sight: Sight): Planned[] {
  const { state, own } = sight;
  const outlook = buildOutlook(sight);
  if (own.isAbsent && state.house.absent === 'minimal') return planMinimalStep(sight, outlook);
  if (outlook.effort.isErratic) return planErratically(outlook, () => planMinimalStep(sight, outlook));
  switch (state.stage.at) {
    case 'card':
      return planCard(outlook);
    case 'finger':
      return planFinger(outlook);
    case 'answer':
      return answerOffer(outlook);
    case 'vote':
      return answerStalemate(outlook);
    case 'lose':
    case 'sell':
    case 'penalty':
      return planLoss(outlook);
    case 'position': {
      const offers = [...proposeEnd(outlook), ...offerDeal(outlook)].slice(0, 1);
      return offers.length > 0 ? offers : [requireLegal(sight, planPositioning(outlook))];
    }
    default:
      return [];
  }
}

/** Replaces a plan that the rules refuse by the default, so that the game goes on. */
function requireLegal(sight: Sight, planned: Planned): Planned {
  const refused = catchRefusal(() => check(sight.state, sight.seat, planned.order));
  return refused === null ? planned : (planMinimal(sight)[0] ?? planned);
}

/** [GOD-ASK-9] */
function planMinimalStep(sight: Sight, outlook: Outlook): Planned[] {
  const reason = { sentence: 'The player is away.', score: 0, factors: [] };
  switch (sight.state.stage.at) {
    case 'card':
      return [{ order: { kind: 'card', remove: [] }, reason }];
    case 'finger':
      return [{ order: { kind: 'finger', remove: [] }, reason }];
    case 'answer':
      return [{ order: { kind: 'answer', answer: 'refuse', counter: null }, reason }];
    case 'vote':
      return [{ order: { kind: 'vote', agrees: false }, reason }];
    case 'position':
      return planMinimal(sight);
    default:
      return planLoss(outlook);
  }
}

/** [GOD-NPC-4, GOD-NPC-9] One order to position. */
function planPositioning(outlook: Outlook): Planned {
  const { effort, weights } = outlook;
  const drafting = { thrift: weights.thrift, reserveDollars: computeReserve(outlook) };
  const candidates = listCandidates(outlook);
  const plan = breakClaims(outlook, draftPlan(outlook, candidates, drafting));
  if (effort.plans <= 1) {
    return { order: createOrder(outlook, plan), reason: explainPlan(outlook, plan, drafting, []) };
  }
  const ranked = comparePlans(outlook, drafting, plan);
  const best = ranked[0] ?? plan;
  const reason = explainPlan(outlook, best, drafting, ranked.slice(1));
  return { order: createOrder(outlook, best), reason };
}

/** [GOD-NPC-5] Nothing is kept for a Bad Break when the game is about to end. */
function computeReserve({ weights, own, weighing }: Outlook): number {
  return own.turns < 1 || weighing.time < 1 ? 0 : weights.reserveDollars;
}

/** [GOD-NPC-9] Sorts plans of other leanings by what the rivals' replies leave of them. */
function comparePlans(outlook: Outlook, drafting: Drafting, plain: Plan): Plan[] {
  const leanings = [
    { thrift: 1, denial: 0.4, reserveDollars: 0 },
    { thrift: 1.5, denial: 0.6, reserveDollars: 0 },
    { thrift: 2, denial: 0.3, reserveDollars: 300 },
    { thrift: 3, denial: 0.3, reserveDollars: 0 },
    { thrift: 1.2, denial: 0.2, reserveDollars: 0 },
    { thrift: 1, denial: 0.8, reserveDollars: 0 },
    { thrift: 5, denial: 0.3, reserveDollars: 500 },
  ].slice(0, outlook.effort.plans - 1);
  const plans = leanings.map(({ thrift, denial, reserveDollars }) => {
    const leaning = { ...outlook, weighing: { ...outlook.weighing, denial } };
    const kept = Math.min(reserveDollars, drafting.reserveDollars + reserveDollars);
    return breakClaims(outlook, draftPlan(leaning, listCandidates(leaning), { thrift, reserveDollars: kept }));
  });
  const shaken = Array.from({ length: outlook.effort.shakes }, (_, nth) => {
    const own = { ...outlook.own, whim: outlook.own.whim + nth + 1 };
    const leaning = { ...outlook, own, effort: { ...outlook.effort, noise: 0.4 } };
    return breakClaims(outlook, draftPlan(leaning, listCandidates(leaning), drafting));
  });
  const seen = new Set<string>();
  return [plain, ...plans, ...shaken]
    .filter((plan) => {
      const text = plan.chosen
        .map(({ key, mask, racket }) => `${key}${mask}${racket}`)
        .toSorted()
        .join();
      return seen.size < seen.add(text).size;
    })
    .map((plan) => ({ plan, worth: evaluateAfterReplies(outlook, plan) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ plan }) => plan);
}
