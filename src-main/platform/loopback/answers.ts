import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { HostProblem } from '../hostProblem.ts';
import type { RendererFile } from '../rendererFiles.ts';

/** Why a request is turned away, in one sentence for anyone who made it. */
export interface Denial {
  status: number;
  code: string;
  message: string;
}

export const notFound: Denial = { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' };

/** Reads the requested path, without its query. */
export function readPath(request: IncomingMessage): string {
  const asked = request.url ?? '/';
  const end = asked.search(/[?#]/);
  return end === -1 ? asked : asked.slice(0, end);
}

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: RendererFile,
  read: (path: string) => Buffer = readFileSync,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return deny(response, { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Files are only read here.' });
  }
  response.writeHead(200, {
    'content-type': file.mediaType,
    'cache-control': file.neverChanges ? 'public, max-age=31536000, immutable' : 'no-store',
  });
  // Sent at once and whole: a page requests two dozen small files while the program has nothing else to do.
  response.end(request.method === 'HEAD' ? undefined : read(file.path));
}

/** Answers in the form of a failed call, so that the interface can show the sentence. */
export function deny(response: ServerResponse, denial: Denial, shownStatus = denial.status): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, code, message } = denial;
  response.writeHead(shownStatus, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // An unread body must not be taken for the next request.
    connection: 'close',
  });
  response.end(JSON.stringify({ json: { defined: false, code, status, message }, meta: [] }));
}

/** Where a server is to listen: at a port, or at a usual one and any free one while that is taken. */
export type Listening = { address: string; port?: number; usualPort?: number };

/** Listens, and returns the port. Refuses a port or an address that cannot be had with a HostProblem. */
export async function listenSomewhere(server: Server, { address, port, usualPort }: Listening): Promise<number> {
  if (port !== undefined) return listen(server, address, port);
  if (usualPort === undefined) return listen(server, address, 0);
  try {
    return await listen(server, address, usualPort);
  } catch {
    return listen(server, address, 0);
  }
}

function listen(server: Server, address: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      reject(describeListening(error, address, port));
    };
    server.once('error', fail);
    server.listen({ host: address, port }, () => {
      server.off('error', fail);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

function describeListening(error: NodeJS.ErrnoException, address: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new HostProblem(`Port ${port} is in use. Choose another one, or leave it out.`);
    case 'EACCES':
      return new HostProblem(`This user may not listen at port ${port}. Choose one above 1023, or leave it out.`);
    case 'EADDRNOTAVAIL':
      return new HostProblem(`${address} is no address of this machine any more; pick another one.`);
    default:
      return error;
  }
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
