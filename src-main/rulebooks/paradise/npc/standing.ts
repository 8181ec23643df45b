import type { Factor } from '../../../../src-shared/vocabulary/journal.ts';
import { funeralDollars, mournedOf } from '../entertainment/funerals.ts';
import { worksDollars } from '../entertainment/publicWorks.ts';
import { throwsOf } from '../entertainment/bands.ts';
import { livingGangs, ownedBy } from '../lookups.ts';
import { verdictOf } from '../outrage.ts';
import type { SeatView } from '../seatView.ts';
import { spendableDollars } from './budget.ts';
import { reasonOf, type CostedPlan } from './reason.ts';

/** What a point of reputation for good is worth, in $100s. */
const reputationWorth = 6;

/** Most points bought with one funeral. */
const mostPoints = 4;

/** [GANG-14] Buries its dead in style as soon as the money is there, in more style when there is more. */
export function planFunerals(view: SeatView, spentDollars: number): CostedPlan[] {
  const [death] = mournedOf(view).filter(({ seat }) => seat === view.seat);
  if (death === undefined) return [];
  const spare = spendableDollars(view) - spentDollars;
  const points = [4, 3, 2, 1].find(
    (one) => one <= mostPoints && isEasy(funeralDollars(one), one, spare),
  );
  if (points === undefined) return [];
  const costDollars = funeralDollars(points);
  return [
    {
      order: { kind: 'hold-funeral', gangster: death.gangster, points },
      costDollars,
      reason: reasonOf(`${death.name} shall not be put away like a peddler.`, [
        { name: 'reputation for good', points: points * reputationWorth },
        { name: 'what it costs, in $100s', points: -costDollars / 100 },
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
  let spare = spendableDollars(view) - spentDollars;
  return mournedOf(view)
    .filter(({ seat }) => seat !== view.seat)
    .flatMap((death): CostedPlan[] => {
      const most = reputationWorth * 100 * chanceToOutdo(view);
      const whim = (view.gang.colour * 7 + view.month * 3) % 20;
      const dollars = Math.min(Math.floor(most / 2), Math.floor(spare / 20)) + whim;
      if (spare < dollars || dollars < 25) return [];
      spare -= dollars;
      const factors: Factor[] = [
        {
          name: 'a point of reputation, in $100s, by the chance to outdo the rest',
          points: most / 100,
        },
        { name: 'the flowers, in $100s', points: -dollars / 100 },
      ];
      const reason = reasonOf(
        `The whole city reads the ribbons at the grave of ${death.name}.`,
        factors,
      );
      const order = { kind: 'send-flowers', gangster: death.gangster, dollars } as const;
      return reason.score > 0 ? [{ order, costDollars: dollars, reason }] : [];
    });
}

/** One among all who may send flowers: everybody but the mourners. */
function chanceToOutdo(view: SeatView): number {
  return 1 / Math.max(1, livingGangs(view).length - 1);
}

/** What a raid and the Feds cost a gang of average size, in $100s. */
const danger = { 'something-must-be-done': 20, 'feds-called': 100 } as const;

/** [GANG-15] Soup kitchens when the city's temper threatens what the gang holds. */
export function planWorks(view: SeatView, spentDollars: number): CostedPlan[] {
  const spare = spendableDollars(view) - spentDollars;
  const stake = stakeOf(view);
  const offers = [1, 2, 3]
    .filter((points) => points <= view.outrage && worksDollars(points) <= spare)
    .map((points) => ({
      points,
      relief: (riskAt(view, view.outrage) - riskAt(view, view.outrage - points)) * stake,
    }));
  const [best] = offers
    .map(({ points, relief }) => {
      const costDollars = worksDollars(points);
      const reason = reasonOf('An angry city is bad for every door we hold.', [
        { name: 'raids and Feds it spares us, in $100s', points: relief },
        { name: 'soup and streamers, in $100s', points: -costDollars / 100 },
      ]);
      return { order: { kind: 'public-works', points } as const, costDollars, reason };
    })
    .filter(({ reason }) => reason.score > 0)
    .toSorted((a, b) => b.reason.score - a.reason.score);
  return best === undefined ? [] : [best];
}

/** How much more than an average gang has this one to lose, at most twice as much. */
function stakeOf(view: SeatView): number {
  const gangs = livingGangs(view);
  const held = gangs.reduce((sum, { id }) => sum + ownedBy(view, id).length, 0);
  const own = ownedBy(view, view.seat).length;
  return held === 0 ? 0 : Math.min(2, (own * gangs.length) / held);
}

/** [PO-3, PO-4] What the month's roll may cost at an outrage, in $100s, over every throw. */
function riskAt(view: SeatView, outrage: number): number {
  const rules = {
    fedsInTown: view.feds.inTown,
    outrageFifteen: view.houseRules.outrageFifteen,
  };
  const all = throwsOf(2);
  const costs = all.map(([first = 1, second = 1]) => {
    const verdict = verdictOf([first, second], outrage, rules);
    return verdict === 'something-must-be-done' || verdict === 'feds-called' ? danger[verdict] : 0;
  });
  return costs.reduce((sum: number, cost) => sum + cost, 0) / all.length;
}
