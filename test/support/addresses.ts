import process from 'node:process';

let taken = 0;

/**
 * Returns an address of this machine for one test alone: a client keeps its connections by address, and a table that
 * opens again finds its port free. Tests of other processes have addresses of another net.
 */
export function nextAddress(): string {
  taken += 1;
  const net = process.pid % 62_500;
  return `127.${1 + Math.floor(net / 250)}.${1 + (net % 250)}.${1 + taken}`;
}
