import type { SeatId } from '#shared/words/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { derived, derivedForAll } from '#kernel/derived.ts';
import { isAccountant, listLivingGangs, listOwnedBusinesses, listSeats } from '#main/games/paradise/rules/lookups.ts';
import { groupRacketPlaces } from '#main/games/paradise/rules/city/fullRackets.ts';
import { findPlaceKind, type PlaceKind } from '#main/games/paradise/rules/city/kinds.ts';
import {
  computeAverageLoot,
  findLootRule,
  createNoPerks,
  computePayoff,
  type Perks,
} from '#main/games/paradise/rules/city/rackets.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { scorePoints } from '#main/games/paradise/rules/campaign/victory.ts';
import { dollarsPerLoot } from '#main/games/paradise/rules/tables/rackets.ts';
import type { Weights } from './weights.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { computePerksSeen } from './guards.ts';

/** Share of a future income a gang believes in: places burn, change hands and are raided. */
const believed = 0.7;

/** [RK-5] The addition of a full racket to each of its places a month, in dollars. */
const fullDollars = 3.5 * dollarsPerLoot;

/** Months it takes to talk over one more place, and to wring one from a rival. */
const monthsForOne = { independent: 2.3, rivals: 4 } as const;

/** [GANG-18] The points for holding a place beside its income, in $100s. */
const placePoints = scorePoints.business / 2;

/** Facts of the whole map, gathered once for all that a gang weighs in a month. */
export type Holdings = {
  perks: Perks;
  /** The same without whole rackets, whose gain a place has only once they are complete. */
  perksAlone: Perks;
  /** The public perks of a rival: whole rackets, and nothing of his books. */
  streetPerks: Perks;
  hasAccountant: boolean;
  own: readonly DeepReadonly<Business>[];
  /** By racket and district: all places, how many are its own, how many are any gang's. */
  all: ReadonlyMap<string, readonly DeepReadonly<Business>[]>;
  mine: ReadonlyMap<string, number>;
  owned: ReadonlyMap<string, number>;
  /** Own places of a type in a district. */
  sisters: ReadonlyMap<string, number>;
  byOwner: ReadonlyMap<SeatId, readonly DeepReadonly<Business>[]>;
  /** Own bookies, for the wire. */
  bookies: number;
  /** How much of each gang's loss is the gang's own gain. */
  shares: ReadonlyMap<SeatId, number>;
};

/** The same for every aim. */
export const collectHoldings = derived((view: SeatView): Holdings => {
  const { owned, byOwner } = findCityHoldings(view);
  const own = byOwner.get(view.seat) ?? [];
  const mine = new Map<string, number>();
  const sisters = new Map<string, number>();
  let bookies = 0;
  for (const business of own) {
    const { key, racketKey } = findPlaceKind(business);
    count(mine, racketKey);
    count(sisters, key);
    if (business.type === 'bookies') bookies += 1;
  }
  const perks = computePerksSeen(view, view.seat);
  return {
    perks,
    perksAlone: { ...perks, full: noRackets },
    streetPerks: createNoPerks(perks.full),
    hasAccountant: view.members.some(isAccountant),
    own,
    all: groupRacketPlaces(view),
    mine,
    owned,
    sisters,
    byOwner,
    bookies,
    shares: new Map(listSeats(view).map((seat) => [seat, computeShare(view, byOwner, seat)])),
  };
});

const noRackets: ReadonlyMap<string, SeatId> = new Map();

/** The part that is equal for all gangs: owned places by racket and district, and their owners. */
const findCityHoldings = derivedForAll((view: SeatView): Pick<Holdings, 'owned' | 'byOwner'> => {
  const owned = new Map<string, number>();
  const byOwner = new Map(listSeats(view).map((seat) => [seat, listOwnedBusinesses(view, seat)]));
  for (const places of byOwner.values()) {
    for (const place of places) count(owned, findPlaceKind(place).racketKey);
  }
  return { owned, byOwner };
});

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The worth of places to a gang, in $100s, by source. */
export type PlacesWorth = { income: number; racket: number; name: number };

/** Scores places as if the gang had them all. */
export function scorePlaces(
  view: SeatView,
  holdings: Holdings,
  weights: Weights,
  places: readonly DeepReadonly<Business>[],
): PlacesWorth {
  const [first] = places;
  if (first === undefined) return { income: 0, racket: 0, name: 0 };
  let income = 0;
  for (const place of places) income += estimateIncome(view, holdings, weights, place, findPlaceKind(place));
  const racket = scoreRacketGain(holdings, weights, first, findPlaceKind(first), places.length);
  return scoreManyPlaces(weights, { income, racket, places: places.length });
}

/** Like `scorePlaces`, of a single one. */
export function scorePlace(
  view: SeatView,
  holdings: Holdings,
  weights: Weights,
  place: DeepReadonly<Business>,
  kind: PlaceKind,
): PlacesWorth {
  const income = estimateIncome(view, holdings, weights, place, kind);
  const racket = scoreRacketGain(holdings, weights, place, kind, 1);
  return scoreManyPlaces(weights, { income, racket, places: 1 });
}

/** Scores so many places, weighted by the gang's wish to grow. */
function scoreManyPlaces(
  { growth }: Weights,
  { income, racket, places }: { income: number; racket: number; places: number },
): PlacesWorth {
  return { income: income * growth, racket: racket * growth, name: placePoints * places * growth };
}

/** The same in words. */
export function listWorthFactors({ income, racket, name }: PlacesWorth): Factor[] {
  return [
    { name: 'what it will earn', detail: 'in $100s', points: income },
    { name: 'a step toward the whole racket', detail: 'in $100s', points: racket },
    { name: 'one more door', detail: 'in $100s', points: name },
  ];
}

/** Its own Loot less its payoff over the months ahead, in $100s. */
function estimateIncome(
  view: SeatView,
  holdings: Holdings,
  weights: Weights,
  place: DeepReadonly<Business>,
  kind: PlaceKind,
): number {
  const { perksAlone, sisters, bookies } = holdings;
  const owned = sisters.get(kind.key) ?? 0;
  const { payoffDiscount } = view.houseRules;
  const payoff =
    computePayoff(place.type, owned + 1, payoffDiscount) - computePayoff(place.type, owned, payoffDiscount);
  const loot = computeAverageLoot(findLootRule(place, perksAlone, view.month, kind));
  // [RK-12] The first wire feeds every bookie.
  const wire = place.type === 'wire-service' && !perksAlone.hasWireService ? 2 * bookies : 0;
  const months = Math.max(0, weights.monthsAhead - place.repairMonths) * believed;
  return ((loot - payoff + wire * dollarsPerLoot) / 100) * months * weights.money;
}

/** [RK-5] Scores how much nearer so many places bring the gang to the whole racket of their district. */
function scoreRacketGain(
  holdings: Holdings,
  weights: Weights,
  place: DeepReadonly<Business>,
  { racketKey }: PlaceKind,
  taken: number,
): number {
  const all = holdings.all.get(racketKey)?.length ?? 0;
  const mine = holdings.mine.get(racketKey) ?? 0;
  const missing = all - mine;
  const rivals = (holdings.owned.get(racketKey) ?? 0) - mine;
  const fromRivals = place.owner === null ? 0 : taken;
  return scoreRacket(weights, all, missing - taken, rivals - fromRivals) - scoreRacket(weights, all, missing, rivals);
}

/** [RK-5] Scores the prospect of a whole racket while so many of its places are missing, in $100s. */
function scoreRacket(weights: Weights, all: number, missing: number, rivals: number): number {
  const independent = Math.max(0, missing - rivals);
  const months = weights.monthsAhead - independent * monthsForOne.independent - rivals * monthsForOne.rivals;
  return ((all * fullDollars) / 100) * Math.max(0, months) * computeHope(missing);
}

/** Computes how far a gang believes in a racket with so many places missing; computed powers are cached. */
function computeHope(missing: number): number {
  const hope = hopes[missing] ?? believed ** (1 + missing / 3);
  hopes[missing] = hope;
  return hope;
}

const hopes: number[] = [];

/** Estimates a rival's monthly income from places of his, in dollars, as anyone can. */
export function estimateRivalIncome(
  view: SeatView,
  holdings: Holdings,
  places: readonly DeepReadonly<Business>[],
): number {
  const { streetPerks } = holdings;
  return places.reduce((sum, place) => sum + computeAverageLoot(findLootRule(place, streetPerks, view.month)), 0);
}

/**
 * The gang's share of a rival's loss, all rivals counted: the leader's most, and where the last month is scored
 * hardly anyone else's.
 */
const rivalry = { leader: 1.5, others: { openEnd: 0.8, scored: 0.3 } } as const;

function computeShare(view: SeatView, byOwner: Holdings['byOwner'], rival: SeatId): number {
  const gangs = listLivingGangs(view);
  const others = gangs.length - 1;
  const countHeld = (seat: SeatId): number => byOwner.get(seat)?.length ?? 0;
  const most = Math.max(0, ...gangs.map(({ id }) => (id === view.seat ? 0 : countHeld(id))));
  const { openEnd, scored } = rivalry.others;
  // [GANG-18] Only the highest score wins, so losses of the third and fourth bring a gang no nearer to it.
  const small = view.houseRules.lastMonth === null ? openEnd : scored;
  return (countHeld(rival) === most ? rivalry.leader : small) / Math.max(1, others);
}

/** Computes the gang's own share of a rival's loss: small among many rivals, nearly double for the leader's. */
export function computeRivalryShare({ shares }: Pick<Holdings, 'shares'>, rival: SeatId): number {
  return shares.get(rival) ?? 0;
}

/** The worth of the Boss, the books and anyone's nerve beyond a man's price, in $100s. */
const bossWorth = 40;

const booksWorth = 15;

const anybodysWorth = 0.5;

/** Computes a man's worth to his gang, in $100s: the Boss and the books most. */
export function computeManWorth(gangster: DeepReadonly<Gangster>): number {
  const price = gangster.paidDollars / 100;
  if (gangster.isBoss) return price + bossWorth;
  return price + (isAccountant({ ...gangster, custody: null }) ? booksWorth : anybodysWorth);
}
