import type { District } from '#shared/games/paradise/city.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** Lists the independent businesses of the districts where a gang lives or holds a door, and of those next to them. */
export function listNearbyIndependents(view: CampaignView, seat: SeatId): CampaignView['businesses'] {
  const own = listOwnDistricts(view, seat);
  const near = new Set(
    view.districts
      .filter(({ id, neighbors }) => own.has(id) || neighbors.some((next) => own.has(next)))
      .map(({ id }) => id),
  );
  const rank = ({ district }: CampaignView['businesses'][number]): number => (own.has(district) ? 0 : 1);
  return view.businesses
    .filter(({ owner, district }) => owner === null && near.has(district))
    .toSorted((a, b) => rank(a) - rank(b) || a.district.localeCompare(b.district));
}

/** Lists the districts where a gang lives or holds a door. */
export function listOwnDistricts(view: CampaignView, seat: SeatId): ReadonlySet<District> {
  const base = view.gangs.find((gang) => gang.seat === seat)?.base;
  const held = view.businesses.flatMap((one) => (one.owner === seat ? [one.district] : []));
  return new Set(base === undefined ? held : [base, ...held]);
}
