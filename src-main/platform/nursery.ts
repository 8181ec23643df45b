import { setFlagsFromString } from 'node:v8';

/**
 * Nearly all that a program makes while it loads stays. The engine takes that for a reason to let the space for
 * young objects, its nursery, grow to 128 MB for good; held, it stays at 2 MB.
 */
export function holdNursery(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Lets the nursery grow with the work from now on: months are played a third faster in a large one. */
export function releaseNursery(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
