import type { Alternative, Factor, Reason } from '#shared/words/journal.ts';
import type { EntryRow } from '../file/schema.ts';

/** The name of a factor, with its detail where it has one. */
type Word = string | [name: string, detail: string];

/**
 * A weighed reason in the file's form: the words of factors repeat in the alternatives, so each is stored once, and
 * factors are pairs of a word's index and the points. Scores are sums.
 */
type WrittenReason = { why: string; words: Word[]; weighed: number[]; instead: [title: string, weighed: number[]][] };

/** Points are kept to hundredths; smaller ones are dropped. */
const places = 2;

/** Formats a reason as JSON for the file; one without factors is unchanged. */
export function formatReason(reason: Reason | null): string {
  if (reason === null || reason.factors.length === 0) return JSON.stringify(reason);
  const words: Word[] = [];
  const listPairs = (factors: readonly Factor[]): number[] => {
    const weighed: number[] = [];
    for (const factor of factors) {
      const { points } = factor;
      const rounded = Number.isInteger(points) ? points : Number(points.toFixed(places));
      if (rounded !== 0) weighed.push(placeIn(words, factor), rounded);
    }
    return weighed;
  };
  const weighed = listPairs(reason.factors);
  const instead = (reason.alternatives ?? []).map(({ title, factors }): [string, number[]] => [
    title,
    listPairs(factors),
  ]);
  const written: WrittenReason = { why: reason.sentence, words, weighed, instead };
  return JSON.stringify(written);
}

/** Returns the index of a factor's word, which is added at the end if it is new. */
function placeIn(words: Word[], { name, detail }: Factor): number {
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place];
    if (typeof word === 'string') {
      if (detail === undefined && word === name) return place;
    } else if (word?.[0] === name && word[1] === detail) return place;
  }
  return words.push(detail === undefined ? name : [name, detail]) - 1;
}

/** True if an entry was written for a reason. */
export function hasReason({ reason_json }: Pick<EntryRow, 'reason_json'>): boolean {
  return reason_json !== 'null';
}

/** Why an entry was written, or null. */
export function parseReason(entry: Pick<EntryRow, 'reason_json'>): Reason | null {
  const read = JSON.parse(entry.reason_json) as Reason | WrittenReason | null;
  if (read === null || !('why' in read)) return read;
  const { why, words, weighed, instead } = read;
  const factors = readFactors(words, weighed);
  const alternatives = instead.map(([title, pairs]): Alternative => {
    const others = readFactors(words, pairs);
    return { title, score: sumFactors(others), factors: others };
  });
  const reason = { sentence: why, score: sumFactors(factors), factors };
  return alternatives.length === 0 ? reason : { ...reason, alternatives };
}

function readFactors(words: readonly Word[], pairs: readonly number[]): Factor[] {
  return Array.from({ length: pairs.length / 2 }, (_, nth) => {
    const word = words[pairs[2 * nth] ?? 0] ?? '';
    const points = pairs[2 * nth + 1] ?? 0;
    return typeof word === 'string' ? { name: word, points } : { name: word[0], detail: word[1], points };
  });
}

function sumFactors(factors: readonly Factor[]): number {
  return factors.reduce((sum, { points }) => sum + points, 0);
}
