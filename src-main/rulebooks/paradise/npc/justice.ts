import { ownedBy } from '../lookups.ts';
import type { SeatView } from '../seatView.ts';
import {
  attorneyGeneralSmarts,
  bossTrialDollars,
  lawyerSmartsByFace,
  mistrialDollars,
} from '../tables/courts.ts';
import { ownedJudges } from '../officials/lookups.ts';
import { spendableDollars } from './budget.ts';
import type { Candidate } from './choose.ts';
import { reasonOf } from './reason.ts';
import type { Temper } from './temper.ts';

/** Months of a trial a gang wants to be able to pay before its Boss faces one. */
const monthsInHand = 4;

/** Raids of the Feds that a lifted heat spares the gang, and what one costs, in $100s. */
const raidWorth = 25;
const raidsSpared = 0.25;

/** What a Boss's fall costs for each place of his gang, in $100s. */
const headPerPlace = 6;

/** [LAW-4] Chance that the Boss comes free in the end: his lawyer passes where the State fails. */
function acquittalChance(): number {
  const fails = 1 - Math.min(5, attorneyGeneralSmarts) / 6;
  const passes =
    lawyerSmartsByFace.reduce((sum, smarts) => sum + Math.min(5, smarts) / 6, 0) /
    lawyerSmartsByFace.length;
  const free = passes * fails;
  const sentUp = (1 - passes) * (1 - fails);
  return free / (free + sentUp);
}

/** What a trial costs while it lasts, in $100s. */
const trialPoints = (monthsInHand * bossTrialDollars) / 100;

/** What the raids are worth that end with a trial, in $100s. */
function sparedPoints({ monthsAhead }: Temper): number {
  return raidWorth * raidsSpared * Math.min(12, monthsAhead);
}

/** What the Boss of so many places may cost his gang in the dock, in $100s. */
function headPoints(places: number, { blood }: Temper): number {
  return (1 - acquittalChance()) * headPerPlace * places * 0.5 * blood;
}

/** [LAW-4] Has its Boss stand trial when the months without the Feds at the door are worth the money and the risk. */
export function trialCandidates(view: SeatView, temper: Temper): Candidate[] {
  if (view.feds.target !== view.seat || view.bossTrial !== null) return [];
  if (view.purse.bankDollars < monthsInHand * bossTrialDollars) return [];
  const held = ownedBy(view, view.seat).length;
  const reason = reasonOf('The Feds will not leave us alone until somebody answers for us.', [
    {
      name: 'raids we are spared, in $100s',
      points: sparedPoints(temper),
    },
    { name: 'what the trial may cost, in $100s', points: -trialPoints },
    {
      name: 'the Boss may be sent up, in $100s, by the chance',
      points: -headPoints(held, temper),
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

/** [LAW-5] A mistrial, when what the trial may still cost is more than what it may bring. */
export function mistrialCandidates(view: SeatView, temper: Temper): Candidate[] {
  const isOurs = view.bossTrial?.isOwnCourt === true && ownedJudges(view, view.seat).length > 0;
  if (!isOurs) return [];
  const spare = spendableDollars(view);
  const held = ownedBy(view, view.seat).length;
  return [
    {
      title: 'A mistrial',
      slot: 'trial',
      costDollars: mistrialDollars,
      order: { kind: 'mistrial' },
      reason: reasonOf('Our Judge can end it before it ruins us.', [
        { name: 'money we have not got, in $100s', points: Math.max(0, -spare) / 100 },
        { name: 'what a mistrial costs, in $100s', points: -mistrialDollars / 100 },
        { name: 'what the trial may still cost, in $100s', points: trialPoints },
        {
          name: 'the Boss is not sent up, in $100s, by the chance',
          points: headPoints(held, temper),
        },
        { name: 'raids we are not spared, in $100s', points: -sparedPoints(temper) },
      ]),
    },
  ];
}
