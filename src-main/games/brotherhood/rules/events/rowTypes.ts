import type { AreaId, HoodId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { AreaGame, EventTable } from '#kernel/events/rows.ts';
import type { BrotherhoodState } from '../state.ts';

/** Looks up the names of an event's IDs. */
export type Names = {
  family(seat: SeatId): string;
  godfather(seat: SeatId): string;
  area(id: AreaId): string;
  hood(id: HoodId): string;
};

/** The game in the form that an event's row reads. */
export type RowGame = AreaGame<BrotherhoodState, Names>;

/** One row for each event of an area of the rules. */
export type Rows<E extends { type: string }> = EventTable<RowGame, E>;
