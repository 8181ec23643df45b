import type { Invitation, WhoIsReady } from '#shared/views/table.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ShownMoment } from '#shared/words/moments.ts';

/** Where a device keeps the seat that it belongs to, until its tab is closed. */
const ownSeatKey = 'racketeer-own-seat';

/** The table that a device sits at: who is ready, and how its own player says so. */
export type TableSeat = {
  readonly standing: WhoIsReady | null;
  /** Says so of the moment that is on screen. */
  setReady(isReady: boolean, shown: ShownMoment): Promise<void>;
  /** Gets the way by which another browser takes the seat over from this one. */
  moveSeat(): Promise<Invitation>;
};

/** The screen that the program is seen on: one player’s alone, or the program’s own, where anyone may look as anybody. */
export class OwnDevice {
  /** The one seat that is seen here; null on the program’s own screen. */
  seat = $state<SeatId | null>(sessionStorage.getItem(ownSeatKey) as SeatId | null);
  /** The table that the device sits at; null where there is none. */
  table = $state.raw<TableSeat | null>(null);

  /** A player’s own device has no files, no games master, and nobody else’s view. */
  get isPlayers(): boolean {
    return this.seat !== null;
  }

  /** Gives the device to a seat, also when its page is loaded again. */
  give(seat: SeatId): void {
    sessionStorage.setItem(ownSeatKey, seat);
    this.seat = seat;
  }
}
