import { formatStyledName } from '#shared/games/paradise/officials.ts';
import type { SeatView } from '#rulebooks/paradise/state/seatView.ts';
import { officialTable } from '#rulebooks/paradise/tables/officials.ts';
import { chooseBestParty, listCostFactors, estimateJobCosts, createSending } from './attacks.ts';
import type { OddsBook } from './errands.ts';
import type { Candidate } from '../ahead/choose.ts';
import { listFeelings } from '../worth/feelings.ts';
import { computeHeatCost } from '../worth/heat.ts';
import { isFriend, listViewOfficials } from '../worth/friends.ts';
import { findRivalServed } from '../worth/hearsay.ts';
import { pickBest } from '../ranking.ts';
import { createReason, weighFactors } from '#rulebooks/paradise/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';

/** [OFF-5] The average escort of an official, in Hoodlums. */
export const escortOnHit = 5;

/** The worth of a point of a rival's weight when something must be done, in $100s. */
const weightWorth = 6;

/** [PO-2] The outrage of a Hit on an official besides the fight. */
const officialOutrage = 2;

/** [OFF-5] Killing the man a rival was last seen with, when his weight is worth the city's anger. */
export function listOfficialHitCandidates(
  view: SeatView,
  weights: Weights,
  odds: OddsBook,
): Candidate[] {
  const marks = listViewOfficials(view).filter(
    (official) => findRivalServed(view, official) !== null && !isFriend(view, official.id),
  );
  const mark = pickBest(marks, ({ kind }) => officialTable[kind].raidBonus);
  if (mark === undefined) return [];
  const rival = findRivalServed(view, mark);
  const { raidBonus, monthlyDollars } = officialTable[mark.kind];
  const prize = [
    {
      name: 'his weight in their scale',
      detail: 'in $100s',
      points: view.feds.inTown ? 0 : weightWorth * raidBonus,
    },
    { name: 'what they paid for him', detail: 'in $100s', points: monthlyDollars / 100 },
  ];
  const worth = prize.reduce((sum, { points }) => sum + points, 0);
  const against = { theirs: escortOnHit, foes: escortOnHit };
  const best = chooseBestParty(odds('hit', against), worth, weights);
  if (best === null) return [];
  const { party, win } = best;
  const feelings = rival === null ? null : listFeelings(view, weights, rival);
  const factors = [
    ...weighFactors(prize, win),
    ...listCostFactors(weights, estimateJobCosts(view, weights, 'hit', best), feelings),
    {
      name: 'an official shot down',
      detail: 'in $100s',
      points: -computeHeatCost(view, officialOutrage) * weights.heat - 2,
    },
  ];
  return [
    {
      title: `Hit ${formatStyledName(mark)}`,
      slot: 'job',
      costDollars: party.costDollars,
      order: { kind: 'hit-official', official: mark.id, ...createSending(view, party) },
      reason: createReason(`${formatStyledName(mark)} has served a rival too well.`, factors),
    },
  ];
}
