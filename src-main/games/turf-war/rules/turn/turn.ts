import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listFiledBy, listNotReady } from '#kernel/orders/sealed.ts';
import { listLivingSeats, listPiecesOnBoard } from '../lookups.ts';
import type { State } from '../state.ts';
import { openEntry, type Sheets, type TurfWarTable } from '../table.ts';
import { closeTurn, type Before } from './closing.ts';
import { runCombat } from './combat.ts';
import { runDiplomacy } from './diplomacy.ts';
import { runMovement, runPlacement, type Journeys } from './movement.ts';
import { runRecruitment, runUpkeep } from './upkeep.ts';

/** [WAR-GAME-3] `Turn 7`. */
export function nameTurn(turn: number): string {
  return `Turn ${turn}`;
}

/** [WAR-ORD-3] Lists the sheets in the box; a missing sheet counts as an empty one. */
export function listSheets(state: State): Sheets {
  return Object.fromEntries(
    listLivingSeats(state).map((seat): [SeatId, readonly SheetOrder[]] => [
      seat,
      listFiledBy(state.sealed, seat).map(({ order }) => order as SheetOrder),
    ]),
  );
}

/** Lists the seats of players who sent nothing. */
export function listMissingSheets(state: State): SeatId[] {
  return listNotReady(state.sealed, listLivingSeats(state)).filter(
    (seat) => state.gangs[seat]?.isHuman === true && listFiledBy(state.sealed, seat).length === 0,
  );
}

/** [WAR-TURN-1 to WAR-TURN-8] One turn from the opening of the sheets to its end. */
export function playTurn(table: TurfWarTable): void {
  const sheets = listSheets(table.state);
  const { turn, alliancesMade } = table.state;
  const missing = listMissingSheets(table.state);
  // Choices made in the middle of the turn are dropped when the sheets are opened.
  const answers = table.state.answers;
  const step = (title: string): void => openEntry(table, `${nameTurn(turn)}: ${title}`);
  step('the reveal');
  table.emit({ type: 'sheets-opened', turn, missing });
  runDiplomacy(table, sheets);
  step('upkeep');
  runUpkeep(table, sheets);
  step('recruits');
  runRecruitment(table, sheets);
  runPlacement(table, sheets);
  step('moves');
  const journeys = runMovement(table, sheets);
  const before: Before = { ...recordMoves(table.state, journeys), alliancesMade };
  step('fights');
  const fights = runCombat(table, sheets, journeys, answers);
  step('closed');
  closeTurn(table, { sheets, fights, before });
}

function recordMoves(state: State, journeys: Journeys): Pick<Before, 'moves' | 'movers'> {
  const moves: Before['moves'] = [];
  const movers: Before['movers'] = {};
  for (const seat of state.precedence) {
    const own = listPiecesOnBoard(state, seat);
    const moved = own.flatMap(({ id, rank }) => {
      const journey = journeys.get(id);
      return journey === undefined || journey.from === journey.to ? [] : [{ piece: id, gang: seat, rank, ...journey }];
    });
    moves.push(...moved);
    movers[seat] = { moved: moved.length, of: own.length };
  }
  return { moves, movers };
}
