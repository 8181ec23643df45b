import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { ParadiseState } from '../state.ts';
import type { Departed, Gangster } from './records/gangs.ts';

/** Changes a business's owner; all changes of owners use it. A new owner starts with an open business. */
export function changeOwner(state: ParadiseState, id: BusinessId, owner: SeatId | null): void {
  const business = requireNamed(state.businesses[id]);
  for (const seat of [business.owner, owner]) if (seat !== null) meetOwner(state, id, seat);
  business.owner = owner;
  business.isShut = false;
  business.idleMonths = 0;
}

/** [CITY-8] Records that a gang has met the owner of a business, who stays there under any gang. */
export function meetOwner(state: ParadiseState, id: BusinessId, seat: SeatId): void {
  const met = state.ownersMet[id] ?? [];
  if (!met.includes(seat)) state.ownersMet[id] = [...met, seat];
}

/** Adds a gangster to a gang; all newcomers use it. */
export function enroll(state: ParadiseState, gangster: Gangster): void {
  state.gangsters[gangster.id] = gangster;
  state.made.gangsters += 1;
}

/** Moves a gangster to another gang; all changes of gangs use it. */
export function changeGang(state: ParadiseState, id: GangsterId, gang: SeatId): void {
  requireNamed(state.gangsters[id]).gang = gang;
}

/** Moves a gangster to the graveyard; all deaths use it. */
export function bury(state: ParadiseState, id: GangsterId, death: Omit<Departed, 'gangster'>): void {
  state.graveyard[id] = { gangster: requireNamed(state.gangsters[id]), ...death };
  delete state.gangsters[id];
}

/** Returns the thing that a recorded event names, which is always there. */
export function requireNamed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An event names something the campaign never had.');
  return value;
}
