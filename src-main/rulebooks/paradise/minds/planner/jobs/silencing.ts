import { ownedBy } from '../../../state/lookups.ts';
import { statNow } from '../../../state/condition.ts';
import type { SeatView } from '../../../state/seatView.ts';
import { bestParty, costFactors, jobCosts, oddsOfParties, partiesOf, sent } from './attacks.ts';
import type { Candidate, Means } from '../ahead/choose.ts';
import { heatCost } from '../worth/heat.ts';
import { heatPoints } from '../hall/justice.ts';
import { reasonOf, weighted } from '../../reason.ts';
import type { Temper } from '../worth/temper.ts';

/** [SCN-2a] The guards of a man on his way to court, in Hoodlums. */
export const witnessGuard = { police: 6, feds: 9 } as const;

/** [PO-2] Points of outrage that policemen shot down in the street stir up, on average. */
const policeOutrage = 2;

/** [LAW-3] Chance that a man of such SMARTS talks when he is asked. */
function talks(smarts: number): number {
  return 1 - Math.min(5, Math.max(0, smarts)) / 6;
}

/** [SCN-2a, LAW-3] Shutting the mouth of the convict likeliest to talk, unless somebody has talked already. */
export function silencingCandidates(view: SeatView, temper: Temper, means: Means): Candidate[] {
  if (view.feds.targets.includes(view.seat) || ownedBy(view, view.seat).length === 0) return [];
  const [man] = view.members
    .filter(({ id, custody }) => custody === 'pen' && view.unasked[id] !== undefined)
    .toSorted((a, b) => statNow(a, 'smarts') - statNow(b, 'smarts'));
  if (man === undefined || statNow(man, 'hits') <= 0) return [];
  const prize = [
    {
      name: 'the Feds at our door if he talks',
      detail: 'in $100s, by the chance',
      points: talks(statNow(man, 'smarts')) * heatPoints(temper),
    },
  ];
  const worth = prize.reduce((sum, { points }) => sum + points, 0);
  const foes = view.feds.inTown ? witnessGuard.feds : witnessGuard.police;
  const odds = oddsOfParties(partiesOf(view, means), 'hit', { theirs: foes, foes });
  const best = bestParty(odds, worth, temper);
  if (best === null) return [];
  const { party, win } = best;
  return [
    {
      title: `Hit ${man.name}`,
      slot: 'job',
      costDollars: party.costDollars,
      order: { kind: 'hit', target: man.id, ...sent(view, party) },
      reason: reasonOf(`${man.name} knows too much, and the law will ask him soon.`, [
        ...weighted(prize, win),
        ...costFactors(temper, jobCosts(view, temper, 'hit', best), null),
        {
          name: 'policemen shot down',
          detail: 'in $100s',
          points: -heatCost(view, policeOutrage) * temper.heat,
        },
      ]),
    },
  ];
}
