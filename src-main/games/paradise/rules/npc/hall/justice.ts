import { listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import {
  attorneyGeneralSmarts,
  bossTrialDollars,
  lawyerSmartsByFace,
  mistrialDollars,
  ownCourtUpTo,
} from '#main/games/paradise/rules/tables/courts.ts';
import { listOwnedJudges } from '#main/games/paradise/rules/officials/lookups.ts';
import { computeSpendableDollars } from '../money/budget.ts';
import type { Candidate } from '../ahead/choose.ts';
import { createReason } from '#main/games/paradise/rules/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';

/** Months of a trial that a gang must be able to pay before its Boss stands trial. */
const monthsInHand = 4;

/** Raids of the Feds that the end of the heat spares the gang, and the cost of one, in $100s. */
const raidWorth = 25;
const raidsSpared = 0.25;

/** The cost of a Boss's fall for each place of his gang, in $100s. */
const headPerPlace = 6;

/**
 * [LAW-4] Computes the chance that the Boss is sent up within so many months: his lawyer fails where the State passes.
 */
function computeConvictionChance(months: number): number {
  const fails = 1 - Math.min(5, attorneyGeneralSmarts) / 6;
  const passes =
    lawyerSmartsByFace.reduce((sum, smarts) => sum + Math.min(5, smarts) / 6, 0) / lawyerSmartsByFace.length;
  const free = passes * fails;
  const sentUp = (1 - passes) * (1 - fails);
  const isOver = 1 - (1 - free - sentUp) ** months;
  return (isOver * sentUp) / (free + sentUp);
}

/** Returns the months of a trial that a gang plans for. */
function countTrialMonths({ monthsAhead }: Weights): number {
  return Math.min(monthsInHand, monthsAhead);
}

/** Computes the cost of a trial while it lasts, in $100s. */
function computeTrialPoints(weights: Weights): number {
  return (countTrialMonths(weights) * bossTrialDollars) / 100;
}

/** [LAW-3] Computes the worth of the raids that the Feds make on a gang somebody gave away, in $100s. */
export function computeHeatPoints({ monthsAhead }: Weights): number {
  return raidWorth * raidsSpared * Math.min(12, monthsAhead);
}

/** Computes the possible cost of the Boss of so many places in the dock, in $100s. */
function computeHeadPoints(places: number, weights: Weights): number {
  return computeConvictionChance(countTrialMonths(weights)) * headPerPlace * places * 0.5 * weights.blood;
}

/** [LAW-1] Computes the chance that a case of the gang's comes before a Judge of its own. */
function computeOwnCourtChance(view: SeatView): number {
  const judges = Math.min(listOwnedJudges(view, view.seat).length, ownCourtUpTo.length - 1);
  return (ownCourtUpTo[judges] ?? 0) / 6;
}

/** [LAW-4] Lists a trial of the Boss if the months without Feds are worth its money and risk. */
export function listTrialCandidates(view: SeatView, weights: Weights): Candidate[] {
  if (!view.feds.targets.includes(view.seat) || view.bossTrial !== null) return [];
  if (view.purse.bankDollars < monthsInHand * bossTrialDollars) return [];
  const held = listOwnedBusinesses(view, view.seat).length;
  const reason = createReason('The Feds won’t leave us alone until one of us stands trial.', [
    { name: 'fewer raids', detail: 'in $100s', points: computeHeatPoints(weights) },
    { name: 'what the trial may cost', detail: 'in $100s', points: -computeTrialPoints(weights) },
    {
      // [LAW-5] A Judge of the gang's own can end the trial at once.
      name: 'the Boss may be sent up',
      detail: 'in $100s, by the chance',
      points: -computeHeadPoints(held, weights) * (1 - computeOwnCourtChance(view)),
    },
  ]);
  return [
    {
      title: 'The Boss stands trial',
      slot: 'trial',
      costDollars: bossTrialDollars,
      order: { kind: 'face-trial' },
      reason,
    },
  ];
}

/** [LAW-5] Lists a mistrial if the trial's further cost is more than its gain. */
export function listMistrialCandidates(view: SeatView, weights: Weights): Candidate[] {
  const isOurs = view.bossTrial?.isOwnCourt === true && listOwnedJudges(view, view.seat).length > 0;
  if (!isOurs) return [];
  const spare = computeSpendableDollars(view);
  const held = listOwnedBusinesses(view, view.seat).length;
  return [
    {
      title: 'A mistrial',
      slot: 'trial',
      // It is paid from the reserve, of which the trial would take more.
      costDollars: 0,
      order: { kind: 'mistrial' },
      reason: createReason('Our Judge can end the trial before it ruins us.', [
        { name: 'money we don’t have', detail: 'in $100s', points: Math.max(0, -spare) / 100 },
        { name: 'what a mistrial costs', detail: 'in $100s', points: -mistrialDollars / 100 },
        { name: 'what the trial may still cost', detail: 'in $100s', points: computeTrialPoints(weights) },
        {
          name: 'the Boss stays out of prison',
          detail: 'in $100s, by the chance',
          points: computeHeadPoints(held, weights),
        },
        { name: 'more raids on us', detail: 'in $100s', points: -computeHeatPoints(weights) },
      ]),
    },
  ];
}
