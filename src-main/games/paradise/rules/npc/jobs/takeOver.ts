import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import { addArticle } from '#shared/words/text.ts';
import { businessTypeNames, nameDistrict, type District } from '#shared/games/paradise/city.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { derived, derivedForAll } from '#kernel/derived.ts';
import { isFree, listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { findRacket } from '#main/games/paradise/rules/city/fullRackets.ts';
import { findPlaceKind, type PlaceKind } from '#main/games/paradise/rules/city/kinds.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import {
  listGutsModifiers,
  findSpokesman,
  computePersuasion,
  takeOverChance,
} from '#main/games/paradise/rules/city/takeovers.ts';
import { ownerGutsByFace } from '#main/games/paradise/rules/tables/city.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import type { Candidate } from '../ahead/choose.ts';
import { computeGangsterStrength } from './fightOdds.ts';
import { rankBy, pickTop } from '../ranking.ts';
import { roundToTenths, createReason, weighFactors } from '#main/games/paradise/rules/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';
import { scoreAimAt } from '../worth/ambitions.ts';
import { collectTurf } from '../worth/turf.ts';
import { listWorthFactors, scorePlace, type Holdings, type PlacesWorth } from '../worth/worth.ts';
import { isResting } from './fighters.ts';
import { drawWhim } from '../whims.ts';

/** Businesses of a gang before it wants a gym, and the worth of the stable from then on, in $100s. */
const businessesBeforeGym = 6;
const stableWorth = 60;

/** [RK-8, RK-12, RK-14, RK-15] Businesses a gang has before it thinks of its prides, and the worth of the first of each, in $100s. */
const businessesBeforePride = 5;
const prideWorth = 80;

/** The cost of meeting another crew at a door that was crowded last month, as a share of the prize. */
const crowdShare = 0.6;

/** Months after which a crowd no longer counts. */
const crowdMonths = 3;

/** Places of which the gang makes up its mind; the rest are worth less. */
const mostTargets = 5;

/** [TAKE-1] The independent businesses worth most to the gang, and the men to talk to their owners. */
export function takeOverCandidates(view: SeatView, holdings: Holdings, weights: Weights): Candidate[] {
  const crew = pickCrew(view);
  if (crew.length === 0) return [];
  const near = listNearDistricts(view, holdings);
  const known = { holdings, weights, near, chances: computeChances(view, computePersuasion(findSpokesman(crew))) };
  const isWanted = createWantedFilter(view, holdings);
  const weighed: WeighedPlace[] = [];
  for (const target of listTargets(view)) {
    if (isWanted(target.business)) weighed.push(weigh(view, known, target));
  }
  const [talker, ...company] = crew.map(({ id }) => id);
  return pickTop(weighed, mostTargets).flatMap((place): Candidate[] => {
    const { business } = place;
    const createCandidate = (men: readonly GangsterId[], factors: readonly Factor[]): Candidate => ({
      title: `Take over ${business.name} (${nameDistrict(business.district)})`,
      slot: 'take-over',
      costDollars: 0,
      order: { kind: 'take-over', business: business.id, crew: [...men] },
      reason: createReason(describePromise(near, place, men.length), [
        ...weighFactors(listPrizeFactors(place), place.chance),
        ...listCertainFactors(near, place),
        ...factors,
      ]),
    });
    if (talker === undefined) return [];
    const together = createCandidate([talker, ...company], []);
    if (company.length === 0) return [together];
    return [together, createCandidate([talker], [{ name: 'he would be alone', points: aloneCost }])];
  });
}

/** [TAKE-1] The cost of sending the talker alone, in $100s: less than that of keeping him at home. */
const aloneCost = -0.3;

/**
 * Describes the main reason for this door: the racket it completes, that it is the only one, its distance, or its
 * money.
 */
function describePromise(near: TakeOverFacts['near'], place: WeighedPlace, men: number): string {
  const { business, chance, income, racket, stable, pride, alike } = place;
  const percent = Math.round(chance * 100);
  const where = `${businessTypeNames[business.type].one} in ${nameDistrict(business.district)}`;
  const alone = men === 1 ? ' The talker goes by himself.' : '';
  const odds = `; the odds that the owner gives in are ${percent}%.${alone}`;
  if (stable > 0) return `${business.name} would give our boxers a gym${odds}`;
  if (place.aim > 0)
    return `This year we want ${nameDistrict(business.district)}, and ${business.name} is in it${odds}`;
  if (pride > 0) return `${business.name} is worth more than its take: it feeds the rest of the trade${odds}`;
  if (racket > income) return `${business.name}, ${addArticle(where)}, brings us closer to the whole racket${odds}`;
  if (alike === 1) return `${business.name} is the only ${where} still free${odds}`;
  if (!near.has(business.district)) return `${business.name} is far from home, but pays: ${addArticle(where)}${odds}`;
  return `${business.name} is one of ${alike} free ${businessTypeNames[business.type].many} in ${nameDistrict(business.district)}${odds}`;
}

/** The best talker, and the two men whom a fight needs least, for their number; the Accountant is left at his books. */
export const pickCrew = derived((view: SeatView): readonly DeepReadonly<Gangster>[] => {
  const free = view.members.filter(
    (member) => member.profile !== 'accountant' && isFree(member) && !isResting(view, member),
  );
  const [talker, ...others] = rankBy(free, computePersuasion);
  if (talker === undefined) return [];
  const company = others.filter(({ isBoss }) => !isBoss);
  return [talker, ...rankBy(company, (man) => -computeGangsterStrength(man)).slice(0, 2)];
});

/** An independent business, its kind, and how many of its kind are as quiet. */
type Target = { business: DeepReadonly<Business>; kind: PlaceKind; alike: number };

/** Groups the quietest independent businesses of each type and district: one is worth as much as another. */
const groupTargets = derivedForAll((view: SeatView): ReadonlyMap<PlaceKind, readonly DeepReadonly<Business>[]> => {
  const targets = new Map<PlaceKind, DeepReadonly<Business>[]>();
  for (const business of listOwnedBusinesses(view, null)) {
    const kind = findPlaceKind(business);
    const known = targets.get(kind);
    const least = known?.[0]?.contestedMonth ?? Infinity;
    if (known === undefined || business.contestedMonth < least) targets.set(kind, [business]);
    else if (business.contestedMonth === least) known.push(business);
  }
  return targets;
});

/** Picks one business of each kind: among equals each gang goes by a fancy of its own, so that few meet at a door. */
function listTargets(view: SeatView): Target[] {
  return [...groupTargets(view)].flatMap(([kind, equals]): Target[] => {
    const easiest = listEasiest(view, equals);
    const at = Math.floor(drawWhim(view, `door ${kind.key}`) * easiest.length);
    const business = easiest[at];
    return business === undefined ? [] : [{ business, kind, alike: equals.length }];
  });
}

/** GUTS of an owner on average. */
const averageGuts = ownerGutsByFace.reduce((sum, guts) => sum + guts, 0) / ownerGutsByFace.length;

/** [CITY-8] Lists the doors of the owners with the least GUTS as far as the gang knows; a stranger counts as average. */
function listEasiest(view: SeatView, doors: readonly DeepReadonly<Business>[]): readonly DeepReadonly<Business>[] {
  const known = view.ownersKnown();
  const guts = doors.map(({ id }) => known[id] ?? averageGuts);
  const least = Math.min(...guts);
  return doors.filter((_door, nth) => guts[nth] === least);
}

function listNearDistricts(view: SeatView, { own }: Holdings): ReadonlySet<District> {
  const ours = new Set([view.gang.base, ...own.map(({ district }) => district)]);
  const city = findCity(view);
  return new Set([...ours].flatMap((district) => [district, ...lookUpDistrict(city, district).neighbors]));
}

/**
 * [GANG-4, GANG-11] Lists the places a gang wants: turf by doctrine, one racket without an Accountant, and a gym only
 * for the ring.
 */
function createWantedFilter(
  view: SeatView,
  { own, hasAccountant }: Holdings,
): (business: DeepReadonly<Business>) => boolean {
  const { keepsGym } = lookUpDoctrine(view.mind.doctrine);
  const turf = collectTurf(view);
  const hasGym = own.some(({ type }) => type === 'gym');
  const wantsGym = keepsGym && !hasGym && own.length >= businessesBeforeGym;
  const rackets = new Set(hasAccountant ? [] : own.map(({ type }) => findRacket(type)));
  return ({ type, district }) => {
    if (type === 'gym' && !wantsGym) return false;
    if (!turf.has(district)) return false;
    return rackets.size === 0 || (rackets.size === 1 && rackets.has(findRacket(type)));
  };
}

/** A place as it was weighed; most are never thought of again, so their factors are not made. */
type WeighedPlace = PlacesWorth & {
  business: DeepReadonly<Business>;
  chance: number;
  /** The gain of the chance beside its worth as a place. */
  stable: number;
  /** The worth of a place that this kind of gang wants, in addition to its Loot. */
  pride: number;
  /** [GANG-11] Its worth to the aim of the year. */
  aim: number;
  /** The weight that counts in any case. */
  closeness: number;
  crowd: number;
  /** [TAKE-2] The cost of crews that may meet this one at the door. */
  company: number;
  /** How many doors of its kind are as good. */
  alike: number;
  score: number;
};

type TakeOverFacts = {
  holdings: Holdings;
  weights: Weights;
  near: ReadonlySet<District>;
  chances: (business: DeepReadonly<Business>) => number;
};

/** [TAKE-1, CITY-8] A talker's chances with the owners; strangers of a district are as stubborn as each other. */
function computeChances(view: SeatView, smarts: number): TakeOverFacts['chances'] {
  const known = view.ownersKnown();
  const ofStrangers = new Map<District, number>();
  const compute = (district: District, guts?: number): number => {
    const bonus = listGutsModifiers(view, { district }, view.gang).reduce((total, m) => total + m.value, 0);
    return takeOverChance(smarts, bonus, view.houseRules.takeoverTest, guts);
  };
  return ({ id, district }) => {
    const guts = known[id];
    if (guts !== undefined) return compute(district, guts);
    const chance = ofStrangers.get(district) ?? compute(district);
    ofStrangers.set(district, chance);
    return chance;
  };
}

/** [GANG-11] Returns true for the first place of a type that brings more than Loot and that the doctrine wants. */
function isPride(view: SeatView, { own }: Holdings, { type }: Pick<DeepReadonly<Business>, 'type'>): boolean {
  return (
    own.length >= businessesBeforePride &&
    lookUpDoctrine(view.mind.doctrine).prides.includes(type) &&
    own.every((business) => business.type !== type)
  );
}

function weigh(
  view: SeatView,
  { holdings, weights, near, chances }: TakeOverFacts,
  { business, kind, alike }: Target,
): WeighedPlace {
  const chance = chances(business);
  const { income, racket, name } = scorePlace(view, holdings, weights, business, kind);
  // A family with a doctrine for gyms keeps one at any cost.
  const isScored = view.houseRules.lastMonth !== null;
  const stable = business.type === 'gym' && !isScored ? stableWorth - Math.min(0, income) : 0;
  const pride = isPride(view, holdings, business) && !isScored ? prideWorth - Math.min(0, income) : 0;
  const worth = (income + racket + name + stable + pride) * chance;
  const { district } = business;
  const share = district === view.gang.base ? 0.2 : near.has(district) ? 0.1 : -0.1;
  const closeness = Math.max(1, worth) * share;
  const aim = scoreAimAt(view, district);
  const crowd = -estimateCrowd(view, business) * Math.max(4, worth);
  const company = -estimateCompany(view, district, alike) * (Math.max(0, worth) + metBlood * weights.blood);
  const tenths =
    roundToTenths(company) +
    roundToTenths(income, chance) +
    roundToTenths(racket, chance) +
    roundToTenths(name, chance) +
    roundToTenths(stable, chance) +
    roundToTenths(pride, chance) +
    roundToTenths(aim) +
    roundToTenths(closeness) +
    roundToTenths(crowd);
  const score = tenths / 10;
  return { business, chance, income, racket, name, stable, pride, aim, closeness, crowd, company, alike, score };
}

/** Men it costs to meet a crew at a door, in $100s. */
const metBlood = 4;

/** [TAKE-2] How often a rival tries the best kind of door near him and elsewhere, as a share of his months. */
const goesThere = { near: 0.17, far: 0.08 } as const;

/** [TAKE-2] Estimates the chance that a rival crew is at one of a number of equal doors. */
function estimateCompany(view: SeatView, district: District, alike: number): number {
  const { neighbors } = lookUpDistrict(findCity(view), district);
  const alone = listLivingGangs(view).reduce((share, { id, base }) => {
    if (id === view.seat) return share;
    const isNear = base === district || neighbors.includes(base);
    return share * (1 - (isNear ? goesThere.near : goesThere.far) / alike);
  }, 1);
  return 1 - alone;
}

function listPrizeFactors(place: WeighedPlace): Factor[] {
  const factors = listWorthFactors(place);
  if (place.stable > 0) {
    const name = 'a stable of boxers of our own';
    factors.push({ name, detail: 'in $100s', points: place.stable });
  }
  if (place.pride > 0) {
    const name = 'a place such as our kind of gang should have';
    factors.push({ name, detail: 'in $100s', points: place.pride });
  }
  return factors;
}

function listCertainFactors(
  near: TakeOverFacts['near'],
  { business: { district }, aim, closeness, crowd, company, alike }: WeighedPlace,
): Factor[] {
  const factors: Factor[] = [
    {
      name: near.has(district) ? 'close to our streets' : 'far from our streets',
      detail: 'in $100s',
      points: closeness,
    },
  ];
  factors.push({
    name: alike > 1 ? `another crew may try it, with ${alike} doors alike` : 'rivals may want it too',
    points: company,
  });
  if (aim > 0) factors.push({ name: `our aim for the year, to take ${nameDistrict(district)}`, points: aim });
  if (crowd < 0) factors.push({ name: 'rival crews were seen there', points: crowd });
  return factors;
}

/** [TAKE-2] Estimates the crowd at a place where crews met lately, as a share of the prize. */
function estimateCrowd(view: SeatView, { contestedMonth }: DeepReadonly<Business>): number {
  if (contestedMonth === 0) return 0;
  const monthsAgo = view.month - contestedMonth;
  return monthsAgo <= crowdMonths ? crowdShare / Math.max(1, monthsAgo) : 0;
}
