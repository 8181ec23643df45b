import { listRaidedBusinesses } from '#main/games/paradise/rules/battles/arranging/places.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import { addArticle, formatCount } from '#shared/words/text.ts';
import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { derivedForAllBy } from '#kernel/derived.ts';
import { listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { findRacket } from '#main/games/paradise/rules/city/fullRackets.ts';
import { findPlaceKind, type PlaceKind } from '#main/games/paradise/rules/city/kinds.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import type { Gang } from '#main/games/paradise/rules/state/records/gangs.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { createCandidate, weighErrand, type JobMarket, type OddsBook, type WeighedErrand } from './errands.ts';
import type { Candidate, Means } from '../ahead/choose.ts';
import { pickTop } from '../ranking.ts';
import { estimateReprisalCost } from './attacks.ts';
import { listFeelings, splitFeelings } from '../worth/feelings.ts';
import { listFeudFactors } from '../worth/feuds.ts';
import { findHome, collectTurf, hasOutgrownHome } from '../worth/turf.ts';
import { computeSoonShare, type Weights } from '../worth/weights.ts';
import {
  estimateRivalIncome,
  computeRivalryShare,
  listWorthFactors,
  scorePlaces,
  type Holdings,
} from '../worth/worth.ts';
import { countGuardsSeen } from '../worth/guards.ts';
import { computeDanger, computeLeftToOthers, isAimedAt, isLeftAlone, isSpared } from '../worth/danger.ts';
import { dyingDoors, listVisitFactors, listWearFactors } from '../worth/visits.ts';

/** [SCN-2, SCN-3, SCN-6] Men with a target, a truck and on a street, on average. */
const company = { hit: 5.5, hijack: 3.6, 'show-of-strength': 2 } as const;

/** [SCN-3] Points of Loot in a truck on average. */
const truckLoot = 3.5;

/** [SCN-3] The worth of a rival's loss of a truck in addition to its load, in $100s. */
const dryWorth = 5;

/** [RK-16] Months a smashed place earns nothing, on average. */
const smashedMonths = 3.5;

/** Months of income that a rival's loss counts. */
const lossMonths = 6;

/** [GANG-16] Share of a gang's places that break away when its Boss dies. */
const brokenAway = 0.5;

/** Share of that loss that is a gain: the doors have no owner, and a new Boss follows. */
const headShare = 0.25;

/** Share of a raided place's income that its owner will win back. */
const wantedBack = 0.45;

/** Jobs of which the gang makes up its mind. */
const mostJobsWeighed = 6;

/**
 * [GANG-11] The jobs of violence worth most to the gang, with the party each is best done by; after the first of a
 * month those over places and trucks alone.
 */
export function listJobCandidates(
  view: SeatView,
  holdings: Holdings,
  weights: Weights,
  odds: OddsBook,
  { targets, begun }: Pick<Means, 'targets'> & Pick<JobMarket, 'begun'>,
): Candidate[] {
  const rivals = listLivingGangs(view).filter(({ id }) => id !== view.seat);
  const feelings = new Map(
    rivals.map(({ id }) => {
      const { drives, certain } = splitFeelings(listFeelings(view, weights, id));
      return [id, { drives, certain: [...certain, ...listPastFear(view, weights, id)] }];
    }),
  );
  const market = { view, holdings, weights, odds, feelings, begun };
  const weighed = rivals.flatMap((rival) => [
    ...weighPlaces(market, rival),
    ...(targets.size > 0 || isLeftAlone(view, rival.id) ? weighHijack(market, rival) : weighPeople(market, rival)),
  ]);
  const open = weighed.filter(({ errand }) => !targets.has(errand.about));
  return pickTop(open, mostJobsWeighed).map((one) => createCandidate(market, one));
}

/** Share of the fear of a rival's return that is gone when he has few doors left. */
const fewFear = 0.5;

/** [GANG-11, GANG-17] Lists the fear of a gang's revenge: less from one without doors, or that seldom strikes. */
function listPastFear(view: SeatView, weights: Weights, rival: SeatId): Factor[] {
  const doors = listOwnedBusinesses(view, rival).length;
  if (doors > dyingDoors) {
    const points = -estimateReprisalCost(weights) * (1 - computeDanger(view, rival));
    return points > 0 ? [{ name: 'they seldom strike back', detail: 'in $100s', points }] : [];
  }
  return [
    {
      name: doors === 0 ? 'too few are left to come back for it' : 'few are left to come back for it',
      detail: 'in $100s',
      points: -estimateReprisalCost(weights) * (doors === 0 ? 1 : fewFear),
    },
  ];
}

/** Weighs taking a rival's place, or only what is in it, for the places most worth it. */
function weighPlaces(market: JobMarket, rival: DeepReadonly<Gang>): WeighedErrand[] {
  const { view, holdings } = market;
  const places = holdings.byOwner.get(rival.id) ?? [];
  return pickOneOfEach(view, places).flatMap((place) => [
    ...(isLeftAlone(view, rival.id) ? [] : raidOn(market, rival, place)),
    ...smashAt(market, rival, place),
  ]);
}

/** Picks one place of each kind, repaired or not, of those of one gang: the others are worth as much. */
const pickOneOfEach = derivedForAllBy(
  (_view: SeatView, places: readonly DeepReadonly<Business>[]): readonly DeepReadonly<Business>[] => {
    const met = { repaired: new Set<PlaceKind>(), smashed: new Set<PlaceKind>() };
    return places.filter((place) => {
      const kinds = place.repairMonths > 0 ? met.smashed : met.repaired;
      const kind = findPlaceKind(place);
      if (kinds.has(kind)) return false;
      kinds.add(kind);
      return true;
    });
  },
);

/** [SCN-5, TAKE-3, RK-5] */
function raidOn(market: JobMarket, rival: DeepReadonly<Gang>, place: DeepReadonly<Business>): WeighedErrand[] {
  const { view, holdings, weights } = market;
  if (!mayHold(view, holdings, place)) return [];
  const places = listRaidedBusinesses(view, place);
  const guards = places.reduce((sum, one) => sum + countGuardsSeen(view, one), 0);
  const months = Math.min(lossMonths, weights.monthsAhead);
  const loss = (estimateRivalIncome(view, holdings, places) * months) / 100;
  const prize = listWorthFactors(scorePlaces(view, holdings, weights, places));
  const promised = prize.reduce((sum, { points }) => sum + points, 0);
  const riddance = listRiddanceFactors(market, rival.id, places.length);
  const wanted = riddance.reduce((sum, { points }) => sum + points, promised);
  const more = places.length - 1;
  return weighErrand(market, {
    job: 'raid',
    kind: 'raid',
    about: place.id,
    title: () => `Raid ${place.name} (${nameDistrict(place.district)})`,
    sentence: (percent) => {
      const kind = `${businessTypeNames[place.type].one} in ${nameDistrict(place.district)}`;
      return more > 0
        ? `${place.name}, ${addArticle(kind)}, would bring ${more} more with it; against ${formatCount(guards, 'guard')} the odds are ${percent}%.`
        : `${place.name}, ${addArticle(kind)}, is worth having and held by ${formatCount(guards, 'guard')}; the odds are ${percent}%.`;
    },
    guards,
    foes: guards + 1,
    rival: rival.id,
    isSecond: market.begun.has(place.id),
    prize: [
      ...prize,
      ...riddance,
      {
        name: 'its owner will want it back',
        detail: 'in $100s',
        points: -wantedBack * promised * computeDanger(view, rival.id),
      },
      ...listVisitFactors(view, place, wanted),
      ...listWearFactors(view, place, wanted),
      {
        name: 'what its owner would lose',
        detail: 'in $100s',
        points: Math.min(loss, loss * computeRivalryShare(holdings, rival.id)),
      },
    ],
    order: ({ crew, muscle, vehicles, companyTruck }) => ({
      kind: 'raid',
      business: place.id,
      crew,
      muscle,
      vehicles,
      companyTruck,
    }),
  });
}

/** The worth of being rid of a rival's last door, in $100s: beside its share of the city, and with the Feds in town. */
const riddanceWorth = { ofRival: 90, ofFeds: 60, ofFew: 70 } as const;

/** Men at most, when last seen, of a gang that one more blow may finish. */
const fewMen = 3;

/** [GANG-17, PO-6] Scores a blow at a rival by how near it is to being finished, which sends the Feds home. */
function listRiddanceFactors({ view, weights }: JobMarket, rival: SeatId, taken: number): Factor[] {
  if (isSpared(view, rival)) return [];
  const doors = listOwnedBusinesses(view, rival).length;
  if (doors > dyingDoors) return [];
  const left = Math.max(0, doors - taken);
  const share = (computeSoonShare(weights) * (1 - computeLeftToOthers(view, rival))) / (1 + left);
  const factors: Factor[] = [
    { name: 'one rival gang fewer', detail: 'in $100s', points: share * riddanceWorth.ofRival },
  ];
  if (view.feds.inTown) {
    const name = 'the Feds may go home with them';
    factors.push({ name, detail: 'in $100s', points: share * riddanceWorth.ofFeds });
  }
  const seen = view.menSeen()[rival];
  if (seen !== undefined && seen.men <= fewMen) {
    factors.push({
      name:
        seen.men === 0
          ? 'none of theirs walked away when they were last seen'
          : `only ${formatCount(seen.men, 'man', 'men')} of theirs walked away when they were last seen`,
      detail: 'in $100s',
      points: (share * riddanceWorth.ofFew * (fewMen + 1 - seen.men)) / (fewMen + 1),
    });
  }
  return factors;
}

/** [GANG-4, GANG-11] Turf by doctrine, and one racket without an Accountant. */
function mayHold(view: SeatView, holdings: Holdings, place: DeepReadonly<Business>): boolean {
  const { turf } = lookUpDoctrine(view.mind.doctrine);
  if (place.owner !== null && isAimedAt(view, place.owner)) return true;
  // A Tong fights for its own quarter alone until its money needs more ground.
  if (turf === 'home-ground' && place.district !== findHome(view) && !hasOutgrownHome(view)) return false;
  if (!collectTurf(view).has(place.district) && !hasOutgrownHome(view)) return false;
  if (place.type === 'gym') return false;
  const racket = findRacket(place.type);
  return holdings.hasAccountant || holdings.own.every(({ type }) => findRacket(type) === racket);
}

/** [SCN-1, RK-16] */
function smashAt(market: JobMarket, rival: DeepReadonly<Gang>, place: DeepReadonly<Business>): WeighedErrand[] {
  const { view, holdings } = market;
  if (place.repairMonths > 0) return [];
  const income = estimateRivalIncome(view, holdings, [place]) / 100;
  if (income <= 0) return [];
  const guards = countGuardsSeen(view, place);
  return weighErrand(market, {
    job: 'smash-and-grab',
    kind: 'smash-and-grab',
    about: place.id,
    title: () => `Smash and grab at ${place.name} (${nameDistrict(place.district)})`,
    sentence: (percent) =>
      `${place.name}, ${addArticle(businessTypeNames[place.type].one)}, can be robbed; the odds are ${percent}%.`,
    guards,
    foes: guards + 1,
    rival: rival.id,
    isSecond: market.begun.has(place.id),
    prize: [
      { name: 'the Loot in it', detail: 'in $100s', points: Math.max(1, income) * market.weights.money },
      ...listVisitFactors(view, place, Math.max(1, income) * market.weights.money),
      {
        name: 'what its owner would lose',
        detail: 'in $100s',
        points: income * smashedMonths * computeRivalryShare(holdings, rival.id),
      },
    ],
    order: ({ crew, muscle, vehicles, companyTruck }) => ({
      kind: 'smash-and-grab',
      business: place.id,
      crew,
      muscle,
      vehicles,
      companyTruck,
    }),
  });
}

/** Weighs the jobs that are about people and trucks. */
function weighPeople(market: JobMarket, rival: DeepReadonly<Gang>): WeighedErrand[] {
  return [...weighHijack(market, rival), ...showAgainst(market, rival), ...hitOn(market, rival)];
}

/** [SCN-3] */
function weighHijack(market: JobMarket, rival: DeepReadonly<Gang>): WeighedErrand[] {
  const { holdings } = market;
  const places = holdings.byOwner.get(rival.id) ?? [];
  if (!places.some(({ type }) => findRacket(type) === 'booze')) return [];
  return weighErrand(market, {
    job: 'hijack',
    kind: 'hijack',
    about: rival.id,
    title: () => `Hijack a truck of ${rival.name}`,
    sentence: (percent) => `We could hijack a truck of ${rival.name}; the odds are ${percent}%.`,
    foes: company.hijack,
    rival: rival.id,
    prize: [
      { name: 'Loot in a truck', detail: 'in $100s', points: truckLoot * market.weights.money },
      { name: 'their bars would run dry', detail: 'in $100s', points: dryWorth },
    ],
    order: ({ crew, muscle, vehicles, companyTruck }) => ({
      kind: 'hijack',
      gang: rival.id,
      crew,
      muscle,
      vehicles,
      companyTruck,
    }),
  });
}

/** [SCN-6] It brings nothing but blood, and respect. */
function showAgainst(market: JobMarket, rival: DeepReadonly<Gang>): WeighedErrand[] {
  return weighErrand(market, {
    job: 'show-of-strength',
    kind: 'show-of-strength',
    about: rival.id,
    title: () => `Show of strength against ${rival.name}`,
    sentence: () =>
      listOwnedBusinesses(market.view, rival.id).length === 0
        ? `${rival.name} have no door left, so we go after their men.`
        : `${rival.name} should learn who runs this city.`,
    foes: company['show-of-strength'],
    rival: rival.id,
    prize: [
      { name: 'they may lose men', detail: 'in $100s', points: 2 },
      { name: 'the street would see us back down', detail: 'in $100s', points: 3 },
      ...listRiddanceFactors(market, rival.id, 0),
    ],
    order: ({ crew, muscle, vehicles, companyTruck }) => ({
      kind: 'show-of-strength',
      gang: rival.id,
      crew,
      muscle,
      vehicles,
      companyTruck,
    }),
  });
}

/** [SCN-2, GANG-16] Without its Boss a gang falls apart. */
function hitOn(market: JobMarket, rival: DeepReadonly<Gang>): WeighedErrand[] {
  const { view } = market;
  const boss = view.bosses[rival.id];
  if (boss === undefined) return [];
  return weighErrand(market, {
    job: 'hit',
    kind: 'hit',
    about: boss,
    title: () => `Hit ${rival.bossName}`,
    sentence: (percent) =>
      `Without ${rival.bossName}, ${rival.name} would fall apart; the odds of killing him are ${percent}%.`,
    foes: company.hit,
    rival: rival.id,
    prize: [
      { name: 'a gang without a Boss', detail: 'in $100s', points: scoreHead(market, rival.id) },
      ...listFeudFactors(view, boss),
      ...listRiddanceFactors(market, rival.id, 0),
    ],
    order: ({ crew, muscle, vehicles, companyTruck }) => ({
      kind: 'hit',
      target: boss,
      crew,
      muscle,
      vehicles,
      companyTruck,
    }),
  });
}

/** [GANG-16] Scores a rival's loss with its Boss, as far as it is our gain, in $100s. */
export function scoreHead({ view, holdings }: Pick<JobMarket, 'view' | 'holdings'>, rival: SeatId): number {
  const places = holdings.byOwner.get(rival) ?? [];
  const income = (estimateRivalIncome(view, holdings, places) * lossMonths) / 100;
  return income * brokenAway * computeRivalryShare(holdings, rival) * headShare;
}
