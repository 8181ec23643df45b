import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { HostProblem } from '../hostProblem.ts';

/** An address of this machine for other devices of its network, and its network card. */
export type NetworkAddress = { address: string; name: string };

/** Lists the addresses that the table may be opened at: first the one that RACKETEER_TABLE_ADDRESS names, then those of home networks. */
export function listNetworkAddresses(cards = networkInterfaces()): NetworkAddress[] {
  const named = process.env['RACKETEER_TABLE_ADDRESS'] ?? '';
  const own = listCardAddresses(cards);
  if (!isLoopback(named) && !own.some(({ address }) => address === named)) return own;
  const others = own.filter(({ address }) => address !== named);
  return [{ address: named, name: 'named by RACKETEER_TABLE_ADDRESS' }, ...others];
}

function isLoopback(address: string): boolean {
  return isIP(address) === 4 && address.startsWith('127.');
}

function listCardAddresses(cards: ReturnType<typeof networkInterfaces>): NetworkAddress[] {
  return Object.entries(cards)
    .flatMap(([name, all]) => (all ?? []).map((one) => ({ name, ...one })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address, name }) => ({ address, name }))
    .filter(({ address }) => !address.startsWith('169.254.'))
    .sort((a, b) => Number(isAtHome(b.address)) - Number(isAtHome(a.address)));
}

/** True for the ranges that routers at home give out, and that the internet does not know. */
export function isAtHome(address: string): boolean {
  return /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/u.test(address);
}

/**
 * Requires an address of this machine; any other is refused with a HostProblem, because it would reach nobody or
 * everybody.
 */
export function requireOwnAddress(address: string): void {
  const own = listNetworkAddresses().map((one) => one.address);
  if (isLoopback(address) || own.includes(address)) return;
  throw new HostProblem(
    own.length === 0
      ? `${address} is no address of this machine, and it has none on a network; connect it to the network of the players first.`
      : `${address} is no address of this machine; pick one of ${own.join(', ')}.`,
  );
}
