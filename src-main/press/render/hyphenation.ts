import english from 'hyphen/en-us/index.js';
import { escapeHtml } from './escape.ts';

/** Adds soft hyphens by American rules to a text, so that all browsers break it in the same way. */
export function hyphenate(text: string): string {
  return english.hyphenateSync(text, { minWordLength: 6 });
}

/** Returns escaped and hyphenated text in which a signature is not parted from its dash. */
export function setText(text: string): string {
  return escapeHtml(hyphenate(text)).replace(/—(?=\p{Lu})/gu, '—&#8288;');
}
