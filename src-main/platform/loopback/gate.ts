import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Denial } from './answers.ts';
import { checkAddressee, checkBody, checkMethod } from './checks.ts';

/** The header that carries the secret of one run of the program. */
export const tokenHeader = 'x-racketeer-token';
/** The header that names the campaign a call is about; a page sends it once it shows one. */
export const campaignHeader = 'x-racketeer-campaign';
export const bodyLimitBytes = 2 * 1024 * 1024;

/** Only pages of this very server may talk to it. */
export function checkSender(request: IncomingMessage, port: number): Denial | null {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  return checkAddressee(request, hosts, 'Use the address that the program printed.');
}

/** The projector's token opens the public calls alone. */
export type Tokens = { token: string; showToken: string; isPublic: boolean };

/** A call must be a POST with a token and a body of JSON, of known and modest length. */
export function checkCall(request: IncomingMessage, { token, showToken, isPublic }: Tokens): Denial | null {
  const unmade = checkMethod(request);
  if (unmade !== null) return unmade;
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
  return checkBody(request, {
    limitBytes: bodyLimitBytes,
    tooLong: 'The call is larger than 2 MB. Send less at once.',
  });
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  // Digests have one length, which the constant-time comparison needs.
  return timingSafeEqual(hashText(given), hashText(token));
}

function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The file of the campaign that is open; null where there is none, or none that answers. */
export type CurrentPath = () => Promise<string | null>;

/** A window that still shows a campaign may not do anything to the one that another window has opened since. */
export async function checkCampaign(request: IncomingMessage, currentPath: CurrentPath): Promise<Denial | null> {
  const meant = request.headers[campaignHeader];
  if (meant === undefined) return null;
  const open = await currentPath();
  if (open === null || meant === encodeURIComponent(open)) return null;
  return {
    status: 409,
    code: 'OTHER_CAMPAIGN',
    message: 'Another campaign was opened in another window, so nothing was done here. Open this one again to go on.',
  };
}
