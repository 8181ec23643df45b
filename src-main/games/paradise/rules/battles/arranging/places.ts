import { findCity, lookUpDistrict, type City, type InCity } from '#shared/games/paradise/cities/city.ts';
import type { BusinessType, District } from '#shared/games/paradise/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { type LootRule, findLootRule, type PerkFacts, computePerks } from '#main/games/paradise/rules/city/rackets.ts';
import type { Setting } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { isWorking } from '#main/games/paradise/rules/lookups.ts';
import { findFullRackets, groupRacketPlaces } from '#main/games/paradise/rules/city/fullRackets.ts';
import { findPlaceKind } from '#main/games/paradise/rules/city/kinds.ts';
import { countGuards, racketTable } from '#main/games/paradise/rules/tables/rackets.ts';

type GuardedCity = PerkFacts & Pick<State, 'businesses' | 'houseRules' | 'month'>;

/**
 * [RK-5] Lists the businesses that one successful raid takes: the place, or, where one gang holds the whole racket of
 * the district, all of its type there (house rule: all of that racket).
 */
export function listRaidedBusinesses(
  city: GuardedCity,
  business: DeepReadonly<Business>,
): readonly DeepReadonly<Business>[] {
  const { owner } = business;
  const { racketKey } = findPlaceKind(business);
  const isWhole = owner !== null && findFullRackets(city).get(racketKey) === owner;
  if (!isWhole) return [business];
  const all = groupRacketPlaces(city).get(racketKey) ?? [];
  return city.houseRules.fullRacketRaid === 'whole-racket' ? all : all.filter(({ type }) => type === business.type);
}

/** [RK-2, RK-5] Guards a raid meets: those of everything it takes. */
export function raidGuards(city: GuardedCity, business: DeepReadonly<Business>): number {
  return listRaidedBusinesses(city, business).reduce((total, one) => total + countGuardsAt(city, one), 0);
}

/** [RK-2] Counts the present guards of a place. */
export function countGuardsAt(city: LootFacts, business: DeepReadonly<Business>): number {
  return countGuardsBy(business, findPlaceRule(city, business));
}

/** [RK-2] Guards of a place: two for each die it produces now, one for protection, two for a gym. */
export function countGuardsBy(business: DeepReadonly<Business>, rule: LootRule | null): number {
  return countGuards(business.type) + guardsPerDie * countAddedDice(business, rule);
}

const guardsPerDie = 2;

type LootFacts = PerkFacts & Pick<State, 'businesses' | 'month'>;

function findPlaceRule(city: LootFacts, business: DeepReadonly<Business>): LootRule | null {
  const { owner } = business;
  return owner === null ? null : findLootRule(business, computePerks(city, owner), city.month);
}

/** [RK-2, RK-5, RK-7, RK-15] Counts the dice beyond the table's: none while the business is shut or being repaired. */
function countAddedDice(business: DeepReadonly<Business>, rule: LootRule | null): number {
  if (rule === null || business.type === 'gym' || !isWorking(business)) return 0;
  return rule.dice - racketTable[business.type].dice + rule.fullDice + rule.bandDice;
}

/** [SCN-10] Counts the dice of a business's present monthly Loot, at least one. */
export function countLootDice(city: LootFacts, business: DeepReadonly<Business>): number {
  const added = countAddedDice(business, findPlaceRule(city, business));
  return Math.max(1, Math.abs(racketTable[business.type].dice) + added);
}

const settingByType: Readonly<Record<BusinessType, Setting>> = {
  'low-dive': 'restaurant',
  speakeasy: 'restaurant',
  nightclub: 'club',
  trucking: 'warehouse',
  brewery: 'warehouse',
  'house-of-ill-repute': 'business',
  brothel: 'club',
  'gentlemans-club': 'club',
  'madame-louisas': 'club',
  bookies: 'business',
  numbers: 'business',
  'loan-sharks': 'business',
  'wire-service': 'business',
  'gambling-den': 'restaurant',
  gym: 'warehouse',
  arena: 'racetrack',
  casino: 'club',
  racetrack: 'racetrack',
  'dog-track': 'racetrack',
  protection: 'business',
};

/** Finds the table for a fight over a business; on the waterfront warehouses are part of the docks. */
export function findSetting(facts: InCity, business: Pick<DeepReadonly<Business>, 'type' | 'district'>): Setting {
  const setting = settingByType[business.type];
  if (setting !== 'warehouse') return setting;
  return lookUpDistrict(findCity(facts), business.district).isWaterfront ? 'docks' : setting;
}

/** Lists the districts of the shortest way from one to another, both ends included. */
export function findRoute(city: City, from: District, to: District): District[] {
  const ways = new Map<District, District[]>([[from, [from]]]);
  const open: District[] = [from];
  for (const district of open) {
    const way = ways.get(district) ?? [];
    if (district === to) return way;
    for (const next of lookUpDistrict(city, district).neighbors) {
      if (ways.has(next)) continue;
      ways.set(next, [...way, next]);
      open.push(next);
    }
  }
  return [from, to];
}

/** [SCN-9] True if a crew on its way passes through, or next to, a district. */
export function isPassedBy(city: City, from: District, to: District, district: District): boolean {
  const { neighbors } = lookUpDistrict(city, district);
  return findRoute(city, from, to).some((passed) => passed === district || neighbors.includes(passed));
}

/** True if an id names one of these. */
export function hasBusiness(businesses: readonly DeepReadonly<Business>[], id: BusinessId): boolean {
  return businesses.some((business) => business.id === id);
}
