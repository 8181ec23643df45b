import { z } from 'zod';

/** Half a letter, control characters, line separators, and direction controls. */
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

/** Returns true for a word that every object has, which as a key would find something that is no data. */
function isOwnWord(text: string): boolean {
  return text === 'prototype' || text in Object.prototype;
}

/**
 * One line of typed text: a name, a title, a reason, an ID. Every text of a campaign has this schema or `plainLines`,
 * with limits added.
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

/** A file's path, typed or picked. */
export const pathSchema = plainText('Name a file.')
  .min(1, 'Name a file.')
  .max(longestPath, 'Keep the path to 4,096 letters.');
