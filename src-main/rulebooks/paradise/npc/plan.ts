import type { OfficialId } from '../../../../src-shared/vocabulary/ids.ts';
import type { SeatView } from '../seatView.ts';
import { planAnswers, planBookings, planSales, planSigning } from './bands.ts';
import { planBargaining } from './bargaining.ts';
import { planCityHall } from './cityHall.ts';
import { planFixes } from './fixes.ts';
import { planGuns, planRecruits } from './growth.ts';
import { planInfluence } from './influence.ts';
import { planJob } from './jobs.ts';
import { planTrial } from './justice.ts';
import { onOurWord } from './promises.ts';
import type { CostedPlan, Plan } from './reason.ts';
import { planCard, planFights, planTitleShots } from './ring.ts';
import { planLessons } from './schooling.ts';
import { planSidelines } from './sidelines.ts';
import { planFlowers, planFunerals, planWorks } from './standing.ts';
import { planTakeOver } from './takeOver.ts';

type Spender = (view: SeatView, spentDollars: number) => CostedPlan[];

/** Whatever costs money, in the order in which the month's money goes. */
const spenders: readonly Spender[] = [
  planBargaining,
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
 * those before it left, City Hall the rest; bands find their stages before new ones are signed; the
 * takeover costs nothing, and whoever it leaves at home may go on a job.
 */
export function planMonth(view: SeatView): Plan[] {
  let spent = 0;
  const bought = spenders.flatMap((plan) => {
    const plans = plan(view, spent);
    spent += plans.reduce((total, { costDollars }) => total + costDollars, 0);
    return plans;
  });
  const dealings = planCityHall(view, spent);
  const takeOver = planTakeOver(view);
  const jobs = [...takeOver, ...planJob(view, takeOver)];
  return onOurWord(view, [
    ...planBookings(view),
    ...bought.map(({ order, reason }) => ({ order, reason })),
    ...dealings,
    ...planInfluence(afterwards(view, dealings), biddenFor(dealings)),
    ...planSales(view),
    ...planTitleShots(view),
    ...planCard(view),
    ...jobs,
    ...planSidelines(view, jobs),
    ...planFixes(view),
    ...planTrial(view),
  ]);
}

/** Who is let go now can do nothing for the gang any more. */
function afterwards(view: SeatView, plans: readonly Plan[]): SeatView {
  const gone = plans.flatMap(({ order }) => (order.kind === 'drop' ? [order.official] : []));
  if (gone.length === 0) return view;
  const kept = Object.entries(view.payrolls).filter(([, { official }]) => !gone.includes(official));
  return { ...view, payrolls: Object.fromEntries(kept) };
}

/** Nobody ruins a man whom he is about to buy. */
function biddenFor(plans: readonly Plan[]): ReadonlySet<OfficialId> {
  return new Set(plans.flatMap(({ order }) => (order.kind === 'bid' ? [order.official] : [])));
}
