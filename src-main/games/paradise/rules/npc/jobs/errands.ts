import type { Factor } from '#shared/words/journal.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Candidate } from '../ahead/choose.ts';
import { roundToTenths, createReason, sumTenths, weighFactors } from '#main/games/paradise/rules/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';
import type { Holdings } from '../worth/worth.ts';
import {
  estimateBelievedChance,
  chooseBestParty,
  listCostFactors,
  estimateJobCosts,
  estimateReprisalCost,
  computePartyOdds,
  createSending,
  type Against,
  type AttackParty,
  type JobCosts,
  type PartyOdds,
} from './attacks.ts';
import type { FightKind } from './fightOdds.ts';

/** Everything a job is weighed with. */
export type JobMarket = {
  view: SeatView;
  holdings: Holdings;
  weights: Weights;
  odds: OddsBook;
  /** The factors for and against harming each rival. */
  feelings: ReadonlyMap<SeatId, Quarrel>;
  /** Doors to which a partner's party goes before ours. */
  begun: ReadonlySet<BusinessId>;
};

/** The factors that count only where a blow at a rival lands, and those that count in any case. */
export type Quarrel = { drives: readonly Factor[]; certain: readonly Factor[] };

const nothingFelt: Quarrel = { drives: [], certain: [] };

/** The odds of the parties for a fight. */
export type OddsBook = (against: Against) => readonly PartyOdds[];

/** Creates the odds of the parties in each fight, cached by its kind and guards, which are equal at most doors. */
export function createOddsBook(
  parties: readonly AttackParty[],
  sent: Required<Pick<Against, 'hasCars' | 'boldness' | 'most'>>,
): OddsBook {
  const byKind = new Map<FightKind, Map<number, readonly PartyOdds[]>>();
  return (against) => {
    let known = byKind.get(against.kind);
    if (known === undefined) {
      known = new Map();
      byKind.set(against.kind, known);
    }
    const key = (against.guards ?? 0) + (against.isSecond === true ? 0.5 : 0);
    let odds = known.get(key);
    if (odds === undefined) {
      odds = computePartyOdds(parties, { ...against, ...sent });
      known.set(key, odds);
    }
    return odds;
  };
}

/** The errand of a job before its party is chosen. */
type Errand = Against & {
  about: string;
  /** The reason in words, for the chosen errand. */
  title: () => string;
  sentence: (percent: number) => string;
  rival: SeatId;
  prize: Factor[];
  order: (party: ReturnType<typeof createSending>) => Candidate['order'];
};

/** An errand as it was weighed; most are never thought of again, so their orders and sentences are not made. */
export type WeighedErrand = {
  errand: Errand;
  party: AttackParty;
  chance: number;
  /** Its costs and outrage, won or lost, and the factors for and against harming the rival. */
  costs: JobCosts;
  feelings: Quarrel;
  score: number;
};

/**
 * Weighs an errand with its best party; none if there is nobody to send. Factors are made for the chosen ones alone.
 */
export function weighErrand(market: JobMarket, errand: Errand): WeighedErrand[] {
  const { view, weights } = market;
  const { job, rival, prize } = errand;
  const feelings = market.feelings.get(rival) ?? nothingFelt;
  const worth = [...prize, ...feelings.drives].reduce((sum, { points }) => sum + points, 0);
  const best = chooseBestParty(market.odds(errand), job, worth, weights);
  if (best === null) return [];
  const { party, win } = best;
  const chance = weights.haze === 0 ? win : estimateBelievedChance(view, weights, `${job}/${errand.about}`, win);
  const costs = estimateJobCosts(view, weights, job, best);
  const { sent, men, fight, heat, muscle } = costs;
  const tenths =
    sumTenths(prize, chance) +
    sumTenths(feelings.drives, chance) +
    roundToTenths(sent) +
    roundToTenths(men) +
    roundToTenths(fight) +
    roundToTenths(heat) +
    roundToTenths(muscle) +
    roundToTenths(estimateReprisalCost(weights)) +
    sumTenths(feelings.certain);
  return [{ errand, party, chance, costs, feelings, score: tenths / 10 }];
}

export function createCandidate(
  { view, weights }: JobMarket,
  { errand, party, chance, costs, feelings }: WeighedErrand,
): Candidate {
  return {
    title: errand.title(),
    slot: 'job',
    chance,
    target: errand.about,
    costDollars: party.costDollars,
    order: errand.order(createSending(view, party, errand.kind)),
    reason: createReason(errand.sentence(Math.round(chance * 100)), [
      ...weighFactors([...errand.prize, ...feelings.drives], chance),
      ...listCostFactors(weights, costs, feelings.certain),
    ]),
  };
}
