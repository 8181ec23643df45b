import { createORPCClient } from '@orpc/client';
import { RPCLink as HttpLink } from '@orpc/client/fetch';
import { RPCLink as PortLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import { ProgramLost } from './failure.ts';
import { makeId } from './ids.ts';
import { programLink } from './link.svelte.ts';
import { onceHeader } from '#shared/contract/once.ts';
import { refusalHeader } from '#shared/contract/refusals.ts';
import type { Contract } from '#shared/contract/index.ts';

/** Every call of the contract, typed; see `src-shared/contract`. */
export type Api = ContractRouterClient<Contract>;

const tokenKey = 'racketeer-token';
const portMessage = 'racketeer:port';

/** The file this window shows: a call about it must not reach what another window has opened since. */
export const campaignShown: { path: string | null } = { path: null };

const campaignHeader = 'x-racketeer-campaign';
const opening = ['open', 'restoreThis', 'openSample', 'rescue', 'join', 'current', 'shown'];

/** Names the campaign a call is about; what opens another one, or needs none, is about none. */
function describeCampaign([room, call]: readonly string[]): Record<string, string> {
  const isFree = room === 'app' || (room === 'campaign' && opening.includes(call ?? ''));
  return campaignShown.path === null || isFree ? {} : { [campaignHeader]: encodeURIComponent(campaignShown.path) };
}

const showKey = 'racketeer-show-token';

/** Connects the projector's page: its token, or its port, is of its own and opens public calls alone. */
export function connectProjector(): Api {
  return isOnDesktop() ? connectToDesktop() : connectWith(takeGiven(showKey) ?? '');
}

/** Derives the address of the projector's page; null on the desktop, which has no address, and on a page that cannot compute it. */
export async function findProjectorAddress(): Promise<string | null> {
  const token = sessionStorage.getItem(tokenKey);
  if (token === null || isOnDesktop() || !('subtle' in crypto)) return null;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`show ${token}`));
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  const derived = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
  return new URL(`/show?token=${derived}`, location.origin).href;
}

/** Connects to whichever host serves this page: the desktop's MessagePort or the loopback server. */
export function connect(): Api {
  return isOnDesktop() ? connectToDesktop() : connectOverHttp();
}

/** True in the window of the desktop program, which opens no other program's addresses. */
export function isOnDesktop(): boolean {
  return navigator.userAgent.includes('Electron/');
}

/** The token leaves the address bar at once so that it is neither bookmarked nor shown on a stream. */
function takeGiven(key: string): string | null {
  const address = new URL(location.href);
  const given = address.searchParams.get('token');
  if (given) {
    sessionStorage.setItem(key, given);
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }
  return sessionStorage.getItem(key);
}

function takeToken(): Promise<string> | string {
  const own = takeGiven(tokenKey) ?? '';
  return own === '' ? askOtherTabs() : own;
}

const channelName = 'racketeer-tabs';
const otherTabsMs = 400;

/** A tab without a session asks those that have one: only pages of this very program can hear it. */
function askOtherTabs(): Promise<string> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const end = (token: string): void => {
      clearTimeout(timer);
      channel.close();
      if (token !== '') sessionStorage.setItem(tokenKey, token);
      resolve(token);
    };
    const timer = setTimeout(() => end(''), otherTabsMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data !== '') end(data);
    });
    channel.postMessage('');
  });
}

/** Signs in a tab that was opened at the plain address while this one is open. */
function answerOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const token = sessionStorage.getItem(tokenKey) ?? '';
    if (data === '' && token !== '') channel.postMessage(token);
  });
}

function connectOverHttp(): Api {
  const token = takeToken();
  answerOtherTabs();
  return connectWith(token);
}

function connectWith(token: Promise<string> | string): Api {
  const link = new HttpLink<CallNamed>({
    url: new URL('/rpc', location.origin),
    headers: async ({ context }, path) => ({
      'x-racketeer-token': await token,
      [refusalHeader]: 'quiet',
      ...describeCampaign(path),
      ...nameCall(context),
    }),
    fetch: (request, init) => askProgram(request, init),
  });
  return createApi(link);
}

const away =
  'The table does not answer: the network is gone, or the games master has closed it. What you have written stays on this device.';

/** Connects a player’s device to the table that serves this page; every call carries the key that the device has by then. */
export function connectTable(findKey: () => string | null): Api {
  const link = new HttpLink<CallNamed>({
    url: new URL('/rpc', location.origin),
    headers: ({ context }) => {
      const key = findKey();
      return { [refusalHeader]: 'quiet', ...(key === null ? {} : { 'x-racketeer-seat': key }), ...nameCall(context) };
    },
    fetch: (request, init) => {
      // The live news begin at once, and have no end.
      const withinMs = request.url.endsWith('/table/news') ? null : answeredWithinMs;
      return askProgram(request, init, { lost: away, withinMs });
    },
  });
  return createApi(link);
}

/** A call of a device that is not answered by then has reached nobody, as far as its page can know. */
const answeredWithinMs = 25_000;

/** The id of a call that changes something; a call that is sent again has the same. */
type CallNamed = { once?: string };

function nameCall({ once }: CallNamed): Record<string, string> {
  return once === undefined ? {} : { [onceHeader]: once };
}

/** Makes the calls of a link, each with an id of its own; one that reaches nobody tells which it was. */
function createApi(link: HttpLink<CallNamed>): Api {
  return createORPCClient<Api>({
    call: async (path, input, options) => {
      const { once = makeId() } = options.context as CallNamed;
      try {
        return await link.call(path, input, { ...options, context: { once } });
      } catch (error) {
        if (error instanceof ProgramLost) error.call = { path, input, once };
        throw error;
      }
    },
  });
}

/** Makes a call by its path and id, as it was kept: what it asks for is done once, however often it is made. */
export async function callAgain(
  api: Api,
  { path, input, once }: { path: readonly string[]; input: unknown; once: string },
): Promise<unknown> {
  const call = path.reduce<unknown>((room, name) => (room as Record<string, unknown>)[name], api) as (
    input: unknown,
    options: { context: CallNamed },
  ) => Promise<unknown>;
  return call(input, { context: { once } });
}

/** A call that reaches nobody says so, apart from every mistake of the page itself. */
async function askProgram(
  request: Request,
  init: { redirect?: RequestRedirect },
  { lost = '', withinMs = null }: { lost?: string; withinMs?: number | null } = {},
): Promise<Response> {
  const late = new AbortController();
  const end = (): void => late.abort(request.signal.reason);
  request.signal.addEventListener('abort', end);
  const timer = withinMs === null ? undefined : setTimeout(() => late.abort(), withinMs);
  try {
    const response = await fetch(request, { ...init, signal: late.signal });
    programLink.find();
    return checkStatus(response);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    programLink.lose();
    throw new ProgramLost(lost, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A refusal with its own status again; see `refusalHeader`. */
function checkStatus(response: Response): Response {
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
  return createORPCClient<Api>({ call: async (path, input, options) => (await arrival).call(path, input, options) });
}
