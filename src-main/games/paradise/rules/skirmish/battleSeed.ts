import { createSeededDice, seedRng, type RngState, Dice } from '#kernel/dice/dice.ts';

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

/** Draws the seed of a battle's table from the campaign's own; no other die of the campaign moves by it. */
export function drawTableSeed(campaignSeed: number, battleId: string): number {
  const number = Number(battleId.slice(1));
  const dice = new Dice(createSeededDice(seedRng(campaignSeed * 1_000 + number)), false);
  return dice.seed('The table of the battle');
}

/**
 * [SCN-0] Creates dice that lay one table: the same seed gives the same streets and light. Their throws are not shown.
 */
export function createTableDice(seed: number): Dice {
  return new Dice(createSeededDice(seedRng(seed)), false);
}
