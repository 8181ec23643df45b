import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Makes a key of 256 random bits. */
export function makeKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Letters that are not confused when they are read out or copied. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';

/** Makes a code of random letters: six that are read out, or more for a card that is kept. */
export function makeCode(length = 6): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Hashes a secret; keys and codes are kept as hashes alone. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares a secret with a hash, in the same time wherever they differ. */
export function hasHash(secret: string, hash: string): boolean {
  return isSame(hashSecret(secret), hash);
}

/** Compares two hashes or proofs, in the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}
