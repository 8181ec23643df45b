import { sha256 } from './chain.ts';

/** Before format 15 a state's hash was that of its whole text. */
const byParts = 'parts:';

/** How deep below the state the parts lie that are hashed whole: the items of its collections. */
const depthOfItems = 2;

/**
 * Hashes of the states of one campaign, each made of the hashes of its parts. Parts that are the very objects of the
 * time before are not read again: of a long campaign hardly any change in a month. States are never changed in place,
 * so an object stands for its hash.
 */
export class StateHashes {
  private readonly known = new WeakMap<object, string>();

  of(state: unknown): string {
    return `${byParts}${this.partOf(state, 0)}`;
  }

  private partOf(value: unknown, depth: number): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const hash = sha256(
      depth < depthOfItems ? this.partsOf(value, depth + 1) : JSON.stringify(value),
    );
    this.known.set(value, hash);
    return hash;
  }

  private partsOf(value: object, depth: number): string {
    if (Array.isArray(value)) {
      return `[${value.map((item: unknown) => this.partOf(item ?? null, depth)).join()}]`;
    }
    let parts = '';
    for (const key of Object.keys(value)) {
      const part = (value as Record<string, unknown>)[key];
      // A key's length says where it ends, whatever stands in it.
      if (part !== undefined) parts += `${key.length}:${key}${this.partOf(part, depth)},`;
    }
    return `{${parts}}`;
  }
}

/** Whether a hash is that of a state, in the way of its time. The state may be changed in place afterwards. */
export function isHashOf(hash: string, state: unknown): boolean {
  const today = hash.startsWith(byParts)
    ? new StateHashes().of(state)
    : sha256(JSON.stringify(state));
  return hash === today;
}
