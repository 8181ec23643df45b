import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { AreaGame, EventTable } from '#kernel/events/rows.ts';
import type { TurfWarState } from '../state.ts';

/** Looks up the names of an event's IDs. */
export type Names = {
  gang(seat: SeatId): string;
  /** In the order of precedence, 1 for the first. */
  place(seat: SeatId): number;
  piece(id: PieceId): string;
  pieces(ids: readonly PieceId[]): string;
  area(number: number): string;
};

/** The game in the form that an event's row reads. */
export type RowGame = AreaGame<TurfWarState, Names>;

/** One row for each event of an area of the rules. */
export type Rows<E extends { type: string }> = EventTable<RowGame, E>;
