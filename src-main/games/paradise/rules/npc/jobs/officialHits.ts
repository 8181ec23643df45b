import { formatStyledName, type OfficialKind } from '#shared/games/paradise/officials.ts';
import type { KnownOfficial, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { officialCompany, officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { chooseBestParty, listCostFactors, estimateJobCosts, createSending } from './attacks.ts';
import type { OddsBook } from './errands.ts';
import type { Candidate } from '../ahead/choose.ts';
import { listFeelings, weighFeelings } from '../worth/feelings.ts';
import { computeHeatCost } from '../worth/heat.ts';
import { isFriend, listViewOfficials } from '../worth/friends.ts';
import { findRivalServed } from '../worth/hearsay.ts';
import { pickBest } from '../ranking.ts';
import { createReason, weighFactors } from '#main/games/paradise/rules/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';

/** The worth of a point of a rival's weight when something must be done, in $100s. */
const weightWorth = 6;

/** [PO-2] The outrage of a Hit on an official in addition to the fight's. */
const officialOutrage = 2;

/** [PO-2] All of City Hall and the Editor; Reporters do not count. */
const stirring: ReadonlySet<OfficialKind> = new Set(['mayor', 'judge', 'councilor', 'chief', 'captain', 'editor']);

/** The worth of the example: others of his kind in office may leave the rivals, in $100s. */
const exampleWorth = 12;

/** [OFF-5] Killing a man a rival was last seen with, when his weight or his pen is worth the city's anger: one at most. */
export function listOfficialHitCandidates(view: SeatView, weights: Weights, odds: OddsBook): Candidate[] {
  const marks = new Map<OfficialKind, KnownOfficial>();
  for (const official of listViewOfficials(view)) {
    if (marks.has(official.kind) || isFriend(view, official.id)) continue;
    if (findRivalServed(view, official) !== null) marks.set(official.kind, official);
  }
  const market = { view, weights, odds };
  const best = pickBest(
    [...marks.values()].flatMap((mark) => weighHit(market, mark)),
    ({ reason }) => reason.score,
  );
  return best === undefined ? [] : [best];
}

function weighHit(
  { view, weights, odds }: { view: SeatView; weights: Weights; odds: OddsBook },
  mark: KnownOfficial,
): Candidate[] {
  const rival = findRivalServed(view, mark);
  const { raidBonus, monthlyDollars } = officialTable[mark.kind];
  const prize = [
    { name: 'his value to them', detail: 'in $100s', points: view.feds.inTown ? 0 : weightWorth * raidBonus },
    { name: 'what they paid for him', detail: 'in $100s', points: monthlyDollars / 100 },
    { name: 'an example to others of his kind', detail: 'in $100s', points: exampleWorth },
  ];
  const worth = prize.reduce((sum, { points }) => sum + points, 0);
  const foes = officialCompany[mark.kind];
  const best = chooseBestParty(odds({ job: 'hit', kind: mark.kind, foes }), 'hit', worth, weights);
  if (best === null) return [];
  const { party, win } = best;
  const feelings = rival === null ? null : weighFeelings(listFeelings(view, weights, rival), win);
  const anger = stirring.has(mark.kind) ? officialOutrage : 0;
  const factors = [
    ...weighFactors(prize, win),
    ...listCostFactors(weights, estimateJobCosts(view, weights, 'hit', best), feelings),
    { name: 'a dead official', detail: 'in $100s', points: -computeHeatCost(view, anger) * weights.heat - 2 },
  ];
  return [
    {
      title: `Hit ${formatStyledName(mark)}`,
      slot: 'job',
      chance: win,
      target: mark.id,
      costDollars: party.costDollars,
      order: { kind: 'hit-official', official: mark.id, ...createSending(view, party, mark.kind) },
      reason: createReason(`${formatStyledName(mark)} has served a rival too well.`, factors),
    },
  ];
}
