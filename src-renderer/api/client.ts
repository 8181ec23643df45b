import { createORPCClient } from '@orpc/client';
import { RPCLink as HttpLink } from '@orpc/client/fetch';
import { RPCLink as PortLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '../../src-shared/contract/index.ts';

/** Every call of the contract, typed; see `src-shared/contract`. */
export type Api = ContractRouterClient<Contract>;

const tokenKey = 'racketeer-token';
const portMessage = 'racketeer:port';

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
    headers: () => ({ 'x-racketeer-token': token }),
  });
  return createORPCClient<Api>(link);
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
