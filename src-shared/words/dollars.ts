/** The sentence for a sum that cannot be read. */
export const dollarsSentence = 'Write a sum as 1500 or 1,500: a comma stands before three digits.';

/** Parses `$1,500`, `1500` or `1500 dollars`; null for a misplaced comma, or no whole number. */
export function parseDollars(text: string): number | null {
  const sum = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)\s*(?:\$|dollars?)?$/iu.exec(text.trim())?.[1];
  return sum === undefined ? null : Number(sum.replaceAll(',', ''));
}
