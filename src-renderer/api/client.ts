import { createORPCClient } from '@orpc/client';
import { RPCLink as HttpLink } from '@orpc/client/fetch';
import { RPCLink as PortLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import { ProgramLost } from './failure.ts';
import { refusalHeader } from '#shared/calls/refusals.ts';
import type { Contract } from '#shared/contract/index.ts';

/** Every call of the contract, typed; see `src-shared/contract`. */
export type Api = ContractRouterClient<Contract>;

const tokenKey = 'racketeer-token';
const portMessage = 'racketeer:port';

/** The file this window shows: a call about it must not reach what another window has opened since. */
export const campaignShown: { path: string | null } = { path: null };

const campaignHeader = 'x-racketeer-campaign';
const opening = ['open', 'restoreThis', 'openSample', 'rescue', 'join', 'current'];

/** Names the campaign a call is about; what opens another one, or needs none, is about none. */
function aboutCampaign([room, call]: readonly string[]): Record<string, string> {
  const isFree = room === 'app' || (room === 'campaign' && opening.includes(call ?? ''));
  return campaignShown.path === null || isFree
    ? {}
    : { [campaignHeader]: encodeURIComponent(campaignShown.path) };
}

/** Connects to whichever host serves this page: the desktop's MessagePort or the loopback server. */
export function connect(): Api {
  const isDesktop = navigator.userAgent.includes('Electron/');
  return isDesktop ? connectToDesktop() : connectOverHttp();
}

/** The token leaves the address bar at once so that it is neither bookmarked nor shown on a stream. */
function takeToken(): string {
  const address = new URL(location.href);
  const given = address.searchParams.get('token');
  if (given) {
    sessionStorage.setItem(tokenKey, given);
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }
  return sessionStorage.getItem(tokenKey) ?? '';
}

function connectOverHttp(): Api {
  const token = takeToken();
  const link = new HttpLink({
    url: new URL('/rpc', location.origin),
    headers: (_options, path) => ({
      'x-racketeer-token': token,
      [refusalHeader]: 'quiet',
      ...aboutCampaign(path),
    }),
    fetch: askProgram,
  });
  return createORPCClient<Api>(link);
}

/** A call that reaches nobody says so, apart from every mistake of the page itself. */
async function askProgram(
  request: Request,
  init: { redirect?: RequestRedirect },
): Promise<Response> {
  try {
    return withItsStatus(await fetch(request, init));
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new ProgramLost('', { cause });
  }
}

/** A refusal with its own status again; see `refusalHeader`. */
function withItsStatus(response: Response): Response {
  const status = response.headers.get(refusalHeader);
  if (status === null) return response;
  return new Response(response.body, { status: Number(status), headers: response.headers });
}

/** Calls made before the port arrives wait for it. */
function connectToDesktop(): Api {
  const arrival = new Promise<PortLink<Record<never, never>>>((resolve) => {
    const receive = (event: MessageEvent): void => {
      const port = event.ports[0];
      if (event.source !== window || event.data !== portMessage || !port) return;
      window.removeEventListener('message', receive);
      resolve(new PortLink({ port }));
      port.start();
    };
    window.addEventListener('message', receive);
  });
  return createORPCClient<Api>({
    call: async (path, input, options) => (await arrival).call(path, input, options),
  });
}
