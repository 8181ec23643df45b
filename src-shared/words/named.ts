type Named = { name: string };

/**
 * Returns a name as it is compared: capitals, accents, quotation marks, brackets and every kind of dash make no
 * difference, nor do `the` before it and `&` for `and`.
 */
export function normalizeName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s[&+]\s/gu, ' and ')
    .replace(/[’‘'`´ʼ]/gu, '');
  const words = plain.replace(/[^\p{L}\p{N}$]+/gu, ' ').trim();
  // A name of signs alone is compared unchanged.
  return words === '' ? plain.trim() : words.replace(/^the (?=.)/u, '');
}

/** The shortest beginning of a word that may be used for it. */
const shortestPart = 3;

/**
 * Lists the possible matches of a name: equal names, or else those that contain its words in sequence, each whole or as
 * the beginning of a word, never inside one.
 */
export function listNamed<T extends Named>(all: readonly T[], name: string): T[] {
  const wanted = normalizeName(name);
  if (wanted === '') return [];
  const same = all.filter((one) => normalizeName(one.name) === wanted);
  if (same.length > 0) return same;
  const words = wanted.split(' ');
  const whole = all.filter((one) => hasWords(one.name, words, (word, part) => word === part));
  return whole.length > 0 ? whole : all.filter((one) => hasWords(one.name, words, isBeginning));
}

const isBeginning = (word: string, part: string): boolean =>
  word === part || (part.length >= shortestPart && word.startsWith(part));

function hasWords(name: string, parts: readonly string[], fits: (word: string, part: string) => boolean): boolean {
  const words = normalizeName(name).split(' ');
  return words.some((_, start) => parts.every((part, place) => fits(words[start + place] ?? '', part)));
}

/** Finds the one that is called so; undefined where nothing is, or several may be. */
export function findNamed<T extends Named>(all: readonly T[], name: string): T | undefined {
  const found = listNamed(all, name);
  return found.length === 1 ? found[0] : undefined;
}

const separators = /(\s*[,;]\s*(?:(?:and|then)\s+)?|\s+(?:and|then|&|\+)\s+)/iu;

/** Splits `a, b and c`; a known name that holds a comma or `and` stays whole, the longest first. */
export function splitNames(text: string, known: readonly Named[] = []): string[] {
  const pieces = text.split(separators);
  const names = new Set(known.map(({ name }) => normalizeName(name)));
  const found: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = pieces.length - 1;
    while (end > at && !names.has(normalizeName(pieces.slice(at, end + 1).join('')))) end -= 2;
    end = Math.max(at, end);
    const name = pieces
      .slice(at, end + 1)
      .join('')
      .trim();
    if (name !== '') found.push(name);
    at = end + 2;
  }
  return found;
}

/** Quotes a name as it was written, with its own quotation marks as single ones. */
export function quoteName(name: string): string {
  const inner = name
    .trim()
    .replace(/[“„«]|(^|[\s(])"/gu, '$1‘')
    .replace(/[”»"]/gu, '’');
  return `“${inner}”`;
}

/** How many names a refusal counts up. */
const mostTold = 4;

/** Explains a name without a match, or with several, with possible meanings. */
export function describeUnknownName(what: string, name: string, all: readonly Named[]): { sentence: string } {
  const several = listNamed(all, name).map((one) => one.name);
  if (several.length > 1) {
    const more = several.length > mostTold ? ' and more' : '';
    const told = several.slice(0, mostTold).join('; ');
    return { sentence: `${quoteName(name)} may be any of ${told}${more}; write which.` };
  }
  const wanted = normalizeName(name);
  const near = all
    .map((one) => ({ name: one.name, far: measureNear(wanted, normalizeName(one.name)) }))
    .filter(({ far }) => far <= Math.min(3, wanted.length / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3);
  const hint =
    near.length > 0
      ? `did you mean ${near.map((one) => one.name).join(', or ')}?`
      : 'write the name as it stands in the packet.';
  return { sentence: `There is no ${what} called ${quoteName(name)}; ${hint}` };
}

/** Measures the distance of a name from another, or from the nearest word of it. */
function measureNear(wanted: string, name: string): number {
  return Math.min(...[name, ...name.split(' ')].map((part) => distance(wanted, part)));
}

/** True if two words differ by a slip of the pen at most. */
export function isNearWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.length < 4 || other.length < 4) return false;
  return sortLetters(word) === sortLetters(other) || distance(word, other) <= (word.length > 5 ? 2 : 1);
}

const sortLetters = (word: string): string => [...word].sort().join('');

/** Counts the letters to change, add or remove to turn one word into another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
