import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatOrdinal } from '#shared/words/text.ts';
import type { CampaignView } from './views/campaign.ts';

/** A gang's place in each way of winning. Places count from 1; ties share the better one. */
export type Standing = {
  businesses: number;
  /** Change over the last closed month; null while it is unknown. */
  gained: number | null;
  place: number;
  living: number;
  /** [GANG-18] Businesses missing to total control. */
  missing: number;
  /** [GANG-18] The score of today where the viewer may know it, and the months left to the last one, this one counted. */
  points: number | null;
  monthsLeft: number | null;
  /** The campaign is over: nothing is left to win. */
  isOver: boolean;
};

/** Computes the standing of a gang; null for one that is not in the campaign, or not any more. */
export function computeStanding(
  view: Pick<CampaignView, 'gangs' | 'businesses' | 'scores' | 'houseRules' | 'month' | 'victory'>,
  seat: SeatId | null,
): Standing | null {
  const own = view.gangs.find((gang) => gang.seat === seat);
  if (own === undefined || own.eliminatedMonth !== null) return null;
  const living = view.gangs.filter(({ eliminatedMonth }) => eliminatedMonth === null);
  const { lastMonth } = view.houseRules;
  return {
    businesses: own.businesses,
    gained: own.businessesGained,
    place: 1 + living.filter(({ businesses }) => businesses > own.businesses).length,
    living: living.length,
    missing: view.businesses.length - own.businesses,
    points: view.scores.find((score) => score.seat === seat)?.points ?? null,
    monthsLeft: lastMonth === null ? null : Math.max(0, lastMonth - view.month + 1),
    isOver: view.victory !== null,
  };
}

/** A way of winning, and a gang's progress in it. */
export type WayToWin = { name: string; text: string; isFar: boolean };

/**
 * [GANG-18] Describes a gang's place in each way of winning, total control last, which is far while the gang holds less
 * than half of the city; nothing once the campaign is over.
 */
export function describeWays(standing: Standing): WayToWin[] {
  const { businesses, missing, living, points, monthsLeft, isOver } = standing;
  if (isOver) return [];
  const rivals = living - 1;
  const left = monthsLeft === null ? '' : `${formatCount(monthsLeft, 'month')} left, the best score wins`;
  const isFar = missing > businesses;
  const control = isFar
    ? `${businesses} of ${businesses + missing} businesses`
    : `${formatCount(missing, 'business', 'businesses')} short`;
  const score = points === null ? left : `${formatCount(points, 'point')} now; ${left}`;
  return [
    ...(monthsLeft === null ? [] : [{ name: 'Best score', text: score, isFar: false }]),
    { name: 'Last standing', text: `${formatCount(rivals, 'rival')} left`, isFar: false },
    { name: 'Total control', text: control, isFar },
  ];
}

/** Describes a gang's place by businesses: `2nd of 5 gangs with 9 businesses`. */
export function describeRank({ place, living, businesses }: Standing): string {
  return `${formatOrdinal(place)} of ${formatCount(living, 'gang')} with ${formatCount(businesses, 'business', 'businesses')}`;
}
