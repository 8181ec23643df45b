import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import { dollarsPerReputation } from '#shared/games/paradise/people.ts';
import type { Factor } from '#shared/words/journal.ts';
import { postName, formatStyledName, type OfficialKind } from '#shared/games/paradise/officials.ts';
import { derived } from '#kernel/derived.ts';
import {
  isAccountant,
  listBusinesses,
  listLivingGangs,
  listOwnedBusinesses,
} from '#main/games/paradise/rules/lookups.ts';
import { isBiddable } from '#main/games/paradise/rules/officials/posts/bidding.ts';
import type { KnownOfficial, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { computePayDiscount, payDollars } from '#main/games/paradise/rules/officials/lookups.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { bidStepDollars, officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { computeDues, computeEarnings, computeSpendableDollars } from '../money/budget.ts';
import { findDealing, listFriends, isFriend, listViewOfficials } from '../worth/friends.ts';
import { findRivalServed, wasOutbid } from '../worth/hearsay.ts';
import type { Candidate } from '../ahead/choose.ts';
import { createReason, scoreOfFactors, type Plan, type PlanReason } from '#main/games/paradise/rules/minds/reason.ts';
import type { Weights } from '../worth/weights.ts';

/** The usefulness of an official over two months in addition to his weight, in $100s. */
const usefulness: Record<OfficialKind, number> = {
  mayor: 5,
  judge: 3,
  councilor: 1.5,
  chief: 2.5,
  captain: 3,
  editor: 5,
  reporter: 2,
};

/** [PO-6, OFF-4] Offices that do nothing but when something must be done, which is never while the Feds are in town. */
const idleUnderFeds: ReadonlySet<OfficialKind> = new Set(['councilor', 'captain', 'chief']);

/** [GANG-17] Returns true for officials who can do nothing now: the Feds are here, and no gang is about to end that. */
function isIdle(view: SeatView, kind: OfficialKind): boolean {
  return view.feds.inTown && idleUnderFeds.has(kind) && !areFedsLeaving(view);
}

/**
 * [GANG-17, GANG-19] Returns true where a house rule will soon end a gang that has no door, and the Feds' stay with it.
 * By the book such a gang may live on for years.
 */
const areFedsLeaving = derived(
  (view: SeatView): boolean =>
    (view.houseRules.placelessGangs !== 'hold-on' || view.houseRules.hardTimes === 'on') &&
    listLivingGangs(view).some(({ id }) => id !== view.seat && listOwnedBusinesses(view, id).length === 0),
);

/**
 * [OFF-3, OFF-4] Share of an official's use that is left while nothing must be done: a Mayor may still fire and
 * accuse, an Editor kill a story.
 */
const shareUnderFeds: Partial<Record<OfficialKind, number>> = { mayor: 0.4, editor: 0.5 };

/** Friends of no use who are let go in one month at most. */
const mostIdleDropped = 12;

/** Months of a deficit that idle money must cover before friends are let go. */
const shortMonths = 5;

/** Months of a deficit that idle money must cover before a gang takes on another mouth. */
const deficitMonths = 16;

/** Months of idle money that a bid may go beyond the price at its boldest. */
const boldMonths = 12;

/** Bids of one month at most, and the idle money behind each after the first, in dollars. */
const mostBids = 3;
const dollarsPerBid = 9_000;

/** Officials beyond those it bids for that a gang has thought of. */
const mostPassedOver = 2;

/** Reporters are cheap; more than these write nothing new. */
const mostReporters = 3;

/** The gang's means for friends in office, computed once. */
type Means = {
  bankDollars: number;
  /** Money beyond the reserve for dues. */
  idleDollars: number;
  /** The monthly income beyond costs. */
  surplusDollars: number;
  discountPercent: number;
  /** The share of a friend's worth that counts for the gang. */
  friends: number;
  inPay: readonly KnownOfficial[];
};

/** A wanted friend in office; null is a Reporter yet to be found. */
type Sought = { kind: OfficialKind; official: KnownOfficial | null };

/** An official with his price. */
type Priced = Sought & { rateDollars: number };

type Offer = Priced & { factors: Factor[]; score: number };

/**
 * [OFF-7] Plans to drop the least useful official of a gang that loses money and has little left, or needs no friends.
 */
export function planDrop(view: SeatView, weights: Weights): Plan[] {
  if (!view.members.some(isAccountant)) return [];
  const means = buildMeans(view, weights);
  const lacking = -means.surplusDollars;
  const isShort = lacking > 0 && means.idleDollars <= lacking * shortMonths;
  const idle = listFriends(view).filter(({ official }) => isIdle(view, official.kind));
  if (!isShort && idle.length > 0) {
    return idle.slice(0, mostIdleDropped).map(({ official, payroll }) => dropIdle(official, payroll));
  }
  if (!isShort && weights.friends > 0) return [];
  const [worst] = listFriends(view)
    .map(({ official, payroll }) => ({
      official,
      factors: scoreOfficial(view, means, { kind: official.kind, official, rateDollars: payroll.rateDollars }),
    }))
    .sort((a, b) => scoreOfFactors(a.factors) - scoreOfFactors(b.factors));
  if (worst === undefined) return [];
  const sentence = isShort
    ? `Money is short, and ${formatStyledName(worst.official)} is the official we need least.`
    : `${formatStyledName(worst.official)} costs more than he’s worth right now.`;
  const against = worst.factors.map(({ name, points }) => ({ name, points: -points }));
  const shortage = isShort ? [{ name: 'what we lose in two months', detail: 'in $100s', points: lacking / 50 }] : [];
  return [
    { order: { kind: 'drop', official: worst.official.id }, reason: createReason(sentence, [...against, ...shortage]) },
  ];
}

/** [PO-6] Lets a friend go who can do nothing while the Feds are in town. */
function dropIdle(official: KnownOfficial, { rateDollars }: { rateDollars: number }): Plan {
  const sentence = `With the Feds in town, ${formatStyledName(official)} can’t do anything for us.`;
  const factors = [
    { name: 'his pay for two months', detail: 'in $100s', points: rateDollars / 50 },
    { name: 'his use once the Feds leave', detail: 'in $100s', points: -1 },
  ];
  return { order: { kind: 'drop', official: official.id }, reason: createReason(sentence, factors) };
}

/**
 * [OFF-1, OFF-6, GANG-11] Lists the officials a gang thinks of bribing and bidding for, the best first, each with his
 * first month as the price.
 */
export function listCityHallCandidates(view: SeatView, weights: Weights): Candidate[] {
  if (!view.members.some(isAccountant) || weights.friends === 0) return [];
  const means = buildMeans(view, weights);
  if (means.surplusDollars <= 0) return [];
  return [...listBribes(view, means), ...listBids(view, means)];
}

function buildMeans(view: SeatView, weights: Weights): Means {
  return {
    bankDollars: view.purse.bankDollars,
    idleDollars: computeSpendableDollars(view),
    surplusDollars: computeEarnings(view) - computeDues(view),
    discountPercent: computePayDiscount(view, view.seat),
    friends: weights.friends,
    inPay: listFriends(view).map(({ official }) => official),
  };
}

/** [OFF-1] Lists bribes for the Mayor, the Chief, the City Editor or another Reporter. */
function listBribes(view: SeatView, means: Means): Candidate[] {
  const reporters = means.inPay.filter(({ kind }) => kind === 'reporter').length;
  const wanted: Sought[] = listViewOfficials(view)
    .filter(({ kind }) => officialTable[kind].owners === 'many')
    .filter((official) => isOpen(view, official) && !isIdle(view, official.kind))
    .map((official) => ({ kind: official.kind, official }));
  // City Hall is not seated yet.
  if (reporters < mostReporters && wanted.length > 0) {
    wanted.push({ kind: 'reporter', official: null });
  }
  return listOffers(view, means, wanted).map((offer): Candidate => {
    const { kind, official } = offer;
    return {
      title: `Bribe ${official === null ? 'a Reporter' : formatStyledName(official)}`,
      slot: 'bribe',
      costDollars: payDollars(officialTable[kind].monthlyDollars, means.discountPercent),
      order: { kind: 'bribe', official: official?.id ?? 'reporter' },
      reason: explainOffer(offer),
    };
  });
}

/** [OFF-6] Lists bids for Judges, Captains and Councilors, the best first, each as high as idle money allows. */
function listBids(view: SeatView, means: Means): Candidate[] {
  const wanted = listViewOfficials(view)
    .filter(({ kind }) => isBiddable(kind))
    .filter((official) => isOpen(view, official) && !isIdle(view, official.kind))
    .map((official) => ({ kind: official.kind, official }));
  const most = 1 + Math.min(mostBids - 1, Math.floor(Math.max(0, means.idleDollars) / dollarsPerBid));
  return listOffers(view, means, wanted)
    .slice(0, most + mostPassedOver)
    .flatMap((offer, place): Candidate[] => {
      if (offer.official === null) return [];
      const limitDollars = limitFor(means, offer);
      return [
        {
          title: `Bid for ${formatStyledName(offer.official)}`,
          slot: `bid ${Math.min(place, most - 1)}`,
          costDollars: payDollars(limitDollars, means.discountPercent),
          order: { kind: 'bid', official: offer.official.id, limitDollars },
          reason: explainOffer(offer),
        },
      ];
    });
}

/**
 * Returns the limit of a bid: at least his estimated cost, and a share of idle money, up to three times the list price.
 */
function limitFor(means: Means, { kind, rateDollars }: Offer): number {
  const pay = payDollars(rateDollars, means.discountPercent);
  const idle = Math.max(0, means.idleDollars - pay);
  const most = 3 * officialTable[kind].monthlyDollars;
  const extra = Math.min(Math.max(0, most - rateDollars), idle / boldMonths);
  return rateDollars + Math.floor(extra / bidStepDollars) * bidStepDollars;
}

function isOpen(view: SeatView, official: KnownOfficial): boolean {
  return (
    !isFriend(view, official.id) &&
    official.forSaleFromMonth <= view.month &&
    (findDealing(view, official.id)?.shunsUntilMonth ?? 0) < view.month
  );
}

function createOffer(view: SeatView, means: Means, { kind, official, rateDollars }: Priced): Offer {
  const idle = Math.max(0, means.idleDollars);
  const price = payDollars(rateDollars, means.discountPercent) / 50;
  const factors = [
    ...scoreOfficial(view, means, { kind, official, rateDollars }),
    // Idle money makes up for a price, and for no more than that.
    {
      name: 'money to spare',
      detail: 'in $6,000s',
      points: Math.min(price * findIdleShare(view), idle / 6_000) * means.friends,
    },
  ];
  if (isBiddable(kind) && official !== null && findRivalServed(view, official) !== null) {
    factors.push({ name: 'a rival was paying him', points: -2 });
  }
  return { kind, official, rateDollars, factors, score: scoreOfFactors(factors) };
}

/** [PO-6] Returns the share of a price that idle money makes up for: less while the Feds are not in town. */
function findIdleShare({ feds }: SeatView): number {
  return feds.inTown ? 0.4 : 1;
}

function explainOffer({ official, factors }: Offer): PlanReason {
  const who = official === null ? 'A Reporter' : nameAndPost(official);
  return createReason(`${who} is worth his price to us.`, factors);
}

function nameAndPost(official: KnownOfficial): string {
  const hasPlace = official.district !== null || official.precinct !== null;
  return hasPlace ? `${official.name}, ${postName(official)},` : formatStyledName(official);
}

/** Returns the list price, or a step more than the bid that was not enough the last time. */
function estimateRate(view: SeatView, kind: OfficialKind, official: KnownOfficial | null): number {
  const refused = official === null ? null : wasOutbid(view, official.id);
  return Math.max(officialTable[kind].monthlyDollars, refused === null ? 0 : refused + bidStepDollars);
}

/** Lists the offers within reputation and reach of a gang that earns more than it spends, the best first. */
function listOffers(view: SeatView, means: Means, wanted: readonly Sought[]): Offer[] {
  const { bankDollars, idleDollars, surplusDollars, discountPercent } = means;
  const reputation = Math.floor(bankDollars / dollarsPerReputation) + view.purse.permanentReputation;
  return wanted
    .map(({ kind, official }) => ({ kind, official, rateDollars: estimateRate(view, kind, official) }))
    .filter(({ kind, rateDollars }) => {
      const pay = payDollars(rateDollars, discountPercent);
      const deficit = Math.max(0, pay - surplusDollars);
      return reputation >= officialTable[kind].minReputation && idleDollars >= pay + deficit * deficitMonths;
    })
    .map((priced) => createOffer(view, means, priced))
    .sort((a, b) => b.score - a.score);
}

/** Scores an official for the gang, less his price. */
function scoreOfficial(view: SeatView, means: Means, { kind, official, rateDollars }: Priced): Factor[] {
  const { raidBonus } = officialTable[kind];
  const { friends, inPay } = means;
  const alike = inPay.filter((friend) => friend.kind === kind && friend.id !== official?.id);
  const factors: Factor[] = [
    {
      name: 'what he can do for us in two months',
      detail: 'in $100s',
      points: usefulness[kind] * friends * (view.feds.inTown ? (shareUnderFeds[kind] ?? 1) : 1),
    },
    {
      name: 'his help when we need it',
      detail: 'in $100s',
      points: view.feds.inTown ? 0 : raidBonus * (0.5 + Math.min(20, view.outrage) / 12) * friends,
    },
    { name: 'two months of his pay', detail: 'in $100s', points: -payDollars(rateDollars, means.discountPercent) / 50 },
  ];
  const taste = lookUpDoctrine(view.mind.doctrine).friends[kind] ?? 0;
  if (taste > 0) factors.push({ name: 'we get on with his kind', points: taste * friends * findIdleShare(view) });
  const doors = kind === 'captain' && !view.feds.inTown ? countRivalDoors(view, official) : 0;
  if (doors > 0) {
    const name = 'rivals’ doors in his streets, which he lets us name';
    factors.push({ name, points: Math.min(2, doors * 0.3) * friends });
  }
  if (alike.length > 0) {
    factors.push({ name: 'we already have others like him', points: -alike.length });
  }
  return factors;
}

/** [OFF-4] Doors of rivals in a Captain's precinct: any of them can be named when something must be done. */
function countRivalDoors(view: SeatView, official: Pick<KnownOfficial, 'precinct'> | null): number {
  const precinct = official?.precinct ?? null;
  if (precinct === null) return 0;
  const city = findCity(view);
  return listBusinesses(view).filter(
    ({ owner, district }) =>
      owner !== null && owner !== view.seat && lookUpDistrict(city, district).precinct === precinct,
  ).length;
}
