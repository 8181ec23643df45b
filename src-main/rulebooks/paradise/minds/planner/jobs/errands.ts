import type { Factor } from '../../../../../../src-shared/words/journal.ts';
import type { SeatId } from '../../../../../../src-shared/words/ids.ts';
import type { SeatView } from '../../../state/seatView.ts';
import type { Candidate } from '../ahead/choose.ts';
import { reasonOf, scoreByChance, weighted } from '../../reason.ts';
import type { Temper } from '../worth/temper.ts';
import type { Holdings } from '../worth/worth.ts';
import { believedChance, bestParty, jobFactors, sent, type AttackParty } from './attacks.ts';
import { allRide, winChance, type Job } from './fightOdds.ts';

/** Everything a job is weighed with. */
export type JobMarket = {
  view: SeatView;
  holdings: Holdings;
  temper: Temper;
  parties: readonly AttackParty[];
};

/** What a job is about, before anyone knows who goes. */
type Errand = {
  job: Job;
  about: string;
  title: string;
  sentence: (percent: number) => string;
  theirs: number;
  foes: number;
  rival: SeatId;
  prize: Factor[];
  order: (party: ReturnType<typeof sent>) => Candidate['order'];
};

/** An errand as it was weighed; most are never thought of again, so their orders and sentences are not made. */
export type WeighedErrand = {
  errand: Errand;
  party: AttackParty;
  chance: number;
  /** What it costs and stirs, whoever wins. */
  certain: Factor[];
  score: number;
};

/** Weighs an errand with the party it is best done by; none when there is nobody to send. Factors are made for what is chosen. */
export function weighErrand(market: JobMarket, errand: Errand): WeighedErrand[] {
  const { view, temper, parties } = market;
  const { job, theirs, foes, rival, prize } = errand;
  const worth = prize.reduce((sum, { points }) => sum + points, 0);
  const cars = view.vehicles.length;
  const stakes = { theirs, foes, prize: worth, temper, cars };
  const party = bestParty(parties, job, stakes);
  if (party === null) return [];
  const chance = believedChance(
    view,
    temper,
    `${job}/${errand.about}`,
    winChance(job, party.strength, theirs, allRide(party.men, cars)),
  );
  const certain = jobFactors(view, temper, job, { party, foes, rival });
  return [{ errand, party, chance, certain, score: scoreByChance(prize, chance, certain) }];
}

export function candidateOf(
  view: SeatView,
  { errand, party, chance, certain }: WeighedErrand,
): Candidate {
  return {
    title: errand.title,
    slot: 'job',
    costDollars: party.costDollars,
    order: errand.order(sent(view, party)),
    reason: reasonOf(errand.sentence(Math.round(chance * 100)), [
      ...weighted(errand.prize, chance),
      ...certain,
    ]),
  };
}
