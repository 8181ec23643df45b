import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Denial } from './answers.ts';

/** The header that carries the secret of one run of the program. */
export const tokenHeader = 'x-racketeer-token';
/** The header that names the campaign a call is about; a page sends it once it shows one. */
export const campaignHeader = 'x-racketeer-campaign';
export const bodyLimitBytes = 2 * 1024 * 1024;

/**
 * Only pages of this very server may talk to it: the Host header stops other names that point at this
 * machine, the Origin header stops other pages.
 */
export function checkSender(request: IncomingMessage, port: number): Denial | null {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(request.headers.host ?? '')) {
    return {
      status: 421,
      code: 'WRONG_HOST',
      message: 'This address is not served here. Use the address that the program printed.',
    };
  }
  const { origin } = request.headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) {
    return {
      status: 403,
      code: 'FOREIGN_ORIGIN',
      message: 'Another page may not use this program.',
    };
  }
  return null;
}

/** The projector's token opens the public calls alone. */
export type Tokens = { token: string; showToken: string; isPublic: boolean };

/** A call must be a POST with a token and a body of JSON, of known and modest length. */
export function checkCall(
  request: IncomingMessage,
  { token, showToken, isPublic }: Tokens,
): Denial | null {
  if (request.method !== 'POST') {
    return { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Calls are made with POST.' };
  }
  const given = request.headers[tokenHeader];
  if (isSame(given, showToken) && !isPublic) {
    return {
      status: 403,
      code: 'FORBIDDEN',
      message: 'The projector shows what everybody may know, and nothing else.',
    };
  }
  if (!isSame(given, token) && !isSame(given, showToken)) {
    return {
      status: 401,
      code: 'UNAUTHORIZED',
      message: 'The token is missing or wrong. Open the address that the program printed.',
    };
  }
  const length = Number(request.headers['content-length'] ?? NaN);
  if (!Number.isSafeInteger(length) || length < 0) {
    return {
      status: 411,
      code: 'LENGTH_REQUIRED',
      message: 'A call must say how long its body is.',
    };
  }
  if (length > bodyLimitBytes) {
    return {
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The call is larger than 2 MB. Send less at once.',
    };
  }
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    return {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'A call is made in JSON and says so.',
    };
  }
  return null;
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  // Digests have one length, which the constant-time comparison needs.
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The file of the campaign that is open; null where there is none, or none that answers. */
export type CurrentPath = () => Promise<string | null>;

/** A window that still shows a campaign may not do anything to the one that another window has opened since. */
export async function checkCampaign(
  request: IncomingMessage,
  currentPath: CurrentPath,
): Promise<Denial | null> {
  const meant = request.headers[campaignHeader];
  if (meant === undefined) return null;
  const open = await currentPath();
  if (open === null || meant === encodeURIComponent(open)) return null;
  return {
    status: 409,
    code: 'OTHER_CAMPAIGN',
    message:
      'Another campaign was opened in another window, so nothing was done here. Open this one again to go on.',
  };
}
