import english from 'hyphen/en-us/index.js';

/** Adds soft hyphens by American rules to a text, so that all browsers break it in the same way. */
export function hyphenate(text: string): string {
  return english.hyphenateSync(text, { minWordLength: 6 });
}
