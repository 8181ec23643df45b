import type { AreaId, HoodId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { createEventMaker, type EventGame } from '#kernel/declare/event.ts';
import type { BrotherhoodState } from '../state.ts';

/** Looks up the names of an event's IDs. */
export type Names = {
  family(seat: SeatId): string;
  godfather(seat: SeatId): string;
  area(id: AreaId): string;
  hood(id: HoodId): string;
};

/** The game in the form that its events read. */
export type EventRowGame = EventGame<BrotherhoodState, Names>;

/** Declares an event of this game: its fields, and all that follows from it; its area is a place of the show. */
export const declareEvent = createEventMaker<EventRowGame>({
  places: (event) => ('area' in event ? [{ kind: 'area', id: String(event.area) }] : []),
});
