import { hashText } from '#kernel/dice/scramble.ts';
import type { Alternative, Factor } from '#shared/words/journal.ts';
import { causeWords, type Weight } from './causeWords.ts';

/** The parts of a reason that its cause is read from. */
export type Weighing = {
  sentence: string;
  score: number;
  factors: readonly Factor[];
  alternatives?: readonly Alternative[] | undefined;
};

/** The least share of the supporting factors at which the opposing ones are named. */
const heard = 0.1;

/** Share of an order's score from which the one it was chosen over ran it close. */
const close = 0.75;

/**
 * Adds to a reason's sentence its decisive factors and their relation, the opposing ones, and a close alternative. The
 * words vary with the figures. A sentence with one factor needs nothing more.
 */
export function nameCauses({ sentence, score, factors, alternatives = [] }: Weighing): string {
  const told = factors.filter(({ points }) => points !== 0);
  if (told.length < 2 || !sentence.endsWith('.')) return sentence;
  const byWeight = told.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [first, second] = byWeight.filter(({ points }) => points > 0);
  if (first === undefined) return sentence;
  const [worst] = byWeight.filter(({ points }) => points < 0);
  // An order that scored more was passed over for want of men or money, and decides nothing.
  const [next] = alternatives.filter((one) => one.score <= score);
  const pick = createPicker(JSON.stringify([sentence, told, score]));
  const parts = [
    second === undefined
      ? fill(pick(causeWords.alone), first.name)
      : fill(pick(causeWords.beside[measureShare(second, first)]), first.name, second.name),
    ...(worst !== undefined && -worst.points >= heard * first.points
      ? [fill(pick(causeWords.against[measureShare(worst, first)]), worst.name)]
      : []),
    ...(next !== undefined && next.score >= close * score ? [fill(pick(causeWords.close), next.title)] : []),
  ];
  return [sentence, ...parts].join(' ');
}

/** Shares of the first factor from which another one counts as much, and as half as much. */
const shares = { equal: 0.75, half: 0.35 } as const;

/** Computes the weight of another factor relative to the first. */
function measureShare(other: Factor, first: Factor): Weight {
  const share = Math.abs(other.points) / first.points;
  if (share >= shares.equal) return 'equal';
  return share >= shares.half ? 'half' : 'less';
}

/** Picks words by a hash of the weighing, so that the same reason always has the same words. */
function createPicker(about: string): (words: readonly string[]) => string {
  let nth = 0;
  return (words) => {
    nth += 1;
    return words[hashText(`${about}/${nth}`) % words.length] ?? '';
  };
}

function fill(words: string, first: string, second = ''): string {
  return words.replace('{a}', () => first).replace('{b}', () => second);
}
