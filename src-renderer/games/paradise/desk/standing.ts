import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** How a gang stands toward each way of winning. Places count from 1; equals share the better one. */
export type Standing = {
  businesses: number;
  /** Change over the last closed month; null while nobody can say. */
  gained: number | null;
  place: number;
  living: number;
  /** [GANG-18] Businesses missing to total control. */
  missing: number;
  /** [GANG-18] The score of today where the viewer may know it, and the months left to the last one, this one counted. */
  points: number | null;
  monthsLeft: number | null;
};

/** Computes the standing of a gang; null for one that is not in the campaign. */
export function computeStanding(
  view: Pick<CampaignView, 'gangs' | 'businesses' | 'scores' | 'houseRules' | 'month'>,
  seat: SeatId | null,
): Standing | null {
  const own = view.gangs.find((gang) => gang.seat === seat);
  if (own === undefined) return null;
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
  };
}
