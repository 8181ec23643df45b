import type { ServerResponse } from 'node:http';

const mostAtOnce = 8;
const mostStreams = 3;
/** Time for a device to learn that its stay or a stream of it is over. */
export const farewellMs = 150;

type Held = { calls: Set<ServerResponse>; streams: Set<ServerResponse> };

/** Each device's running calls, and its live connections. */
export class Connections {
  readonly #byDevice = new Map<string, Held>();
  readonly #onPresence: () => void;

  constructor(onPresence: () => void) {
    this.#onPresence = onPresence;
  }

  isConnected(device: string): boolean {
    return (this.#byDevice.get(device)?.streams.size ?? 0) > 0;
  }

  get isAnybodyThere(): boolean {
    return this.#byDevice.size > 0;
  }

  /** Notes a call until it is over; false where the device has too many under way. */
  begin(device: string, response: ServerResponse, isStream: boolean): boolean {
    const held = this.#byDevice.get(device) ?? { calls: new Set(), streams: new Set() };
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
