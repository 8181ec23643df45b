import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { District } from '#shared/games/paradise/city.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { countBrokenWords } from '#main/games/paradise/rules/bargains/knowledge.ts';
import { listTrucesBetween, type Terms } from '#main/games/paradise/rules/bargains/terms.ts';
import { derivedForAll } from '#kernel/derived.ts';
import { sum } from '#kernel/dice/dice.ts';
import { listBusinesses, requireGang, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { computeAverageLoot, findLootRule, createNoPerks } from '#main/games/paradise/rules/city/rackets.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { findFeelings } from '../worth/feelings.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { racketTable } from '#main/games/paradise/rules/tables/rackets.ts';

/** The grounds on which terms are weighed: the map, public facts, and the gang's own mind and memory. */
export type Weigher = Pick<
  SeatView,
  'city' | 'seat' | 'gang' | 'mind' | 'memories' | 'deals' | 'accords' | 'businesses' | 'gangs' | 'month' | 'houseRules'
>;

/** The cost, in $100s a month, of an equal rival next door who may attack, and the gain of robbing him. */
const menace = { theirs: 1.5, ours: 1.1, nextDoor: 1.4, faraway: 0.5, hatred: 1.5 } as const;

/** Months that a year of a place's profit counts for when it is given away for good. */
const monthsOfProfit = 8;

/** [BARG-1] Scores terms for a gang, term by term, in $100s; in them the gang itself is `us`. */
export function scoreTerms(view: Weigher, rival: SeatId, terms: Terms): Factor[] {
  const factors = listTruceFactors(view, rival, terms);
  if (terms.line !== null) factors.push(...listLineFactors(view, rival, terms.line));
  if (terms.joint !== null) factors.push(...listJointFactors(view, terms.joint));
  if (terms.payment !== null) factors.push(createPaymentFactor(view, rival, terms.payment));
  if (terms.businesses.length > 0) factors.push(...listBusinessFactors(view, terms));
  return factors;
}

/** Computes the trust in a rival's word, 0 to 1: a promise broken to us weighs double. */
export function computeTrust(view: Weigher, rival: SeatId): number {
  const own = findFeelings(view, rival).broken;
  const seen = countBrokenWords(view, rival);
  return Math.max(0.1, 1 - 0.3 * own - 0.15 * Math.max(0, seen - own));
}

/** Scores the past between two gangs, whatever the terms are. */
export function scorePast(view: Weigher, rival: SeatId): Factor[] {
  const { grievance, debt, broken } = findFeelings(view, rival);
  const { vengefulness } = view.mind.character;
  const seen = Math.max(0, countBrokenWords(view, rival) - broken);
  const factors: Factor[] = [
    { name: 'what they did to us', points: -grievance * 0.25 * (1 + 0.4 * vengefulness) },
    { name: 'our debt to them', points: debt * 0.4 },
    { name: 'promises they broke', points: -4 * broken - 2 * seen },
  ];
  return factors.filter(({ points }) => points !== 0);
}

/** Scores the months of peace, less what could have been taken in them. */
function listTruceFactors(view: Weigher, rival: SeatId, { truceMonths }: Terms): Factor[] {
  if (truceMonths === null) return [];
  return [
    { name: 'months without a fight', points: truceMonths * estimateDanger(view, rival) * computeTrust(view, rival) },
    { name: 'what we could take from them', points: -truceMonths * computePrey(view, rival) },
  ];
}

/** Estimates the cost of a month of a rival's enmity, in $100s. */
export function estimateDanger(view: Weigher, rival: SeatId): number {
  const hates = lookUpDoctrine(requireGang(view, rival).type).hostileTo.includes(view.gang.type);
  const size = computeRatio(view, rival, view.seat);
  return menace.theirs * size * computeNearness(view, rival) * (hates ? menace.hatred : 1);
}

/** Estimates the gain of a month of enmity toward a rival, in $100s. */
function computePrey(view: Weigher, rival: SeatId): number {
  const { boldness, vengefulness } = view.mind.character;
  const hates = lookUpDoctrine(view.mind.doctrine).hostileTo.includes(requireGang(view, rival).type);
  const { grievance } = findFeelings(view, rival);
  const gain = menace.ours * computeRatio(view, view.seat, rival) * computeNearness(view, rival);
  return gain * (1 + 0.2 * boldness) * (hates ? menace.hatred : 1) + grievance * 0.04 * Math.max(0, 1 + vengefulness);
}

/** Computes the size of one gang in shares of another, from a half to twice. */
function computeRatio(view: Weigher, one: SeatId, other: SeatId): number {
  const countDoors = (seat: SeatId): number => Math.max(1, listOwnedBusinesses(view, seat).length);
  return Math.min(2, Math.max(0.5, countDoors(one) / countDoors(other)));
}

/** Computes how easily the gangs get at each other; neighbors get at each other more easily. */
function computeNearness(view: Weigher, rival: SeatId): number {
  const { base } = requireGang(view, rival);
  const theirs = countHeldBy(view, rival);
  for (const district of [requireGang(view, view.seat).base, ...countHeldBy(view, view.seat).keys()]) {
    if (district === base || theirs.has(district)) return menace.nextDoor;
  }
  return menace.faraway;
}

/** Counts an owner's businesses in each district where it has any; null counts the independent ones. */
function countHeldBy(view: Weigher, owner: SeatId | null): ReadonlyMap<District, number> {
  return countHeldByOwner(view).get(owner) ?? nowhere;
}

const nowhere: ReadonlyMap<District, number> = new Map();

/** Counts each owner's places by district. */
const countHeldByOwner = derivedForAll((view: Weigher): ReadonlyMap<SeatId | null, ReadonlyMap<District, number>> => {
  const held = new Map<SeatId | null, Map<District, number>>();
  for (const { owner, district } of listBusinesses(view)) {
    let places = held.get(owner);
    if (places === undefined) {
      places = new Map();
      held.set(owner, places);
    }
    places.set(district, (places.get(district) ?? 0) + 1);
  }
  return held;
});

/** Returns true if a gang's base or one of its businesses is in a district or next to it. */
function canReach(view: Weigher, seat: SeatId, district: District): boolean {
  const { base } = requireGang(view, seat);
  const held = countHeldBy(view, seat);
  const isThere = (one: District): boolean => one === base || held.has(one);
  return isThere(district) || lookUpDistrict(findCity(view), district).neighbors.some(isThere);
}

/** Scores a line by the businesses still to be had in a district, and those held there already, a month. */
function listLineFactors(view: Weigher, rival: SeatId, line: NonNullable<Terms['line']>): Factor[] {
  const ours = line.ours.map((d) => scoreGround(view, d, view.seat, rival));
  const theirs = line.theirs.map((d) => scoreGround(view, d, rival, view.seat));
  return [
    { name: 'ground they leave to us', points: line.months * computeTrust(view, rival) * sum(ours) },
    { name: 'ground we leave to them', points: -line.months * sum(theirs) },
  ];
}

function scoreGround(view: Weigher, district: District, holder: SeatId, other: SeatId): number {
  const free = countHeldBy(view, null).get(district) ?? 0;
  const held = countHeldBy(view, holder).get(district) ?? 0;
  const worth = Math.min(1, free * 0.08) + held * 0.15;
  return canReach(view, other, district) ? worth : worth * 0.3;
}

/** Scores a joint action: two against one, if the one is ahead or hated. */
function listJointFactors(view: Weigher, joint: NonNullable<Terms['joint']>): Factor[] {
  const { target } = joint;
  const whom = target.kind === 'gang' ? target.gang : (view.businesses[target.business]?.owner ?? null);
  if (whom === null) return [{ name: 'nobody to go after', points: -10 }];
  const { boldness, vengefulness, loyalty } = view.mind.character;
  const lead = listOwnedBusinesses(view, whom).length - listOwnedBusinesses(view, view.seat).length;
  const hates = lookUpDoctrine(view.mind.doctrine).hostileTo.includes(requireGang(view, whom).type);
  const { grievance } = findFeelings(view, whom);
  const isFriend = listTrucesBetween(view.deals, view.seat, whom, joint.month).length > 0;
  return [
    { name: 'their lead over us', points: Math.min(10, lead * 0.8) },
    { name: 'old scores to settle', points: grievance * 0.3 * Math.max(0.5, 1 + vengefulness / 2) },
    ...(hates ? [{ name: 'no love lost between us', points: 3 }] : []),
    { name: 'a fight would cost men', points: -5 + 1.5 * boldness },
    ...(isFriend ? [{ name: 'our truce with them', points: -12 - 4 * loyalty }] : []),
  ];
}

/** Scores a payment. Money counts more with the greedy; later payments count as far as the rival is trusted. */
function createPaymentFactor(
  view: Weigher,
  rival: SeatId,
  { by, dollars, months }: NonNullable<Terms['payment']>,
): Factor {
  const greed = 1 + 0.15 * view.mind.character.greed;
  if (by === 'us') {
    return { name: 'what we pay', detail: 'in $100s', points: (-dollars * months * greed) / 100 };
  }
  const trusted = 1 + (months - 1) * computeTrust(view, rival);
  return { name: 'what they pay', detail: 'in $100s', points: (dollars * trusted * greed) / 100 };
}

function listBusinessFactors(view: Weigher, { businesses }: Terms): Factor[] {
  return businesses.flatMap(({ by, business: id }): Factor[] => {
    const business = view.businesses[id];
    if (business === undefined) return [];
    const worth = placeWorth(view, business);
    return [
      {
        name: by === 'us' ? `${business.name} given away` : `${business.name} for us`,
        points: by === 'us' ? -worth : worth,
      },
    ];
  });
}

/** Computes a place's lasting net, in $100s. */
export function placeWorth(view: Weigher, business: DeepReadonly<Business>): number {
  const loot = computeAverageLoot(findLootRule(business, createNoPerks(new Map()), view.month));
  const profit = loot - racketTable[business.type].payoffDollars;
  return (Math.max(20, profit) * monthsOfProfit) / 100;
}
