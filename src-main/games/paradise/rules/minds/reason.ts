import type { Factor, Reason } from '#shared/words/journal.ts';
import { nameCauses } from './causes.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';

/** A factor as the planner weighs it. */
export type Weighed = Factor & {
  /** A word that was given weighs in it: one that would be broken, or one that would be kept. */
  isPromise?: boolean;
};

/** A reason in the planner's form. */
export type PlanReason = Omit<Reason, 'factors'> & { factors: Weighed[] };

/** An order of the planner's, and why. */
export type Plan = { order: Order; reason: PlanReason };

/** One that costs money when it is given. */
export type CostedPlan = Plan & { costDollars: number };

/** A reason whose score is the sum of its factors, rounded to tenths. */
export function createReason(sentence: string, factors: readonly Weighed[]): PlanReason {
  const rounded = factors.map((factor) => ({
    ...factor,
    points: Math.round(factor.points * 10) / 10,
  }));
  return { sentence, score: scoreOfFactors(factors), factors: rounded };
}

/** Computes the score of these factors, for weighings whose reason may never be needed. */
export function scoreOfFactors(factors: readonly Weighed[]): number {
  return sumTenths(factors) / 10;
}

/** Sums the factors of a score, in tenths, by the chance that they come true. */
export function sumTenths(factors: readonly Weighed[], chance = 1): number {
  let tenths = 0;
  for (const { points } of factors) tenths += roundToTenths(points, chance);
  return tenths;
}

/** Rounds a factor's part of a score, weighted by its chance. */
export function roundToTenths(points: number, chance = 1): number {
  return Math.round(points * chance * 10);
}

/** Weights factors by their chance. */
export function weighFactors(factors: readonly Weighed[], chance: number): Weighed[] {
  return factors.map((factor) => ({
    ...factor,
    detail: factor.detail === undefined ? 'by the chance' : `${factor.detail}, by the chance`,
    points: factor.points * chance,
  }));
}

/** Converts a reason to its journal form: with its decisive factors, and without fields that only the planner needs. */
export function convertReason(reason: PlanReason): Reason {
  const { score, factors, alternatives } = reason;
  const told: Reason = { sentence: nameCauses(reason), score, factors: copyFactors(factors) };
  if (alternatives === undefined) return told;
  told.alternatives = alternatives.map((one) => {
    return { title: one.title, score: one.score, factors: copyFactors(one.factors) };
  });
  return told;
}

function copyFactors(factors: readonly Factor[]): Factor[] {
  return factors.map(({ name, detail, points }) =>
    detail === undefined ? { name, points } : { name, detail, points },
  );
}
