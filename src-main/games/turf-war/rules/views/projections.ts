import type { AllianceId, PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { TurfWarGame } from '../game.ts';
import { nameArea } from '../lookups.ts';
import type { State } from '../state.ts';

/** How the state's collections are kept as tables that any SQLite tool can read. */
export const projections: readonly Projection<TurfWarGame>[] = [
  {
    table: 'gang',
    collection: 'gangs',
    key: 'seat',
    columns: {
      seat: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      is_human: 'INTEGER NOT NULL',
      ward: 'INTEGER NOT NULL',
      treasury_mc: 'INTEGER NOT NULL',
      out_turn: 'INTEGER',
      out_how: 'TEXT',
    },
    row: buildGangRow,
  },
  {
    table: 'piece',
    collection: 'pieces',
    key: 'id',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      rank: 'TEXT NOT NULL',
      xp: 'INTEGER NOT NULL',
      number: 'INTEGER NOT NULL',
      area: 'INTEGER',
    },
    row: buildPieceRow,
  },
  {
    table: 'area',
    collection: 'areas',
    key: 'number',
    columns: { number: 'INTEGER NOT NULL', name: 'TEXT NOT NULL', owner: 'TEXT', since_turn: 'INTEGER NOT NULL' },
    row: buildAreaRow,
  },
  {
    table: 'alliance',
    collection: 'alliances',
    key: 'id',
    columns: {
      id: 'TEXT NOT NULL',
      kind: 'TEXT NOT NULL',
      members: 'TEXT NOT NULL',
      made_turn: 'INTEGER NOT NULL',
      leaving_json: 'TEXT NOT NULL',
    },
    row: buildAllianceRow,
  },
  {
    table: 'turn',
    collection: 'turns',
    key: 'turn',
    columns: {
      turn: 'INTEGER NOT NULL',
      deaths: 'INTEGER NOT NULL',
      new_owners: 'INTEGER NOT NULL',
      areas_json: 'TEXT NOT NULL',
    },
    row: turnRow,
  },
];

function buildGangRow(state: State, id: string): Row | null {
  const gang = state.gangs[id as SeatId];
  if (gang === undefined) return null;
  const { seat, name, isHuman, ward, treasuryMc, out } = gang;
  return {
    seat,
    name,
    is_human: isHuman ? 1 : 0,
    ward,
    treasury_mc: treasuryMc,
    out_turn: out?.turn ?? null,
    out_how: out?.how ?? null,
  };
}

function buildPieceRow(state: State, id: string): Row | null {
  const piece = state.pieces[id as PieceId];
  if (piece === undefined) return null;
  const { gang, name, rank, xp, number, area } = piece;
  return { id: piece.id, gang, name, rank, xp, number, area };
}

function buildAreaRow(state: State, id: string): Row | null {
  const area = state.areas[Number(id)];
  if (area === undefined) return null;
  const number = Number(id);
  return { number, name: nameArea(state, number), owner: area.owner, since_turn: area.sinceTurn };
}

function buildAllianceRow(state: State, id: string): Row | null {
  const alliance = state.alliances[id as AllianceId];
  if (alliance === undefined) return null;
  const { kind, members, madeTurn, leaving } = alliance;
  return { id, kind, members: members.join(' '), made_turn: madeTurn, leaving_json: JSON.stringify(leaving) };
}

function turnRow(state: State, id: string): Row | null {
  const record = state.turns[Number(id)];
  if (record === undefined) return null;
  return {
    turn: record.turn,
    deaths: Object.values(record.deaths).reduce((sum, one) => sum + one, 0),
    new_owners: record.newOwners,
    areas_json: JSON.stringify(record.areas),
  };
}
