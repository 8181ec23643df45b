import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { createEventMaker, type EventGame } from '#kernel/declare/event.ts';
import type { GodfatherState } from '../state.ts';

/** Looks up the names of an event's IDs. */
export type Names = { family(seat: SeatId): string; place(key: NeighborhoodKey): string };

/** The game in the form that its events read. */
export type EventRowGame = EventGame<GodfatherState, Names>;

/** Declares an event of this game: its fields, and all that follows from it. */
export const declareEvent = createEventMaker<EventRowGame>();
