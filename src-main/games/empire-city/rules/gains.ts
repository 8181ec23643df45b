import { specials } from '#shared/games/empire-city/men.ts';
import type { ManId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { drawFrom } from './decks.ts';
import { end, endByMartialLaw, endByPoints, ways } from './ending.ts';
import { listCapos, requireCapo, isSpecial } from './lookups.ts';
import type { Source } from './records.ts';
import type { State } from './state.ts';
import type { EmpireTable } from './table.ts';

type Gain = { source: Source; cause: string };

/** [EMP-WIN-1, EMP-WIN-5] Changes victory points, never below 0; a capo with enough has won. */
export function score(table: EmpireTable, seat: SeatId, points: number, { source, cause }: Gain): void {
  const change = Math.max(points, -requireCapo(table.state, seat).points);
  if (change === 0) return;
  table.emit({ type: 'scored', seat, points: change, source, cause });
  if (requireCapo(table.state, seat).points >= table.state.house.victoryPoints) end(table, seat, ways.points);
}

/** [EMP-START-8] How much of a gain is ignored, and how much counts. */
export function computeCorruption(state: State, seat: SeatId, points: number): { points: number; ignored: number } {
  const { cleanHands, corruption } = requireCapo(state, seat);
  if (points < 0) return { points: Math.max(points, -corruption), ignored: 0 };
  const ignored = Math.min(cleanHands, points);
  return { points: points - ignored, ignored };
}

/** [EMP-CORR-1, EMP-CORR-2, EMP-WIN-3] Corruption, never below 0; marks give cards, the last line martial law. */
export function applyCorruption(table: EmpireTable, seat: SeatId, amount: number, { source, cause }: Gain): void {
  const { points, ignored } = computeCorruption(table.state, seat, amount);
  if (points === 0 && ignored === 0) return;
  table.emit({ type: 'corrupted', seat, points, ignored, source, cause });
  if (requireCapo(table.state, seat).corruption >= table.state.house.martialLaw) endByMartialLaw(table);
  reachMarks(table, seat);
}

/** [EMP-CORR-2] Gives a capo the card of each mark that he is the first to reach. */
export function reachMarks(table: EmpireTable, seat: SeatId): void {
  const { corruption } = requireCapo(table.state, seat);
  for (const mark of table.state.house.marks) {
    const isGiven = table.state.marks.some((one) => one.mark === mark);
    if (isGiven || corruption < mark) continue;
    const card = drawFrom(table, 'corruption', 'gm', `The corruption card at ${mark}`);
    table.emit({ type: 'mark-reached', seat, mark, card: card as never });
  }
}

/**
 * [EMP-HOUSE-3, EMP-WIN-1, EMP-WIN-3, EMP-CORR-2] Applies changed limits to the capos at once: the leader wins, not the
 * next to move.
 */
export function applyLimits(table: EmpireTable): void {
  const { state } = table;
  const { martialLaw, victoryPoints } = state.house;
  const capos = listCapos(state);
  if (capos.some(({ corruption }) => corruption >= martialLaw)) endByMartialLaw(table);
  if (capos.some(({ points }) => points >= victoryPoints)) endByPoints(table);
  for (const { seat } of capos.toSorted((a, b) => b.corruption - a.corruption)) reachMarks(table, seat);
}

/** [EMP-MEN-3, EMP-WIN-2] Takes a man into a hand; five notables in it win the game. */
export function takeIn(
  table: EmpireTable,
  seat: SeatId,
  man: ManId,
  from: 'track' | 'exhausted' | 'abducted',
  cause: string,
): void {
  table.emit({ type: 'man-hired', seat, man, from, cause });
  if (from === 'abducted' && table.state.house.abducted === 'exhausted') {
    table.emit({ type: 'men-exhausted', seat, men: [man], cause });
  }
  const { hand } = requireCapo(table.state, seat);
  if (specials.every((one) => hand.includes(one))) end(table, seat, ways.notables);
}

/** [EMP-MEN-4, EMP-MEN-8] Kills a man, or lets the winner abduct him. */
export function kill(table: EmpireTable, seat: SeatId, man: ManId, by: SeatId, cause: string): void {
  if (isSpecial(man)) takeIn(table, by, man, 'abducted', cause);
  else table.emit({ type: 'man-died', seat, man, cause });
}

/** [EMP-HAND-4] Exhausts revealed men, who lie face up. */
export function exhaust(table: EmpireTable, seat: SeatId, men: readonly ManId[], cause: string): void {
  if (men.length > 0) table.emit({ type: 'men-exhausted', seat, men: [...men], cause });
}

/** Pays the bank, or the pot. Dollars; positive is received. */
export function payBank(table: EmpireTable, seat: SeatId, dollars: number, cause: string, pot = 0): void {
  if (dollars === 0 && pot === 0) return;
  table.emit({ type: 'money-moved', seat, dollars, cause, pot });
}
