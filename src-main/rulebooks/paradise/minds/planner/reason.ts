import type { Factor, Reason } from '../../../../../src-shared/words/journal.ts';
import type { Order } from '../../../../../src-shared/games/paradise/orders.ts';

/** An order of the planner's, and why. */
export type Plan = { order: Order; reason: Reason };

/** One that costs money when it is given. */
export type CostedPlan = Plan & { costDollars: number };

/** A reason whose score is the sum of its factors, rounded to tenths. */
export function reasonOf(sentence: string, factors: readonly Factor[]): Reason {
  const rounded = factors.map(({ name, points }) => ({
    name,
    points: Math.round(points * 10) / 10,
  }));
  const score = rounded.reduce((total, factor) => total + Math.round(factor.points * 10), 0) / 10;
  return { sentence, score, factors: rounded };
}

/** Factors by the chance that they come true. */
export function weighted(factors: readonly Factor[], chance: number): Factor[] {
  return factors.map(({ name, points }) => ({
    name: `${name}, by the chance`,
    points: points * chance,
  }));
}
