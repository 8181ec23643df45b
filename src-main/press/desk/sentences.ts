/** A stop, perhaps a closing quote, a space; an abbreviation of one or two letters, or “Mrs.”, does not end one. */
const sentenceEnd = /(?<=(?:[\p{L}\p{N}]{3}|\p{N}|[’”)])[.!?][”’)]?)(?<!\bMrs\.)\s+(?=[\p{Lu}\p{N}“‘])/u;

/** Splits a paragraph into sentences, as far as punctuation shows. */
export function splitSentences(paragraph: string): string[] {
  return paragraph
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Two sentences are the same when only case and punctuation differ. */
export function makeSentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function isSameSentence(one: string, other: string): boolean {
  return one === other || makeSentenceKey(one) === makeSentenceKey(other);
}
