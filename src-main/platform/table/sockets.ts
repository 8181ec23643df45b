import type { Socket } from 'node:net';
import { Buckets, type CallPace } from './buckets.ts';

type SocketLimits = { sockets: number; socketsPerAddress: number; connecting: CallPace };

/** Holds the sockets of each address, and of all, to a number, and ends those that are not read. */
export class Sockets {
  readonly #limits: SocketLimits;
  readonly #connecting: Buckets;
  readonly #byAddress = new Map<string, Set<Socket>>();
  /** The bytes that each unread socket had taken when it was last looked at. */
  readonly #unread = new Map<Socket, number>();
  #count = 0;

  constructor(limits: SocketLimits) {
    this.#limits = limits;
    this.#connecting = new Buckets(limits.connecting);
  }

  /** Takes a socket in, or ends it. Where all together are too many, the address that has most gives one up. */
  take(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const own = this.#byAddress.get(address) ?? new Set();
    const isInTime = this.#connecting.take(address, performance.now());
    if (!isInTime || own.size >= this.#limits.socketsPerAddress) {
      socket.destroy();
      return;
    }
    this.#byAddress.set(address, own.add(socket));
    this.#count += 1;
    socket.once('close', () => this.#leave(address, socket));
    if (this.#count > this.#limits.sockets) this.#findOldestOfMost()?.destroy();
  }

  /** Ends every socket that waits to be read and of which nothing was taken since the last look. */
  dropStalled(): void {
    for (const socket of [...this.#byAddress.values()].flatMap((own) => [...own])) {
      const taken = socket.bytesWritten - socket.writableLength;
      const before = this.#unread.get(socket);
      if (socket.writableLength === 0) this.#unread.delete(socket);
      else if (before === taken) socket.destroy();
      else this.#unread.set(socket, taken);
    }
  }

  #leave(address: string, socket: Socket): void {
    const own = this.#byAddress.get(address);
    if (own?.delete(socket) === true) this.#count -= 1;
    if (own?.size === 0) this.#byAddress.delete(address);
    this.#unread.delete(socket);
  }

  #findOldestOfMost(): Socket | undefined {
    const [most] = [...this.#byAddress.values()].sort((a, b) => b.size - a.size);
    const [oldest] = [...(most ?? [])].filter((socket) => !socket.destroyed);
    return oldest;
  }
}
