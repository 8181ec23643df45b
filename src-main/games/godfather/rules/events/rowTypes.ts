import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { AreaGame, EventTable } from '#kernel/events/rows.ts';
import type { GodfatherState } from '../state.ts';

/** Looks up what an event's ids are called. */
export type Names = {
  family(seat: SeatId): string;
  place(key: NeighborhoodKey): string;
};

/** The game as a row of an event knows it. */
export type RowGame = AreaGame<GodfatherState, Names>;

/** One row for each event of an area of the rules. */
export type Rows<E extends { type: string }> = EventTable<RowGame, E>;
