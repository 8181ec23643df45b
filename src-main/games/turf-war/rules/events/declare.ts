import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { createEventMaker, type EventGame } from '#kernel/declare/event.ts';
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

/** The game in the form that its events read. */
export type EventRowGame = EventGame<TurfWarState, Names>;

/** Declares an event of this game: its fields, and all that follows from it. */
export const declareEvent = createEventMaker<EventRowGame>();
