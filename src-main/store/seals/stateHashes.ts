import { createHash, type Hash } from 'node:crypto';
import { sha256 } from './chain.ts';

/** Before format 15 a state's hash was that of its whole text. */
const byParts = 'parts:';

/** Depth below the state of the parts that are hashed whole: the items of its collections. */
const depthOfItems = 2;

/** Items from which a collection's hash continues after its unchanged first ones. */
const manyItems = 64;

/** A collection at its last hash, and the hash of its first items. */
type Walked = { keys: readonly string[]; items: readonly unknown[]; count: number; upTo: Hash };

/**
 * Hashes of the states of one campaign, each made of the hashes of its parts. Parts that are the same objects as before
 * are not read again, because a month changes few parts of a long campaign. States are never changed in place, so an
 * object has one hash.
 */
export class StateHashes {
  private readonly known = new WeakMap<object, string>();
  private readonly walked = new Map<string, Walked>();

  of(state: unknown): string {
    return `${byParts}${this.partOf(state, 0)}`;
  }

  private partOf(value: unknown, depth: number, name = ''): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const hash = this.hashOf(value, depth, name);
    this.known.set(value, hash);
    return hash;
  }

  private hashOf(value: object, depth: number, name: string): string {
    if (depth >= depthOfItems) return sha256(JSON.stringify(value));
    if (Array.isArray(value)) {
      return sha256(`[${value.map((item: unknown) => this.partOf(item ?? null, depth + 1)).join()}]`);
    }
    const keys = Object.keys(value);
    const parts = value as Record<string, unknown>;
    if (depth === 1 && keys.length >= manyItems) return this.longHash(name, keys, parts);
    return sha256(`{${this.textOf(keys, parts, depth)}}`);
  }

  private textOf(keys: readonly string[], parts: Record<string, unknown>, depth: number): string {
    let text = '';
    for (const key of keys) {
      const part = parts[key];
      // A key's length marks its end, whatever it contains.
      if (part !== undefined) text += `${key.length}:${key}${this.partOf(part, depth + 1, key)},`;
    }
    return text;
  }

  /** Computes the hash of `hashOf`, faster for collections that grow at their end alone. */
  private longHash(name: string, keys: readonly string[], parts: Record<string, unknown>): string {
    const before = this.walked.get(name);
    const items = keys.map((key) => parts[key]);
    const [oldKeys, oldItems] = [before?.keys ?? [], before?.items ?? []];
    let same = 0;
    while (same < oldKeys.length && oldKeys[same] === keys[same] && oldItems[same] === items[same]) {
      same += 1;
    }
    const goesOn = before !== undefined && same >= before.count;
    const upTo = goesOn ? before.upTo.copy() : createHash('sha256').update('{');
    upTo.update(this.textOf(keys.slice(goesOn ? before.count : 0, same), parts, 1));
    this.walked.set(name, { keys, items, count: same, upTo });
    return upTo
      .copy()
      .update(`${this.textOf(keys.slice(same), parts, 1)}}`)
      .digest('hex');
  }
}

/** True if a hash is that of a state, by the method of its time. The state may be changed in place afterwards. */
export function hasHash(hash: string, state: unknown): boolean {
  const today = hash.startsWith(byParts) ? new StateHashes().of(state) : sha256(JSON.stringify(state));
  return hash === today;
}
