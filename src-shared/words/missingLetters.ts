/** A letter that no font has: each font draws it as its box for letters that are missing. */
export const letterOfNoFont = '\u{10FFFD}';

/** The drawing of letters for a comparison with the box: the canvas in pixels, and the place. */
export const trialDrawing = { size: 40, font: "24px 'Old Standard TT', Georgia, serif", left: 6, bottom: 28 } as const;

/** The letters that the bundled fonts have, and all that is not drawn by itself. */
const plain =
  /[\p{ASCII}\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215\ufffd]|[\p{M}\p{Cf}\p{Z}\p{Cc}\p{Cs}]/u;

/** Lists the letters of a text that the bundled fonts do not have, each once: only the system may draw them. */
export function listRareLetters(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((letter) => !plain.test(letter));
}

/** How many letters the notice names. */
const mostTold = 6;

/** Scripts by the fonts that one looks for. */
const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Han}/u, 'Chinese'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'Japanese'],
  [/\p{Script=Hangul}/u, 'Korean'],
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Cyrillic}/u, 'Cyrillic'],
  [/\p{Script=Greek}/u, 'Greek'],
  [/\p{Extended_Pictographic}/u, 'emoji'],
];

/** Describes letters that print as boxes, with their numbers in Unicode; null for none. */
export function describeMissingLetters(letters: readonly string[]): string | null {
  if (letters.length === 0) return null;
  const told = letters.slice(0, mostTold).map((letter) => {
    const number = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `${letter} (U+${number})`;
  });
  const more = letters.length > mostTold ? ` and ${letters.length - mostTold} more` : '';
  const found = scripts.flatMap(([script, name]) => (letters.some((letter) => script.test(letter)) ? [name] : []));
  const font = found.length === 0 ? 'a font for them' : `a font for ${found.join(', ')}`;
  return `No font on this computer has ${told.join(', ')}${more}: on screen, in PDF, and in PNG they are boxes. Install ${font}, or change the name that has them; HTML and text keep them for others.`;
}
