import { listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import {
  chooseBestParty,
  listCostFactors,
  estimateJobCosts,
  computePartyOdds,
  listParties,
  createSending,
} from './attacks.ts';
import type { Candidate, Means } from '../ahead/choose.ts';
import { computeHeatCost } from '../worth/heat.ts';
import { computeHeatPoints } from '../hall/justice.ts';
import { createReason, weighFactors } from '#main/games/paradise/rules/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';

/** [SCN-2a] The lawmen who guard a man on his way to court. */
const witnessGuard = { silencing: 6, 'silencing with Feds': 5 } as const;

/** [PO-2] Points of outrage that policemen shot down in the street stir up, on average. */
const policeOutrage = 2;

/** [LAW-3] Computes the chance that a man of such SMARTS talks when he is asked. */
function computeTalkChance(smarts: number): number {
  return 1 - Math.min(5, Math.max(0, smarts)) / 6;
}

/** [SCN-2a, LAW-3] Lists the silencing of the convict likeliest to talk, unless one has talked already. */
export function listSilencingCandidates(view: SeatView, weights: Weights, means: Means): Candidate[] {
  if (view.feds.targets.includes(view.seat) || listOwnedBusinesses(view, view.seat).length === 0) return [];
  const [man] = view.members
    .filter(({ id, custody }) => custody === 'pen' && view.unasked[id] !== undefined)
    .toSorted((a, b) => computeCurrentStat(a, 'smarts') - computeCurrentStat(b, 'smarts'));
  if (man === undefined || computeCurrentStat(man, 'hits') <= 0) return [];
  const prize = [
    {
      name: 'the Feds at our door if he talks',
      detail: 'in $100s, by the chance',
      points: computeTalkChance(computeCurrentStat(man, 'smarts')) * computeHeatPoints(weights),
    },
  ];
  const worth = prize.reduce((sum, { points }) => sum + points, 0);
  const kind = view.feds.inTown ? 'silencing with Feds' : 'silencing';
  const odds = computePartyOdds(listParties(view, means), { job: 'hit', kind, foes: witnessGuard[kind] });
  const best = chooseBestParty(odds, 'hit', worth, weights);
  if (best === null) return [];
  const { party, win } = best;
  return [
    {
      title: `Hit ${man.name}`,
      slot: 'job',
      chance: win,
      target: man.id,
      costDollars: party.costDollars,
      order: { kind: 'hit', target: man.id, ...createSending(view, party, kind) },
      reason: createReason(`${man.name} knows too much and will soon be questioned.`, [
        ...weighFactors(prize, win),
        ...listCostFactors(weights, estimateJobCosts(view, weights, 'hit', best), null),
        { name: 'dead policemen', detail: 'in $100s', points: -computeHeatCost(view, policeOutrage) * weights.heat },
      ]),
    },
  ];
}
