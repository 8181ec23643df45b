import type { SeatId } from '#shared/words/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { District } from '#shared/games/paradise/city.ts';
import { makeEmptyTerms, type BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listTrucesBetween, turnTerms } from '#main/games/paradise/rules/bargains/terms.ts';
import { isAccountant, listLivingGangs, listOwnedBusinesses, requireGang } from '#main/games/paradise/rules/lookups.ts';
import { groupRacketPlaces } from '#main/games/paradise/rules/city/fullRackets.ts';
import { findPlaceKind } from '#main/games/paradise/rules/city/kinds.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { scorePast, placeWorth, scoreTerms, type Weigher } from './bargainWorth.ts';
import { computeIdleShare, computeSpendableDollars } from '../money/budget.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { findHome, collectTurf, hasOutgrownHome } from '../worth/turf.ts';
import { derivedBySeat, shareDerived } from '#kernel/derived.ts';
import { pickBest } from '../ranking.ts';
import { createReason, scoreOfFactors, type CostedPlan } from '#main/games/paradise/rules/minds/reason.ts';

/** Months before a gang offers terms again to a rival who refused. */
const rebuffMonths = 4;

/** Businesses a gang must be ahead of another before others would join against it. */
const leadForJoining = 6;

type Draft = {
  to: SeatId;
  terms: BargainTerms;
  sentence: string;
  extra: Factor[];
  /** The other side's likely score, where it is computed already. */
  theirs?: number;
};

/**
 * [GANG-11] Plans the best terms for one rival, every other month at most: peace with a dangerous one, a line with a
 * neighbor, help against the leader, or a door that completes a racket.
 */
export function planProposals(view: SeatView, spentDollars: number): CostedPlan[] {
  const underlings = planUnderlings(view);
  if (underlings.length > 0) return underlings;
  if ((view.month + view.gang.colour) % 2 !== 0) return [];
  const left = computeSpendableDollars(view) - spentDollars;
  const weighed = listLivingGangs(view)
    .filter(({ id }) => isApproachable(view, id))
    .flatMap(({ id }) => listDrafts(view, id))
    .filter(({ terms }) => findOwnPayment(terms) <= Math.max(0, left))
    .map((draft) => {
      const factors = listDraftFactors(view, draft);
      return { draft, factors, score: scoreOfFactors(factors) };
    });
  const best = pickBest(weighed, ({ score }) => score);
  if (best === undefined || best.score <= 0) return [];
  const { to, terms, sentence } = best.draft;
  const costDollars = findOwnPayment(terms);
  const reason = createReason(sentence, best.factors);
  return [{ order: { kind: 'propose', to, terms }, costDollars, reason }];
}

/** [GANG-11a] The Syndicate's monthly tribute for each place of a gang that joins it, and its term. */
const tribute = { dollarsPerPlace: 50, months: 6, everyMonths: 3 } as const;

/** [GANG-11a] Every third month a Syndicate offers peace, for money, to every gang of half its size or less. */
function planUnderlings(view: SeatView): CostedPlan[] {
  if (view.gang.type !== 'syndicate' || view.month % tribute.everyMonths !== 0) return [];
  const own = listOwnedBusinesses(view, view.seat).length;
  return listLivingGangs(view)
    .filter(({ id }) => id !== view.seat && !isBound(view, id))
    .flatMap(({ id, name }): CostedPlan[] => {
      const places = listOwnedBusinesses(view, id).length;
      if (places === 0 || places * 2 > own) return [];
      const dollars = places * tribute.dollarsPerPlace;
      const { months } = tribute;
      const payment = { by: 'them' as const, dollars, months };
      const terms: BargainTerms = { ...makeEmptyTerms(), truceMonths: months, payment };
      const reason = createReason(`${tellEnding(view, id)}${name} are weak enough to join us.`, [
        { name: 'what they would pay', detail: 'in $100s', points: (dollars * months) / 100 },
      ]);
      return [{ order: { kind: 'propose', to: id, terms }, costDollars: 0, reason }];
    });
}

/** True if we are at peace with a rival next month, or terms lie between us. */
function isBound(view: SeatView, rival: SeatId): boolean {
  if (isAtPeace(view, rival)) return true;
  return view.proposals.some(({ from, to }) => from === rival || to === rival);
}

function findOwnPayment({ payment }: BargainTerms): number {
  return payment?.by === 'us' ? payment.dollars : 0;
}

/** Returns true for a rival without open proposals either way, and without a grudge. */
function isApproachable(view: SeatView, rival: SeatId): boolean {
  if (rival === view.seat) return false;
  const rebuffed = view.rebuffs[rival];
  if (rebuffed !== undefined && rebuffed + rebuffMonths > view.month) return false;
  return !view.proposals.some(({ from, to }) => from === rival || to === rival);
}

/** Scores a draft: the gang's gain, the past of the two gangs, and how far the rival is likely to be from taking it. */
function listDraftFactors(view: SeatView, draft: Draft): Factor[] {
  const { to, terms, extra, theirs = estimateRivalScore(view, to, terms) } = draft;
  const factors = [...scoreTerms(view, to, terms), ...extra, ...scorePast(view, to)];
  if (theirs < 0) factors.push({ name: 'their likely answer', points: theirs * 2 });
  return factors;
}

/** Estimates the score of terms for the other side, whose mind and memory are unknown. */
function estimateRivalScore(view: SeatView, rival: SeatId, terms: BargainTerms): number {
  return scoreOfFactors(scoreTerms(buildRivalView(view, rival), view.seat, turnTerms(terms)));
}

/** The month as a rival may see it. */
const buildRivalView = derivedBySeat((view: SeatView, rival): Weigher => {
  const { accords, businesses, gangs, month, houseRules } = view;
  const gang = requireGang(view, rival);
  const even = { boldness: 0, greed: 0, vengefulness: 0, loyalty: 0 };
  const seen: Weigher = {
    city: view.city,
    ...{ accords, businesses, gangs, month, houseRules },
    seat: rival,
    gang,
    mind: { level: 'standard', doctrine: gang.type, character: even },
    memories: {},
    deals: [],
  };
  return shareDerived(seen, view);
});

function listDrafts(view: SeatView, to: SeatId): Draft[] {
  const peace = isAtPeace(view, to) ? [] : [...draftPeace(view, to), ...draftLine(view, to)];
  return [...peace, ...draftJoint(view, to), ...draftDoor(view, to), ...draftPurchase(view, to)].map((draft) =>
    draft.terms.truceMonths === null ? draft : { ...draft, sentence: `${tellEnding(view, to)}${draft.sentence}` },
  );
}

/** [BARG-1] True if a truce with a rival runs on into the next month; no other is offered over it. */
function isAtPeace(view: SeatView, rival: SeatId): boolean {
  return listTrucesBetween(view.deals, view.seat, rival, view.month + 1).length > 0;
}

/** Says that a truce with a rival is in its last month, before one that prolongs it. */
function tellEnding(view: SeatView, rival: SeatId): string {
  const isEnding = listTrucesBetween(view.deals, view.seat, rival, view.month).length > 0;
  return isEnding ? `Our truce with ${requireGang(view, rival).name} runs out this month. ` : '';
}

/** Drafts a peace: for nothing if both want it, for money if one does. */
function draftPeace(view: SeatView, to: SeatId): Draft[] {
  const { name } = requireGang(view, to);
  const { greed, boldness } = view.mind.character;
  const months = 4;
  const plain: BargainTerms = { ...makeEmptyTerms(), truceMonths: months };
  const theirs = estimateRivalScore(view, to, plain);
  if (theirs < 0) {
    const dollars = Math.ceil(((-theirs + 0.5) * 100) / months / 10) * 10;
    const terms: BargainTerms = { ...plain, payment: { by: 'us', dollars, months } };
    return [{ to, terms, sentence: `Paying ${name} is better than fighting them.`, extra: [] }];
  }
  const price = Math.floor((theirs * 60) / months / 10) * 10;
  const isStrong = listOwnedBusinesses(view, view.seat).length > listOwnedBusinesses(view, to).length * 1.3;
  const asks: Draft[] =
    isStrong && greed + boldness > 0 && price >= 20
      ? [
          {
            to,
            terms: { ...plain, payment: { by: 'them', dollars: price, months } },
            sentence: `${name} can afford to pay for peace.`,
            extra: [],
          },
        ]
      : [];
  return [{ to, terms: plain, sentence: `Neither ${name} nor we gain from fighting.`, extra: [], theirs }, ...asks];
}

/** Drafts a line by which each gang keeps to its own base. */
function draftLine(view: SeatView, to: SeatId): Draft[] {
  const { base, name } = requireGang(view, to);
  if (base === view.gang.base) return [];
  const months = 6;
  const line = { months, ours: [view.gang.base], theirs: [base] };
  const terms: BargainTerms = { ...makeEmptyTerms(), truceMonths: months, line };
  return [{ to, terms, sentence: `A line would keep ${name} and us apart.`, extra: [] }];
}

/** Drafts a joint action of two gangs that are behind against the gang ahead. */
function draftJoint(view: SeatView, to: SeatId): Draft[] {
  const countDoors = (seat: SeatId): number => listOwnedBusinesses(view, seat).length;
  const [leader] = listLivingGangs(view)
    .filter(({ id }) => id !== view.seat && id !== to)
    .toSorted((a, b) => countDoors(b.id) - countDoors(a.id));
  if (leader === undefined) return [];
  const isAhead = countDoors(leader.id) - Math.max(countDoors(view.seat), countDoors(to)) >= leadForJoining;
  if (!isAhead) return [];
  const target = { kind: 'gang', gang: leader.id } as const;
  const truceMonths = isAtPeace(view, to) ? null : 2;
  const terms: BargainTerms = { ...makeEmptyTerms(), truceMonths, joint: { target, month: view.month + 1 } };
  return [{ to, terms, sentence: `Neither of us can stop ${leader.name} alone.`, extra: [] }];
}

/** [RK-5] Drafts the purchase of the last door of a racket, which is worth more to the gang than to its holder. */
function draftDoor(view: SeatView, to: SeatId): Draft[] {
  const own = new Set(listOwnedBusinesses(view, view.seat).map(({ district }) => district));
  return listOwnedBusinesses(view, to)
    .filter(({ district }) => own.has(district))
    .flatMap((door): Draft[] => {
      const sisters = countSisters(view, door);
      if (sisters === 0 || !isLastDoor(view, door)) return [];
      const dollars = Math.ceil((placeWorth(view, door) * 100) / 50) * 50 + 50;
      const terms: BargainTerms = {
        ...makeEmptyTerms(),
        payment: { by: 'us', dollars, months: 1 },
        businesses: [{ by: 'them', business: door.id }],
      };
      const extra = [{ name: 'a whole racket', detail: 'a die more at each door', points: sisters * 6 }];
      return [{ to, terms, sentence: `${door.name} would complete the racket.`, extra }];
    });
}

/** Share of a dollar that must be idle before a gang buys doors, and doors that a seller must have beside. */
const idleToBuy = 0.3;
const doorsToSell = 3;

/**
 * [GANG-11] Drafts the purchase of a door on the gang's own ground with idle money, at a price that its holder would
 * hardly refuse.
 */
function draftPurchase(view: SeatView, to: SeatId): Draft[] {
  const idle = computeIdleShare(view);
  if (idle < idleToBuy || !view.members.some(isAccountant)) return [];
  const theirs = listOwnedBusinesses(view, to);
  if (theirs.length <= doorsToSell) return [];
  const turf = collectTurf(view);
  const door = pickBest(
    theirs.filter(({ district, type }) => turf.has(district) && type !== 'gym' && isHome(view, district)),
    (one) => placeWorth(view, one) + sisterWorth * countSisters(view, one),
  );
  if (door === undefined) return [];
  const businesses: BargainTerms['businesses'] = [{ by: 'them', business: door.id }];
  const loss = estimateRivalScore(view, to, { ...makeEmptyTerms(), businesses });
  if (loss >= 0) return [];
  const dollars = Math.ceil(((-loss + 0.5) * 100) / 50) * 50;
  const terms: BargainTerms = { ...makeEmptyTerms(), payment: { by: 'us', dollars, months: 1 }, businesses };
  const extra = [
    { name: 'idle money', detail: 'in $100s', points: (dollars / 100) * idle },
    { name: 'our doors of that trade there', points: sisterWorth * countSisters(view, door) },
  ];
  return [{ to, terms, sentence: `${door.name} can be bought instead of fought for.`, extra }];
}

/** [GANG-11] Returns true for ground that a gang buys on: a Tong stays in its own quarter until its money needs more. */
function isHome(view: SeatView, district: District): boolean {
  const { turf } = lookUpDoctrine(view.mind.doctrine);
  return turf !== 'home-ground' || district === findHome(view) || hasOutgrownHome(view);
}

/** The worth of a door for each of the same racket that the gang has in the district, in $100s. */
const sisterWorth = 1;

function countSisters(view: SeatView, door: DeepReadonly<Business>): number {
  const { racketKey } = findPlaceKind(door);
  return listOwnedBusinesses(view, view.seat).filter((place) => findPlaceKind(place).racketKey === racketKey).length;
}

function isLastDoor(view: SeatView, door: DeepReadonly<Business>): boolean {
  const places = groupRacketPlaces(view).get(findPlaceKind(door).racketKey) ?? [];
  return places.every(({ id, owner }) => id === door.id || owner === view.seat);
}
