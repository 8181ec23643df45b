import { type Position, requireNeighborhood } from '#shared/games/godfather/board.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { GodfatherGame } from '../game.ts';
import type { State } from '../state.ts';

const text = 'TEXT NOT NULL';
const int = 'INTEGER NOT NULL';

/** How the state's collections are kept as tables that any SQLite tool can read. */
export const projections: readonly Projection<GodfatherGame>[] = [
  {
    table: 'family',
    collection: 'families',
    key: 'seat',
    columns: {
      seat: text,
      name: text,
      color: text,
      is_human: int,
      cash_dollars: int,
      turns: int,
      lost_pieces: int,
      taken_pieces: int,
    },
    row: buildFamilyRow,
  },
  {
    table: 'neighborhood',
    collection: 'places',
    key: 'key',
    columns: {
      key: text,
      name: text,
      status: text,
      racket: 'TEXT',
      claimed_by: 'TEXT',
      controller: 'TEXT',
      value_dollars: int,
      closed_round: 'INTEGER',
    },
    row: placeRow,
  },
  {
    table: 'piece',
    collection: 'pieces',
    key: 'id',
    columns: { id: text, seat: text, round: int },
    row: buildPieceRow,
  },
  {
    table: 'deal',
    collection: 'deals',
    key: 'id',
    columns: { id: text, round: int, proposer: text, partner: text, terms_json: text, status: text, broken_by: 'TEXT' },
    row: dealRow,
  },
];

function buildFamilyRow(state: State, id: string): Row | null {
  const family = state.families[id as never];
  if (family === undefined) return null;
  const { seat, name, color, isHuman, cashDollars, turns, lostPieces, takenPieces } = family;
  return {
    ...{ seat, name, color, is_human: isHuman ? 1 : 0, cash_dollars: cashDollars, turns },
    lost_pieces: lostPieces,
    taken_pieces: takenPieces,
  };
}

function placeRow(state: State, id: string): Row | null {
  const place = Object.values(state.places).find(({ key }) => key === id);
  if (place === undefined) return null;
  const { key, status, racket, claim, controller, valueDollars, closedRound } = place;
  return {
    ...{ key, name: requireNeighborhood(key).name, status, racket },
    claimed_by: claim?.seat ?? null,
    controller,
    value_dollars: valueDollars,
    closed_round: closedRound,
  };
}

function buildPieceRow(state: State, id: string): Row | null {
  const piece = state.pieces[id as Position];
  if (piece === undefined) return null;
  return { id: piece.id, seat: piece.seat, round: piece.round };
}

function dealRow(state: State, id: string): Row | null {
  const deal = state.deals[id as never];
  if (deal === undefined) return null;
  const { fromClauses, toClauses, turns, fromPays, toPays, when } = deal;
  return {
    id: deal.id,
    round: deal.round,
    proposer: deal.from,
    partner: deal.to,
    terms_json: JSON.stringify({ fromClauses, toClauses, turns, fromPays, toPays, when }),
    status: deal.status,
    broken_by: deal.brokenBy,
  };
}
