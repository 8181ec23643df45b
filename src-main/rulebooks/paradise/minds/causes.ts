import type { Alternative, Factor } from '#shared/words/journal.ts';
import { capitalize } from '#shared/words/text.ts';

/** The parts of a reason that its cause is read from. */
export type Weighing = {
  sentence: string;
  score: number;
  factors: readonly Factor[];
  alternatives?: readonly Alternative[] | undefined;
};

/** Share of the strongest factor from which another one is named with it. */
const alike = 0.6;

/** Share of what speaks for an order from which that which speaks against it is named. */
const heard = 0.2;

/** Share of an order's score from which the one it was chosen over ran it close. */
const close = 0.75;

/**
 * Adds to a reason's sentence the factors that decided it, what spoke against it, and what it was chosen over where
 * that was a near thing. A sentence with one factor says all by itself.
 */
export function nameCauses({ sentence, score, factors, alternatives = [] }: Weighing): string {
  const told = factors.filter(({ points }) => points !== 0);
  if (told.length < 2 || !sentence.endsWith('.')) return sentence;
  const byWeight = told.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const isFor = byWeight.filter(({ points }) => points > 0);
  const against = byWeight.filter(({ points }) => points < 0);
  const [first] = isFor;
  if (first === undefined) return sentence;
  const named = isFor.filter(({ points }) => points >= alike * first.points).slice(0, 2);
  const [worst] = against;
  // An order that scored more was passed over for want of men or money, and decides nothing.
  const [next] = alternatives.filter((one) => one.score <= score);
  const parts = [
    `for it: ${joinNames(named)}`,
    ...(worst !== undefined && -worst.points >= heard * first.points
      ? [`against it: ${worst.name}`]
      : []),
    ...(next !== undefined && next.score >= close * score ? [`a near thing: ${next.title}`] : []),
  ];
  return `${sentence} ${capitalize(parts.join('; '))}.`;
}

function joinNames(factors: readonly Factor[]): string {
  return factors.map(({ name }) => name).join(', and ');
}
