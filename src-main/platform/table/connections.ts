import type { ServerResponse } from 'node:http';

const mostAtOnce = 8;
const mostStreams = 3;
/** Time for a device to learn that its stay or a stream of it is over. */
export const farewellMs = 150;

type Held = { calls: Set<ServerResponse>; streams: Set<ServerResponse>; heardMs: number };

/** Each device's running calls, and its live connections. */
export class Connections {
  readonly #byDevice = new Map<string, Held>();
  readonly #onPresence: () => void;
  readonly #awayMs: number;
  #present = '';

  constructor(onPresence: () => void, awayMs: number) {
    this.#onPresence = onPresence;
    this.#awayMs = awayMs;
  }

  /** True for a device that listens and has given a sign lately: a link may be cut without a word. */
  isConnected(device: string): boolean {
    const held = this.#byDevice.get(device);
    return held !== undefined && held.streams.size > 0 && performance.now() - held.heardMs < this.#awayMs;
  }

  /** Tells if a device has fallen silent, or has given a sign again. */
  notePresence(): void {
    const present = [...this.#byDevice.keys()].filter((device) => this.isConnected(device)).join(' ');
    if (present !== this.#present) this.#onPresence();
    this.#present = present;
  }

  get isAnybodyThere(): boolean {
    return this.#byDevice.size > 0;
  }

  /** Notes a call until it is over; false where the device has too many under way. */
  begin(device: string, response: ServerResponse, isStream: boolean): boolean {
    const held = this.#byDevice.get(device) ?? { calls: new Set(), streams: new Set(), heardMs: 0 };
    held.heardMs = performance.now();
    if (!isStream && held.calls.size >= mostAtOnce) return false;
    this.#byDevice.set(device, held);
    const kept = isStream ? held.streams : held.calls;
    kept.add(response);
    // A reloaded page has left its old connection; one that is still there has a moment to learn that it is replaced.
    for (const old of [...held.streams].slice(0, -mostStreams)) {
      setTimeout(() => old.destroy(), farewellMs).unref();
    }
    response.once('close', () => {
      kept.delete(response);
      if (held.calls.size + held.streams.size === 0) this.#byDevice.delete(device);
      if (isStream) this.#onPresence();
    });
    if (isStream) this.#onPresence();
    return true;
  }

  /** Ends all that devices have under way. */
  end(devices: readonly string[]): void {
    for (const device of devices) {
      const held = this.#byDevice.get(device);
      for (const response of [...(held?.calls ?? []), ...(held?.streams ?? [])]) {
        setTimeout(() => response.destroy(), farewellMs).unref();
      }
    }
  }
}
