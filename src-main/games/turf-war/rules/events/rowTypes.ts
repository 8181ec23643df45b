import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { AreaGame, EventTable } from '#kernel/events/rows.ts';
import type { TurfWarState } from '../state.ts';

/** Looks up what an event's ids are called. */
export type Names = {
  gang(seat: SeatId): string;
  /** In the order of precedence, 1 for the first. */
  place(seat: SeatId): number;
  piece(id: PieceId): string;
  pieces(ids: readonly PieceId[]): string;
  area(number: number): string;
};

/** The game as a row of an event knows it. */
export type RowGame = AreaGame<TurfWarState, Names>;

/** One row for each event of an area of the rules. */
export type Rows<E extends { type: string }> = EventTable<RowGame, E>;
