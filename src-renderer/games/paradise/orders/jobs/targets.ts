import type { BusinessView, CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Racket } from '#shared/games/paradise/city.ts';
import { findGang, nameDistrict } from '#games/paradise/lookups.ts';

/** A job that goes to one door, or stays at it. */
export type DoorJob = 'take-over' | 'raid' | 'smash-and-grab' | 'guard';

/** The owners whose doors are listed. */
export type Whose = 'free' | 'rivals' | 'own';

/** Returns the job that a door is for, by its holder. */
export function findDoorJob({ owner }: Pick<BusinessView, 'owner'>, seat: SeatId | null): DoorJob {
  if (owner === null) return 'take-over';
  return owner === seat ? 'guard' : 'raid';
}

/** Finds whose a door is, as a seat sees it. */
export function findWhoseDoor({ owner }: Pick<BusinessView, 'owner'>, seat: SeatId | null): Whose {
  if (owner === null) return 'free';
  return owner === seat ? 'own' : 'rivals';
}

/** `near`: the farthest that a place may lie, an index of `distanceNames`. */
export type TargetFilter = { text: string; racket: Racket | ''; near: number };

/** The businesses a job could aim at, narrowed by words, district, racket and distance. */
export function listTargets(
  view: CampaignView,
  filter: TargetFilter,
  distances: ReadonlyMap<string, number>,
  { whose, seat }: { whose: Whose; seat: SeatId | null } = { whose: 'free', seat: null },
): BusinessView[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return view.businesses.filter((business) => {
    if (findWhoseDoor(business, seat) !== whose) return false;
    if (filter.racket !== '' && business.racket !== filter.racket) return false;
    if ((distances.get(business.district) ?? farthest) > filter.near) return false;
    const district = nameDistrict(view, business.district);
    const owner = business.owner === null ? '' : (findGang(view, business.owner)?.name ?? '');
    const text = `${business.name} ${business.typeName} ${district} ${owner}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** How far a district lies from what a gang holds: 0 is there already, 1 next door, 2 farther off. */
export function computeDistances(view: CampaignView, seat: SeatId | null): ReadonlyMap<string, number> {
  const held = new Set(view.businesses.filter(({ owner }) => owner === seat).map(({ district }) => district));
  return new Map(
    view.districts.map(({ id, neighbors }) => [id, held.has(id) ? 0 : neighbors.some((one) => held.has(one)) ? 1 : 2]),
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

/** The distance that a search begins with: next door, and the whole city for a gang that holds nothing, or has no such neighbor. */
export function findNearest(view: CampaignView, seat: SeatId | null, whose: Whose = 'free'): number {
  const distances = computeDistances(view, seat);
  const isNear = view.businesses.some(
    (business) => findWhoseDoor(business, seat) === whose && (distances.get(business.district) ?? farthest) <= 1,
  );
  return isNear ? 1 : farthest;
}

/** A racket in a district. */
export function formatRacketKey({ racket, district }: Pick<BusinessView, 'racket' | 'district'>): string {
  return `${racket} in ${district}`;
}

/** Computes a business's average income a month after its payoff. */
export function computeNetDollars(business: BusinessView): number {
  return Math.round(business.averageLootDollars) - business.payoffDollars;
}

/** The share of all chances that one has to have to be told once for all of them. */
const usualShare = 0.6;

/** Finds the chance that most doors have in common; null where there is none. */
export function findUsual(chances: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const chance of chances) counts.set(chance, (counts.get(chance) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= chances.length * usualShare ? most[0] : null;
}

/** Finds the chance that all doors have; null where they differ. */
export function findOnly(odds: ReadonlyMap<string, number>): number | null {
  const chances = new Set(odds.values());
  return chances.size === 1 ? ([...chances][0] ?? null) : null;
}
