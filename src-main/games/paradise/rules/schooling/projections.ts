import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { State } from '../state.ts';
import type { PlayedGame } from '../state/playedGame.ts';

/** Lists who had a lesson and when, as a table that any SQLite tool can read. */
export const schoolingProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'lesson',
    columns: { gangster: 'TEXT NOT NULL', month: 'INTEGER NOT NULL' },
    collection: 'lessons',
    key: 'gangster',
    row: findLessonRow,
  },
];

export function findLessonRow(state: State, id: string): Row | null {
  const month = state.lessons[id as GangsterId];
  return month === undefined ? null : { gangster: id, month };
}
