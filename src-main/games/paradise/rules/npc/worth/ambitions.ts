import { computePlayMonth } from '#shared/games/paradise/calendar.ts';
import type { Ambition } from '#shared/games/paradise/minds.ts';
import type { District } from '#shared/games/paradise/city.ts';
import type { OrderOf, Order } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  isAccountant,
  isFree,
  listBusinesses,
  listLivingGangs,
  listOwnedBusinesses,
} from '#main/games/paradise/rules/lookups.ts';
import { findPlacelessMonths } from '#main/games/paradise/rules/gangs/hardTimes.ts';
import type { EventOf } from '#main/games/paradise/rules/events/schemas.ts';
import { describeAmbition } from '#main/games/paradise/rules/minds/telling.ts';
import type { Weighed } from '#main/games/paradise/rules/minds/reason.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { drawWhim } from '../whims.ts';
import { pickBest } from '../ranking.ts';
import { computeDanger, isSpared, listHunters, preyDoors } from './danger.ts';
import { findFeelings, hasTruce, isHated } from './feelings.ts';
import { listFriends } from './friends.ts';
import { collectTurf } from './turf.ts';

/** Months of a year of ambition; each new one is thought over. */
const monthsOfAYear = 12;

/** Doors in a district that complete the aim; friends that complete City Hall. */
const doorsThatTake = 6;
const friendsThatOwn = 4;

/** Doors and men below which a gang only wants to survive the year, and at which it is safe again. */
const dying = { doors: 1, men: 4 } as const;
const safe = { doors: 4, men: 8 } as const;

/** Months before which no gang is dying: everybody begins small. */
const monthsToBegin = 6;

type Change = Pick<EventOf<'ambition-set'>, 'ambition' | 'why' | 'was'>;

/** [GANG-11] Returns the gang's new aim with the reason; null while its present aim continues. */
export function planAmbition(view: SeatView): Change | null {
  const was = findEnd(view);
  if (was === null) return null;
  const { aim, why } = chooseAim(view);
  const before = view.ambition?.aim;
  const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(aim);
  if (isSame && was !== 'replaced') return null;
  return { ambition: aim, why, was: isSame ? 'kept-on' : was };
}

/** Finds how the gang's aim ended, or returns null while it continues. */
function findEnd(view: SeatView): EventOf<'ambition-set'>['was'] | null {
  if (view.ambition === null) return 'none';
  const { aim, sinceMonth } = view.ambition;
  if (isReached(view, aim)) return 'reached';
  if (isHopeless(view, aim) || (aim.kind !== 'survive' && isDying(view))) return 'given-up';
  return view.month - sinceMonth >= monthsOfAYear || hasNewPrey(view, aim) ? 'replaced' : null;
}

function isReached(view: SeatView, aim: DeepReadonly<Ambition>): boolean {
  switch (aim.kind) {
    case 'district':
      return countDoors(view, aim.district) >= doorsThatTake;
    case 'rival':
      return isBroken(view, aim.rival);
    case 'city-hall':
      return listFriends(view).length >= friendsThatOwn;
    case 'survive':
      return countOwn(view) >= safe.doors && countMen(view) >= safe.men;
  }
}

/** Returns true for an aim that cannot be reached at present: a partner's ruin, or City Hall with the Feds in town. */
function isHopeless(view: SeatView, aim: DeepReadonly<Ambition>): boolean {
  if (aim.kind === 'rival') return hasTruce(view, aim.rival);
  return aim.kind === 'city-hall' && view.feds.inTown;
}

/** Returns true for a rival who is gone, or has no door left where a gang without one is not about to fall apart. */
function isBroken(view: SeatView, rival: SeatId): boolean {
  if (view.gangs[rival]?.eliminatedMonth !== null) return true;
  return listOwnedBusinesses(view, rival).length === 0 && findPlacelessMonths(view) === null;
}

function isDying(view: SeatView): boolean {
  return computePlayMonth(view) > monthsToBegin && (countOwn(view) <= dying.doors || countMen(view) <= dying.men);
}

type Chosen = { aim: Ambition; why: string };

function chooseAim(view: SeatView): Chosen {
  if (isDying(view)) {
    const doors = countOwn(view);
    const why =
      doors <= dying.doors
        ? `A gang with ${doors === 0 ? 'no door' : 'one door'} can’t plan further.`
        : `${countMen(view)} men are too few for anything else.`;
    return { aim: { kind: 'survive' }, why };
  }
  const prey = listPreyWishes(view);
  const wishes = [...listDistrictWishes(view), ...listRuinWishes(view), ...listCityHallWishes(view)];
  const best = pickBest(prey.length > 0 ? prey : wishes, ({ score }) => score);
  return best ?? { aim: { kind: 'survive' }, why: 'Nothing bigger is within reach.' };
}

type Wish = Chosen & { score: number };

/** How much the fancy of a Boss counts, in the points of a wish. */
const fancy = 5;

function drawFancy(view: SeatView, about: string): number {
  return fancy * drawWhim({ ...view, month: Math.ceil(view.month / monthsOfAYear) }, about);
}

/** Independent doors in a district from which it is worth a year. */
const doorsWorthAYear = 4;

function listDistrictWishes(view: SeatView): Wish[] {
  return [...collectTurf(view)].flatMap((district): Wish[] => {
    const places = listBusinesses(view).filter((place) => place.district === district);
    const open = places.filter(({ owner }) => owner === null).length;
    const own = countDoors(view, district);
    if (open < doorsWorthAYear || own >= doorsThatTake) return [];
    const score = Math.min(10, open) / 2 + own + drawFancy(view, `aim ${district}`);
    const why =
      own > 0
        ? `They hold ${own === 1 ? 'one door' : `${own} doors`} there already, and ${open} ${open === 1 ? 'has' : 'have'} no owner.`
        : `${open} doors there have no owner.`;
    return [{ aim: { kind: 'district', district }, why, score }];
  });
}

/** A rival who holds this many times as many doors is not to be broken. */
const tooStrong = 1.8;

function listRuinWishes(view: SeatView): Wish[] {
  return listLivingGangs(view).flatMap(({ id: rival, name }): Wish[] => {
    if (rival === view.seat || hasTruce(view, rival)) return [];
    const held = listOwnedBusinesses(view, rival).length;
    if (held === 0 || held > tooStrong * Math.max(1, countOwn(view))) return [];
    const { grievance, cause } = findFeelings(view, rival);
    const hated = isHated(view, rival);
    const fat = countQuietDoors(view, rival, held);
    if (grievance < leastGrudge && !hated && fat === 0) return [];
    const own = grievance * 0.25 + (hated ? 3 : 0);
    const score = own + fat * perQuietDoor + drawFancy(view, `aim ${rival}`);
    const why =
      grievance >= leastGrudge && cause !== ''
        ? `Nobody there has forgotten ${cause}.`
        : hated
          ? `They never liked ${name}.`
          : `${name} hold ${held} doors and have fought nobody for them.`;
    return [{ aim: { kind: 'rival', rival }, why, score }];
  });
}

/** [GANG-17] The month after which gangs finish others. */
const monthsOfPeace = 12;

/** [GANG-17] Lists the rivals whom this gang is after and may finish with a few blows. */
function listPreyWishes(view: SeatView): Wish[] {
  if (computePlayMonth(view) <= monthsOfPeace) return [];
  return listLivingGangs(view).flatMap(({ id: rival, name }): Wish[] => {
    const held = listOwnedBusinesses(view, rival).length;
    if (rival === view.seat || held === 0 || held > preyDoors) return [];
    if (hasTruce(view, rival) || isSpared(view, rival)) return [];
    if (!listHunters(view, rival).includes(view.seat)) return [];
    const why = `${name} have ${held === 1 ? 'one door' : `${held} doors`} left, and their end would make room.`;
    return [{ aim: { kind: 'rival', rival }, why, score: -held }];
  });
}

/** Returns true if there is a rival to finish, and the gang's aim is another. */
function hasNewPrey(view: SeatView, aim: DeepReadonly<Ambition>): boolean {
  if (aim.kind === 'survive') return false;
  const wishes = listPreyWishes(view);
  return wishes.length > 0 && !wishes.some((wish) => JSON.stringify(wish.aim) === JSON.stringify(aim));
}

/** The points of a wish for each door beyond the average that a quiet rival holds. */
const perQuietDoor = 0.5;

/** A rival whose return is feared less than this is quiet. */
const quiet = 0.5;

/** [GANG-11] Counts the doors beyond the average of a rival who has grown without an enemy. */
function countQuietDoors(view: SeatView, rival: SeatId, held: number): number {
  if (computePlayMonth(view) <= monthsToBegin || computeDanger(view, rival) >= quiet) return 0;
  const gangs = listLivingGangs(view);
  const mean = gangs.reduce((sum, { id }) => sum + listOwnedBusinesses(view, id).length, 0) / Math.max(1, gangs.length);
  return Math.max(0, held - mean);
}

/** Points of grievance below which a rival is not worth a year. */
const leastGrudge = 6;

function listCityHallWishes(view: SeatView): Wish[] {
  if (view.feds.inTown || !view.members.some(isAccountant)) return [];
  const tastes = Object.values(lookUpDoctrine(view.mind.doctrine).friends);
  const liking = tastes.reduce((sum, points) => sum + points, 0);
  const friends = listFriends(view).length;
  if (liking === 0 || friends >= friendsThatOwn) return [];
  const score = liking / 3 + friends + drawFancy(view, 'aim city hall');
  const why =
    friends === 0
      ? 'With the police on their side they would need fewer guns.'
      : `${friends === 1 ? 'One man' : `${friends} men`} there ${friends === 1 ? 'is' : 'are'} in their pay already.`;
  return [{ aim: { kind: 'city-hall' }, why, score }];
}

function countDoors(view: SeatView, district: District): number {
  return listOwnedBusinesses(view, view.seat).filter((place) => place.district === district).length;
}

function countOwn(view: SeatView): number {
  return listOwnedBusinesses(view, view.seat).length;
}

function countMen(view: SeatView): number {
  return view.members.filter(isFree).length;
}

/** The worth of serving the aim beside an order's gain, in $100s. */
const served = { district: 6, rival: 6, 'city-hall': 4, survive: 1.5 } as const;

/** [GANG-11] Lists an order's gains for the gang's aim of the year. */
export function listAimFactors(view: SeatView, order: Order): Weighed[] {
  const aim = view.ambition?.aim;
  if (aim === undefined || !isServing(view, aim, order)) return [];
  const name = describeAimBriefly(view, aim);
  return [{ name, detail: 'in $100s', points: served[aim.kind] }];
}

/** The worth of a door of a district to the gang's aim of the year, in $100s. */
export function scoreAimAt(view: SeatView, district: District): number {
  const aim = view.ambition?.aim;
  return aim?.kind === 'district' && aim.district === district ? served.district : 0;
}

function describeAimBriefly(view: SeatView, aim: DeepReadonly<Ambition>): string {
  const text = describeAmbition(aim, (seat) => view.gangs[seat]?.name ?? 'a rival');
  return text.replace('The aim for the year:', 'our aim for the year,').replace(/\.$/u, '');
}

function isServing(view: SeatView, aim: DeepReadonly<Ambition>, order: Order): boolean {
  switch (aim.kind) {
    case 'district':
      return order.kind === 'raid' && view.businesses[order.business]?.district === aim.district;
    case 'rival':
      return findVictim(view, order) === aim.rival;
    case 'city-hall':
      return order.kind === 'bid' || order.kind === 'bribe';
    case 'survive':
      return ['guard', 'recruit', 'take-over', 'meet'].includes(order.kind);
  }
}

/** The gang that an order harms, or null. */
function findVictim(view: SeatView, order: Order): SeatId | null {
  switch (order.kind) {
    case 'raid':
    case 'smash-and-grab':
      return view.businesses[order.business]?.owner ?? null;
    case 'hijack':
    case 'show-of-strength':
      return order.gang;
    case 'hit':
    case 'showdown':
      return findBosssGang(view, order);
    default:
      return null;
  }
}

function findBosssGang(view: SeatView, order: OrderOf<'hit'> | OrderOf<'showdown'>): SeatId | null {
  const target = order.target;
  const found = Object.entries(view.bosses).find(([, boss]) => boss === target);
  return (found?.[0] as SeatId | undefined) ?? null;
}

/** Describes the aim and its reason for the games master. */
export function describeAim(view: SeatView): string {
  if (view.ambition === null) return 'has no aim yet';
  const text = describeAmbition(view.ambition.aim, (seat) => view.gangs[seat]?.name ?? 'a rival');
  return `${text} ${view.ambition.why}`;
}
