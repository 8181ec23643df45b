/** Deep read-only view of plain JSON data: rules may look at state, only `apply` writes it. */
export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (infer U)[]
    ? readonly DeepReadonly<U>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

/** A copy of plain JSON data; several times faster than `structuredClone` on campaign states. */
export function clonePlain<T>(value: T): T {
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i += 1) copy[i] = clonePlain(value[i] as unknown);
    return copy as T;
  }
  if (typeof value === 'object' && value !== null) {
    // A spread copy keeps the original's shape: built key by key a large object becomes a slow dictionary for all later
    // reads.
    const copy = { ...(value as Record<string, unknown>) };
    for (const key in copy) {
      const part = copy[key];
      if (typeof part === 'object' && part !== null) copy[key] = clonePlain(part);
    }
    return copy as T;
  }
  return value;
}

/** True if two pieces of plain JSON data are equal, in any order of their keys. */
export function isSamePlain(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  const parts = one as Record<string, unknown>;
  const others = other as Record<string, unknown>;
  const keys = Object.keys(parts);
  return (
    keys.length === Object.keys(others).length &&
    keys.every((key) => Object.hasOwn(others, key) && isSamePlain(parts[key], others[key]))
  );
}
