import type { Projection, Row } from '#kernel/capabilities.ts';
import type { State } from '../state.ts';
import { findBooks } from '../state/records/books.ts';
import type { PlayedGame } from '../state/playedGame.ts';

/** Orders that wait, and the books, as tables that any SQLite tool can read. */
export const campaignProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'waiting_order',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      title: 'TEXT NOT NULL',
      order_json: 'TEXT NOT NULL',
      set_aside_dollars: 'INTEGER NOT NULL',
    },
    collection: 'orders',
    key: 'id',
    row: orderRow,
  },
  {
    table: 'money_month',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      month: 'INTEGER NOT NULL',
      opening_dollars: 'INTEGER NOT NULL',
      loot_dollars: 'INTEGER NOT NULL',
      payoff_dollars: 'INTEGER NOT NULL',
      recruit_dollars: 'INTEGER NOT NULL',
      equipment_dollars: 'INTEGER NOT NULL',
      adjustment_dollars: 'INTEGER NOT NULL',
      closing_dollars: 'INTEGER NOT NULL',
      battle_dollars: 'INTEGER NOT NULL',
      training_dollars: 'INTEGER NOT NULL',
      show_dollars: 'INTEGER NOT NULL',
      ring_dollars: 'INTEGER NOT NULL',
      standing_dollars: 'INTEGER NOT NULL',
      official_dollars: 'INTEGER NOT NULL',
      care_dollars: 'INTEGER NOT NULL',
      court_dollars: 'INTEGER NOT NULL',
      bargain_dollars: 'INTEGER NOT NULL',
    },
    collection: 'books',
    alongside: 'pastBooks',
    key: 'id',
    row: buildBooksRow,
  },
];

function orderRow(state: State, id: string): Row | null {
  const waiting = state.orders[id as keyof State['orders']];
  if (waiting === undefined) return null;
  return {
    id: waiting.id,
    gang: waiting.seat,
    title: waiting.title,
    order_json: JSON.stringify(waiting.order),
    set_aside_dollars: waiting.setAside?.dollars ?? 0,
  };
}

function buildBooksRow(state: State, id: string): Row | null {
  const row = findBooks(state, id);
  if (row === null) return null;
  return {
    id,
    gang: row.seat,
    month: row.month,
    opening_dollars: row.openingDollars,
    loot_dollars: row.lootDollars,
    payoff_dollars: row.payoffDollars,
    battle_dollars: row.battleDollars,
    care_dollars: row.careDollars,
    court_dollars: row.courtDollars,
    recruit_dollars: row.recruitDollars,
    equipment_dollars: row.equipmentDollars,
    official_dollars: row.officialDollars,
    training_dollars: row.trainingDollars,
    show_dollars: row.showDollars,
    ring_dollars: row.ringDollars,
    standing_dollars: row.standingDollars,
    bargain_dollars: row.bargainDollars,
    adjustment_dollars: row.adjustmentDollars,
    closing_dollars: row.closingDollars,
  };
}
