import { seedRng, createSeededDice, type RngState } from '../dice/dice.ts';
import type { RecordedEvent } from './journal.ts';
import type { Snapshot, Writer } from '../run.ts';

/** The part of a recorded step that replay needs: its events and the PRNG after it. */
export type RecordedStep<E> = { happenings: readonly RecordedEvent<E>[]; rngAfter: readonly number[] };

/** Observes the state after each event, and after some steps. It must not change the state. */
export interface Watch<S, E> {
  applied(state: S, event: E): void;
  stepped(steps: number, state: S): void;
}

const nobody: Watch<unknown, unknown> = { applied: () => undefined, stepped: () => undefined };

/** Rebuilds a campaign from a blank state and its recorded events alone; no die is thrown. */
export function replay<S, E>(
  blank: S,
  writer: Pick<Writer<S, E>, 'apply'>,
  seed: number,
  steps: Iterable<RecordedStep<E>>,
  watch: Watch<S, E> = nobody,
): Snapshot<S> {
  let rng: readonly number[] = seedRng(seed);
  let done = 0;
  for (const step of steps) {
    for (const { event } of step.happenings) {
      writer.apply(blank, event);
      watch.applied(blank, event);
    }
    rng = step.rngAfter;
    done += 1;
    watch.stepped(done, blank);
  }
  return { state: blank, rng };
}

/**
 * Repeats every seeded die of a campaign. Lists the numbers (from 1) of steps whose dice, or later PRNG state, are not
 * the seed's.
 */
export function listStepsWithForeignDice<E>(seed: number, steps: readonly RecordedStep<E>[]): number[] {
  let before: RngState = seedRng(seed);
  return steps.flatMap((step, index) => {
    const dice = createSeededDice(before);
    before = step.rngAfter;
    const rolls = step.happenings.flatMap((happening) => happening.dice);
    const areOwn = rolls
      .filter((roll) => roll.source === 'seeded')
      .every((roll) => {
        const { purpose, modifiers, faces, sides, shuffled } = roll;
        const thrown = dice.throwDice({
          purpose,
          modifiers,
          count: faces.length,
          ...(sides === undefined ? {} : { sides }),
          ...(shuffled === undefined ? {} : { shuffled }),
        });
        return thrown.faces.join() === faces.join();
      });
    return areOwn && dice.state().join() === step.rngAfter.join() ? [] : [index + 1];
  });
}
