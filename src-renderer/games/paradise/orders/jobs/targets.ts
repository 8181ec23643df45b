import type { BusinessView, CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Racket } from '#shared/games/paradise/city.ts';
import { nameDistrict } from '#games/paradise/lookups.ts';

/** `near`: the farthest that a place may lie, an index of `distanceNames`. */
export type TargetFilter = { text: string; district: string; racket: Racket | ''; near: number };

/** The independent businesses a takeover could aim at, narrowed by words, district, racket and distance. */
export function listTargets(
  view: CampaignView,
  filter: TargetFilter,
  distances: ReadonlyMap<string, number>,
): BusinessView[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return view.businesses.filter((business) => {
    if (business.owner !== null) return false;
    if (filter.district !== '' && business.district !== filter.district) return false;
    if (filter.racket !== '' && business.racket !== filter.racket) return false;
    if ((distances.get(business.district) ?? farthest) > filter.near) return false;
    const district = nameDistrict(view, business.district);
    const text = `${business.name} ${business.typeName} ${district}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** How far a district lies from what a gang holds: 0 is there already, 1 next door, 2 farther off. */
export function computeDistances(
  view: CampaignView,
  seat: SeatId | null,
): ReadonlyMap<string, number> {
  const held = new Set(
    view.businesses.filter(({ owner }) => owner === seat).map(({ district }) => district),
  );
  return new Map(
    view.districts.map(({ id, neighbors }) => [
      id,
      held.has(id) ? 0 : neighbors.some((one) => held.has(one)) ? 1 : 2,
    ]),
  );
}

export const distanceNames = ['in your district', 'next door', 'farther off'] as const;
/** The last of `distanceNames`. */
export const farthest = distanceNames.length - 1;

/** How many places of each racket a gang holds in each district, by `formatRacketKey`. */
export function countRackets(view: CampaignView, seat: SeatId | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const business of view.businesses.filter(({ owner }) => owner === seat)) {
    const key = formatRacketKey(business);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The distance that a search begins with: next door, and the whole city for a gang that holds nothing, or has no neighbor free. */
export function findNearest(view: CampaignView, seat: SeatId | null): number {
  const distances = computeDistances(view, seat);
  const isNear = view.businesses.some(
    ({ owner, district }) => owner === null && (distances.get(district) ?? farthest) <= 1,
  );
  return isNear ? 1 : farthest;
}

/** A racket in a district. */
export function formatRacketKey({
  racket,
  district,
}: Pick<BusinessView, 'racket' | 'district'>): string {
  return `${racket} in ${district}`;
}

/** Computes a business's average income a month after its payoff. */
export function computeNetDollars(business: BusinessView): number {
  return Math.round(business.averageLootDollars) - business.payoffDollars;
}
