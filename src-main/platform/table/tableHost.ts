import { computeTicket } from '#shared/words/wayBack.ts';
import type { CallRouter, ReportProblem } from '../callGuard.ts';
import { isIPv6 } from 'node:net';
import { readClock } from '../clock.ts';
import { HostProblem } from '../hostProblem.ts';
import { findRendererFolder } from '../installation.ts';
import { logProblem } from '../log.ts';
import { isOwnAddress, listNetworkAddresses, requireOwnAddress, type NetworkAddress } from './addresses.ts';
import { Invitations } from './invitations.ts';
import { KeyRing, type KnownDevice, type DoorKey } from './keyRing.ts';
import { usualLimits, type TableLimits } from './limits.ts';
import { hashSecret, hasHash, isSame } from './secrets.ts';
import { TableServer } from './tableServer.ts';
import { Tries } from './tries.ts';

/** Beside the port of the program's own page, so that both are found again. */
const usualTablePort = 19_251;

type Opening = {
  campaign: string;
  address: string;
  port: number | null;
  pin: string | null;
  /** Asks for the PIN that it asked for last. */
  keepsPin: boolean;
};
/** A device that sat at another address shows that it has the key of its seat. */
type MovingKey = { kind: 'move'; handle: string; nonce: string; ticket: string };
type Entering = { by: DoorKey | MovingKey; pin: string | null; key: string; name: string };
type Ways = { address: string; typed: string; code: string; codeUntil: string | null };
type Open = { campaign: string; pinHash: string | null; keys: KeyRing; server: TableServer };

/** No waiting mends it. */
const voidInvitation = { about: 'invitation' };

type KeptSettings = { playsOnByItself: boolean; minutes: number | null };

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

  /** Lists the other addresses at which this machine may open the table, as a browser types them. */
  listOthers(): string[] {
    if (this.#open === null) return [];
    const { hostname, port } = new URL(this.#open.server.url);
    const all = this.addresses().map(({ address }) => (isIPv6(address) ? `[${address}]` : address));
    return all.filter((address) => address !== hostname).map((address) => `http://${address}:${port}`);
  }

  state(): { campaign: string; url: string; asksPin: boolean; isGone: boolean } | null {
    if (this.#open === null) return null;
    const { campaign, pinHash, server } = this.#open;
    return {
      campaign,
      url: server.url,
      asksPin: pinHash !== null,
      isGone: !isOwnAddress(new URL(server.url).hostname.replaceAll(/[[\]]/gu, '')),
    };
  }

  /** Listens at one address of this machine. Refuses an unusable one with a HostProblem. */
  async open({ campaign, address, port, pin, keepsPin }: Opening): Promise<void> {
    if (this.#router === null) throw new Error('Nothing is served at the table.');
    requireOwnAddress(address);
    await this.close();
    const keys = new KeyRing();
    const kept = keys.readSettings(campaign).pinHash;
    const pinHash = pin !== null ? hashSecret(pin) : keepsPin ? kept : null;
    if (pinHash !== kept) keys.keepSettings(campaign, { pinHash });
    const server = await TableServer.start({
      router: this.#router,
      rendererFolder: this.#rendererFolder(),
      address,
      ...(port === null ? { usualPort: usualTablePort } : { port }),
      findDevice: (key) => keys.find(campaign, key),
      findHash: (handle) => keys.findByHandle(campaign, handle)?.hash ?? null,
      listOthers: () => this.listOthers(),
      onPresence: () => this.#onPresence(),
      onProblem: this.#onProblem,
      limits: this.#limits,
    });
    this.#open = { campaign, pinHash, keys, server };
  }

  /** Reads what the table of a campaign was set to last. */
  readKept(campaign: string): KeptSettings & { asksPin: boolean } {
    const { pinHash, playsOnByItself, minutes } = new KeyRing().readSettings(campaign);
    return { asksPin: pinHash !== null, playsOnByItself, minutes };
  }

  /** Keeps for the next time how the table goes on. */
  keepSettings(campaign: string, settings: Partial<KeptSettings>): void {
    new KeyRing().keepSettings(campaign, settings);
  }

  /** Ends every connection at once; the devices keep their keys for the next time. */
  async close(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    this.#invitations.clear();
    await open?.server.close();
  }

  /** Makes an invitation for one device more, or in place of one that moves: that is released once the new one is in. */
  invite(seat: string, moves: string | null = null): Ways {
    const { server } = this.#requireOpen();
    const { key, code, codeUntil } = this.#invitations.make(seat, this.#now(), moves);
    return { ...describeWay(server.url, key), code, codeUntil: codeUntil.toISOString() };
  }

  /** Makes the standing card of a seat, good until it is revoked. */
  makeCard(seat: string): Ways {
    const { server, keys, campaign } = this.#requireOpen();
    const { key, code } = keys.makeCard(campaign, seat);
    return { ...describeWay(server.url, key), code, codeUntil: null };
  }

  endCard(seat: string): void {
    const { keys, campaign } = this.#requireOpen();
    keys.endCard(campaign, seat);
  }

  hasCard(seat: string): boolean {
    return this.#open !== null && this.#open.keys.hasCard(this.#open.campaign, seat);
  }

  isInvited(seat: string): boolean {
    return this.#invitations.has(seat);
  }

  /** Admits a device with an unused key or code, or a standing card; returns its seat, and the device that moved there. */
  enter(from: string, { by, pin, key, name }: Entering): { seat: string; released: string | null } {
    const { campaign, pinHash, keys } = this.#requireOpen();
    // An answer that was lost on its way is asked for again with the same key.
    const known = keys.find(campaign, key);
    if (known !== null) return { seat: known.seat, released: null };
    const now = this.#now();
    if (by.kind === 'move') {
      const { id, seat } = this.#requireMoving(by);
      keys.add({ campaign, seat, key, name }, now);
      this.endDevice(id);
      this.#onPresence();
      return { seat, released: id };
    }
    const seat = this.#findInvited(from, by, now);
    if (pinHash !== null) this.#requirePin(from, seat, { pin, pinHash });
    const isInvited = this.#invitations.findSeat(by, now) !== null;
    keys.add({ campaign, seat, key, name }, now);
    const moved = isInvited ? this.#invitations.end(seat) : null;
    const released = moved !== null && this.endDevice(moved) !== null ? moved : null;
    this.#tries.noteRight(from);
    this.#onPresence();
    return { seat, released };
  }

  /** Requires the proof of a device that sat at another address of this machine: it has its seat, and needs no PIN. */
  #requireMoving({ handle, nonce, ticket }: MovingKey): KnownDevice {
    const { keys, campaign, server } = this.#requireOpen();
    const device = keys.findByHandle(campaign, handle);
    if (device !== null && isSame(ticket, computeTicket(device.hash, server.url, nonce))) return device;
    throw new HostProblem('That way back is used already; ask the games master for a new one.', voidInvitation);
  }

  /** Finds the seat of an invitation. Only letters can be guessed, so only they wait after wrong tries. */
  #findInvited(from: string, by: DoorKey, now: Date): string {
    if (by.kind === 'code') this.#tries.require(from, now.getTime());
    const { keys, campaign } = this.#requireOpen();
    const seat = this.#invitations.findSeat(by, now) ?? keys.findCard(campaign, by);
    if (seat !== null) return seat;
    if (by.kind === 'address') {
      const sentence = 'That address is too old or used already; ask the games master for a new one.';
      throw new HostProblem(sentence, voidInvitation);
    }
    this.#tries.noteWrong(from, now.getTime());
    throw new HostProblem('That code is wrong, too old, or used already; ask the games master for a new one.');
  }

  /** Requires the PIN; a few wrong ones make the invitation void, and the holder of a standing card waits after them. */
  #requirePin(from: string, seat: string, { pin, pinHash }: { pin: string | null; pinHash: string }): void {
    this.#tries.require(from, this.#now().getTime());
    if (pin === null) throw new HostProblem('Type the PIN of the table too; the games master knows it.');
    if (hasHash(pin, pinHash)) return;
    this.#invitations.noteWrongPin(seat);
    this.#tries.noteWrong(from, this.#now().getTime());
    throw new HostProblem('That PIN is wrong; the games master knows the right one.');
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
    keys.endCard(campaign, seat);
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

function describeWay(url: string, key: string): { address: string; typed: string } {
  return { address: `${url}/#${key}`, typed: url };
}
