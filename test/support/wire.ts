import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium, listChromiumArguments } from '#scripts/chromium.ts';

/** The two networks of a host with two cards, as a machine on a cable and on Wi-Fi has them. */
const networks = ['10.99.7.', '10.99.8.'];
/** Such networks as a router without older addresses makes; beside theirs, cards have addresses good on one card alone. */
export const newerNetworks = ['fd99:7::', 'fd99:8::'];

function ip(...words: readonly string[]): string {
  return execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** True where this user may make network namespaces: root of a Linux machine. */
export function canMakeNetworks(): boolean {
  const name = `racketeer-try-${process.pid}`;
  try {
    ip('netns', 'add', name);
    ip('netns', 'del', name);
    return true;
  } catch {
    return false;
  }
}

/**
 * A host and a phone on machines of their own, each in a network namespace, with a wire between them that is cut without
 * a word to either.
 */
export class Wire {
  readonly host = `racketeer-host-${process.pid}`;
  readonly phone = `racketeer-phone-${process.pid}`;
  readonly #networks: readonly string[];
  readonly #bridges: readonly string[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'racketeer-wire-'));

  /** Lays the wire: the host ends in .1 in both networks, the phone in .2. */
  constructor(starts = networks) {
    this.#networks = starts;
    this.#bridges = starts.map((_, nth) => `rkbr${nth}-${process.pid}`);
    try {
      for (const [space, end] of [
        [this.host, 1],
        [this.phone, 2],
      ] as const) {
        ip('netns', 'add', space);
        ip('-n', space, 'link', 'set', 'lo', 'up');
        for (const [nth, bridge] of this.#bridges.entries()) {
          if (end === 1) ip('link', 'add', bridge, 'type', 'bridge');
          ip('link', 'set', bridge, 'up');
          ip('link', 'add', this.#nameEnd(end, nth), 'type', 'veth', 'peer', 'name', `wlan${nth}`, 'netns', space);
          ip('link', 'set', this.#nameEnd(end, nth), 'master', bridge, 'up');
          this.#number(space, nth, end);
          ip('-n', space, 'link', 'set', `wlan${nth}`, 'up');
        }
      }
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  #number(space: string, nth: number, end: number, isGone = false): void {
    const start = this.#networks[nth] ?? '';
    // A newer address counts at once, without a second's search for its double.
    const more = isGone || !start.includes(':') ? [] : ['nodad'];
    const address = `${start}${end}/${start.includes(':') ? 64 : 24}`;
    ip('-n', space, 'addr', isGone ? 'del' : 'add', address, 'dev', `wlan${nth}`, ...more);
  }

  #nameEnd(end: number, nth: number): string {
    return `rk${end}${nth}-${process.pid}`;
  }

  /** Cuts the phone off: packets vanish, and no connection is ended. */
  cut(): void {
    for (const nth of this.#networks.keys()) ip('link', 'set', this.#nameEnd(2, nth), 'nomaster');
  }

  mend(): void {
    for (const [nth, bridge] of this.#bridges.entries()) ip('link', 'set', this.#nameEnd(2, nth), 'master', bridge);
  }

  /** Gives a machine another address in the first network; null takes its address there away. */
  renumber(space: string, from: number, to: number | null): void {
    this.#number(space, 0, from, true);
    if (to !== null) this.#number(space, 0, to);
  }

  /** Stops the phone’s processes, as its sleep does, or lets them go on. */
  sleep(isAsleep: boolean): void {
    const pids = ip('netns', 'pids', this.phone).split('\n').filter(Boolean).map(Number);
    for (const pid of pids) process.kill(pid, isAsleep ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Launches a browser on one of the two machines. */
  launch(space: string): Promise<Browser> {
    const path = join(this.#folder, `chromium-${space}`);
    const lines = ['#!/bin/sh', `exec ip netns exec ${space} "${findChromium() ?? ''}" "$@"`, ''];
    writeFileSync(path, lines.join('\n'), { mode: 0o755 });
    return chromium.launch({ executablePath: path, args: listChromiumArguments() });
  }

  /** Takes the wire and both machines away; what still runs on them is ended. */
  remove(): void {
    for (const space of [this.host, this.phone]) {
      attempt(() => {
        for (const pid of ip('netns', 'pids', space).split('\n').filter(Boolean)) process.kill(Number(pid), 'SIGKILL');
      });
      attempt(() => ip('netns', 'del', space));
    }
    for (const [nth, bridge] of this.#bridges.entries()) {
      for (const end of [1, 2]) attempt(() => ip('link', 'del', this.#nameEnd(end, nth)));
      attempt(() => ip('link', 'del', bridge));
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Tries work whose failure leaves nothing to do. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // It is gone already.
  }
}
