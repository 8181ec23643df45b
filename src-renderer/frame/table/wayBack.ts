import { computeHandle, computeProof, computeTicket, hashDeviceKey, proofPath } from '#shared/words/wayBack.ts';
import { formatMove, makeDeviceKey } from '#renderer/api/place.ts';

/** An address that says nothing by then is not asked any longer. */
const saysWithinMs = 4_000;

/**
 * The way back to a table that answers at another address of its host, one of those that it told the device. Each try asks
 * the next of them, and hands nothing over before it has proved to know the device: a stranger may have the address now.
 */
export class WayBack {
  #nth = 0;
  #isAsking = false;

  /** Asks the next address for the table; returns the way there, with the seat and what its device carries, or null. */
  async find(urls: readonly string[], key: string, pack: () => string): Promise<string | null> {
    const url = urls[this.#nth % urls.length];
    if (url === undefined || this.#isAsking) return null;
    this.#nth += 1;
    this.#isAsking = true;
    try {
      return await challenge(url, key, pack);
    } catch {
      return null;
    } finally {
      this.#isAsking = false;
    }
  }
}

async function challenge(url: string, key: string, pack: () => string): Promise<string | null> {
  const hash = hashDeviceKey(key);
  const [handle, nonce] = [computeHandle(hash), makeDeviceKey()];
  const answer = await fetch(`${url}${proofPath}${handle}/${nonce}`, {
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(saysWithinMs),
  });
  if (!answer.ok || (await answer.text()) !== computeProof(hash, url, nonce)) return null;
  const ticket = computeTicket(hash, url, nonce);
  return `${url}/table${formatMove({ kind: 'move', handle, nonce, ticket }, pack())}`;
}
