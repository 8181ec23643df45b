import { computePlayMonth } from '#shared/games/paradise/calendar.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isWorking, listOwnedBusinesses, listDead } from '#main/games/paradise/rules/lookups.ts';
import {
  computeAverageLoot,
  findLootRule,
  groupPayoffs,
  computePerks,
  sumDue,
} from '#main/games/paradise/rules/city/rackets.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gang, Purse } from '#main/games/paradise/rules/state/records/gangs.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import type { Chance } from './chance.ts';

/**
 * The share of income that gangs keep, found from campaigns of NPC gangs. One that keeps books buys men, guns and
 * officials until a few months' income is left; a street gang buys little and hoards.
 */
const kept = { firstMonths: 1.3, moreEachMonth: 0.5, mostMonths: 3.2, hoarded: 0.85 } as const;

/** How far the guess may be off. */
const spread = { low: 0.5, high: 1.6 } as const;

/** Estimates a rival's monthly income after payoffs, from the public facts of its doors. */
export function estimateIncomeDollars(view: SeatView, seat: SeatId): number {
  const perks = computePerks(view, seat);
  const loot = listOwnedBusinesses(view, seat)
    .filter(isWorking)
    .reduce((total, b) => total + computeAverageLoot(findLootRule(b, perks, view.month)), 0);
  return Math.max(0, loot - sumDue(groupPayoffs(view, seat)));
}

/** A rival's purse, guessed from its income, the months it had its businesses, and its funerals. */
export function samplePurse(
  view: SeatView,
  { gang, income, namesUsed }: { gang: DeepReadonly<Gang>; income: number; namesUsed: number },
  chance: Chance,
): Purse {
  return {
    bankDollars: Math.round((estimateBank(view, gang, income) * chance.around(spread.low, spread.high)) / 10) * 10,
    permanentReputation: countFunerals(view, gang.id),
    payoffPolicy: 'automatic',
    withheld: [],
    numbersChange: 0,
    namesUsed,
    rests: {},
  };
}

function estimateBank(view: SeatView, { id, type }: DeepReadonly<Gang>, income: number): number {
  const businesses = Math.max(1, listOwnedBusinesses(view, id).length);
  const monthsHeld = Object.values(view.months).reduce((total, { holdings }) => total + (holdings[id] ?? 0), 0);
  const hoard = kept.firstMonths * income + kept.hoarded * monthsHeld * (income / businesses);
  if (!lookUpDoctrine(type).hasAccountant) return hoard;
  const months = kept.firstMonths + kept.moreEachMonth * (computePlayMonth(view) - 1);
  return Math.min(hoard, Math.min(kept.mostMonths, months) * income);
}

/** [GANG-14] At least a point for every funeral the town has seen. */
function countFunerals(view: SeatView, seat: SeatId): number {
  return listDead(view).filter(({ gangster, funeralHeld }) => gangster.gang === seat && funeralHeld).length;
}
