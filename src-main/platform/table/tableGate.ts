import type { IncomingMessage } from 'node:http';
import type { Denial } from '../loopback/answers.ts';

/** The header that carries the key of a device. */
export const seatKeyHeader = 'x-racketeer-seat';
export const tableBodyLimitBytes = 256 * 1024;

/** Only pages of the table's own address may talk to it, by exactly that name: no other name leads here. */
export function checkTableSender(request: IncomingMessage, host: string): Denial | null {
  if (request.headers.host !== host) {
    return {
      status: 421,
      code: 'WRONG_HOST',
      message: `This address is not served here. Open http://${host}.`,
    };
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) {
    return {
      status: 403,
      code: 'FOREIGN_ORIGIN',
      message: 'Another page may not use this program.',
    };
  }
  return null;
}

/** A call must be a POST of JSON, of known and modest length. */
export function checkTableCall(request: IncomingMessage): Denial | null {
  const { method, headers } = request;
  if (method !== 'POST')
    return { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Calls are made with POST.' };
  const length = Number(headers['content-length'] ?? NaN);
  if (!Number.isSafeInteger(length) || length < 0) {
    return {
      status: 411,
      code: 'LENGTH_REQUIRED',
      message: 'A call must say how long its body is.',
    };
  }
  if (length > tableBodyLimitBytes) {
    return {
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: 'That is too much at once; send less.',
    };
  }
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    return {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'A call is made in JSON and says so.',
    };
  }
  return null;
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
  message:
    'This device has no place at the table any more; ask the games master for a new code, or scan one.',
};

export const tableIsClosed: Denial = {
  status: 410,
  code: 'TABLE_CLOSED',
  message: 'The games master has closed the table.',
};
