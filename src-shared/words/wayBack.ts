import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The proofs by which a device and its table know each other again at another address. Both have the hash of the device's
 * key, which is never sent; each proof is good for one address and one number that the device made up.
 */

/** The path under which the table proves that it is the table: the device's handle and its number follow. */
export const proofPath = '/proof/';

/** Hashes the key of a device, as the table keeps it. */
export function hashDeviceKey(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(key)));
}

/** Computes the name under which a device asks whether the table knows it. */
export function computeHandle(hash: string): string {
  return sign(hash, 'handle');
}

/** Computes the table's proof that it listens at this address and knows the device. */
export function computeProof(hash: string, url: string, nonce: string): string {
  return sign(hash, `proof ${url} ${nonce}`);
}

/** Computes what a device shows to be let in at this address in place of the one before. */
export function computeTicket(hash: string, url: string, nonce: string): string {
  return sign(hash, `ticket ${url} ${nonce}`);
}

function sign(hash: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(hash), utf8ToBytes(text)));
}
