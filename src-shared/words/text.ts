const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/**
 * Formats whole dollars: `-1250` → `-$1,250`. perf: sentences have sums by the thousand, and whole ones are put
 * together many times faster than by the formatter, which serves all others.
 */
export function formatDollars(dollars: number): string {
  if (!Number.isSafeInteger(dollars) || Object.is(dollars, -0)) return currency.format(dollars);
  return dollars < 0 ? `-$${formatThousands(-dollars)}` : `$${formatThousands(dollars)}`;
}

/** `1234567` → `1,234,567`. */
function formatThousands(whole: number): string {
  if (whole < 1_000) return `${whole}`;
  const rest = whole % 1_000;
  return `${formatThousands((whole - rest) / 1_000)},${`${rest}`.padStart(3, '0')}`;
}

/** Puts the article before a noun: `a brothel`, `an arena`. */
export function addArticle(noun: string): string {
  return `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `['a', 'b', 'c']` → `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Spells `victoryPoints` as words: `victory points`. */
export function spellOut(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** `1 Thug`, `3 Thugs`, `2 Hitmen`. */
export function formatCount(amount: number, one: string, many = `${one}s`): string {
  // perf: most are small, and the locale's form takes a microsecond.
  const written = Math.abs(amount) < 1_000 ? String(amount) : amount.toLocaleString('en-US');
  return `${written} ${amount === 1 ? one : many}`;
}

/** `0.3333` → `33%`. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function formatOrdinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}

/** `the raid on…` → `The raid on…`. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `3` → `+3`, `-2` → `−2`, with a true minus sign. */
export function formatSigned(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : `+${value}`;
}
