import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { State } from '../state.ts';
import type { PlayedGame } from '../state/playedGame.ts';

/** The outrage, month by month, as tables that any SQLite tool can read. */
export const outrageProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'outrage_month',
    columns: {
      month: 'INTEGER NOT NULL',
      date: 'TEXT NOT NULL',
      outrage_before: 'INTEGER NOT NULL',
      outrage: 'INTEGER NOT NULL',
      faces: 'TEXT NOT NULL',
      total: 'INTEGER NOT NULL',
      verdict: 'TEXT NOT NULL',
    },
    collection: 'months',
    key: 'month',
    row: buildMonthRow,
  },
];

function buildMonthRow(state: State, id: string): Row | null {
  const month = state.months[Number(id)];
  if (month === undefined) return null;
  return {
    month: month.month,
    date: formatMonth(month.month),
    outrage_before: month.outrageBefore,
    outrage: month.outrage,
    faces: month.faces.join(' '),
    total: month.total,
    verdict: month.verdict,
  };
}
