import { styledName } from '../../../../../../src-shared/games/paradise/officials.ts';
import type { SeatView } from '../../../state/seatView.ts';
import { officialTable } from '../../../tables/officials.ts';
import { bestParty, costFactors, jobCosts, sent } from './attacks.ts';
import type { OddsBook } from './errands.ts';
import type { Candidate } from '../ahead/choose.ts';
import { feelingsFactors } from '../worth/feelings.ts';
import { heatCost } from '../worth/heat.ts';
import { isFriend, knownOfficials } from '../worth/friends.ts';
import { rivalServed } from '../worth/hearsay.ts';
import { bestOf } from '../ranking.ts';
import { reasonOf, weighted } from '../../reason.ts';
import type { Temper } from '../worth/temper.ts';

/** [OFF-5] The average escort of an official, in Hoodlums. */
export const escortOnHit = 5;

/** [PO-2] The outrage of a Hit on an official besides the fight. */
const officialOutrage = 2;

/** [OFF-5] Killing the man a rival was last seen with, when his weight is worth the city's anger. */
export function officialHitCandidates(view: SeatView, temper: Temper, odds: OddsBook): Candidate[] {
  const marks = knownOfficials(view).filter(
    (official) => rivalServed(view, official) !== null && !isFriend(view, official.id),
  );
  const mark = bestOf(marks, ({ kind }) => officialTable[kind].raidBonus);
  if (mark === undefined) return [];
  const rival = rivalServed(view, mark);
  const { raidBonus, monthlyDollars } = officialTable[mark.kind];
  const prize = [
    {
      name: 'his weight in their scale',
      detail: 'in $100s',
      points: view.feds.inTown ? 0 : 3 * raidBonus,
    },
    { name: 'what they paid for him', detail: 'in $100s', points: monthlyDollars / 100 },
  ];
  const worth = prize.reduce((sum, { points }) => sum + points, 0);
  const against = { theirs: escortOnHit, foes: escortOnHit };
  const best = bestParty(odds('hit', against), worth, temper);
  if (best === null) return [];
  const { party, win } = best;
  const feelings = rival === null ? null : feelingsFactors(view, temper, rival);
  const factors = [
    ...weighted(prize, win),
    ...costFactors(temper, jobCosts(view, temper, 'hit', best), feelings),
    {
      name: 'an official shot down',
      detail: 'in $100s',
      points: -heatCost(view, officialOutrage) * temper.heat - 2,
    },
  ];
  return [
    {
      title: `Hit ${styledName(mark)}`,
      slot: 'job',
      costDollars: party.costDollars,
      order: { kind: 'hit-official', official: mark.id, ...sent(view, party) },
      reason: reasonOf(`${styledName(mark)} has served a rival too well.`, factors),
    },
  ];
}
