import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findSquare, turnOrder } from '../lookups.ts';
import type { State } from '../state.ts';
import { listAttackers } from './declare.ts';

/** Finds the next seat in turn order after `last` that is wanted; null if none. */
export function findNextAfter(
  state: State,
  last: SeatId | null,
  isWanted: (seat: SeatId) => boolean,
): SeatId | null {
  const order = turnOrder(state);
  const at = last === null ? -1 : order.indexOf(last);
  const around = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return around.find(isWanted) ?? null;
}

/** The capos of a combat, its defender among them, in turn order. */
export function listSidesAt(state: State, square: Cell): SeatId[] {
  const owner = findSquare(state, square)?.owner ?? null;
  const attackers = listAttackers(state, square);
  return turnOrder(state).filter((seat) => seat === owner || attackers.includes(seat));
}
