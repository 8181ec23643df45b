import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A client that speaks to a listener byte by byte, and hears all that comes back. */
export type RawClient = { socket: Socket; heard(): string; closed: Promise<void> };

/** Connects from an address of this machine; the test ends the connection if nobody else has. */
export async function connectRaw(
  url: string,
  { from = '127.0.0.1', reads = true }: { from?: string; reads?: boolean } = {},
): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connectSocket({ host: hostname, port: Number(port), localAddress: from });
  onTestFinished(() => void socket.destroy());
  let text = '';
  if (reads) socket.on('data', (part) => (text += part.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, heard: () => text, closed };
}

/** Writes the head of a call and as much of its body as is given, which may be less than it promises. */
export function writeCall(
  { socket }: RawClient,
  url: string,
  call: { path: string; key?: string; body: string; length?: number },
): void {
  const { path, key, body, length = Buffer.byteLength(body) } = call;
  socket.write(
    [
      `POST /rpc/${path} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      'Content-Type: application/json',
      `Content-Length: ${length}`,
      ...(key === undefined ? [] : [`X-Racketeer-Seat: ${key}`]),
      '',
      body,
    ].join('\r\n'),
  );
}
