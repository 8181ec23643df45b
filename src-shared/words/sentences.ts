import { capitalize } from './text.ts';

/** The words of the numbers from 0 to 19. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Letters of a text with others in their place. */
type Edit = { at: number; length: number; text: string };

/** The article of a name within a sentence; words in quotation marks stay as they were said. */
const article = /“[^”]*”|(?<=[\p{L}\p{N}’),;:%] )The(?= [\p{Lu}\d])/gu;

/** A number that stands before a word. */
const count = /“[^”]*”|(?<![^\s(])(\d{1,2})(?= (\p{L}{3,}|of (?:our|their|his|her|the|your)\b))/gu;

/** Words before which a number is no count of things. */
const joints = /^(?:and|against|for|from|than|then|was|were|are|has|have|had|with|each|but|the|not|plus|in)$/u;

/** Words after which a number is a figure: a stat, a throw, a date, a place in a row. */
const figures =
  /(?:\p{Lu}{2}|[Oo]utrage|reputation|strength|rolled|threw|[Rr]ound|[Tt]urn|[Ww]eek|[Ll]ine|[Ss]heet|level|bonus|No\.|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

function spellNumber(number: number): string {
  if (number < 20) return numberWords[number] ?? String(number);
  const rest = number % 10;
  return `${tens[(number - rest) / 10 - 2] ?? ''}${rest === 0 ? '' : `-${numberWords[rest] ?? ''}`}`;
}

function listArticles(text: string): Edit[] {
  return [...text.matchAll(article)].flatMap(({ 0: found, index: at }) =>
    found === 'The' ? [{ at, length: 3, text: 'the' }] : [],
  );
}

/** Lists the counts below ten, and any that begin a sentence. */
function listCounts(text: string): Edit[] {
  return [...text.matchAll(count)].flatMap(({ 0: found, 1: figure, 2: next = '', index: at }) => {
    if (figure === undefined || joints.test(next)) return [];
    const before = text.slice(0, at).trimEnd();
    const isFirst = before === '' || /[.!?]$/u.test(before);
    const last = /\S*$/u.exec(before)?.[0] ?? '';
    if ((Number(figure) > 9 && !isFirst) || figures.test(last)) return [];
    if (/^\p{Lu}/u.test(last) && /^\p{Lu}/u.test(next)) return [];
    const word = spellNumber(Number(figure));
    return [{ at, length: found.length, text: isFirst ? capitalize(word) : word }];
  });
}

function applyEdits(text: string, edits: readonly Edit[], from = 0): string {
  return edits
    .filter(({ at, length }) => at >= from && at + length <= from + text.length)
    .toSorted((a, b) => b.at - a.at)
    .reduce((left, edit) => {
      const at = edit.at - from;
      return `${left.slice(0, at)}${edit.text}${left.slice(at + edit.length)}`;
    }, text);
}

/** `A raid on The Alley Kings.` → `A raid on the Alley Kings.` */
export function lowerArticles(text: string): string {
  return applyEdits(text, listArticles(text));
}

/** Edits a sentence as a newspaper prints it: small counts in words, and articles of names without a capital. */
export function editSentence(text: string): string {
  return applyEdits(text, [...listArticles(text), ...listCounts(text)]);
}

/** Edits a sentence that is in pieces, each by its place in the whole. */
export function editPieces<T extends { text: string }>(pieces: readonly T[]): T[] {
  const whole = pieces.map(({ text }) => text).join('');
  const edits = [...listArticles(whole), ...listCounts(whole)];
  let from = 0;
  return pieces.map((piece) => {
    const text = applyEdits(piece.text, edits, from);
    from += piece.text.length;
    return { ...piece, text };
  });
}
