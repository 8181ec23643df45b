import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listFullMembers, listLivingSeats, listPiecesOnBoard, listOwnedAreas, sumStrength } from '../lookups.ts';
import type { EndingWay, State } from '../state.ts';
import type { TurnRecord } from '../records.ts';
import { listOrdersOfKind, type Sheets, type TurfWarTable } from '../table.ts';
import { drop } from './diplomacy.ts';

type Record = DeepReadonly<TurnRecord>;

/** [WAR-WIN-3] The best first: areas, strength, money, experience, precedence. */
export function rankSeats(state: State, seats: readonly SeatId[]): SeatId[] {
  const sumExperience = (seat: SeatId): number =>
    listPiecesOnBoard(state, seat).reduce((sum, piece) => sum + piece.xp, 0);
  const findMoney = (seat: SeatId): number => state.gangs[seat]?.treasuryMc ?? 0;
  return [...seats].sort(
    (a, b) =>
      listOwnedAreas(state, b).length - listOwnedAreas(state, a).length ||
      sumStrength(state, listPiecesOnBoard(state, b)) - sumStrength(state, listPiecesOnBoard(state, a)) ||
      findMoney(b) - findMoney(a) ||
      sumExperience(b) - sumExperience(a) ||
      state.precedence.indexOf(a) - state.precedence.indexOf(b),
  );
}

/** Ranks like `rankSeats`, from the record of a closed turn. */
function rankBefore(state: State, seats: readonly SeatId[], record: Record | undefined): SeatId[] {
  const findFigure = (table: Record['areas'] | undefined, seat: SeatId): number => table?.[seat] ?? 0;
  return [...seats].sort(
    (a, b) =>
      findFigure(record?.areas, b) - findFigure(record?.areas, a) ||
      findFigure(record?.strength, b) - findFigure(record?.strength, a) ||
      findFigure(record?.treasuries, b) - findFigure(record?.treasuries, a) ||
      state.precedence.indexOf(a) - state.precedence.indexOf(b),
  );
}

/** [WAR-WIN-5] Areas at the ends of the last five turns, this one included. */
export function computePoints(state: State, record: Record, seat: SeatId): number {
  let points = record.areas[seat] ?? 0;
  for (let turn = Math.max(1, record.turn - 4); turn < record.turn; turn += 1) {
    points += state.turns[turn]?.areas[seat] ?? 0;
  }
  return points;
}

/** [WAR-WIN-1 to WAR-WIN-9] Ends the game if somebody has won it, or if it is to end. */
export function decideVictory(table: TurfWarTable, sheets: Sheets, record: Record): void {
  const { state } = table;
  const ending = findEnding(state, sheets, record);
  if (ending === null) return dropEnds(table, sheets);
  const { winners, how } = ending;
  table.emit({ type: 'game-over', winners, how, turn: state.turn, table: createFinalTable(state, record, winners) });
}

/** [WAR-ORD-4] Drops END if not all asked for it. */
function dropEnds(table: TurfWarTable, sheets: Sheets): void {
  for (const seat of listLivingSeats(table.state)) {
    if (listOrdersOfKind(sheets, seat, 'end').length === 0) continue;
    drop(table, seat, 'End', 'Not everybody asked for the end.');
  }
}

function findEnding(state: State, sheets: Sheets, record: Record): { winners: SeatId[]; how: EndingWay } | null {
  const living = listLivingSeats(state);
  if (living.length === 0) {
    const fallen = state.precedence.filter((seat) => state.gangs[seat]?.out?.turn === state.turn);
    const best = rankBefore(state, fallen, state.turns[state.turn - 1]);
    return { winners: best.slice(0, 1), how: 'nobody' };
  }
  if (living.length === 1) return { winners: living, how: 'solo' };
  if (areAllied(state, living)) return { winners: rankSeats(state, living), how: 'allied' };
  const masters = findSupremacy(state, record);
  if (masters !== null) return { winners: rankSeats(state, masters), how: 'supremacy' };
  const how = findPointsReason(state, sheets, record);
  if (how === null) return null;
  const [best] = sortByPoints(state, record, living);
  return { winners: best === undefined ? [] : [best], how };
}

/** [WAR-WIN-2] All of them full members of one alliance. */
function areAllied(state: State, seats: readonly SeatId[]): boolean {
  return Object.values(state.alliances).some((alliance) => {
    const members = listFullMembers(alliance);
    return seats.every((seat) => members.includes(seat));
  });
}

const shares = { off: null, '1/2': [1, 2], '2/3': [2, 3], '3/4': [3, 4] } as const;

/** [WAR-WIN-8] Finds the seats that held more than the share at the ends of two turns running. */
function findSupremacy(state: State, record: Record): SeatId[] | null {
  const share = shares[state.house.supremacy];
  const before = state.turns[record.turn - 1];
  if (share === null || before === undefined) return null;
  const [part, whole] = share;
  const all = Object.keys(state.areas).length;
  const isRuling = (seats: readonly SeatId[], areas: Record['areas']): boolean =>
    seats.reduce((sum, seat) => sum + (areas[seat] ?? 0), 0) * whole > all * part;
  const camps = [
    ...listLivingSeats(state).map((seat) => [seat]),
    ...Object.values(state.alliances).map(listFullMembers),
  ];
  return camps.find((camp) => isRuling(camp, record.areas) && isRuling(camp, before.areas)) ?? null;
}

/** [WAR-WIN-5 to WAR-WIN-7] Finds the reason why the game ends on points, or null. */
function findPointsReason(state: State, sheets: Sheets, record: Record): EndingWay | null {
  const { lastTurn, standstill } = state.house;
  if (listLivingSeats(state).every((seat) => listOrdersOfKind(sheets, seat, 'end').length > 0)) return 'agreed';
  if (lastTurn !== 0 && record.turn >= lastTurn) return 'points';
  if (standstill === 0 || record.turn < standstill) return null;
  const isQuiet = ({ deaths, newOwners, newAlliances }: Record): boolean =>
    newOwners === 0 && newAlliances === 0 && Object.values(deaths).every((count) => count === 0);
  for (let turn = record.turn - standstill + 1; turn < record.turn; turn += 1) {
    const past = state.turns[turn];
    if (past === undefined || !isQuiet(past)) return null;
  }
  return isQuiet(record) ? 'standstill' : null;
}

function sortByPoints(state: State, record: Record, seats: readonly SeatId[]): SeatId[] {
  const order = rankSeats(state, seats);
  return [...order].sort(
    (a, b) => computePoints(state, record, b) - computePoints(state, record, a) || order.indexOf(a) - order.indexOf(b),
  );
}

/** [WAR-WIN-9] Lists the winners, the living gangs by points, then the others, last out first. */
function createFinalTable(state: State, record: Record, winners: readonly SeatId[]): SeatId[] {
  const living = listLivingSeats(state).filter((seat) => !winners.includes(seat));
  const out = state.precedence.filter((seat) => state.gangs[seat]?.out !== null && !winners.includes(seat));
  const findOutTurn = (seat: SeatId): number => state.gangs[seat]?.out?.turn ?? 0;
  const fallen = [...new Set(out.map(findOutTurn))]
    .sort((a, b) => b - a)
    .flatMap((turn) =>
      rankBefore(
        state,
        out.filter((seat) => findOutTurn(seat) === turn),
        state.turns[turn - 1],
      ),
    );
  return [...winners, ...sortByPoints(state, record, living), ...fallen];
}
