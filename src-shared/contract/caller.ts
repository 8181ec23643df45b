import type { SeatId } from '../words/ids.ts';

/** A device at the table: one with the key of a seat, or one that has none yet. */
export type Caller = { kind: 'seat'; seat: SeatId; device: string } | { kind: 'stranger'; address: string };

/** Tells a call who makes it, and the id that its page gave it; without a caller it is the user of the machine. */
export type CallContext = { caller?: Caller; once?: string };
