import { z } from 'zod';

/** Half a letter, control characters, line separators, and direction controls. */
const unfit = /[\p{Cs}\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Scripts whose letters an invisible mark joins or parts. */
const joining =
  'Arabic|Devanagari|Bengali|Gurmukhi|Gujarati|Oriya|Tamil|Telugu|Kannada|Malayalam|Sinhala|Khmer|Myanmar|Mongolian'.replaceAll(
    /\w+/gu,
    (script) => `\\p{Script=${script}}\\p{M}*`,
  );
/** An invisible mark where writing needs one: between joined letters, and within and after a pictograph. */
const needed = [
  `(?<=${joining})[\\u200c\\u200d](?=\\p{L})`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]|\\ufe0f(?=\\u20e3)',
].join('|');
/** Any other invisible mark, and a blank of Braille; direction controls are refused instead. */
const invisible = new RegExp(
  `(?!${needed})(?![\\u202a-\\u202e\\u2066-\\u2069])[\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'gu',
);
/** More accents on one letter than any language has. */
const stacked = /(\p{Mn}{4})\p{Mn}+/gu;

/** Leaves out invisible marks and stacked accents, by which two names would look alike, or cover their neighbors. */
function dropInvisible(text: string): string {
  return text.replace(invisible, '').replace(stacked, '$1');
}

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

/** One line of text that is taken to the letter, such as the name of a file. */
function exactText(sentence?: string): z.ZodString {
  return z
    .string(sentence)
    .refine(isPlainLine, unfitSentence)
    .refine((text) => !isOwnWord(text), ownWordSentence);
}

/**
 * One line of typed text without its invisible marks: a name, a title, a reason, an ID. Every text of a campaign has this
 * schema or `plainLines`, with limits added.
 */
export function plainText(sentence?: string): z.ZodString {
  return exactText(sentence).overwrite(dropInvisible);
}

/** Several lines, as in a letter. */
export function plainLines(sentence?: string): z.ZodString {
  return z
    .string(sentence)
    .overwrite(dropInvisible)
    .refine((text) => text.split(/\r?\n/).every(isPlainLine), unfitSentence)
    .refine((text) => !isOwnWord(text), ownWordSentence);
}

const longestPath = 4_096;

/** A file's path, typed or picked. */
export const pathSchema = exactText('Name a file.')
  .min(1, 'Name a file.')
  .max(longestPath, 'Keep the path to 4,096 letters.');
