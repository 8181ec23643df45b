import type { SeatView } from '../seatView.ts';
import { bossTrialDollars } from '../tables/courts.ts';
import { reasonOf, type Plan } from './reason.ts';

/** Months of the trial a gang wants to be able to pay before it faces one. */
const monthsInHand = 4;

/** [LAW-4] With the Feds at the door a gang that can pay for it has its Boss stand trial. */
export function planTrial(view: SeatView): Plan[] {
  if (view.feds.target !== view.seat || view.bossTrial !== null) return [];
  const left = view.purse.bankDollars - monthsInHand * bossTrialDollars;
  if (left < 0) return [];
  return [
    {
      order: { kind: 'face-trial' },
      reason: reasonOf('The Feds will not leave us alone until somebody answers for us.', [
        { name: 'raids we are spared', points: 20 },
        { name: 'money to spare, in $100s', points: left / 100 },
        { name: 'the Boss may be sent up', points: -15 },
      ]),
    },
  ];
}
