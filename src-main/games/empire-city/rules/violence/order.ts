import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findSquare, isWatched, listTurnOrder } from '../lookups.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';
import { listAttackers } from './declare.ts';

/** Finds the next seat in turn order after `last` that is wanted; null if none. */
export function findNextAfter(state: State, last: SeatId | null, isWanted: (seat: SeatId) => boolean): SeatId | null {
  const order = listTurnOrder(state);
  const at = last === null ? -1 : order.indexOf(last);
  const around = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return around.find(isWanted) ?? null;
}

/** The capos of a combat, its defender among them, in turn order. */
export function listSidesAt(state: State, square: Cell): SeatId[] {
  const owner = findSquare(state, square)?.owner ?? null;
  const attackers = listAttackers(state, square);
  return listTurnOrder(state).filter((seat) => seat === owner || attackers.includes(seat));
}

/** [EMP-COPS-11] Ends every attack on a square without a combat. */
export function callAttacksOff(table: EmpireTable, square: Cell): void {
  const { state } = table;
  const attackers = listAttackers(state, square);
  if (attackers.length === 0) return;
  const why = state.ness === square ? 'ness' : isWatched(state, square) ? 'cop' : 'unoccupied';
  table.emit({ type: 'attacks-off', square, attackers, why });
}

/** [EMP-COPS-11] True if a combat could be fought there: the square has an owner, and neither cop nor Ness. */
export function canBeFoughtFor(state: State, square: Cell): boolean {
  return (findSquare(state, square)?.owner ?? null) !== null && !isWatched(state, square);
}
