import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { Modifier, Roll } from '#shared/words/dice.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import {
  businessTypeNames,
  nameDistrict,
  type BusinessType,
  type District,
  type Racket,
} from '#shared/games/paradise/city.ts';
import { computeCalendar } from '#shared/games/paradise/calendar.ts';
import { sum, type Dice } from '#kernel/dice/dice.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import { derivedForAllBy } from '#kernel/derived.ts';
import { memoize } from '#shared/words/memoize.ts';
import { isWorking, listOwnedBusinesses } from '../lookups.ts';
import { findFullRackets, findRacket } from './fullRackets.ts';
import { findPlaceKind, type PlaceKind } from './kinds.ts';
import { countBandDice, findBandsByClub, type BandFacts } from './bands.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import { dollarsPerLoot, handicap, racketTable } from '../tables/rackets.ts';
import { bigNameBout } from '../tables/shows.ts';

type OwnedBusiness = DeepReadonly<Business>;

/** A gang's bonuses from its whole empire to each of its businesses. */
export type Perks = {
  full: ReadonlyMap<string, SeatId>;
  /** [RK-9] A working brewery, by the name that its city gives it. */
  hasBrewery: boolean;
  breweryName: string;
  /** [RK-12] Any working wire service office. */
  hasWireService: boolean;
  /** [RK-10, RK-11] Any working gentleman’s club, or Madame Louisa’s. */
  hasInfluence: boolean;
  /** [RK-11] */
  hasMadameLouisas: boolean;
  /** [RK-7] Dice its bands add, by the nightclub they play at. */
  bandDice: ReadonlyMap<BusinessId, number>;
  /** [RK-14] Month of the last big-name bout at the arena, or 0. */
  bigNameMonth: number;
};

/** The facts that perks are computed from; the state and a seat's view have them. */
export type PerkFacts = BandFacts & Pick<State, 'bigNameMonth' | 'city'>;

/** Returns the perks of an independent business: none. */
export function createNoPerks(full: ReadonlyMap<string, SeatId>): Perks {
  return {
    full,
    hasBrewery: false,
    breweryName: '',
    hasWireService: false,
    hasInfluence: false,
    hasMadameLouisas: false,
    bandDice: new Map(),
    bigNameMonth: 0,
  };
}

/** [RK-18] A gang's perks; only its working businesses bring any. */
export function computePerks(
  city: PerkFacts,
  seat: SeatId,
  full: ReadonlyMap<string, SeatId> = findFullRackets(city),
): Perks {
  const { hasBrewery, hasWireService, hasInfluence, hasMadameLouisas, hasNightclub } = computeDoorPerks(city, seat);
  return {
    full,
    hasBrewery,
    breweryName: findCity(city).places.get('brewery') ?? '',
    hasWireService,
    hasInfluence,
    hasMadameLouisas,
    bandDice: hasNightclub ? countClubDice(city, seat) : noDice,
    bigNameMonth: city.bigNameMonth,
  };
}

const noDice: ReadonlyMap<BusinessId, number> = new Map();

function countClubDice(city: BandFacts, seat: SeatId): ReadonlyMap<BusinessId, number> {
  const dice = new Map<BusinessId, number>();
  for (const [club, band] of findBandsByClub(city, seat)) dice.set(club, countBandDice(band));
  return dice;
}

/** A gang's bonuses from its working places to all of them, bands and whole rackets aside. */
export type DoorPerks = Pick<Perks, 'hasBrewery' | 'hasWireService' | 'hasInfluence' | 'hasMadameLouisas'>;

/** [RK-7] And whether one of them has a stage for bands. */
type Doors = DoorPerks & { hasNightclub: boolean };

/** [RK-18] Computes the bonuses that a gang's working places bring it. */
export const computeDoorPerks = derivedForAllBy(findDoorPerks);

function findDoorPerks(city: Pick<State, 'businesses'>, seat: SeatId): Doors {
  const open = new Set<BusinessType>();
  for (const place of listOwnedBusinesses(city, seat)) if (isWorking(place)) open.add(place.type);
  const hasMadameLouisas = open.has('madame-louisas');
  return {
    hasBrewery: open.has('brewery'),
    hasWireService: open.has('wire-service'),
    hasInfluence: open.has('gentlemans-club') || hasMadameLouisas,
    hasMadameLouisas,
    hasNightclub: open.has('nightclub'),
  };
}

/** [RK-10] Percent off the officials' pay, once however many clubs. */
export function computeOfficialDiscount(perks: DoorPerks): number {
  return perks.hasInfluence ? 10 : 0;
}

/** [RK-11] Added to the gang's Something Must Be Done rolls. */
export function computeSomethingBonus(perks: DoorPerks): number {
  return perks.hasMadameLouisas ? 3 : 0;
}

/** One month's Loot of a business as it will be rolled. */
export type LootRule = {
  /** Dice of the table's row; negative: a cost. */
  dice: number;
  /** [RK-5] Dice for holding the whole racket. */
  fullDice: number;
  /** [RK-7] Dice of the band that plays there. */
  bandDice: number;
  halved: boolean;
  modifiers: readonly Modifier[];
};

/** [RK-1, RK-5, RK-7, RK-9, RK-12, RK-14, RK-15] Returns the rule for a business's Loot roll this month. */
export function findLootRule(
  business: OwnedBusiness,
  perks: Perks,
  month: number,
  { type, row, racketKey, bonuses }: PlaceKind = findPlaceKind(business),
): LootRule {
  const isHandicap = type === 'racetrack' && computeCalendar(month).monthOfYear === handicap.monthOfYear;
  const isFull = business.owner !== null && perks.full.get(racketKey) === business.owner;
  return {
    dice: isHandicap ? handicap.dice : row.dice,
    fullDice: isFull ? 1 : 0,
    bandDice: type === 'nightclub' ? (perks.bandDice.get(business.id) ?? 0) : 0,
    halved: row.halved,
    modifiers: listModifiers(type, bonuses, perks, month),
  };
}

function listModifiers(
  type: BusinessType,
  bonuses: readonly Modifier[],
  perks: Perks,
  month: number,
): readonly Modifier[] {
  if (type === 'arena' && perks.bigNameMonth === month) {
    return [{ reason: 'big-name bout', value: bigNameBout.bonus }];
  }
  if (perks.hasBrewery && (type === 'speakeasy' || type === 'low-dive')) {
    return [...bonuses, { reason: `own beer from the ${perks.breweryName}`, value: 1 }];
  }
  if (perks.hasWireService && type === 'bookies') {
    return [...bonuses, { reason: 'wire service', value: 2 }];
  }
  return bonuses;
}

/** Points of Loot for given faces: the table's dice first, then the full racket's and the band's. Floor 0 but for gyms. */
export function computeLootPoints(rule: LootRule, faces: readonly number[]): number {
  const ownDice = Math.abs(rule.dice);
  let own = 0;
  let others = 0;
  for (let nth = 0; nth < faces.length; nth += 1) {
    if (nth < ownDice) own += faces[nth] ?? 0;
    else others += faces[nth] ?? 0;
  }
  const table = Math.sign(rule.dice) * (rule.halved ? Math.ceil(own / 2) : own);
  const points = table + others + computeBonus(rule);
  return rule.dice < 0 ? points : Math.max(0, points);
}

/** The monthly result of a business: its Loot in points, and the band's own dice. */
export type LootThrow = { points: number; bandFaces: number[] };

/** [RK-17] Rolls one business's month; a wire service alone rolls nothing. */
export function rollLoot(dice: Dice, business: OwnedBusiness, rule: LootRule): LootThrow {
  const count = countDice(rule);
  if (count === 0) return { points: 0, bandFaces: [] };
  const roll: Roll = dice.roll({
    purpose: `Loot of ${business.name} (${formatLoot(rule)})`,
    count,
    modifiers: rule.modifiers,
  });
  const bandFaces = roll.faces.slice(count - rule.bandDice);
  return { points: computeLootPoints(rule, roll.faces), bandFaces };
}

function countDice(rule: LootRule): number {
  return Math.abs(rule.dice) + rule.fullDice + rule.bandDice;
}

/** `2D6-1`, `D6/2`, `-1D6`, with what is added: `2D6-1 +1D6 full racket`. */
export function formatLoot(rule: LootRule): string {
  if (rule.dice === 0 && rule.fullDice === 0) return 'none';
  const bonus = computeBonus(rule);
  const table = rule.halved ? 'D6/2' : rule.dice === 0 ? '' : `${rule.dice}D6`;
  const added = bonus === 0 ? '' : bonus > 0 ? `+${bonus}` : `${bonus}`;
  const full = rule.fullDice === 0 ? '' : `${table === '' ? '' : ' '}+${rule.fullDice}D6 full racket`;
  const band = rule.bandDice === 0 ? '' : ` +${rule.bandDice}D6 band`;
  return `${table}${added}${full}${band}`;
}

/** Exact mean of a business's Loot in dollars, floor at 0 and halving included. */
export const computeAverageLoot = memoize((rule: LootRule): number => {
  const count = countDice(rule);
  let total = 0;
  const throws = 6 ** count;
  for (let n = 0; n < throws; n += 1) {
    const faces = Array.from({ length: count }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
    total += computeLootPoints(rule, faces);
  }
  return (total / throws) * dollarsPerLoot;
}, makeLootKey);

function computeBonus({ modifiers }: Pick<LootRule, 'modifiers'>): number {
  let bonus = 0;
  for (const { value } of modifiers) bonus += value;
  return bonus;
}

/** Packs a Loot rule into one integer key; throws if a part is over two digits. perf: one key for each scored place. */
function makeLootKey(rule: LootRule): number {
  const { dice, halved } = rule;
  const count = countDice(rule);
  const bonus = computeBonus(rule);
  if (Math.abs(dice) >= 50 || count >= 100 || Math.abs(bonus) >= 50) {
    throw new Error(`A Loot rule of ${formatLoot(rule)} is out of range.`);
  }
  return (((halved ? 100 : 0) + dice + 50) * 100 + count) * 100 + bonus + 50;
}

/**
 * [GANG-4, GANG-16a] Lists open businesses without books: a gang without a free Accountant collects from its best
 * racket alone.
 */
export function listUnbooked(city: Pick<State, 'businesses' | 'month'>, seat: SeatId, perks: Perks): Set<BusinessId> {
  const open = listOwnedBusinesses(city, seat).filter(isWorking);
  const incomes = new Map<Racket, number>();
  for (const business of open) {
    const racket = findRacket(business.type);
    const income = computeAverageLoot(findLootRule(business, perks, city.month));
    incomes.set(racket, (incomes.get(racket) ?? 0) + income);
  }
  const [best] = [...incomes].toSorted(([, a], [, b]) => b - a);
  return new Set(open.filter(({ type }) => findRacket(type) !== best?.[0]).map(({ id }) => id));
}

/** [RK-3, RK-4] A gang's payoff for one type in one district. */
export type PayoffGroup = {
  district: District;
  type: BusinessType;
  businesses: BusinessId[];
  fullDollars: number;
  dueDollars: number;
};

/**
 * [RK-4] n businesses of one type in one district: n x payoff x max(0.5, 1 - 0.1 x (n-1)), or by the
 * house rule n x payoff x 0.9^(n-1). Whole dollars, halves up.
 */
export function computePayoff(type: BusinessType, count: number, discount: HouseRules['payoffDiscount']): number {
  if (count === 0) return 0;
  const full = count * racketTable[type].payoffDollars;
  const percent = Math.max(50, 100 - 10 * (count - 1));
  return discount === 'straight' ? Math.round((full * percent) / 100) : Math.round(full * 0.9 ** (count - 1));
}

/**
 * Groups the payoffs that a gang owes, without the excluded businesses. Open ones share the discount; a closed one is
 * paid at the full rate and so reopens.
 */
export function groupPayoffs(
  city: Pick<State, 'businesses' | 'houseRules'>,
  seat: SeatId,
  without: ReadonlySet<BusinessId> = nothing,
): readonly PayoffGroup[] {
  if (without.size > 0) return findGroups(city, seat, without);
  return groupAllPayoffs(city, seat);
}

const nothing: ReadonlySet<BusinessId> = new Set();

const groupAllPayoffs = derivedForAllBy(
  (city: Pick<State, 'businesses' | 'houseRules'>, seat: SeatId): readonly PayoffGroup[] =>
    findGroups(city, seat, nothing),
);

function findGroups(
  city: Pick<State, 'businesses' | 'houseRules'>,
  seat: SeatId,
  without: ReadonlySet<BusinessId>,
): PayoffGroup[] {
  const groups = new Map<string, PayoffGroup>();
  for (const business of listOwnedBusinesses(city, seat)) {
    if (without.has(business.id)) continue;
    if (racketTable[business.type].payoffDollars === 0) continue;
    const { key } = findPlaceKind(business);
    const group = groups.get(key) ?? {
      district: business.district,
      type: business.type,
      businesses: [],
      fullDollars: 0,
      dueDollars: 0,
    };
    group.businesses.push(business.id);
    groups.set(key, group);
  }
  for (const group of groups.values()) {
    const shut = group.businesses.filter((id) => city.businesses[id]?.isShut === true).length;
    const open = group.businesses.length - shut;
    const payoffDollars = racketTable[group.type].payoffDollars;
    group.fullDollars = group.businesses.length * payoffDollars;
    group.dueDollars = shut * payoffDollars + computePayoff(group.type, open, city.houseRules.payoffDiscount);
  }
  return [...groups.values()];
}

/** Sums the groups' payoffs, in dollars. */
export function sumDue(groups: readonly PayoffGroup[]): number {
  return sum(groups.map((group) => group.dueDollars));
}

/** `2 speakeasies, The Docks`. */
export function formatPayoff(type: BusinessType, count: number, district: District): string {
  const names = businessTypeNames[type];
  return `${count} ${count === 1 ? names.one : names.many}, ${nameDistrict(district)}`;
}
