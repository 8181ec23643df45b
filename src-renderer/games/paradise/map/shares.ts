import type { CampaignView, GangView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { District } from '#shared/games/paradise/city.ts';
import { joinWords } from '#shared/words/text.ts';

/** How many businesses of a district one gang holds; `gang` is null for the independents. */
export type Share = { gang: GangView | null; businesses: number };

/** Holdings by gang in the order of the seats, the independents last; nobody with none. */
export function listShares(view: CampaignView, district: District | null): Share[] {
  const held = new Map<SeatId | null, number>();
  for (const business of view.businesses) {
    if (district !== null && business.district !== district) continue;
    held.set(business.owner, (held.get(business.owner) ?? 0) + 1);
  }
  const gangs: (GangView | null)[] = [...view.gangs, null];
  return gangs.flatMap((gang) => {
    const businesses = held.get(gang?.seat ?? null) ?? 0;
    return businesses > 0 ? [{ gang, businesses }] : [];
  });
}

/** `5 The Malone Mob, 2 independent`, for a tooltip or a reader of screens. */
export function shareWords(shares: readonly Share[]): string {
  return joinWords(shares.map(({ gang, businesses }) => `${businesses} ${gang ? gang.name : 'independent'}`));
}

/** `1` → `1st`: how the city counts its precincts. */
export function namePrecinct(precinct: number): string {
  return ['1st', '2nd', '3rd'][precinct - 1] ?? String(precinct);
}
