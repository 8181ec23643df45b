import type { CallRouter, ReportProblem } from '../callGuard.ts';
import { readClock } from '../clock.ts';
import { HostProblem } from '../hostProblem.ts';
import { findRendererFolder } from '../installation.ts';
import { logProblem } from '../log.ts';
import { listNetworkAddresses, requireOwnAddress, type NetworkAddress } from './addresses.ts';
import { Invitations } from './invitations.ts';
import { KeyRing, type KnownDevice } from './keyRing.ts';
import { usualLimits, type TableLimits } from './limits.ts';
import { hashSecret, hasHash } from './secrets.ts';
import { TableServer } from './tableServer.ts';
import { Tries } from './tries.ts';

/** Beside the port of the program's own page, so that both are found again. */
const usualTablePort = 19_251;

type Opening = { campaign: string; address: string; port: number | null; pin: string | null };
type Entering = {
  by: { kind: 'address'; key: string } | { kind: 'code'; code: string };
  pin: string | null;
  key: string;
  name: string;
};
type Open = { campaign: string; pinHash: string | null; keys: KeyRing; server: TableServer };

type Parts = { now?: () => Date; rendererFolder?: () => string; onProblem?: ReportProblem; limits?: TableLimits };

/** The table of this machine: closed when the program starts, open at one address at a time. */
export class TableHost {
  readonly #now: () => Date;
  readonly #rendererFolder: () => string;
  readonly #onProblem: ReportProblem;
  readonly #limits: TableLimits;
  readonly #invitations = new Invitations();
  readonly #tries = new Tries();
  #open: Open | null = null;
  #router: CallRouter | null = null;
  #onPresence: () => void = () => undefined;

  constructor({
    now = readClock,
    rendererFolder = findRendererFolder,
    onProblem = logProblem,
    limits = usualLimits,
  }: Parts = {}) {
    this.#now = now;
    this.#rendererFolder = rendererFolder;
    this.#onProblem = onProblem;
    this.#limits = limits;
  }

  serve(router: CallRouter, onPresence: () => void): void {
    this.#router = router;
    this.#onPresence = onPresence;
  }

  addresses(): NetworkAddress[] {
    return listNetworkAddresses();
  }

  state(): { campaign: string; url: string; asksPin: boolean } | null {
    if (this.#open === null) return null;
    const { campaign, pinHash, server } = this.#open;
    return { campaign, url: server.url, asksPin: pinHash !== null };
  }

  /** Listens at one address of this machine. Refuses an unusable one with a HostProblem. */
  async open({ campaign, address, port, pin }: Opening): Promise<void> {
    if (this.#router === null) throw new Error('Nothing is served at the table.');
    requireOwnAddress(address);
    await this.close();
    const keys = new KeyRing();
    const server = await TableServer.start({
      router: this.#router,
      rendererFolder: this.#rendererFolder(),
      address,
      ...(port === null ? { usualPort: usualTablePort } : { port }),
      findDevice: (key) => keys.find(campaign, key),
      onPresence: () => this.#onPresence(),
      onProblem: this.#onProblem,
      limits: this.#limits,
    });
    const pinHash = pin === null ? null : hashSecret(pin);
    this.#open = { campaign, pinHash, keys, server };
  }

  /** Ends every connection at once; the devices keep their keys for the next time. */
  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    this.#invitations.clear();
    await open?.server.close();
  }

  invite(seat: string): { address: string; typed: string; code: string; codeUntil: string } {
    const { server } = this.#requireOpen();
    const { key, code, codeUntil } = this.#invitations.make(seat, this.#now());
    return { address: `${server.url}/#${key}`, typed: server.url, code, codeUntil: codeUntil.toISOString() };
  }

  isInvited(seat: string): boolean {
    return this.#invitations.has(seat);
  }

  /** Admits a device with an unused key or code, and returns its seat. */
  enter(from: string, { by, pin, key, name }: Entering): string {
    const { campaign, pinHash, keys } = this.#requireOpen();
    // An answer that was lost on its way is asked for again with the same key.
    const known = keys.find(campaign, key);
    if (known !== null) return known.seat;
    const now = this.#now();
    this.#tries.require(from, now.getTime());
    const seat = this.#invitations.findSeat(by, now);
    if (seat === null) {
      this.#tries.noteWrong(from, now.getTime());
      throw new HostProblem(
        by.kind === 'code'
          ? 'That code is wrong, too old, or used already; ask the games master for a new one.'
          : 'That address is too old or used already; ask the games master for a new one.',
      );
    }
    if (pinHash !== null && (pin === null || !hasHash(pin, pinHash))) {
      if (pin === null) throw new HostProblem('Type the PIN of the table too; the games master knows it.');
      this.#tries.noteWrong(from, now.getTime());
      this.#invitations.noteWrongPin(seat);
      throw new HostProblem('That PIN is wrong; the games master knows the right one.');
    }
    keys.add({ campaign, seat, key, name }, now);
    this.#invitations.end(seat);
    this.#tries.noteRight(from);
    this.#onPresence();
    return seat;
  }

  devices(): (Omit<KnownDevice, 'hash' | 'campaign'> & { isConnected: boolean })[] {
    if (this.#open === null) return [];
    const { keys, campaign, server } = this.#open;
    return keys.list(campaign).map(({ id, seat, name, joinedAt }) => {
      return { id, seat, name, joinedAt, isConnected: server.isConnected(id) };
    });
  }

  endDevice(id: string): string | null {
    const { keys, campaign, server } = this.#requireOpen();
    const device = keys.list(campaign).find((one) => one.id === id);
    if (device === undefined) return null;
    server.end([id]);
    keys.end([id]);
    return device.seat;
  }

  endSeat(seat: string): string[] {
    const { keys, campaign, server } = this.#requireOpen();
    this.#invitations.end(seat);
    const ids = keys
      .list(campaign)
      .filter((device) => device.seat === seat)
      .map(({ id }) => id);
    server.end(ids);
    keys.end(ids);
    return ids;
  }

  #requireOpen(): Open {
    if (this.#open === null) throw new HostProblem('The table is closed; open it first.');
    return this.#open;
  }
}
