import type { Alternative, Factor, Reason } from '../../src-shared/words/journal.ts';
import type { EntryRow } from './schema.ts';

/**
 * A weighed reason as it stands in the file: the words of a factor come back in what was given up, so each
 * stands once, and factors are pairs of its place among the words and the points. Scores are sums.
 */
type WrittenReason = {
  why: string;
  words: string[];
  weighed: number[];
  instead: [title: string, weighed: number[]][];
};

/** Points are kept to hundredths; what comes to less weighed nothing. */
const places = 2;

/** A reason as JSON for the file; one without factors is written as it is. */
export function reasonJson(reason: Reason | null): string {
  if (reason === null || reason.factors.length === 0) return JSON.stringify(reason);
  const words: string[] = [];
  const pairs = (factors: readonly Factor[]): number[] =>
    factors.flatMap(({ name, points }) => {
      const rounded = Number(points.toFixed(places));
      if (rounded === 0) return [];
      const known = words.indexOf(name);
      return [known < 0 ? words.push(name) - 1 : known, rounded];
    });
  const weighed = pairs(reason.factors);
  const instead = (reason.alternatives ?? []).map(({ title, factors }): [string, number[]] => [
    title,
    pairs(factors),
  ]);
  const written: WrittenReason = { why: reason.sentence, words, weighed, instead };
  return JSON.stringify(written);
}

/** Why an entry was written, or null. */
export function reasonIn(entry: Pick<EntryRow, 'reason_json'>): Reason | null {
  const read = JSON.parse(entry.reason_json) as Reason | WrittenReason | null;
  if (read === null || !('why' in read)) return read;
  const { why, words, weighed, instead } = read;
  const factors = factorsOf(words, weighed);
  const alternatives = instead.map(([title, pairs]): Alternative => {
    const others = factorsOf(words, pairs);
    return { title, score: sumOf(others), factors: others };
  });
  const reason = { sentence: why, score: sumOf(factors), factors };
  return alternatives.length === 0 ? reason : { ...reason, alternatives };
}

function factorsOf(words: readonly string[], pairs: readonly number[]): Factor[] {
  return Array.from({ length: pairs.length / 2 }, (_, nth) => ({
    name: words[pairs[2 * nth] ?? 0] ?? '',
    points: pairs[2 * nth + 1] ?? 0,
  }));
}

function sumOf(factors: readonly Factor[]): number {
  return factors.reduce((sum, { points }) => sum + points, 0);
}
