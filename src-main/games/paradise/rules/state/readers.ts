import type { SeatId } from '#shared/words/ids.ts';
import type { Audience } from '#kernel/events/events.ts';

/** The GM alone. */
const gmOnly: readonly SeatId[] = [];

export const toAll = (): Audience => 'everybody';
export const toGm = (): Audience => gmOnly;
export const toSeat = ({ seat }: { seat: SeatId }): Audience => [seat];
