import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RPCHandler } from '@orpc/server/node';
import { guardCalls, type CallRouter, type ReportProblem } from '../callGuard.ts';
import { fromProgram, type CallContext } from '#shared/contract/caller.ts';
import { pageHeaders } from '../contentPolicy.ts';
import { listRendererFiles, type RendererFile } from '../rendererFiles.ts';
import { refusalHeader } from '#shared/contract/refusals.ts';
import { readOnce } from '#shared/contract/once.ts';
import { closeServer, deny, listenSomewhere, notFound, readPath, sendFile } from './answers.ts';
import { checkCall, checkCampaign, checkSender, type CurrentPath } from './gate.ts';
import { deriveShowToken, isPublicCall } from './publicCalls.ts';
import { answerQuietly, isToldQuietly } from './quietly.ts';

// Imported, the module would first read all it may ever hand out, a whole client for the network among it.
const { createServer } = process.getBuiltinModule('node:http');

const address = '127.0.0.1';
const callPrefix = '/rpc';
/** The projector's page; its scripts see by the path which one they are. */
const showPath = '/show';

/** A page requests its files within a few milliseconds, and then reads them for a hundred. */
const quietMs = 15;

export interface LoopbackOptions {
  /** The handlers of the contract; they need no context. */
  router: CallRouter;
  rendererFolder: string;
  /** Made up when it is left out. */
  token?: string;
  /** Refused if it is in use; any free port if absent. */
  port?: number;
  /** Used while it is free and no port is given, because a browser keeps its data by address. */
  usualPort?: number;
  onProblem?: ReportProblem;
  /** Paths of files that a page will request for the open campaign. */
  soonAsked?: SoonAsked;
  /** Called when a page has got its files and reads them: while it does, the program may work ahead. */
  meanwhile?: () => Promise<void>;
  /** The file of the campaign that is open. */
  currentPath?: CurrentPath;
}

export interface LoopbackServer {
  /** The address to open, token included. */
  url: string;
  port: number;
  token: string;
  close(): Promise<void>;
}

/** Serves the interface and its calls on 127.0.0.1 to callers with the token. */
export async function startServer(options: LoopbackOptions): Promise<LoopbackServer> {
  const token = options.token ?? randomBytes(32).toString('base64url');
  const showToken = deriveShowToken(token);
  const files = listRendererFiles(options.rendererFolder);
  const calls = new RPCHandler<CallContext>(options.router, {
    clientInterceptors: [guardCalls(options.onProblem)],
    rootInterceptors: [answerQuietly],
  });
  const { soonAsked = () => Promise.resolve([]), currentPath = () => Promise.resolve(null) } = options;
  const pages = new PageReading(() => {
    options.meanwhile?.().catch((error: unknown) => options.onProblem?.(error));
  });
  const server = createServer((request, response) => {
    answer(request, response, { ...{ token, showToken, files, calls, soonAsked, currentPath, pages } }).catch(
      (error: unknown) => {
        options.onProblem?.(error);
        deny(response, {
          status: 500,
          code: 'INTERNAL_SERVER_ERROR',
          message: 'This did not work through a fault of the program. Nothing is lost: the log shows what was done.',
        });
      },
    );
  });
  // A page may call after any pause: a connection that closes at that moment would look like a program that is gone.
  server.keepAliveTimeout = 0;
  const { port: wanted, usualPort } = options;
  const port = await listenSomewhere(server, {
    address,
    ...(wanted === undefined ? {} : { port: wanted }),
    ...(usualPort === undefined ? {} : { usualPort }),
  });
  return {
    url: `http://${address}:${port}/?token=${token}`,
    port,
    token,
    close: () => {
      pages.stop();
      return closeServer(server);
    },
  };
}

type SoonAsked = () => Promise<readonly string[]>;
interface Serving {
  token: string;
  showToken: string;
  files: ReadonlyMap<string, RendererFile>;
  calls: RPCHandler<CallContext>;
  soonAsked: SoonAsked;
  currentPath: CurrentPath;
  pages: PageReading;
}

/** Detects the end of a page's first requests: a moment without any. */
class PageReading {
  #timer: NodeJS.Timeout | null = null;
  readonly #begins: () => void;

  constructor(begins: () => void) {
    this.#begins = begins;
  }

  asked({ isPage }: { isPage: boolean }): void {
    if (this.#timer === null && !isPage) return;
    this.stop();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#begins();
    }, quietMs);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
  const stranger = checkSender(request, request.socket.localPort ?? 0);
  if (stranger) return deny(response, stranger);
  const path = readPath(request);
  if (path === callPrefix || path.startsWith(`${callPrefix}/`)) {
    const refused =
      checkCall(request, {
        token: serving.token,
        showToken: serving.showToken,
        isPublic: isPublicCall(path.slice(callPrefix.length)),
      }) ?? (await checkCampaign(request, serving.currentPath));
    if (refused && isToldQuietly(refused, request.headers)) {
      response.setHeader(refusalHeader, String(refused.status));
      return deny(response, refused, 200);
    }
    if (refused) return deny(response, refused);
    response.setHeader('cache-control', 'no-store');
    const { matched } = await serving.calls.handle(request, response, {
      prefix: callPrefix,
      context: { ...fromProgram, ...readOnce(request.headers) },
    });
    if (!matched) deny(response, notFound);
    return;
  }
  const file = serving.files.get(path === showPath ? '/' : path);
  if (!file) return deny(response, notFound);
  // The page names files that its scripts would request only once they are read.
  serving.pages.asked({ isPage: !file.neverChanges });
  if (!file.neverChanges) response.setHeader('link', (await serving.soonAsked()).map(formatPreload));
  sendFile(request, response, file);
}

/** Formats a header that tells a page to fetch a file before it asks. */
function formatPreload(path: string): string {
  return path.endsWith('.css') ? `<${path}>; rel=preload; as=style; crossorigin` : `<${path}>; rel=modulepreload`;
}
