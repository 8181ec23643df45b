import type { SeatId } from '../words/ids.ts';

/** The user of the machine, or a device at the table: one with the key of a seat, or one that has none yet. */
export type Caller =
  { kind: 'program' } | { kind: 'seat'; seat: SeatId; device: string } | { kind: 'stranger'; address: string };

/** Tells a call who makes it, and the id that its page gave it. An entrance that names nobody opens nothing. */
export type CallContext = { caller: Caller; once?: string };

/** The context of a call by the user of the machine. */
export const fromProgram: CallContext = { caller: { kind: 'program' } };
