import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CompressionPlugin, RPCHandler } from '@orpc/server/node';
import { onlookers, type CallContext, type Caller } from '#shared/contract/caller.ts';
import { readOnce } from '#shared/contract/once.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { computeProof, proofPath } from '#shared/words/wayBack.ts';
import { guardCalls, type CallRouter, type ReportProblem } from '../callGuard.ts';
import { formatContentPolicy, pageHeaders } from '../contentPolicy.ts';
import {
  closeServer,
  deny,
  listenSomewhere,
  notFound,
  readPath,
  sendFile,
  type Denial,
  type Listening,
} from '../loopback/answers.ts';
import { answerQuietly } from '../loopback/quietly.ts';
import { listRendererFiles, type RendererFile } from '../rendererFiles.ts';
import { Buckets } from './buckets.ts';
import { Connections, farewellMs } from './connections.ts';
import { usualLimits, type TableLimits } from './limits.ts';
import { Sockets } from './sockets.ts';
import { checkTableCall, checkTableSender, seatKeyHeader, stayIsOver, tableIsClosed, tooFast } from './tableGate.ts';

// Imported, the module would first read all it may ever hand out, a whole client for the network among it.
const { createServer } = process.getBuiltinModule('node:http');

const callPrefix = '/rpc';
/** The page of the players; its scripts see by the path which one they are. */
export const tablePath = '/table';
const newsCall = '/table/news';

const packBytes = promisify(gzip);
/** Pictures and fonts are packed already. */
const packedMedia = /^text\/|json|svg/u;

/** Nobody who comes by the table is the user of the machine. */
type TableCaller = Exclude<Caller, { kind: 'program' }>;

/** True for a page that somebody opens, and not for what a page asks for. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

export type TableListening = Listening & {
  router: CallRouter;
  rendererFolder: string;
  /** Finds the device that has a key. */
  findDevice: (key: string) => { id: string; seat: string } | null;
  /** Finds the hash of the key of the device that has this handle. */
  findHash: (handle: string) => string | null;
  /** Lists the other addresses of this machine, which a page may ask for the table. */
  listOthers: () => readonly string[];
  /** A device has connected or left. */
  onPresence: () => void;
  onProblem: ReportProblem;
  limits?: TableLimits;
};

/** The listener for the players' devices: the interface's files for all, calls for devices with the key of a seat. */
export class TableServer {
  readonly url: string;
  readonly #host: string;
  readonly #server: Server;
  readonly #files: ReadonlyMap<string, RendererFile>;
  readonly #calls: RPCHandler<CallContext>;
  readonly #options: TableListening;
  readonly #connections: Connections;
  #isClosed = false;
  readonly #paces: Readonly<Record<'files' | 'strangers' | 'devices', Buckets>>;
  /** perf: one copy of a file, and a packed one, serve all who read it, however slowly. */
  readonly #bytes = new Map<string, Buffer>();
  readonly #packed = new Map<string, Promise<Buffer>>();

  private constructor(
    server: Server,
    port: number,
    files: ReadonlyMap<string, RendererFile>,
    options: TableListening & { limits: TableLimits },
  ) {
    const { aliveMs, files: filesPace, strangers, devices } = options.limits;
    this.#server = server;
    this.#options = options;
    this.#host = `${isIPv6(options.address) ? `[${options.address}]` : options.address}:${port}`;
    this.url = `http://${this.#host}`;
    this.#files = files;
    this.#paces = { files: new Buckets(filesPace), strangers: new Buckets(strangers), devices: new Buckets(devices) };
    this.#connections = new Connections(options.onPresence, options.limits.awayMs);
    this.#calls = new RPCHandler<CallContext>(options.router, {
      clientInterceptors: [guardCalls(options.onProblem)],
      rootInterceptors: [answerQuietly],
      plugins: [new CompressionPlugin()],
      eventIteratorKeepAliveInterval: aliveMs,
    });
  }

  /** Listens at one address, and at no other. */
  static async start(options: TableListening): Promise<TableServer> {
    const { limits = usualLimits } = options;
    const files = listRendererFiles(options.rendererFolder);
    const server = createServer({
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkedEveryMs,
      maxHeaderSize: 8 * 1_024,
    });
    server.maxHeadersCount = 60;
    server.setTimeout(limits.silentMs);
    const sockets = new Sockets(limits);
    server.on('connection', (socket) => sockets.take(socket));
    const port = await listenSomewhere(server, options);
    const looking = setInterval(() => sockets.dropStalled(), limits.stalledMs).unref();
    const noting = setInterval(() => table.#connections.notePresence(), limits.checkedEveryMs).unref();
    server.once('close', () => [looking, noting].forEach(clearInterval));
    const table = new TableServer(server, port, files, { ...options, limits });
    server.on('request', (request, response) => table.#take(request, response));
    return table;
  }

  isConnected(device: string): boolean {
    return this.#connections.isConnected(device);
  }

  /** Ends all that devices have under way. */
  end(devices: readonly string[]): void {
    this.#connections.end(devices);
  }

  /** Ends all answers; listeners of the news have a moment to learn of the end. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#server.closeIdleConnections();
    await new Promise((resolve) => setTimeout(resolve, this.#connections.isAnybodyThere ? farewellMs : 0));
    await closeServer(this.#server);
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    this.#answer(request, response).catch((error: unknown) => {
      this.#options.onProblem(error);
      deny(response, {
        status: 500,
        code: 'INTERNAL_SERVER_ERROR',
        message: 'The program failed to answer; try again.',
      });
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
    const path = readPath(request);
    if (!this.#isClosed && path.startsWith(proofPath)) return this.#prove(request, response, path);
    const refused = this.#isClosed ? tableIsClosed : checkTableSender(request, this.#host);
    if (refused) return isNavigation(request) ? this.#show(response, refused) : deny(response, refused);
    if (path === callPrefix || path.startsWith(`${callPrefix}/`)) {
      await this.#answerCall(request, response, path.slice(callPrefix.length));
    } else await this.#answerFile(request, response, path);
  }

  /** Proves to the page of a known device, which another address of this machine served, that the table is here now. */
  #prove({ method, headers, socket }: IncomingMessage, response: ServerResponse, path: string): void {
    if (!this.#paces.strangers.take(socket.remoteAddress ?? '', performance.now())) return deny(response, tooFast);
    const [handle = '', nonce = '', ...more] = path.slice(proofPath.length).split('/');
    const isAsked = method === 'GET' && headers.host === this.#host && more.length === 0 && /^[\w-]{43}$/u.test(nonce);
    const hash = isAsked ? this.#options.findHash(handle) : null;
    if (hash === null) return deny(response, notFound);
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    response.end(computeProof(hash, this.url, nonce));
  }

  async #answerFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const from = request.socket.remoteAddress ?? '';
    if (!this.#paces.files.take(from, performance.now())) return deny(response, tooFast);
    if (path === '/' || (path !== tablePath && path.toLowerCase().replace(/\/+$/u, '') === tablePath)) {
      // The fragment with the key is never sent, and the browser keeps it.
      response.writeHead(302, { location: tablePath, 'cache-control': 'no-store' });
      response.end();
      return;
    }
    const file = this.#files.get(path === tablePath ? '/' : path);
    if (!file) return isNavigation(request) ? this.#show(response, notFound) : deny(response, notFound);
    if (path === tablePath) {
      response.setHeader('content-security-policy', formatContentPolicy(this.#options.listOthers()));
    }
    const isPacked = packedMedia.test(file.mediaType) && /\bgzip\b/u.test(String(request.headers['accept-encoding']));
    const bytes = isPacked ? await this.#packOnce(file.path) : this.#readOnce(file.path);
    if (isPacked) response.setHeader('content-encoding', 'gzip');
    response.setHeader('vary', 'accept-encoding');
    sendFile(request, response, file, () => bytes);
  }

  /** Shows a refusal as a page, to somebody who typed an address, with the way to the table. */
  #show(response: ServerResponse, { status, message }: Denial): void {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>The table</title><h1>The table</h1><p>${message}</p><p><a href="${this.url}">${this.url}</a></p></html>`,
    );
  }

  #readOnce(path: string): Buffer {
    const bytes = this.#bytes.get(path) ?? readFileSync(path);
    this.#bytes.set(path, bytes);
    return bytes;
  }

  #packOnce(path: string): Promise<Buffer> {
    const packed = this.#packed.get(path) ?? packBytes(this.#readOnce(path));
    this.#packed.set(path, packed);
    return packed;
  }

  async #answerCall(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const caller = this.#findCaller(request);
    const refused =
      checkTableCall(request) ?? ('denial' in caller ? caller.denial : this.#checkPace(caller, response, path));
    if (refused || 'denial' in caller) return deny(response, refused ?? stayIsOver);
    response.setHeader('cache-control', 'no-store');
    const { matched } = await this.#calls.handle(request, response, {
      prefix: callPrefix,
      context: { caller, ...readOnce(request.headers) },
    });
    if (!matched) deny(response, notFound);
  }

  /** Finds a device by its key; none is a stranger, and a wrong key is refused. */
  #findCaller({ headers, socket }: IncomingMessage): TableCaller | { denial: Denial } {
    const address = socket.remoteAddress ?? '';
    const key = headers[seatKeyHeader];
    if (key === undefined) return { kind: 'stranger', address };
    const device = typeof key === 'string' ? this.#options.findDevice(key) : null;
    if (device?.seat === onlookers) return { kind: 'onlooker', device: device.id };
    if (device !== null) return { kind: 'seat', seat: device.seat as SeatId, device: device.id };
    const isTooFast = !this.#paces.strangers.take(address, performance.now());
    return { denial: isTooFast ? tooFast : stayIsOver };
  }

  #checkPace(caller: TableCaller, response: ServerResponse, path: string): Denial | null {
    const now = performance.now();
    if (caller.kind === 'stranger') return this.#paces.strangers.take(caller.address, now) ? null : tooFast;
    const isInTime =
      this.#paces.devices.take(caller.device, now) &&
      this.#connections.begin(caller.device, response, path === newsCall);
    return isInTime ? null : tooFast;
  }
}
