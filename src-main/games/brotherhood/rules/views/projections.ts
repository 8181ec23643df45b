import type { Projection, Row } from '#kernel/capabilities.ts';
import { requireAreaInPlay } from '../lookups.ts';
import type { BrotherhoodGame } from '../game.ts';
import type { State } from '../state.ts';

const text = 'TEXT NOT NULL';
const int = 'INTEGER NOT NULL';

/** How the state's collections are kept as tables that any SQLite tool can read. */
export const projections: readonly Projection<BrotherhoodGame>[] = [
  {
    table: 'family',
    collection: 'families',
    key: 'seat',
    columns: {
      seat: text,
      name: text,
      is_human: int,
      cash_dollars: int,
      income_dollars: int,
      godfather: text,
      godfather_status: text,
      dead_turn: 'INTEGER',
    },
    row: buildFamilyRow,
  },
  {
    table: 'hood',
    collection: 'hoods',
    key: 'id',
    columns: { id: text, family: text, kind: text, name: text, status: text, area: 'TEXT' },
    row: buildHoodRow,
  },
  {
    table: 'operation',
    collection: 'operations',
    key: 'id',
    columns: { id: text, family: text, area: text, description: text, since_turn: int },
    row: buildOperationRow,
  },
  {
    table: 'marker',
    collection: 'markers',
    key: 'id',
    columns: { id: text, family: text, area: text, since_turn: int },
    row: buildMarkerRow,
  },
  {
    table: 'promise',
    collection: 'promises',
    key: 'id',
    columns: { id: int, promiser: text, promisee: text, what_json: text, from_turn: int, to_turn: int, outcome: text },
    row: promiseRow,
  },
];

function buildFamilyRow(state: State, id: string): Row | null {
  const family = state.families[id as never];
  if (family === undefined) return null;
  const { seat, name, isHuman, cashDollars, lastIncomeDollars, godfather, dead } = family;
  return {
    seat,
    name,
    is_human: isHuman ? 1 : 0,
    cash_dollars: cashDollars,
    income_dollars: lastIncomeDollars,
    godfather: godfather.name,
    godfather_status: godfather.status,
    dead_turn: dead?.turn ?? null,
  };
}

function buildHoodRow(state: State, id: string): Row | null {
  const hood = state.hoods[id as never];
  if (hood === undefined) return null;
  const { family, kind, name, status, area } = hood;
  return { id: hood.id, family, kind, name, status, area };
}

function buildOperationRow(state: State, id: string): Row | null {
  const operation = state.operations[id as never];
  if (operation === undefined) return null;
  const { family, area, description, sinceTurn } = operation;
  const { name } = requireAreaInPlay(state, area);
  return { id: operation.id, family, area: name, description, since_turn: sinceTurn };
}

function buildMarkerRow(state: State, id: string): Row | null {
  const marker = state.markers[id as never];
  if (marker === undefined) return null;
  const { family, area, sinceTurn } = marker;
  return { id: marker.id, family, area: requireAreaInPlay(state, area).name, since_turn: sinceTurn };
}

function promiseRow(state: State, id: string): Row | null {
  const pledge = state.promises[Number(id)];
  if (pledge === undefined) return null;
  const { from, to, what, fromTurn, toTurn, outcome } = pledge;
  return {
    id: pledge.id,
    promiser: from,
    promisee: to,
    what_json: JSON.stringify(what),
    from_turn: fromTurn,
    to_turn: toTurn,
    outcome,
  };
}
