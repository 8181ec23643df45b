import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { HostProblem } from '../hostProblem.ts';

/** An address of this machine for other devices of its network, and its network card. */
export type NetworkAddress = { address: string; name: string };

/**
 * Cards of containers, virtual machines, and private networks, which the phones of a room do not reach. Their hardware
 * addresses tell those of Docker, Hyper-V, VMware, and VirtualBox apart whatever they are called.
 */
const virtualName =
  /^(?:docker|br-|veth|virbr|vboxnet|vmnet|lxc|lxd|podman|cni|flannel|cali|bridge\d|vethernet)|virtual|vmware|hyper-v|wsl/iu;
const privateName =
  /^(?:tun|tap|wg|utun|ppp|ipsec|tailscale|zt|nordlynx|proton)|vpn|wireguard|tailscale|zerotier|radmin|hamachi/iu;
const virtualHardware = /^(?:02:42|00:15:5d|00:50:56|00:0c:29|0a:00:27|08:00:27|52:54:00)/iu;

type CardKind = 'real' | 'private network' | 'virtual' | 'direct link';

/** Lists the addresses that the table may be opened at: first the one that RACKETEER_TABLE_ADDRESS names, then real cards. */
export function listNetworkAddresses(cards = networkInterfaces()): NetworkAddress[] {
  const named = process.env['RACKETEER_TABLE_ADDRESS'] ?? '';
  const own = listCardAddresses(cards);
  if (!isLoopback(named) && !own.some(({ address }) => address === named)) return own;
  const others = own.filter(({ address }) => address !== named);
  return [{ address: named, name: 'named by RACKETEER_TABLE_ADDRESS' }, ...others];
}

function isLoopback(address: string): boolean {
  return (isIP(address) === 4 && address.startsWith('127.')) || address === '::1';
}

/** Lists the addresses of the cards; browsers open none that is good on one card alone (fe80:), so those are left out. */
function listAll(cards: ReturnType<typeof networkInterfaces>) {
  return Object.entries(cards)
    .flatMap(([name, all]) => (all ?? []).map((one) => ({ ...one, card: name })))
    .filter(({ address, internal }) => !internal && !/^fe[89ab]/iu.test(address))
    .map(({ address, card, mac }) => ({ address, card, kind: classifyCard(card, mac, address) }));
}

function listCardAddresses(cards: ReturnType<typeof networkInterfaces>): NetworkAddress[] {
  const all = listAll(cards);
  const older = all.filter(({ address }) => isIP(address) === 4);
  // An address that a card gave itself is good for two machines on one cable, and for nothing where there is a network.
  const reached = older.filter(({ kind }) => kind !== 'direct link');
  // Nobody types a long address who may type a short one.
  const newer = all.filter(({ address }) => isIP(address) === 6);
  const offered = [reached, newer].find((some) => some.length > 0) ?? older;
  return offered
    .sort((a, b) => rankCard(a) - rankCard(b))
    .map(({ address, card, kind }) => ({ address, name: kind === 'real' ? card : `${card}, ${kind}` }));
}

function classifyCard(name: string, mac: string, address: string): CardKind {
  if (address.startsWith('169.254.')) return 'direct link';
  if (virtualName.test(name) || virtualHardware.test(mac)) return 'virtual';
  return privateName.test(name) ? 'private network' : 'real';
}

function rankCard({ address, kind }: { address: string; kind: CardKind }): number {
  const rank = { real: 0, 'private network': 2, virtual: 4, 'direct link': 6 }[kind];
  return rank + (isAtHome(address) ? 0 : 1);
}

/** True for the ranges that routers at home give out, and that the internet does not know. */
export function isAtHome(address: string): boolean {
  return /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:)/iu.test(address);
}

/** True for an address that this machine has now: a network may give it another one at any time. */
export function isOwnAddress(address: string, cards = networkInterfaces()): boolean {
  return isLoopback(address) || listAll(cards).some((one) => one.address === address);
}

/**
 * Requires an address of this machine; any other is refused with a HostProblem, because it would reach nobody or
 * everybody.
 */
export function requireOwnAddress(address: string): void {
  if (isOwnAddress(address)) return;
  const own = listNetworkAddresses().map((one) => one.address);
  throw new HostProblem(
    own.length === 0
      ? `${address} is no address of this machine, and it has none on a network; connect it to the network of the players first.`
      : `${address} is no address of this machine; pick one of ${own.join(', ')}.`,
  );
}
