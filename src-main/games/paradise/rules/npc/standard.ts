import { findMostFigures } from '#shared/games/paradise/tableSize.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { SeatView } from '../state/seatView.ts';
import { planAnswers, planBookings, planSales, planSigning } from './money/bands.ts';
import { planBargaining } from './bargains/bargaining.ts';
import { computeIdleShare, computeSpendableDollars } from './money/budget.ts';
import { takeBest, addAlternatives, type Candidate, type Means } from './ahead/choose.ts';
import { listCityHallCandidates, planDrop } from './hall/cityHall.ts';
import { planFixes } from './hall/fixes.ts';
import { listCarCandidates, listTheftCandidates, upgradeCandidates, shareCars } from './money/garage.ts';
import { listGunCandidates, recruitCandidates } from './money/growth.ts';
import { planInfluence } from './hall/influence.ts';
import { listParties } from './jobs/attacks.ts';
import { createOddsBook } from './jobs/errands.ts';
import { listJobCandidates } from './jobs/jobs.ts';
import { listMistrialCandidates, listTrialCandidates } from './hall/justice.ts';
import { collectDoorsBegun } from './jobs/orderOdds.ts';
import { listSilencingCandidates } from './jobs/silencing.ts';
import { listOfficialHitCandidates } from './jobs/officialHits.ts';
import { dropPromiseBreakers, scorePromises } from './bargains/promises.ts';
import { createReason, weighFactors, type CostedPlan, type Plan } from '../minds/reason.ts';
import { planCard, planFights, planTitleShots } from './money/ring.ts';
import { computeSavings } from './money/saving.ts';
import { planLessons } from './money/schooling.ts';
import {
  listAmbushCandidates,
  meetCandidates,
  listRumbleCandidates,
  listShowdownCandidates,
} from './money/sidelines.ts';
import { guardCandidates } from './money/guarding.ts';
import { planFlowers, planFunerals, planWorks } from './ahead/standing.ts';
import { takeOverCandidates } from './jobs/takeOver.ts';
import { derived, shareDerived } from '#kernel/derived.ts';
import { createWeights, type Stance, type Weights } from './worth/weights.ts';
import { drawWhim } from './whims.ts';
import { listAimFactors } from './worth/ambitions.ts';
import { collectHoldings, type Holdings } from './worth/worth.ts';

/**
 * [GANG-11] Plans a month's orders of one gang from its own view, without dice: each possible order has a worth in
 * $100s, and the best of all kinds are taken while money and men last. Orders that cost neither are added.
 */
export function planByWorth(view: SeatView, stance: Stance = 'even'): Plan[] {
  const weights = createWeights(view, stance);
  const holdings = collectHoldings(view);
  const dropped = weights.leaves.includes('letting-go') ? [] : planDrop(view, weights);
  const bargaining = planViewBargaining(view);
  const promised = bargaining.reduce((sum, { costDollars }) => sum + costDollars, 0);
  const means: Means = {
    dollars: Math.max(0, computeSpendableDollars(view) - promised),
    busy: new Set(),
    slots: new Set(),
    hired: new Set(),
    targets: new Set(),
  };
  const purchases = addAim(
    view,
    addIdleMoney(view, dropOverlooked(view, weights, listPurchases(view, holdings, weights))),
  );
  const saved = computeSavings(purchases, means.dollars, view);
  means.dollars -= saved;
  const errands = scorePromises(
    view,
    bargaining,
    addAim(view, dropOverlooked(view, weights, takeOverCandidates(view, holdings, weights))),
  );
  const { taken, weighed } = chooseInRounds(view, { holdings, weights, means, bargaining }, [
    ...purchases,
    ...(weights.leaves.includes('theft') ? [] : dropOverlooked(view, weights, listTheftCandidates(view, weights))),
    ...errands,
  ]);
  const spent = computeSpendableDollars(view) - means.dollars;
  const plans = addAlternatives(taken, weighed);
  const all = dropPromiseBreakers(view, [
    ...planBookings(view),
    ...bargaining.map(({ order, reason }) => ({ order, reason })),
    ...dropped,
    ...plans,
    ...planSideActions(view, plans, dropped, spent),
  ]);
  return shareCars(all);
}

/** The gang's bargaining, the same for every aim. */
const planViewBargaining = derived((view: SeatView): readonly CostedPlan[] => planBargaining(view, 0));

/**
 * [GANG-11] Lists the best purchase of each kind that the bank can pay, by worth; the best first. What is worth less
 * than its price is left out.
 */
export function listBestPurchases(view: SeatView): Plan[] {
  const weights = createWeights(view, 'even');
  const dollars = view.purse.bankDollars;
  const worthwhile = addIdleMoney(view, listPurchases(view, collectHoldings(view), weights))
    .filter(({ costDollars, reason }) => costDollars > 0 && costDollars <= dollars && reason.score > 0)
    .toSorted((a, b) => b.reason.score - a.reason.score);
  const kinds = Map.groupBy(worthwhile, ({ order }) => order.kind);
  return [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, 1));
}

/** Lists the purchases of the month. */
function listPurchases(view: SeatView, holdings: Holdings, weights: Weights): Candidate[] {
  return [
    ...recruitCandidates(view, holdings, weights),
    ...listGunCandidates(view, weights),
    ...upgradeCandidates(view, weights),
    ...listCarCandidates(view, weights),
    ...(weights.show > 0 ? showCandidates(view) : []),
    ...createCandidates('sign-band', 'Sign a band', planSigning(view, 0)),
    ...planLessons(view, 0).map((plan): Candidate => {
      return { ...plan, title: 'A lesson', slot: 'lesson' };
    }),
    ...(weights.leaves.includes('office') ? [] : listCityHallCandidates(view, weights)),
    ...listTrialCandidates(view, weights),
    ...listMistrialCandidates(view, weights),
  ];
}

/** [GANG-11] Adds to each candidate that costs money a bonus for the money that lies idle. */
function addIdleMoney(view: SeatView, candidates: readonly Candidate[]): readonly Candidate[] {
  const share = computeIdleShare(view);
  if (share === 0) return candidates;
  return candidates.map((candidate) => {
    const { costDollars, reason } = candidate;
    if (costDollars <= 0) return candidate;
    const idle = { name: 'idle money', detail: 'in $100s', points: (costDollars / 100) * share };
    return { ...candidate, reason: createReason(reason.sentence, [...reason.factors, idle]) };
  });
}

/** [GANG-11] Adds to each candidate a bonus as far as it serves the gang's aim of the year, by its chance. */
function addAim(view: SeatView, candidates: readonly Candidate[]): readonly Candidate[] {
  if (view.ambition === null) return candidates;
  return candidates.map((candidate) => {
    const aims = listAimFactors(view, candidate.order);
    if (aims.length === 0) return candidate;
    const { reason, chance } = candidate;
    const weighed = chance === undefined ? aims : weighFactors(aims, chance);
    return { ...candidate, reason: createReason(reason.sentence, [...reason.factors, ...weighed]) };
  });
}

/** Lists a gang's shows of heart. */
function showCandidates(view: SeatView): Candidate[] {
  return [
    ...createCandidates('funeral', 'A funeral', planFunerals(view, 0)),
    ...createCandidates('flowers', 'Flowers', planFlowers(view, 0)),
    ...createCandidates('works', 'Public works', planWorks(view, 0)),
  ];
}

function createCandidates(slot: string, title: string, plans: readonly CostedPlan[]): Candidate[] {
  return plans.map((plan, nth) => ({ ...plan, title, slot: `${slot} ${nth}` }));
}

type Month = {
  holdings: Holdings;
  weights: Weights;
  means: Means;
  /** Its bargaining this month: its word counts at once. */
  bargaining: readonly Plan[];
};

/**
 * Chooses purchases and the month's takeover first, then jobs one by one with the men who are left, then work for idle
 * men.
 */
function chooseInRounds(
  view: SeatView,
  { holdings, weights, means, bargaining }: Month,
  first: readonly Candidate[],
): { taken: Candidate[]; weighed: Candidate[] } {
  const taken: Candidate[] = [];
  const weighed: Candidate[] = [];
  const weigh = (candidates: readonly Candidate[]): void => {
    weighed.push(...candidates);
    taken.push(...takeBest(candidates, means));
  };
  const listJobs = (): readonly Candidate[] => {
    const parties = listParties(view, means);
    if (parties.length === 0) return [];
    const { boldness } = view.mind.character;
    const odds = createOddsBook(parties, { hasCars: view.vehicles.length > 0, boldness, most: findMostFigures(view) });
    const candidates = [
      ...listJobCandidates(view, holdings, weights, odds, { targets: means.targets, begun: collectDoorsBegun(view) }),
      ...listOfficialHitCandidates(view, weights, odds),
      ...listSilencingCandidates(view, weights, means),
    ];
    return scorePromises(view, bargaining, addAim(view, dropOverlooked(view, weights, candidates)));
  };
  weigh([...first, ...listJobs()]);
  for (let more = 1; more < weights.mostJobs; more += 1) {
    means.slots.delete('job');
    weigh(listJobs());
  }
  weigh(
    scorePromises(
      view,
      bargaining,
      addAim(view, [
        ...listShowdownCandidates(view, holdings, weights, means),
        ...guardCandidates(view, holdings, weights, means),
        ...meetCandidates(view, holdings, weights, means),
        ...listRumbleCandidates(view, weights),
        ...listAmbushCandidates(view, holdings, weights),
      ]),
    ),
  );
  return { taken, weighed };
}

/** Filters the chances that the gang sees; a blind one misses some of them. */
function dropOverlooked(
  view: SeatView,
  { blindness }: Weights,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (blindness === 0) return candidates;
  return candidates.filter(({ title }) => drawWhim(view, title) >= blindness);
}

/** Plans the shows, the ring and City Hall's favors, which take little money and no men. */
function planSideActions(
  view: SeatView,
  taken: readonly Plan[],
  dropped: readonly Plan[],
  spentDollars: number,
): Plan[] {
  const answers = planAnswers(view, spentDollars);
  const promised = answers.reduce((sum, { costDollars }) => sum + costDollars, spentDollars);
  const fights = planFights(view, promised);
  return [
    ...[...answers, ...fights].map(({ order, reason }) => ({ order, reason })),
    ...planInfluence(removeDismissed(view, dropped), collectBidden(taken)),
    ...planSales(view),
    ...planTitleShots(view),
    ...planCard(view),
    ...planFixes(view),
  ];
}

/** Removes the men let go now from the view: they can do nothing for the gang any more. */
function removeDismissed(view: SeatView, plans: readonly Plan[]): SeatView {
  const gone = plans.flatMap(({ order }) => (order.kind === 'drop' ? [order.official] : []));
  if (gone.length === 0) return view;
  const kept = Object.entries(view.payrolls).filter(([, { official }]) => !gone.includes(official));
  return shareDerived({ ...view, payrolls: Object.fromEntries(kept) }, view);
}

/** Collects the officials whom the gang is about to buy and must not ruin. */
function collectBidden(plans: readonly Plan[]): ReadonlySet<OfficialId> {
  return new Set(plans.flatMap(({ order }) => (order.kind === 'bid' ? [order.official] : [])));
}
