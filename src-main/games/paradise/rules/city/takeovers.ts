import { findCity, lookUpDistrict, type InCity } from '#shared/games/paradise/cities/city.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import type { Modifier } from '#shared/words/dice.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import { checkCrew, checkTableSize } from '../filing/crews.ts';
import { requireBusiness, requireGang, hasAccountant, listOwnedBusinesses, listSeatWaitingOrders } from '../lookups.ts';
import { findRacket } from './fullRackets.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import type { Gang, Gangster } from '../state/records/gangs.ts';
import { outsidersGutsBonus, ownerGutsByFace } from '../tables/city.ts';

type TakeOver = OrderOf<'take-over'>;

/** Lists the bonuses on a gangster's SMARTS when he talks to an owner. */
export function listPersuasionModifiers(gangster: DeepReadonly<Gangster>): Modifier[] {
  const modifiers: Modifier[] = [];
  // [TAKE-1] He charms the owner or frightens him, not both.
  if (gangster.skills.includes('real-charmer')) {
    modifiers.push({ reason: 'Real Charmer', value: 1 });
  } else if (gangster.skills.includes('real-scary')) {
    modifiers.push({ reason: 'Real Scary', value: 1 });
  }
  if (gangster.skills.includes('mumbles')) modifiers.push({ reason: 'Mumbles', value: -1 });
  return modifiers;
}

/** Computes SMARTS as they count in a talk with an owner. */
export function computePersuasion(gangster: DeepReadonly<Gangster>): number {
  const { stats, lost } = gangster;
  return listPersuasionModifiers(gangster).reduce(
    (total, m) => total + m.value,
    Math.max(0, stats.smarts - lost.smarts),
  );
}

/** [CITY-6] */
export function listGutsModifiers(
  facts: InCity,
  { district }: Pick<DeepReadonly<Business>, 'district'>,
  { type }: DeepReadonly<Gang>,
): Modifier[] {
  if ((lookUpDistrict(findCity(facts), district).homeOf ?? type) === type) return [];
  return [{ reason: `${nameDistrict(district)} against outsiders`, value: outsidersGutsBonus }];
}

/** [TAKE-1, CITY-6, GANG-4] Refuses a takeover that cannot be ordered. */
export function checkTakeOver(state: State, seat: SeatId, order: DeepReadonly<TakeOver>): void {
  const business = requireBusiness(state, order.business);
  requireIndependent(state, seat, business);
  requireRacketAllowed(state, seat, business);
  const waiting = listSeatWaitingOrders(state, seat);
  refuseUnless(
    !waiting.some((other) => other.order.kind === 'take-over'),
    'A gang tries one takeover a month; withdraw the other order first.',
    'TAKE-1',
  );
  checkCrew(state, seat, order.crew);
  checkTableSize(state, { crew: order.crew, muscle: [] });
}

function requireIndependent(state: State, seat: SeatId, business: DeepReadonly<Business>): void {
  if (business.owner === null) return;
  const owner = requireGang(state, business.owner);
  throw new Refusal(
    owner.id === seat
      ? `${business.name} is yours already.`
      : `${business.name} belongs to ${owner.name}; only independent businesses can be talked over.`,
    'TAKE-1',
  );
}

/** [GANG-4] More than one racket takes an Accountant. */
function requireRacketAllowed(state: State, seat: SeatId, business: DeepReadonly<Business>): void {
  if (hasAccountant(state, seat)) return;
  const others = listOwnedBusinesses(state, seat).filter((b) => findRacket(b.type) !== findRacket(business.type));
  refuseUnless(others.length === 0, 'Running a second racket takes an Accountant; hire one first.', 'GANG-4');
}

/** [TAKE-1] The crew's spokesman: the best SMARTS for the talk, first named among equals. */
export function findSpokesman(crew: readonly DeepReadonly<Gangster>[]): DeepReadonly<Gangster> {
  const [first, ...others] = crew;
  if (first === undefined) throw new Error('A crew needs somebody in it.');
  return others.reduce((best, next) => (computePersuasion(next) > computePersuasion(best) ? next : best), first);
}

/** [TAKE-1] Chance of a takeover, 0 to 1, by the owner's GUTS, or over all that he may have. */
export function takeOverChance(
  smarts: number,
  gutsBonus: number,
  rule: 'opposed' | 'crew-alone',
  known?: number,
): number {
  const clamp = (stat: number, most: number): number => Math.max(0, Math.min(most, stat)) / 6;
  if (rule === 'crew-alone') return clamp(smarts, 6);
  const fails = (known === undefined ? ownerGutsByFace : [known]).map((guts) => 1 - clamp(guts + gutsBonus, 5));
  return clamp(smarts, 5) * (fails.reduce((total, p) => total + p, 0) / fails.length);
}
