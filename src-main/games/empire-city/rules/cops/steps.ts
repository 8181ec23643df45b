import { findBand, listNeighbors } from '#shared/games/empire-city/board.ts';
import type { Cell, CopId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { requireRacket as printed } from '#shared/games/empire-city/rackets.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { isWatched, computeLandValue, formatCellName, findSquare } from '../lookups.ts';
import type { State } from '../state.ts';

export type Move = { cop: CopId; path: Cell[] };

/** [EMP-COPS-6] The squares a cop may step to from a cell. */
export function listStepsFrom(state: State, from: Cell): Cell[] {
  return listNeighbors(from).filter(
    (id) => findBand(id) !== null && findSquare(state, id) !== null && !isWatched(state, id),
  );
}

/** The state with a cop elsewhere. */
export function placeCopAt(state: State, cop: CopId, at: Cell): State {
  return { ...state, cops: state.cops.map((one) => (one.id === cop ? { ...one, at } : one)) };
}

/** [EMP-COPS-7] */
function findLongestMove({ copCard }: State): number {
  return copCard === 'crackdown' ? 2 : 1;
}

/** [EMP-COPS-6] Refuses a walk that the cop may not make; returns the state after it. */
export function walk(state: State, { cop: id, path }: DeepReadonly<Move>, steps: number): State {
  const cop = state.cops.find((one) => one.id === id);
  refuseUnless(cop !== undefined, 'There is no such cop on the board; pick one that is.', 'EMP-COPS-6');
  const rule = 'EMP-COPS-6';
  refuseUnless(path.length <= steps, steps === 1 ? 'A cop moves one square.' : 'A cop moves one or two squares.', rule);
  let now = state;
  let at = cop.at;
  for (const to of path) {
    refuseUnless(
      listStepsFrom(now, at).includes(to),
      `A cop cannot go from ${formatCellName(at)} to ${formatCellName(to)}; choose an open square next to it without cop or Ness.`,
      rule,
    );
    now = placeCopAt(now, id, to);
    at = to;
  }
  refuseUnless(at !== cop.at, 'A cop must end on another square than it began on.', 'EMP-COPS-7');
  return now;
}

/** [EMP-COPS-6, EMP-COPS-7] All cops of the beat; every one that can must move. */
export function checkBeat(state: State, moves: readonly DeepReadonly<Move>[]): void {
  let now = state;
  const moved = new Set<CopId>();
  for (const move of moves) {
    refuseUnless(!moved.has(move.cop), 'Each cop moves once; name it once.', 'EMP-COPS-6');
    moved.add(move.cop);
    now = walk(now, move, findLongestMove(state));
  }
  const idle = now.cops.find(({ id, at }) => !moved.has(id) && listStepsFrom(now, at).length > 0);
  refuseUnless(
    idle === undefined,
    `Every cop must move; move the one in ${idle === undefined ? '' : formatCellName(idle.at)} too.`,
    'EMP-COPS-6',
  );
}

/** [EMP-ASK-6] Scores a cop on a square for a seat. */
export function scoreCopWish(state: State, seat: SeatId, id: Cell): number {
  const square = findSquare(state, id);
  if (square === null || square.owner === null) return 0;
  const pays = square.racket === null ? [] : printed(square.racket).pays;
  const income = pays.reduce((sum, one) => sum + one, 0) / Math.max(1, pays.length);
  const worth = computeLandValue(state, id) * 3 + Math.round(income / 33);
  return square.owner === seat ? -1 - worth : 1 + worth;
}

/** [EMP-ASK-6] Plans each cop's move to the rival square with the highest `worth`. */
export function planBeat(
  state: State,
  seat: SeatId,
  worth: (state: State, id: Cell) => number = (now, id) => scoreCopWish(now, seat, id),
): Move[] {
  const moves: Move[] = [];
  let now = state;
  for (const { id } of state.cops) {
    const at = now.cops.find((one) => one.id === id)?.at;
    if (at === undefined) continue;
    const [best] = listStepsFrom(now, at).toSorted((a, b) => worth(now, b) - worth(now, a));
    if (best === undefined) continue;
    moves.push({ cop: id, path: [best] });
    now = placeCopAt(now, id, best);
  }
  // A cop that was blocked at first and is free now must move as well.
  for (const { id, at } of now.cops) {
    if (moves.some(({ cop }) => cop === id)) continue;
    const [best] = listStepsFrom(now, at).toSorted((a, b) => worth(now, b) - worth(now, a));
    if (best === undefined) continue;
    moves.push({ cop: id, path: [best] });
    now = placeCopAt(now, id, best);
  }
  return moves;
}
