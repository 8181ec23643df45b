import { seedRng, createSeededDice, type RngState } from '../dice/dice.ts';
import type { RecordedStep } from './replay.ts';

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
