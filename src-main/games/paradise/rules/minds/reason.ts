import type { Factor, Reason, Alternative } from '#shared/words/journal.ts';
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
  const rounded = factors.map((factor) => ({ ...factor, points: Math.round(factor.points * 10) / 10 }));
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

/** The parts of a reason that its cause is read from. */
type Weighing = {
  sentence: string;
  score: number;
  factors: readonly Factor[];
  alternatives?: readonly Alternative[] | undefined;
};

/** Shares of the first factor from which another one counts as much, half as much, and at all against it. */
const shares = { equal: 0.75, half: 0.35, heard: 0.1 } as const;

/** Share of an order's score from which the one it was chosen over ran it close. */
const close = 0.75;

/**
 * Adds to a reason's sentence its decisive factors, the opposing one, and a close alternative, each with one label. A
 * sentence with one factor needs nothing more.
 */
export function nameCauses({ sentence, score, factors, alternatives = [] }: Weighing): string {
  const told = factors.filter(({ points }) => points !== 0);
  if (told.length < 2 || !sentence.endsWith('.')) return sentence;
  const byWeight = told.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const pros = byWeight.filter(({ points }) => points > 0);
  const [first] = pros;
  if (first === undefined) return sentence;
  const worst = byWeight.find(({ points }) => points < 0);
  // An order that scored more was passed over for want of men or money, and decides nothing.
  const next = alternatives.find((one) => one.score <= score);
  return [
    sentence,
    `Why: ${nameSupport(
      first,
      pros.find(({ name }) => name !== first.name),
    )}.`,
    ...(worst === undefined ? [] : nameCatch(worst, first)),
    ...(next !== undefined && next.score >= close * score ? [`Runner-up: ${next.title}.`] : []),
  ].join(' ');
}

function nameSupport(first: Factor, second: Factor | undefined): string {
  if (second === undefined) return first.name;
  const share = second.points / first.points;
  if (share >= shares.equal) return `${first.name}; ${second.name}`;
  return share >= shares.half ? `mostly ${first.name}; also ${second.name}` : `${first.name}. Also: ${second.name}`;
}

function nameCatch(worst: Factor, first: Factor): string[] {
  const share = -worst.points / first.points;
  if (share >= shares.equal) return [`Barely worth it: ${worst.name}.`];
  return share >= shares.heard ? [`${share >= shares.half ? 'The catch' : 'A small catch'}: ${worst.name}.`] : [];
}
