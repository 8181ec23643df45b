/** A stable 32-bit number from others. */
export function hashNumbers(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part % 0x7fffffff), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** The whims of one planner: numbers that no rule reads and no die makes. */
export class NpcRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not with, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, not with, `most`. */
  below(most: number): number {
    return Math.floor(this.next() * most);
  }

  pick<T>(options: readonly T[]): T | undefined {
    return options[this.below(options.length)];
  }
}
