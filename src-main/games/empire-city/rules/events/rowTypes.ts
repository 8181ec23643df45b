import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { AreaGame, EventTable } from '#kernel/events/rows.ts';
import type { EmpireState } from '../state.ts';

/** Looks up the names of an event's IDs. */
export type Names = {
  family(seat: SeatId): string;
  /** A square or a place. */
  cell(id: Cell): string;
  man(id: string): string;
  card(id: string): string;
  racket(id: string): string;
};

/** The game in the form that an event's row reads. */
export type RowGame = AreaGame<EmpireState, Names>;

/** One row for each event of an area of the rules. */
export type Rows<E extends { type: string }> = EventTable<RowGame, E>;
