import { seedRng } from '../dice/dice.ts';
import type { Happening } from './journal.ts';
import type { Snapshot, Writer } from '../run.ts';

/** What replay needs of a recorded step: its events and where the PRNG stood after it. */
export type RecordedStep<E> = { happenings: readonly Happening<E>[]; rngAfter: readonly number[] };

/** Rebuilds a campaign from a blank state and its recorded events alone; no die is thrown. */
export function replay<S, E>(
  blank: S,
  writer: Pick<Writer<S, E>, 'apply'>,
  seed: number,
  steps: Iterable<RecordedStep<E>>,
): Snapshot<S> {
  let rng: readonly number[] = seedRng(seed);
  for (const step of steps) {
    for (const { event } of step.happenings) writer.apply(blank, event);
    rng = step.rngAfter;
  }
  return { state: blank, rng };
}
