import { memoizeText } from './remembered.ts';
import { bareSeed, computeSeed, mixLetter } from './rotation.ts';
import { makeSentenceKey } from './sentences.ts';

/** Computes a short mark of a text, which the files keep instead of it. */
function computeMark(text: string): string {
  return formatSeed(computeSeed(text));
}

/** The mark of a phrasing, which is asked for in every month. */
export const markPhrasing = memoizeText(computeMark);

const space = 0x20;

/** Computes the mark of a sentence's key. perf: the letters of plain sentences are marked as they are read. */
export function markOfSentence(sentence: string): string {
  let seed = bareSeed;
  let isFirst = true;
  let isApart = false;
  for (let at = 0; at < sentence.length; at += 1) {
    const letter = findKeyLetter(sentence.charCodeAt(at));
    if (letter === null) return computeMark(makeSentenceKey(sentence));
    if (letter === space) {
      isApart = true;
      continue;
    }
    if (isApart && !isFirst) seed = mixLetter(seed, space);
    seed = mixLetter(seed, letter);
    isFirst = false;
    isApart = false;
  }
  return formatSeed(seed);
}

/**
 * Returns the letter for a key: itself, its lower case, or a space for anything that is no letter; null for any
 * other.
 */
function findKeyLetter(unit: number): number | null {
  if ((unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39)) return unit;
  if (unit >= 0x41 && unit <= 0x5a) return unit + 0x20;
  // Other ASCII, and the quotes, dashes and dots of a printer.
  if (unit < 0x80 || (unit >= 0x2010 && unit <= 0x203a)) return space;
  return null;
}

function formatSeed(seed: number): string {
  return (seed >>> 0).toString(36);
}
