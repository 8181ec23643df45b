import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { none, type Fighter, type Position } from '../fights/position.ts';
import { computeConsolation, requireGang, listRecruits } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Sheets } from '../table.ts';
import { findDefaultEntry } from '../turn/movement.ts';
import { buildPosition } from '../turn/position.ts';
import type { Sight } from './sight.ts';
import { listShunned, type Shunned } from './promises.ts';

/** The destination of each fighter of a gang, by its place among the fighters; the others stay. */
export type Plan = ReadonlyMap<number, number>;

/** One turn for a planner: the position with all pieces at home, and its figures. */
export type Board = {
  state: State;
  me: number;
  position: Position;
  /** Places of a gang's fighters, by gang. */
  own: readonly (readonly number[])[];
  /** Places of the fighters now in an area, by area. */
  standing: readonly (readonly number[])[];
  strengths: readonly number[];
  /** Cash of each gang after its present dues. */
  cash: readonly number[];
  living: readonly boolean[];
  range: number;
  /** Where its word keeps the planner's own people out. */
  shunned: Shunned;
  /** An ally who counts as a rival, or `none`. */
  victim: number;
};

/** The board as a seat sees it; its own recruits have entered. */
export function buildBoard({ state, seat }: Sight, sheets: Sheets = {}, spentMc = 0): Board {
  const entry = findDefaultEntry(state, seat);
  const recruits = new Set(
    listRecruits(state, seat)
      .filter(({ hiredTurn }) => (hiredTurn ?? 0) < state.turn && entry !== null)
      .map(({ id }) => id),
  );
  const pieces: State['pieces'] = Object.fromEntries(
    Object.values(state.pieces).map((piece) => [piece.id, recruits.has(piece.id) ? { ...piece, area: entry } : piece]),
  );
  const position = buildPosition({ ...state, pieces }, sheets, new Map<PieceId, never>());
  const own: number[][] = state.precedence.map(() => []);
  const standing: number[][] = Array.from({ length: position.areas + 1 }, () => []);
  position.fighters.forEach(({ gang, from }, place) => {
    own[gang]?.push(place);
    standing[from]?.push(place);
  });
  const { donStrength } = position.rules;
  return {
    state,
    me: state.precedence.indexOf(seat),
    position,
    own,
    standing,
    strengths: position.fighters.map(({ rank }) => (rank === 2 ? donStrength : rank + 1)),
    cash: state.precedence.map((one) => computeCashAfterUpkeep(state, one) - (one === seat ? spentMc : 0)),
    living: state.precedence.map((one) => state.gangs[one]?.out === null),
    range: state.house.range ?? Infinity,
    shunned: listShunned(state, seat),
    victim: none,
  };
}

function computeCashAfterUpkeep(state: State, seat: SeatId): number {
  const gang = requireGang(state, seat);
  return gang.treasuryMc - computeConsolation(state, gang.dead);
}

export function findOwner({ position }: Board, area: number): number {
  return position.owners[area] ?? none;
}

/** Same open alliance. */
export function isFriendlyTo({ position }: Board, a: number, b: number): boolean {
  const own = position.open[a] ?? none;
  return a === b || (own !== none && own === position.open[b]);
}

/** True if the fighter can go there by the rules and, for the planner's own gang, by its given word. */
export function canReach(board: Board, fighter: Fighter, to: number): boolean {
  const { position, range, state, shunned, me } = board;
  if (fighter.gang === me && fighter.from !== to && shunned.has(to)) return false;
  const distance = position.distances[fighter.from]?.[to] ?? Infinity;
  if (distance > range) return false;
  const piece = state.pieces[fighter.id as PieceId];
  const isRecruit = piece?.area === null;
  return !isRecruit || state.house.recruitsMove || to === fighter.from;
}

/** Computes the strength of a gang, or of all but its friends, in an area now. */
export function computeStrengthIn(board: Board, area: number, isOf: (gang: number) => boolean): number {
  let sum = 0;
  for (const place of board.standing[area] ?? []) {
    const fighter = board.position.fighters[place];
    if (fighter !== undefined && isOf(fighter.gang)) sum += board.strengths[place] ?? 0;
  }
  return sum;
}
