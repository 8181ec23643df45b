import type { SeatView } from '../seatView.ts';
import { planAnswers, planBookings, planSales, planSigning } from './bands.ts';
import { planFixes } from './fixes.ts';
import { planGuns, planRecruits } from './growth.ts';
import { planJob } from './jobs.ts';
import type { CostedPlan, Plan } from './reason.ts';
import { planCard, planFights, planTitleShots } from './ring.ts';
import { planLessons } from './schooling.ts';
import { planFlowers, planFunerals, planWorks } from './standing.ts';
import { planTakeOver } from './takeOver.ts';

type Spender = (view: SeatView, spentDollars: number) => CostedPlan[];

/** Whatever costs money, in the order in which the month's money goes. */
const spenders: readonly Spender[] = [
  planWorks,
  planRecruits,
  planGuns,
  planFunerals,
  planSigning,
  planAnswers,
  planLessons,
  planFights,
  planFlowers,
];

/**
 * [GANG-11] A month's orders of one gang: pure, diceless, from its own view alone. Each spender has what
 * those before it left; bands find their stages before new ones are signed; the takeover costs nothing,
 * and whoever it leaves at home may go on a job.
 */
export function planMonth(view: SeatView): Plan[] {
  let spent = 0;
  const bought = spenders.flatMap((plan) => {
    const plans = plan(view, spent);
    spent += plans.reduce((total, { costDollars }) => total + costDollars, 0);
    return plans;
  });
  const takeOver = planTakeOver(view);
  return [
    ...planBookings(view),
    ...bought.map(({ order, reason }) => ({ order, reason })),
    ...planSales(view),
    ...planTitleShots(view),
    ...planCard(view),
    ...takeOver,
    ...planJob(view, takeOver),
    ...planFixes(view),
  ];
}
