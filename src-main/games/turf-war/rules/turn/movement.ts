import type { OrderOf } from '#shared/games/turf-war/orders.ts';
import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  nameArea,
  requireGang,
  listLivingSeats,
  listPiecesOnBoard,
  listOwnedAreas,
  listRecruits,
  sumStrength,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { listOrdersOfKind, type Sheets, type TurfWarTable } from '../table.ts';
import { drop } from './diplomacy.ts';

/** [WAR-HIRE-3] Finds a recruit's area without an order; null without an area. */
export function findDefaultEntry(state: State, seat: SeatId): number | null {
  const own = listOwnedAreas(state, seat);
  const pieces = listPiecesOnBoard(state, seat);
  const don = pieces.find(({ rank }) => rank === 'don');
  const home = don?.area ?? null;
  if (home !== null && own.includes(home)) return home;
  const measureStrength = (area: number): number =>
    sumStrength(
      state,
      pieces.filter((piece) => piece.area === area),
    );
  const [first] = own.sort((a, b) => measureStrength(b) - measureStrength(a) || a - b);
  return first ?? null;
}

/** [WAR-TURN-5] Recruits of earlier turns enter; in the first turn gangs may take up places of their own. */
export function runPlacement(table: TurfWarTable, sheets: Sheets): void {
  for (const seat of listLivingSeats(table.state)) {
    const deployed = listOrdersOfKind(sheets, seat, 'deploy').flatMap(({ pieces, area }) =>
      pieces.map((piece) => ({ piece, area })),
    );
    if (deployed.length > 0) table.emit({ type: 'deployed', seat, places: deployed });
    place(table, sheets, seat);
  }
}

/** [WAR-HIRE-2, WAR-HIRE-3] Lists this turn's recruits and their areas. */
export function listEntries(
  state: State,
  seat: SeatId,
  orders: readonly DeepReadonly<OrderOf<'place'>>[],
): { piece: PieceId; area: number }[] {
  const told = new Map<PieceId, number | null>();
  for (const { pieces, area } of orders) {
    for (const piece of pieces) told.set(piece, area);
  }
  const fallback = findDefaultEntry(state, seat);
  return listRecruits(state, seat).flatMap(({ id, hiredTurn }) => {
    if ((hiredTurn ?? 0) >= state.turn) return [];
    const order = told.get(id);
    if (order === null) return [];
    const isOwn = order !== undefined && state.areas[order]?.owner === seat;
    const area = isOwn ? order : fallback;
    return area === null ? [] : [{ piece: id, area }];
  });
}

function place(table: TurfWarTable, sheets: Sheets, seat: SeatId): void {
  const { state } = table;
  const places = listEntries(state, seat, listOrdersOfKind(sheets, seat, 'place'));
  if (places.length === 0) return;
  const costMc = places.length * state.house.prices.hire;
  table.emit({ type: 'placed', seat, places, costMc });
}

/** Everybody's place before and after Movement, for those who fight. */
export type Journeys = ReadonlyMap<PieceId, { from: number; to: number }>;

/** [WAR-TURN-6, WAR-MOVE-2] All moves at the same time. */
export function runMovement(table: TurfWarTable, sheets: Sheets): Journeys {
  const { state } = table;
  const journeys = new Map<PieceId, { from: number; to: number }>();
  const moves = listLivingSeats(state).map((seat) => {
    const told = new Map<PieceId, number>();
    for (const { pieces, area } of listOrdersOfKind(sheets, seat, 'move')) {
      for (const piece of pieces) told.set(piece, area);
    }
    const own = listPiecesOnBoard(state, seat);
    for (const id of told.keys()) {
      if (own.every((piece) => piece.id !== id)) {
        const name = (state.pieces[id] ?? state.graveyard[id])?.name ?? 'Somebody';
        drop(table, seat, `Move ${name}`, `${name} was not there to move.`);
      }
    }
    return {
      seat,
      moves: own.flatMap(({ id, area: from, enteredTurn, hiredTurn }) => {
        const to = told.get(id);
        if (from === null) return [];
        const isHeld = !state.house.recruitsMove && hiredTurn !== null && enteredTurn === state.turn;
        journeys.set(id, { from, to: to === undefined || isHeld ? from : to });
        return to === undefined || to === from || isHeld ? [] : [{ piece: id, from, to }];
      }),
    };
  });
  for (const { seat, moves: own } of moves) {
    if (own.length > 0) table.emit({ type: 'moved', seat, moves: own });
  }
  return journeys;
}

/** [WAR-ORD-4] Drops ATTACKs and JOINs that met nobody. */
export function dropMissed(
  table: TurfWarTable,
  missed: readonly { seat: SeatId; kind: 'attack' | 'join'; other: SeatId; area: number }[],
): void {
  for (const { seat, kind, other, area } of missed) {
    const name = requireGang(table.state, other).name;
    const place = nameArea(table.state, area);
    if (kind === 'attack') drop(table, seat, `Attack ${name} in ${place}`, 'Nobody met there.');
    else drop(table, seat, `Join ${name} in ${place}`, 'It did not match, or one of you was absent.');
  }
}
