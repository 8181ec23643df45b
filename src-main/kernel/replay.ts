import { seedRng } from './dice.ts';
import type { Happening } from './journal.ts';
import type { Snapshot } from './run.ts';

/** What replay needs of a recorded step: its events and where the PRNG stood after it. */
export type RecordedStep<E> = { happenings: readonly Happening<E>[]; rngAfter: readonly number[] };

/** Rebuilds a campaign from its recorded events alone; no die is thrown. */
export function replay<S, E>(
  rulebook: { blank(): S; apply(state: S, event: E): void },
  seed: number,
  steps: Iterable<RecordedStep<E>>,
): Snapshot<S> {
  const state = rulebook.blank();
  let rng: readonly number[] = seedRng(seed);
  for (const step of steps) {
    for (const happening of step.happenings) rulebook.apply(state, happening.event);
    rng = step.rngAfter;
  }
  return { state, rng };
}
