import { createSeededDice, Dice, seedRng } from '#kernel/dice/dice.ts';

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
