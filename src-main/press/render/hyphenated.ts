import english from 'hyphen/en-us/index.js';

/** A text with soft hyphens where American English breaks its words, so that every browser breaks them alike. */
export function hyphenate(text: string): string {
  return english.hyphenateSync(text, { minWordLength: 6 });
}
