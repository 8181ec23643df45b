import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { createEventMaker, type EventGame } from '#kernel/declare/event.ts';
import { placeOn } from './matters.ts';
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

/** The game in the form that its events read. */
export type EventRowGame = EventGame<EmpireState, Names>;

/**
 * Declares an event of this game: its fields, and all that follows from it; its square is a place of the show, and is
 * named in the words of its sentence.
 */
export const declareEvent = createEventMaker<EventRowGame>({ places: listSquares, about: listSquares });

function listSquares(event: object) {
  return 'square' in event && typeof event.square === 'string' ? [placeOn(event.square)] : [];
}
