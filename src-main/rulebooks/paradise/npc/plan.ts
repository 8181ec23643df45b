import type { SeatView } from '../seatView.ts';
import { planFixes } from './fixes.ts';
import { planGuns, planRecruits } from './growth.ts';
import type { Plan } from './reason.ts';
import { planJob } from './jobs.ts';
import { planTakeOver } from './takeOver.ts';

/**
 * [GANG-11] A month's orders of one gang: pure, diceless, from its own view alone. Recruiting comes
 * first so that the money left can arm; the takeover costs nothing, and whoever it leaves at home may
 * go on a job.
 */
export function planMonth(view: SeatView): Plan[] {
  const recruits = planRecruits(view);
  const spent = recruits.reduce((total, plan) => total + plan.costDollars, 0);
  const takeOver = planTakeOver(view);
  return [
    ...recruits.map(({ order, reason }) => ({ order, reason })),
    ...planGuns(view, spent),
    ...takeOver,
    ...planJob(view, takeOver),
    ...planFixes(view),
  ];
}
