import { cells } from '#shared/games/empire-city/ids.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { EmpireGame } from '../game.ts';
import { formatCellName, buildNames } from '../lookups.ts';
import type { State } from '../state.ts';

const text = 'TEXT NOT NULL';
const int = 'INTEGER NOT NULL';

/** How the state's collections are kept as tables that any SQLite tool can read. */
export const projections: readonly Projection<EmpireGame>[] = [
  {
    table: 'capo',
    collection: 'capos',
    key: 'seat',
    columns: {
      seat: text,
      name: text,
      family: text,
      is_human: int,
      cash_dollars: int,
      victory_points: int,
      corruption: int,
      ready_men: int,
      exhausted_men: int,
      city_cards: int,
    },
    row: buildCapoRow,
  },
  {
    table: 'square',
    collection: 'squares',
    key: 'id',
    columns: { id: text, name: text, owner: 'TEXT', racket: 'TEXT', count: int },
    row: buildSquareRow,
  },
];

function buildCapoRow(state: State, id: string): Row | null {
  const capo = state.capos[id as never];
  if (capo === undefined) return null;
  const { seat, name, family, isHuman, cashDollars, points, corruption, hand, exhausted, cards } = capo;
  return {
    seat,
    name,
    family,
    is_human: isHuman ? 1 : 0,
    cash_dollars: cashDollars,
    victory_points: points,
    corruption,
    ready_men: hand.length,
    exhausted_men: exhausted.length,
    city_cards: cards.length,
  };
}

function buildSquareRow(state: State, id: string): Row | null {
  const cell = cells.find((one) => one === id);
  const square = cell === undefined ? undefined : state.squares[cell];
  if (cell === undefined || square === undefined) return null;
  const { owner, racket, count } = square;
  const name = formatCellName(cell);
  return { id, name, owner, racket: racket === null ? null : buildNames(state).racket(racket), count };
}
