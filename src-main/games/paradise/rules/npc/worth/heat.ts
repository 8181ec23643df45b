import { listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { resolveOutrageRoll } from '#main/games/paradise/rules/outrage/monthly.ts';
import { derived } from '#kernel/derived.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';

/** The cost of a raid and of the Feds to a gang of average size, in $100s. */
const danger = { 'something-must-be-done': 8, 'feds-called': 120 } as const;

/** Months for which a point of outrage is felt. */
const feltMonths = 2;

/** The basic cost of a point of outrage, and the addition for each present point, in $100s. */
const unease = { perPoint: 0.3, perStanding: 0.4, most: 30 } as const;

/** Share of that unease a gang would pay to be rid of, and the most it would pay for a point, in $100s. */
const paidFor = 0.5;
const mostPaid = { openEnd: 7, scored: 1.5 } as const;

/** [PO-4] The outrage below which no gang pays for calm: with the Feds in town, and before. */
const calmEnough = { withFeds: 14, before: 4 } as const;

/** [PO-4] The outrage up to which a gang would calm the city: from 13 on, each point brings the Feds nearer, and a month adds several before the roll. */
export function findCalmEnough({ feds }: Pick<SeatView, 'feds'>): number {
  return feds.inTown ? calmEnough.withFeds : calmEnough.before;
}

/** Computes the cost of so many more or fewer points by the month's rolls to come, in $100s. */
export function computeHeatCost(view: SeatView, points: number): number {
  const known = cacheCosts(view);
  let cost = known.get(points);
  if (cost === undefined) {
    const risk = computeRisk(view, Math.max(0, view.outrage + points)) - computeRisk(view, view.outrage);
    cost = risk * computeStake(view) * feltMonths;
    known.set(points, cost);
  }
  return cost;
}

const cacheCosts = derived((_view: SeatView) => new Map<number, number>());

/** Works like `computeHeatCost`, for bloodshed, whose outrage all gangs dislike more. */
export function computeBloodshedCost(view: SeatView, points: number): number {
  return computeHeatCost(view, points) + points * computeUnease(view);
}

/** Computes the gang's price for so many points less, in $100s. */
export function computeReliefWorth(view: SeatView, points: number): number {
  const spared = computeRisk(view, findUsualRise(view) + view.outrage);
  const left = computeRisk(view, findUsualRise(view) + Math.max(0, view.outrage - points));
  return (
    (spared - left) * computeStake(view) * feltMonths +
    points * Math.min(findMostPaid(view), computeUnease(view) * paidFor)
  );
}

/** [PO-2] Returns the points that the gangs add between the works of a month and its roll. */
function findUsualRise({ feds }: SeatView): number {
  return feds.inTown ? 0 : 6;
}

/** [GANG-18] Returns the most that a gang pays for the city's peace; less where the last month is scored. */
function findMostPaid({ houseRules }: SeatView): number {
  return houseRules.lastMonth === null ? mostPaid.openEnd : mostPaid.scored;
}

function computeUnease({ outrage }: SeatView): number {
  return Math.min(unease.most, unease.perPoint + unease.perStanding * outrage);
}

/** How much more than an average gang has this one to lose, at most twice as much. */
const computeStake = derived((view: SeatView): number => {
  const gangs = listLivingGangs(view);
  const held = gangs.reduce((sum, { id }) => sum + listOwnedBusinesses(view, id).length, 0);
  const own = listOwnedBusinesses(view, view.seat).length;
  return held === 0 ? 0 : Math.min(2, (own * gangs.length) / held);
});

/** [PO-3, PO-4] Computes the expected cost of the month's roll at an outrage, in $100s, over every throw. */
function computeRisk(view: SeatView, outrage: number): number {
  const known = cacheRisks(view);
  const risk = known.get(outrage) ?? weighRisk(view, outrage);
  known.set(outrage, risk);
  return risk;
}

const cacheRisks = derived((_view: SeatView) => new Map<number, number>());

function weighRisk(view: SeatView, outrage: number): number {
  const rules = { fedsInTown: view.feds.inTown, outrageFifteen: view.houseRules.outrageFifteen };
  let costs = 0;
  for (const { faces, ways } of twoDice) {
    const verdict = resolveOutrageRoll(faces, outrage, rules);
    if (verdict === 'something-must-be-done' || verdict === 'feds-called') {
      costs += ways * danger[verdict];
    }
  }
  return costs / throws;
}

/** The totals of two dice, which alone decide a verdict: one throw that shows each, and how many do. */
const twoDice = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => {
  const first = Math.min(6, total - 1);
  return { faces: [first, total - first] as const, ways: 6 - Math.abs(7 - total) };
});
const throws = 36;
