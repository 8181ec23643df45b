import type { Care } from '../../../../src-shared/vocabulary/paradise/care.ts';
import { pointsLost } from '../condition.ts';
import { isAccountant, ownedBy } from '../lookups.ts';
import type { SeatView } from '../seatView.ts';
import type { Gangster } from '../state.ts';
import { careTable } from '../tables/care.ts';
import {
  attorneyGeneralSmarts,
  bossTrialDollars,
  lawyerSmartsByFace,
  mistrialDollars,
  release,
  trialDollars,
} from '../tables/courts.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
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

/** [LAW-4] Has its Boss stand trial when the months without the Feds at the door are worth the money and the risk. */
export function trialCandidates(view: SeatView, temper: Temper): Candidate[] {
  if (view.feds.target !== view.seat || view.bossTrial !== null) return [];
  if (view.purse.bankDollars < monthsInHand * bossTrialDollars) return [];
  const held = ownedBy(view, view.seat).length;
  const costDollars = monthsInHand * bossTrialDollars;
  const reason = reasonOf('The Feds will not leave us alone until somebody answers for us.', [
    {
      name: 'raids we are spared, in $100s',
      points: raidWorth * raidsSpared * Math.min(12, temper.monthsAhead),
    },
    { name: 'what the trial may cost, in $100s', points: -costDollars / 100 },
    {
      name: 'the Boss may be sent up, in $100s, by the chance',
      points: -(1 - acquittalChance()) * headPerPlace * held * 0.5 * temper.blood,
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

/** [LAW-5] A mistrial, when the trial eats what the gang needs for its doors. */
export function mistrialCandidates(view: SeatView): Candidate[] {
  if (view.bossTrial === null || ownedJudges(view, view.seat).length === 0) return [];
  const spare = spendableDollars(view);
  return [
    {
      title: 'A mistrial',
      slot: 'trial',
      costDollars: mistrialDollars,
      order: { kind: 'mistrial' },
      reason: reasonOf('Our Judge can end it before it ruins us.', [
        { name: 'money we have not got, in $100s', points: Math.max(0, -spare) / 100 },
        { name: 'what a mistrial costs, in $100s', points: -mistrialDollars / 100 },
        { name: 'the Feds stay on our heels', points: -8 },
      ]),
    },
  ];
}

/** What a man in the gang is worth beyond his price, in $100s: the Boss and the books most. */
function worthOf(gangster: DeepReadonly<Gangster>): number {
  const price = gangster.paidDollars / 100;
  return price + (gangster.isBoss ? 40 : isAccountantByTrade(gangster) ? 15 : 0.5);
}

function isAccountantByTrade(gangster: DeepReadonly<Gangster>): boolean {
  return isAccountant({ ...gangster, custody: null });
}

const cares: readonly Care[] = ['self', 'doctor', 'hospital', 'home-doctor'];

/** [HEAL-2, HEAL-3] The care that pays: weeks sooner on his feet, and less danger of being crippled. */
function careCandidates(view: SeatView): Candidate[] {
  const patients = view.members.filter(
    (member) => pointsLost(member) > 0 && member.custody !== 'pen',
  );
  return patients.flatMap((patient) => {
    const lost = pointsLost(patient);
    const options = cares.map((care): Candidate => {
      const { points, modifier, dollars } = careTable[care];
      const months = Math.ceil(lost / points);
      const reason = reasonOf(`${patient.name} has ${lost} points to get back.`, [
        {
          name: 'months in bed we are spared, in $100s',
          points: (Math.ceil(lost / careTable.self.points) - months) * 0.4 * Math.min(3, worthOf(patient)),
        },
        {
          name: 'what being crippled would cost, by the chance we spare him, in $100s',
          points:
            (crippledChance(careTable.self.modifier) * Math.ceil(lost / careTable.self.points) -
              crippledChance(modifier) * months) *
            0.4 *
            worthOf(patient),
        },
        { name: 'the bill, in $100s', points: (-dollars * months) / 100 },
      ]);
      return {
        title: `${care} for ${patient.name}`,
        slot: `care ${patient.id}`,
        costDollars: dollars,
        order: { kind: 'care', gangster: patient.id, care, plan: [] },
        reason,
      };
    });
    const present = view.patients[patient.id]?.care ?? null;
    const best = options.toSorted((a, b) => b.reason.score - a.reason.score)[0];
    return best === undefined || isSame(best, present) ? [] : options;
  });
}

function isSame({ order }: Candidate, present: Care | null): boolean {
  return order.kind === 'care' && order.care === present;
}

/** [HEAL-3] Chance of 12 and more on 2D6, natural boxcars apart, with what care adds. */
function crippledChance(modifier: number): number {
  const atLeast = 12 - modifier;
  let ways = 0;
  for (let first = 1; first <= 6; first += 1) {
    for (let second = 1; second <= 6; second += 1) {
      if (first + second >= atLeast && first + second < 12) ways += 1;
    }
  }
  return ways / 36;
}

/** [LAW-1, LAW-2] Buys a booked man out, or leaves him to the lawyer when he is not worth more. */
function pleaCandidates(view: SeatView): Candidate[] {
  const booked = view.members.filter(({ custody }) => custody === 'jail');
  const passes =
    lawyerSmartsByFace.reduce((sum, smarts) => sum + smarts / 6, 0) / lawyerSmartsByFace.length;
  return booked.flatMap((prisoner): Candidate[] => {
    const worth = worthOf(prisoner);
    const stays = (chance: number) => ({
      name: 'having him back, in $100s, by the chance',
      points: worth * chance,
    });
    return [
      {
        title: `Buy ${prisoner.name} out`,
        slot: `plea ${prisoner.id}`,
        costDollars: release.dollars,
        order: { kind: 'plea', gangster: prisoner.id, plea: 'release' },
        reason: reasonOf(`${prisoner.name} is worth his release.`, [
          stays(1),
          { name: 'the release, in $100s', points: -release.dollars / 100 },
        ]),
      },
      {
        title: `A lawyer for ${prisoner.name}`,
        slot: `plea ${prisoner.id}`,
        costDollars: trialDollars,
        order: { kind: 'plea', gangster: prisoner.id, plea: 'trial' },
        reason: reasonOf(`${prisoner.name} may as well take his chance before a jury.`, [
          stays(passes),
          { name: 'the lawyer, in $100s', points: -trialDollars / 100 },
          // [LAW-1] On bail he would be tried all the same.
          {
            name: 'a trial that comes anyway, in $100s',
            points: view.houseRules.booking === 'bail' ? release.dollars / 100 : 0,
          },
          { name: 'a man in the Pen may talk, in $100s, by the chance', points: -(1 - passes) * 4 },
        ]),
      },
    ];
  });
}
