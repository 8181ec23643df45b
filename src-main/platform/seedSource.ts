import { randomInt } from 'node:crypto';

const seedLimit = 2 ** 31;

/** A seed for a new campaign, 0 to 2147483647. */
export function createSeed(): number {
  return randomInt(seedLimit);
}
