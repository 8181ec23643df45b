import type { IncomingMessage } from 'node:http';
import type { Denial } from './answers.ts';

/**
 * Checks that only pages of this server call it: the Host header stops other names that point at this machine, the
 * Origin header stops other pages. `where` is a sentence about the right address.
 */
export function checkAddressee(
  { headers: { host = '', origin } }: IncomingMessage,
  hosts: readonly string[],
  where: string,
): Denial | null {
  if (!hosts.includes(host)) {
    return { status: 421, code: 'WRONG_HOST', message: `This address is not served here. ${where}` };
  }
  if (origin !== undefined && !hosts.some((one) => origin === `http://${one}`)) {
    return { status: 403, code: 'FOREIGN_ORIGIN', message: 'Another page may not use this program.' };
  }
  return null;
}

/** A call is made with POST. */
export function checkMethod({ method }: IncomingMessage): Denial | null {
  return method === 'POST' ? null : { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Calls are made with POST.' };
}

/** Checks that a call has a JSON body of known length within a limit; `tooLong` receives a longer one. */
export function checkBody(
  { headers }: IncomingMessage,
  { limitBytes, tooLong }: { limitBytes: number; tooLong: string },
): Denial | null {
  const length = Number(headers['content-length'] ?? NaN);
  if (!Number.isSafeInteger(length) || length < 0) {
    return { status: 411, code: 'LENGTH_REQUIRED', message: 'A call must say how long its body is.' };
  }
  if (length > limitBytes) return { status: 413, code: 'PAYLOAD_TOO_LARGE', message: tooLong };
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    return { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'A call is made in JSON and says so.' };
  }
  return null;
}
