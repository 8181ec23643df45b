import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { Clause, Terms } from '#shared/games/godfather/orders.ts';
import type { Factor } from '#shared/words/journal.ts';
import { buildGround, listFamilies, listLivePlaces, requireFamily } from '../lookups.ts';
import { canRise, findDecided } from '../turn/decided.ts';
import type { Deal } from '../records.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { sumFactors, estimateRivalScore, listStakes, weighDeal, type Stake } from './dealWorth.ts';
import type { Planned } from './draft.ts';
import type { Outlook } from './outlook.ts';
import { computeControlOdds } from './worth.ts';

/** Turns an offer into terms from the side of its receiver. */
function createTerms(deal: DeepReadonly<Deal>): Terms {
  return {
    mine: deal.toClauses.map((one) => ({ ...one })),
    theirs: deal.fromClauses.map((one) => ({ ...one })),
    turns: deal.turns,
    iPay: deal.toPays,
    theyPay: deal.fromPays,
    when: deal.when,
  };
}

/** [GOD-NPC-8, GOD-ASK-10] Accepts a deal that is worth more than the doctrine's margin. */
export function answerOffer(outlook: Outlook): Planned[] {
  const { state, weights } = outlook;
  const { stage } = state;
  if (stage.at !== 'answer') return [];
  const deal = state.deals[stage.deal];
  if (deal === undefined) return [refuse];
  const stakes = listStakes(outlook);
  const terms = createTerms(deal);
  const factors = weighDeal(outlook, stakes, deal.from, terms);
  const score = sumFactors(factors);
  const { name } = requireFamily(state, deal.from);
  if (score > weights.margin) return [accept(`The ${pluralizeFamily(name)} offer more than they ask.`, score, factors)];
  const better = stage.isCounter ? null : planCounter(outlook, stakes, deal, terms);
  if (better !== null) return [better];
  const sentence = `What the ${pluralizeFamily(name)} offer is not worth our word.`;
  return [{ order: refuse.order, reason: { sentence, score, factors } }];
}

/** [GOD-DEAL-4] Plans the same deal with a little less given or a little more asked, if both still gain by it. */
function planCounter(
  outlook: Outlook,
  stakes: readonly Stake[],
  { from }: DeepReadonly<Deal>,
  terms: Terms,
): Planned | null {
  const { state, weights } = outlook;
  const spare: Clause = { kind: 'spare', neighborhood: null };
  const asksPeace = terms.theirs.some(({ kind, neighborhood }) => kind === 'spare' && neighborhood === null);
  const drafts: Terms[] = [
    ...(asksPeace || terms.theirs.length > 2 ? [] : [{ ...terms, theirs: [...terms.theirs, spare] }]),
    ...terms.mine.map((_one, nth) => ({ ...terms, mine: terms.mine.filter((_other, at) => at !== nth) })),
    ...(terms.turns > 1 ? [{ ...terms, turns: 1 }] : []),
  ].filter(({ mine, theirs, iPay, theyPay }) => mine.length + theirs.length + iPay + theyPay > 0);
  const good = drafts
    .map((counter) => {
      const factors = weighDeal(outlook, stakes, from, counter);
      const theirs = estimateRivalScore(outlook, stakes, from, counter);
      return { counter, factors, score: sumFactors(factors), theirs };
    })
    .filter(({ score, theirs }) => score > weights.margin && theirs > 0)
    .toSorted((a, b) => b.theirs - a.theirs)[0];
  if (good === undefined) return null;
  const { counter, factors, score } = good;
  return {
    order: { kind: 'answer', answer: 'counter', counter },
    reason: {
      sentence: `The ${pluralizeFamily(requireFamily(state, from).name)} may have it on our terms.`,
      score,
      factors,
    },
  };
}

const refuse: Planned = {
  order: { kind: 'answer', answer: 'refuse', counter: null },
  reason: { sentence: 'We stay free.', score: 0, factors: [] },
};

function accept(sentence: string, score: number, factors: Factor[]): Planned {
  const order = { kind: 'answer', answer: 'accept', counter: null } as const;
  return { order, reason: { sentence, score, factors } };
}

/** Turns of a family after which a decided game is not played on, and those if it can rise no more. */
const longGame = 20;
const lostGame = 14;

/**
 * [GOD-END-5] Proposes to close an open Neighborhood of a decided game that is long, or in which the family can rise no
 * more, where no player wants to go on; one a turn.
 */
export function proposeEnd({ state, seat, own }: Outlook): Planned[] {
  if (state.turn.log.hasProposedStalemate || findDecided(state) === null) return [];
  const isLost = !canRise(state, seat);
  if (own.turns < (isLost ? lostGame : longGame)) return [];
  if (listFamilies(state).some(({ isHuman }) => isHuman)) return [];
  const open = listLivePlaces(state).find(({ status }) => status === 'open');
  if (open === undefined) return [];
  const decided = 'Nobody can overtake the leader any more';
  const sentence = isLost ? `${decided}, and nothing on the board can lift us a place.` : `${decided}.`;
  const reason = { sentence, score: 0, factors: [] };
  return [{ order: { kind: 'stalemate', neighborhood: open.key }, reason }];
}

/** [GOD-ASK-5, GOD-END-5] Accepts a stalemate for a place that is as good as lost to a rival, or changes nothing. */
export function answerStalemate({ state, at, weighing }: Outlook): Planned[] {
  const { stage } = state;
  if (stage.at !== 'vote') return [];
  const odds = computeControlOdds(buildGround(state, stage.neighborhood), weighing);
  const mine = odds[at] ?? 0;
  const best = Math.max(...odds.filter((_one, nth) => nth !== at));
  const isDecided = findDecided(state) !== null;
  const agrees = isDecided || (mine < 0.25 && best > 0.5);
  const factors = [
    { name: 'our odds', points: -Math.round(mine * 100) },
    { name: 'the best rival’s odds', points: Math.round(best * 50) },
  ];
  const sentence = isDecided
    ? 'It changes nothing any more.'
    : agrees
      ? 'Better nobody than them.'
      : 'We mean to win it.';
  return [{ order: { kind: 'vote', agrees }, reason: { sentence, score: sumFactors(factors), factors } }];
}
