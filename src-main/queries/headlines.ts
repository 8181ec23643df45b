/** The most letters of a headline. */
export const mostLetters = 60;

/** A square by its code: no headline names it. */
const code = /\b[A-Z]{2,4}-[A-Z]\d+\b/u;

/** Where a sentence may end as a headline, the best first, and what then stands for the rest. */
const ends: readonly { at: RegExp; rest: string }[] = [
  { at: /\. (?=\p{Lu})/u, rest: '' },
  { at: /; /u, rest: '' },
  { at: /: (?=\p{Ll}|[A-Z]{2,4}-)/u, rest: '' },
  { at: / with (?=\p{Ll})/u, rest: '' },
  { at: /(?:, | and )(?=\S)/u, rest: '…' },
];

/** Shortens a sentence to a headline of so many letters: a sentence that fits is left as it is. */
export function formatHeadline(sentence: string, most = mostLetters): string {
  const isHeadline = (text: string): boolean => text.length <= most && !code.test(text);
  if (isHeadline(sentence.replace(/\.$/u, ''))) return sentence;
  const plain = sentence.replace(/ \([^()]*\)(?=\.?$)/u, '').replace(/\.$/u, '');
  if (isHeadline(plain)) return plain;
  for (const { at, rest } of ends) {
    const parts = plain.split(new RegExp(at, 'gu'));
    for (let kept = parts.length - 1; kept > 0; kept -= 1) {
      const cut = findPrefix(plain, parts, kept);
      if (isHeadline(cut + rest)) return cut + rest;
    }
  }
  const beforeCode = plain.slice(0, code.exec(plain)?.index);
  return `${beforeCode.slice(0, most - 1).replace(/\s+\S*$/u, '')}…`;
}

/** The first so many parts of a text with what stood between them. */
function findPrefix(text: string, parts: readonly string[], kept: number): string {
  let at = 0;
  for (const part of parts.slice(0, kept)) at = text.indexOf(part, at) + part.length;
  return text.slice(0, at);
}
