import type { IncomingMessage } from 'node:http';
import type { Denial } from '../loopback/answers.ts';
import { checkAddressee, checkBody, checkMethod } from '../loopback/checks.ts';

/** The header that carries the key of a device. */
export const seatKeyHeader = 'x-racketeer-seat';
export const tableBodyLimitBytes = 256 * 1024;

/** Only pages of the table's own address may talk to it, by exactly that name: no other name leads here. */
export function checkTableSender(request: IncomingMessage, host: string): Denial | null {
  return checkAddressee(request, [host], `Open http://${host}.`);
}

/** A call must be a POST of JSON, of known and modest length. */
export function checkTableCall(request: IncomingMessage): Denial | null {
  const tooLong = 'That is too much at once; send less.';
  return checkMethod(request) ?? checkBody(request, { limitBytes: tableBodyLimitBytes, tooLong });
}

export const tooFast: Denial = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'That was too much at once; wait a moment and try again.',
};

/** The answer to a device whose key opens nothing. */
export const stayIsOver: Denial = {
  status: 401,
  code: 'STAY_IS_OVER',
  message: 'This device has no place at the table any more; ask the games master for a new code, or scan one.',
};

export const tableIsClosed: Denial = {
  status: 410,
  code: 'TABLE_CLOSED',
  message: 'The games master has closed the table.',
};
