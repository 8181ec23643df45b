import { createSeededDice, seedRng, type RngState } from '#kernel/dice/dice.ts';

/** Throws after which the PRNG shows nothing of the seed it began with. */
const warmUpThrows = 32;

/**
 * The PRNG of a battle before its first die. Neighboring seeds give nearly the same first throws, and the
 * deck is shuffled with those; so they are thrown away. Otherwise one side would lead over a row of seeds.
 */
export function seedBattle(seed: number): RngState {
  const dice = createSeededDice(seedRng(seed));
  dice.throwDice({ purpose: 'warming up', count: warmUpThrows, modifiers: [] });
  return dice.state();
}
