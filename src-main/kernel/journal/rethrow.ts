import { seedRng, createSeededDice, type RngState } from '../dice/dice.ts';
import type { RecordedStep } from './replay.ts';

/**
 * Throws every seeded die of a campaign again. Numbers (from 1) of the steps whose dice, or whose
 * PRNG state afterwards, the seed did not make.
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
