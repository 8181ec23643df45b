import type { SeatId } from '../words/ids.ts';

/** Stands for a seat where a device, or a card, is that of onlookers. */
export const onlookers = 'onlookers';

/** The user of the machine, or a device at the table: with the key of a seat, an onlooker's, or without any yet. */
export type Caller =
  | { kind: 'program' }
  | { kind: 'seat'; seat: SeatId; device: string }
  | { kind: 'onlooker'; device: string }
  | { kind: 'stranger'; address: string };

/** Tells a call who makes it, and the id that its page gave it. An entrance that names nobody opens nothing. */
export type CallContext = { caller: Caller; once?: string };

/** The context of a call by the user of the machine. */
export const fromProgram: CallContext = { caller: { kind: 'program' } };
