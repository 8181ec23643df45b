import type { Factor } from '#shared/words/journal.ts';
import { computeFuneralCost, listMourned } from '#rulebooks/paradise/funerals/funerals.ts';
import { computeWorksCost } from '#rulebooks/paradise/funerals/publicWorks.ts';
import { listLivingGangs } from '#rulebooks/paradise/lookups.ts';
import type { SeatView } from '#rulebooks/paradise/state/seatView.ts';
import { derived } from '#kernel/derived.ts';
import { computeIdleShare, computeSpendableDollars } from '../money/budget.ts';
import { calmEnough, computeReliefWorth } from '../worth/heat.ts';
import { createReason, type CostedPlan } from '#rulebooks/paradise/minds/reason.ts';

/**
 * The worth of a lasting point of reputation, in $100s. [GANG-18] Scored, $100 in the bank is two points and it is
 * five.
 */
const reputationWorth = { openEnd: 4, scored: 2.5 } as const;

function reputationWorthTo({ houseRules }: SeatView): number {
  return houseRules.lastMonth === null ? reputationWorth.openEnd : reputationWorth.scored;
}

const listViewMourned = derived((view: SeatView) => listMourned(view));

/** Most points bought with one funeral. */
const mostPoints = 4;

/** [GANG-14] Buries its dead in style as soon as the money is there, in more style when there is more. */
export function planFunerals(view: SeatView, spentDollars: number): CostedPlan[] {
  const [death] = listViewMourned(view).filter(({ seat }) => seat === view.seat);
  if (death === undefined) return [];
  const spare = computeSpendableDollars(view) - spentDollars;
  const points = [4, 3, 2, 1].find(
    (one) => one <= mostPoints && isEasy(computeFuneralCost(one), one, spare),
  );
  if (points === undefined) return [];
  const costDollars = computeFuneralCost(points);
  return [
    {
      order: { kind: 'hold-funeral', gangster: death.gangster, points },
      costDollars,
      reason: createReason(`${death.name} shall not be put away like a peddler.`, [
        { name: 'reputation for good', points: points * reputationWorthTo(view) },
        { name: 'what it costs', detail: 'in $100s', points: -costDollars / 100 },
      ]),
    },
  ];
}

/** The first point takes what there is; a further one only a quarter of it. */
function isEasy(dollars: number, points: number, spareDollars: number): boolean {
  return points === 1 ? dollars <= spareDollars : dollars * 4 <= spareDollars;
}

/** [GANG-14] Flowers for a rival's dead: a bid that grows with the bank, and that others cannot guess. */
export function planFlowers(view: SeatView, spentDollars: number): CostedPlan[] {
  let spare = computeSpendableDollars(view) - spentDollars;
  return listViewMourned(view)
    .filter(({ seat }) => seat !== view.seat)
    .flatMap((death): CostedPlan[] => {
      const most = reputationWorthTo(view) * 100 * chanceToOutdo(view);
      const whim = (view.gang.colour * 7 + view.month * 3) % 20;
      const dollars = Math.min(Math.floor(most / 2), Math.floor(spare / 20)) + whim;
      if (spare < dollars || dollars < 25) return [];
      spare -= dollars;
      const factors: Factor[] = [
        {
          name: 'a point of reputation',
          detail: 'in $100s, by the chance to outdo the rest',
          points: most / 100,
        },
        { name: 'the flowers', detail: 'in $100s', points: -dollars / 100 },
      ];
      const reason = createReason(
        `The whole city reads the ribbons at the grave of ${death.name}.`,
        factors,
      );
      const order = { kind: 'send-flowers', gangster: death.gangster, dollars } as const;
      return reason.score > 0 ? [{ order, costDollars: dollars, reason }] : [];
    });
}

/** One among all who may send flowers: everybody but the mourners. */
function chanceToOutdo(view: SeatView): number {
  return 1 / Math.max(1, listLivingGangs(view).length - 1);
}

/** [GANG-15] Soup kitchens when the city's temper threatens what the gang holds. */
export function planWorks(view: SeatView, spentDollars: number): CostedPlan[] {
  const spare = computeSpendableDollars(view) - spentDollars;
  const idle = computeIdleShare(view);
  const offers = [1, 2, 3, 4, 6]
    .filter((points) => points <= view.outrage - calmEnough && computeWorksCost(points) <= spare)
    .map((points) => ({ points, relief: computeReliefWorth(view, points) }));
  const [best] = offers
    .map(({ points, relief }) => {
      const costDollars = computeWorksCost(points);
      const reason = createReason('An angry city is bad for every door we hold.', [
        { name: 'raids and Feds it spares us', detail: 'in $100s', points: relief },
        { name: 'soup and streamers', detail: 'in $100s', points: -costDollars / 100 },
      ]);
      return { order: { kind: 'public-works', points } as const, costDollars, reason };
    })
    // Money that lies idle is weighed with the rest of the month's purchases.
    .filter(({ reason, costDollars }) => reason.score + (costDollars / 100) * idle > 0)
    .toSorted((a, b) => b.reason.score - a.reason.score);
  return best === undefined ? [] : [best];
}
