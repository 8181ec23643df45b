import type { CallPace } from './buckets.ts';

/** How much the table bears from its devices, and for how long. */
export type TableLimits = {
  sockets: number;
  socketsPerAddress: number;
  /** New connections of an address. */
  connecting: CallPace;
  /** The headers of a request have to be here by then. */
  headersMs: number;
  /** The whole request has to be here by then. */
  requestMs: number;
  /** A connection without a request is closed after this. */
  idleMs: number;
  /** How often slow requests are looked for. */
  checkedEveryMs: number;
  /** Time after which a connection that does not receive is ended. */
  stalledMs: number;
  /** Time after which a connection without traffic is ended. */
  silentMs: number;
  /** A device that gave no sign for so long is away; its page asks for one every 15 seconds. */
  awayMs: number;
  /** Interval of a device's live signal. */
  aliveMs: number;
  /** Files of the interface, of which a page requests some dozens at once. */
  files: CallPace;
  /** Calls without a key, and calls with a wrong one. */
  strangers: CallPace;
  /** Calls of a device. */
  devices: CallPace;
};

/** The limits of every table that is opened. */
export const usualLimits: TableLimits = {
  sockets: 400,
  // Eight phones may come from one address, with six sockets each; where all are too many, it gives up its own.
  socketsPerAddress: 200,
  connecting: { atOnce: 200, perSecond: 20 },
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 30_000,
  checkedEveryMs: 5_000,
  stalledMs: 20_000,
  silentMs: 60_000,
  awayMs: 45_000,
  aliveMs: 15_000,
  files: { atOnce: 1_200, perSecond: 100 },
  strangers: { atOnce: 60, perSecond: 4 },
  devices: { atOnce: 90, perSecond: 30 },
};
