import { refuseUnless } from '../kernel/refusal.ts';

/** Refuses one more thing than a viewer may keep; one in the place of another always has room. */
export function requireRoom(
  kept: readonly string[],
  name: string,
  { most, what }: { most: number; what: string },
): void {
  refuseUnless(kept.length < most || kept.includes(name), `There is room for ${most} ${what}; take one away first.`);
}
