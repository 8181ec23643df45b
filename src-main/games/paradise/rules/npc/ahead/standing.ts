import type { Factor } from '#shared/words/journal.ts';
import { computeFuneralCost, listMourned } from '#main/games/paradise/rules/funerals/funerals.ts';
import { computeWorksCost } from '#main/games/paradise/rules/funerals/publicWorks.ts';
import { computeReputation, listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { derived } from '#kernel/derived.ts';
import { computeIdleShare, computeSpendableDollars } from '../money/budget.ts';
import { rankBy } from '../ranking.ts';
import { computeReliefWorth, findCalmEnough } from '../worth/heat.ts';
import { createReason, type CostedPlan } from '#main/games/paradise/rules/minds/reason.ts';

/**
 * The worth of a lasting point of reputation, in $100s. [GANG-18] Scored, $100 in the bank is two points and it is
 * five.
 */
const reputationWorth = { openEnd: 4, scored: 2.5 } as const;

/** [GANG-12, OFF-1] Reputation up to which a point is worth all of that, and from which muscle and offices ask no more. */
const reputationNeeded = { all: 6, none: 12 } as const;

function computeReputationWorth({ houseRules, purse }: SeatView): number {
  if (houseRules.lastMonth !== null) return reputationWorth.scored;
  const { all, none } = reputationNeeded;
  const missing = (none - computeReputation(purse)) / (none - all);
  return reputationWorth.openEnd * Math.max(0, Math.min(1, missing));
}

const listViewMourned = derived((view: SeatView) => listMourned(view));

/** Most points bought with one funeral. */
const mostPoints = 4;

/** [GANG-14] Plans funerals for the gang's dead as soon as there is money, dearer ones if there is more. */
export function planFunerals(view: SeatView, spentDollars: number): CostedPlan[] {
  const [death] = listViewMourned(view).filter(({ seat }) => seat === view.seat);
  if (death === undefined) return [];
  const spare = computeSpendableDollars(view) - spentDollars;
  const most = computeReputationWorth(view) === 0 ? 1 : mostPoints;
  const points = [4, 3, 2, 1].find((one) => one <= most && isEasy(computeFuneralCost(one), one, spare));
  if (points === undefined) return [];
  const costDollars = computeFuneralCost(points);
  return [
    {
      order: { kind: 'hold-funeral', gangster: death.gangster, points },
      costDollars,
      reason: createReason(describeFuneral(view, death.name, points), [
        { name: 'lasting reputation', points: points * computeReputationWorth(view) },
        { name: 'the men expect it', points: menExpect },
        { name: 'what it costs', detail: 'in $100s', points: -costDollars / 100 },
      ]),
    },
  ];
}

/** The worth of a grave to those who may be next, in $100s. */
const menExpect = 2;

function describeFuneral(view: SeatView, name: string, points: number): string {
  if (computeReputationWorth(view) === 0) return `The men would resent it if nobody buried ${name}.`;
  return points > 1 ? `People will talk about ${name}’s funeral for a year.` : `${name} deserves a proper funeral.`;
}

/** Returns true for the first point, which takes all the money there is; a further one takes only a quarter of it. */
function isEasy(dollars: number, points: number, spareDollars: number): boolean {
  return points === 1 ? dollars <= spareDollars : dollars * 4 <= spareDollars;
}

/** [GANG-14] Flowers for a rival's dead: a bid that grows with the bank, and that others cannot guess. */
export function planFlowers(view: SeatView, spentDollars: number): CostedPlan[] {
  let spare = computeSpendableDollars(view) - spentDollars;
  return listViewMourned(view)
    .filter(({ seat }) => seat !== view.seat)
    .flatMap((death): CostedPlan[] => {
      const most = computeReputationWorth(view) * 100 * computeChanceToOutdo(view);
      const whim = (view.gang.colour * 7 + view.month * 3) % 20;
      const dollars = Math.min(Math.floor(most / 2), Math.floor(spare / 20)) + whim;
      if (spare < dollars || dollars < 25) return [];
      spare -= dollars;
      const factors: Factor[] = [
        { name: 'a point of reputation', detail: 'in $100s, by the chance to outdo the rest', points: most / 100 },
        { name: 'the cost of the flowers', detail: 'in $100s', points: -dollars / 100 },
      ];
      const reason = createReason(
        `Flowers at the grave of ${death.name} may bring a point of reputation, which still opens doors.`,
        factors,
      );
      const order = { kind: 'send-flowers', gangster: death.gangster, dollars } as const;
      return reason.score > 0 ? [{ order, costDollars: dollars, reason }] : [];
    });
}

/** Returns the chance to send the best flowers: one among all who may send them, the mourners excluded. */
function computeChanceToOutdo(view: SeatView): number {
  return 1 / Math.max(1, listLivingGangs(view).length - 1);
}

function describeWorks({ feds, outrage }: SeatView): string {
  if (feds.inTown) return `The Feds stay while outrage is high, and it is ${outrage}.`;
  return outrage >= fedsNearFrom
    ? `Outrage is ${outrage}: one more bad roll brings the Feds.`
    : `Outrage of ${outrage} hurts every door we hold.`;
}

/** [PO-4] Outrage from which the next roll is likely to call the Feds. */
const fedsNearFrom = 16;

/** The part of a calmer city that a gang leaves to the others to pay for, by how many hold more doors than it does. */
const leftToOthers = [0, 0.4, 1] as const;

/** [GANG-15] Computes the part that is left to gangs with more to lose: of equal holders the earlier seats pay first. */
function computeLeftToOthers(view: SeatView): number {
  const holders = rankBy(listLivingGangs(view), ({ id }) => listOwnedBusinesses(view, id).length);
  const larger = holders.findIndex(({ id }) => id === view.seat);
  return leftToOthers[larger] ?? 1;
}

/** [GANG-15] Plans soup kitchens when outrage threatens the gang's doors, unless others will pay for them. */
export function planWorks(view: SeatView, spentDollars: number): CostedPlan[] {
  const spare = computeSpendableDollars(view) - spentDollars;
  const idle = computeIdleShare(view);
  const hasDoors = listOwnedBusinesses(view, view.seat).length > 0;
  const others = computeLeftToOthers(view);
  const offers = [1, 2, 3, 4, 6]
    .filter((points) => hasDoors && points <= view.outrage - findCalmEnough(view) && computeWorksCost(points) <= spare)
    .map((points) => ({ points, relief: computeReliefWorth(view, points) }));
  const [best] = offers
    .map(({ points, relief }) => {
      const costDollars = computeWorksCost(points);
      const reason = createReason(describeWorks(view), [
        { name: 'fewer raids, and no Feds', detail: 'in $100s', points: relief },
        { name: 'others may pay for it', detail: 'in $100s', points: -relief * others },
        { name: 'the cost of the works', detail: 'in $100s', points: -costDollars / 100 },
      ]);
      return { order: { kind: 'public-works', points } as const, costDollars, reason };
    })
    // Money that lies idle is weighed with the rest of the month's purchases.
    .filter(({ reason, costDollars }) => reason.score + (costDollars / 100) * idle > 0)
    .toSorted((a, b) => b.reason.score - a.reason.score);
  return best === undefined ? [] : [best];
}
