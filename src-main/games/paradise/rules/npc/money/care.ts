import type { Factor } from '#shared/words/journal.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { careNames, cares, type Care } from '#shared/games/paradise/orders/care.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isWithinReach, countPointsLost } from '#main/games/paradise/rules/state/condition.ts';
import { computeCareOdds } from '#main/games/paradise/rules/infirmary/healing.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { careTable } from '#main/games/paradise/rules/tables/care.ts';
import { computeIdleShare, computeSpendableDollars } from './budget.ts';
import { takeBest, addAlternatives, type Candidate } from '../ahead/choose.ts';
import { computeManWorth } from '../worth/worth.ts';
import { createReason, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** Share of a man's worth that a month in bed costs, at most of so much, in $100s; and that being crippled costs. */
const monthShare = 0.4;
const mostMonthWorth = 3;
const crippledShare = 0.4;

/** [HEAL-2, HEAL-3] The care that pays for each of the wounded, while the money lasts. */
export function planCare(view: SeatView): Plan[] {
  // A player's or an erratic gang's choice is kept.
  const stands = view.gang.isHuman || view.mind.level === 'erratic';
  const isOpen = (id: GangsterId): boolean => !stands || view.patients[id] === undefined;
  const patients = view.members.filter(
    (member) => countPointsLost(member) > 0 && isWithinReach(member) && isOpen(member.id),
  );
  const means = {
    dollars: Math.max(0, computeSpendableDollars(view)),
    busy: new Set<never>(),
    slots: new Set<string>(),
    hired: new Set<never>(),
    targets: new Set<never>(),
  };
  const dear = 1 - computeIdleShare(view);
  const candidates = patients.flatMap((patient) => cares.map((care) => createCareCandidate(patient, care, dear)));
  const taken = takeBest(candidates, means);
  const isNew = ({ order }: Plan): boolean =>
    order.kind === 'care' && view.patients[order.gangster]?.care !== order.care;
  return addAlternatives(taken, candidates).filter(isNew);
}

/** The worth of a bed above a man's rank, where the bank has more than the gang needs, in $100s. */
const rankWorth = { boss: 4, man: 2.5 } as const;

/**
 * [HEAL-2] Names the rank for care: a Boss is nursed at home if the gang can pay, a man of rank has a bed in the
 * hospital.
 */
function nameRank(patient: DeepReadonly<Gangster>, care: Care, idle: number): Factor[] {
  if (idle < idleForRank) return [];
  if (patient.isBoss && care === 'home-doctor')
    return [{ name: 'a Boss doesn’t lie in a ward', detail: 'in $100s', points: rankWorth.boss }];
  const isOfRank = patient.profile !== null && ranks.has(patient.profile) && !patient.isBoss;
  return isOfRank && care === 'hospital'
    ? [{ name: 'a man of his rank deserves a bed', detail: 'in $100s', points: rankWorth.man }]
    : [];
}

/** Share of a dollar that must be idle before rank counts. */
const idleForRank = 0.4;

const ranks: ReadonlySet<string> = new Set(['accountant', 'enforcer', 'torpedo']);

/** One kind of care until he is well, against none; `dear` is the share of a dollar that counts. */
function createCareCandidate(patient: DeepReadonly<Gangster>, care: Care, dear: number): Candidate {
  const lost = countPointsLost(patient);
  const worth = computeManWorth(patient);
  const countMonths = (kind: Care): number => Math.ceil(lost / careTable[kind].points);
  const estimateCrippled = (kind: Care): number => (computeCareOdds(kind).cripples / 36) * countMonths(kind);
  const { dollars } = careTable[care];
  const reason = createReason(`${patient.name} is missing ${lost} points of his stats.`, [
    {
      name: 'fewer months in bed',
      detail: 'in $100s',
      points: (countMonths('self') - countMonths(care)) * monthShare * Math.min(mostMonthWorth, worth),
    },
    {
      name: 'what being crippled would cost',
      detail: 'in $100s, by the chance he is spared it',
      points: (estimateCrippled('self') - estimateCrippled(care)) * crippledShare * worth,
    },
    ...nameRank(patient, care, 1 - dear),
    // A dislike of leaving a man without care.
    { name: 'what his friends will think', points: 0.5 },
    { name: 'the doctor’s bill', detail: 'in $100s', points: (-dollars * countMonths(care) * dear) / 100 },
  ]);
  return {
    title: `${patient.name}: ${careNames[care].toLowerCase()}`,
    slot: `care ${patient.id}`,
    costDollars: dollars,
    order: { kind: 'care', gangster: patient.id, care, plan: [] },
    reason,
  };
}
