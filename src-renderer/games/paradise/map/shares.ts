import type { CampaignView, GangView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { District } from '#shared/games/paradise/city.ts';
import { joinWords } from '#shared/words/text.ts';

/** How many businesses of a district one gang holds; `gang` is null for the independents. */
export type Share = { gang: GangView | null; businesses: number };

/** Holdings by gang in the order of the seats, the independents last; nobody with none. */
export function listShares(view: Pick<CampaignView, 'businesses' | 'gangs'>, district: District | null): Share[] {
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

/** The gang with the most businesses of a district, and how much of it is its own, from 0 to 1. */
export type Strongest = { gang: GangView; share: number };

/** Finds the strongest gang of a district; null where nobody holds a door, and where two hold as many. */
export function findStrongest(view: Pick<CampaignView, 'businesses' | 'gangs'>, district: District): Strongest | null {
  const shares = listShares(view, district);
  const all = shares.reduce((sum, { businesses }) => sum + businesses, 0);
  const [first, second] = shares
    .flatMap(({ gang, businesses }) => (gang === null ? [] : [{ gang, businesses }]))
    .toSorted((a, b) => b.businesses - a.businesses);
  if (first === undefined || first.businesses === second?.businesses) return null;
  return { gang: first.gang, share: first.businesses / all };
}

/** Computes how strongly a district is tinted: a single door shows, and half of all doors cannot be mistaken. */
export function computeTint(share: number): number {
  return Math.min(0.62, 0.1 + 0.6 * Math.sqrt(share));
}

/** `5 The Malone Mob, 2 independent`, for a tooltip or a reader of screens. */
export function shareWords(shares: readonly Share[]): string {
  return joinWords(shares.map(({ gang, businesses }) => `${businesses} ${gang ? gang.name : 'independent'}`));
}

/** `1` → `1st`: how the city counts its precincts. */
export function namePrecinct(precinct: number): string {
  return ['1st', '2nd', '3rd'][precinct - 1] ?? String(precinct);
}
