import type { OfficialId } from '../../../../src-shared/vocabulary/ids.ts';
import type { SeatView } from '../seatView.ts';
import { planCityHall } from './cityHall.ts';
import { planFixes } from './fixes.ts';
import { planGuns, planRecruits } from './growth.ts';
import { planInfluence } from './influence.ts';
import type { Plan } from './reason.ts';
import { planJob } from './jobs.ts';
import { planTakeOver } from './takeOver.ts';

/**
 * [GANG-11] A month's orders of one gang: pure, diceless, from its own view alone. Recruiting comes
 * first so that the money left can arm, and what is left then goes to City Hall; the takeover costs
 * nothing, and whoever it leaves at home may go on a job.
 */
export function planMonth(view: SeatView): Plan[] {
  const recruits = planRecruits(view);
  const spent = recruits.reduce((total, plan) => total + plan.costDollars, 0);
  const guns = planGuns(view, spent);
  const armed = guns.reduce((total, plan) => total + plan.costDollars, spent);
  const dealings = planCityHall(view, armed);
  const takeOver = planTakeOver(view);
  return [
    ...[...recruits, ...guns].map(({ order, reason }) => ({ order, reason })),
    ...dealings,
    ...planInfluence(afterwards(view, dealings), biddenFor(dealings)),
    ...takeOver,
    ...planJob(view, takeOver),
    ...planFixes(view),
  ];
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
