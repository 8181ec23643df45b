import { z } from 'zod';

/** Half a letter, control characters, separators of lines, and whatever turns the reading direction of what follows. */
const unfit = /[\p{Cs}\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Puts a blank in the place of whatever no line of text may have. */
export function blankUnfit(text: string): string {
  return text.replace(new RegExp(unfit, 'gu'), ' ');
}

const unfitSentence = 'Leave out control characters, broken letters and marks that turn the direction of the text.';

const ownWordSentence = 'This is a word of the program’s own; write another one.';

/** True if a text is one line that every file, screen and terminal takes unchanged. */
function isPlainLine(text: string): boolean {
  return !unfit.test(text);
}

/** A word that every object has anyway; as a key it would find something that nobody put there. */
function isOwnWord(text: string): boolean {
  return text === 'prototype' || text in Object.prototype;
}

/**
 * One line as somebody types it: a name, a title, a reason, an id. Every text that reaches a campaign is of this
 * schema or of `plainLines`; limits are added to it.
 */
export function plainText(sentence?: string): z.ZodString {
  return z
    .string(sentence)
    .refine(isPlainLine, unfitSentence)
    .refine((text) => !isOwnWord(text), ownWordSentence);
}

/** Several lines, as in a letter. */
export function plainLines(sentence?: string): z.ZodString {
  return z
    .string(sentence)
    .refine((text) => text.split(/\r?\n/).every(isPlainLine), unfitSentence)
    .refine((text) => !isOwnWord(text), ownWordSentence);
}

const longestPath = 4_096;

/** Where a file lies, as somebody typed or picked it. */
export const pathSchema = plainText('Name a file.')
  .min(1, 'Name a file.')
  .max(longestPath, 'Keep the path to 4,096 letters.');
