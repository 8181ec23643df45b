import { Dice, seedRng, createSeededDice } from '#kernel/dice/dice.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import type { Muster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { computeBattleOdds } from '#main/games/paradise/rules/skirmish/outcomes/odds.ts';
import { simulateMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';

/** Scenarios whose odds run from hopeless to sure as the attackers are more or fewer. */
const scenarios = ['raid', 'smash-and-grab', 'hit', 'hijack', 'show-of-strength'] as const;

export type CalibrationSize = { musters: number; runs: number; battles: number };

/** One tenth of the predictions, from 0 to 1: what was predicted and what then happened. */
export type Decile = {
  battles: number;
  predicted: number;
  observed: number;
  /** Standard error of the difference, the predictions' own noise included. */
  standardError: number;
};

function musterNumber(number: number): Muster {
  const scenario = scenarios[number % scenarios.length] ?? 'raid';
  const muster = bookMuster(scenario, new Dice(createSeededDice(seedRng(number))));
  const { crew } = muster.attackers;
  const men = 1 + (Math.floor(number / scenarios.length) % crew.length);
  return { ...muster, attackers: { ...muster.attackers, crew: crew.slice(0, men) } };
}

/**
 * Predicts the attackers' share of wins for each of many forces, fights each of them again with other
 * seeds, and compares by deciles of the prediction.
 */
export function calibrate({ musters, runs, battles }: CalibrationSize): Decile[] {
  const sums = Array.from({ length: 10 }, () => ({ count: 0, won: 0, predicted: 0, variance: 0 }));
  for (let number = 0; number < musters; number += 1) {
    const muster = musterNumber(number);
    const share = computeBattleOdds(muster, runs, 1_000_000 + number * 1_000).winShare.attackers;
    const sum = sums[Math.min(9, Math.floor(share * 10))];
    if (sum === undefined) continue;
    // Laplace's share, so that a prediction of none or all has an error too.
    const fair = (share * runs + 1) / (runs + 2);
    sum.count += battles;
    sum.predicted += share * battles;
    sum.variance += fair * (1 - fair) * (battles + (battles * battles) / runs);
    for (let battle = 0; battle < battles; battle += 1) {
      const seed = 500_000_000 + number * 1_000 + battle;
      if (simulateMuster(muster, seed).winner === 'attackers') sum.won += 1;
    }
  }
  return sums
    .filter(({ count }) => count > 0)
    .map(({ count, won, predicted, variance }) => ({
      battles: count,
      predicted: predicted / count,
      observed: won / count,
      standardError: Math.sqrt(variance) / count,
    }));
}
