import type { SeatId } from '#shared/words/ids.ts';
import { listCapos, requireCapo, listSquares, type Seen } from './lookups.ts';
import type { Capo } from './records.ts';
import type { State } from './state.ts';
import { addTasks, Over, type EmpireTable } from './table.ts';
import { buildRoundRecord } from './upkeep/record.ts';

export const ways = {
  points: 'Victory points',
  notables: 'The five notables',
  martial: 'Martial law',
  rounds: 'The last round',
} as const;

type By = (state: State, capo: Seen<Capo>) => number;

const rateMostPoints: By = (_state, { points }) => -points;
const rateLeastCorruption: By = (_state, { corruption }) => corruption;
const rateMostCash: By = (_state, { cashDollars }) => -cashDollars;
const rateMostSquares: By = (state, { seat }) => -listSquares(state, seat).length;

function sortSeats(state: State, by: readonly By[]): SeatId[] {
  return listCapos(state)
    .toSorted((a, b) => compare(state, a, b, by))
    .map(({ seat }) => seat);
}

function compare(state: State, a: Seen<Capo>, b: Seen<Capo>, by: readonly By[]): number {
  for (const one of by) {
    const difference = one(state, a) - one(state, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

function listTiedBest(state: State, by: readonly By[]): SeatId[] {
  const [first] = sortSeats(state, by);
  if (first === undefined) return [];
  return state.seats.filter((seat) => compare(state, requireCapo(state, seat), requireCapo(state, first), by) === 0);
}

/** [EMP-WIN-7] Behind the winner. */
export function rankFamilies(state: State, how: string | null, winner: SeatId | null): SeatId[] {
  const by =
    how === ways.martial
      ? [rateLeastCorruption, rateMostPoints, rateMostCash]
      : [rateMostPoints, rateLeastCorruption, rateMostCash];
  const all = sortSeats(state, by);
  return winner === null ? all : [winner, ...all.filter((seat) => seat !== winner)];
}

/** Ends the game; its further steps are dropped. */
export function end(table: EmpireTable, winner: SeatId, how: string): never {
  const { round, records } = table.state;
  // In files of older rules a tie of the last round is decided when that round is closed already.
  const isClosed = records.at(-1)?.round === round;
  const ranking = rankFamilies(table.state, how, winner);
  // Before the round is closed: its paper tells how the game ended.
  table.emit({ type: 'ended', winners: [winner], how, ranking });
  if (!isClosed) table.emit({ type: 'round-closed', round, record: buildRoundRecord(table.state) });
  throw new Over();
}

/** [EMP-WIN-4, EMP-WIN-6, EMP-GF-4] One of several; a tie that nothing breaks is the godfather’s. */
function endAmong(table: EmpireTable, tied: readonly SeatId[], how: string): never {
  const [only] = tied;
  if (only !== undefined && tied.length === 1) end(table, only, how);
  const { godfather } = table.state;
  table.emit({ type: 'agenda-cleared', why: how });
  addTasks(table, { do: 'winner', seats: godfather === null ? [] : [godfather], tied: [...tied], how });
  throw new Over();
}

/** [EMP-WIN-3, EMP-WIN-4] */
export function endByMartialLaw(table: EmpireTable): never {
  const { state } = table;
  const by =
    state.house.martialTies === 'points'
      ? [rateLeastCorruption, rateMostPoints, rateMostCash, rateMostSquares]
      : [rateLeastCorruption];
  return endAmong(table, listTiedBest(state, by), ways.martial);
}

/** [EMP-WIN-1] Ends the game for the leader if a lowered limit makes several win at once. */
export function endByPoints(table: EmpireTable): never {
  return endAmong(table, listTiedBest(table.state, [rateMostPoints, rateLeastCorruption, rateMostCash]), ways.points);
}

/** [EMP-WIN-6] */
export function endByLastRound(table: EmpireTable): never {
  return endAmong(table, listTiedBest(table.state, [rateMostPoints, rateLeastCorruption, rateMostCash]), ways.rounds);
}

/** [EMP-CORR-4] Finds the winner if a capo had so much corruption; null where that ends nothing. */
export function findMartialWinner(state: State, seat: SeatId, corruption: number): SeatId | null {
  if (corruption < state.house.martialLaw) return null;
  const capos = { ...state.capos, [seat]: { ...requireCapo(state, seat), corruption } };
  return (
    sortSeats({ ...state, capos }, [rateLeastCorruption, rateMostPoints, rateMostCash, rateMostSquares])[0] ?? null
  );
}
