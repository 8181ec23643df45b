import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { computeDues, computeEarnings } from './budget.ts';
import type { Candidate } from '../ahead/choose.ts';

/** Months that a gang waits for what it cannot pay yet. */
const patience = 3;

/** The factor by which an order worth waiting for must beat the present ones. */
const timesBetter = 2;

/**
 * Computes a gang's savings of the month, in dollars: for a purchase worth much more than all it could have now that
 * its surplus will pay within a few months.
 */
export function computeSavings(purchases: readonly Candidate[], dollars: number, view: SeatView): number {
  const surplus = computeEarnings(view) - computeDues(view);
  if (surplus <= 0) return 0;
  const findBestScore = (candidates: readonly Candidate[]): number =>
    candidates.reduce((most, { reason }) => Math.max(most, reason.score), 0);
  const wishes = purchases.filter(({ costDollars }) => {
    return costDollars > dollars && costDollars <= dollars + patience * surplus;
  });
  const now = purchases.filter(({ costDollars }) => costDollars <= dollars);
  return findBestScore(wishes) > timesBetter * Math.max(1, findBestScore(now)) ? dollars : 0;
}
