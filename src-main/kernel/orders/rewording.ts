import { numberWords } from '#shared/words/sentences.ts';
import { phrases, verbForms } from './phrases.ts';

/** Words before an order that ask for nothing. */
const openings =
  /^(?:please|pls|kindly|also|then|first|next|finally|(?:can|could|will) you|go ahead and|(?:we|i)(?: would|'d)? (?:like|want) to|(?:we|i)(?: will|'ll)?|let's|let us)[\s,]+/iu;
const endings = /[\s,]+(?:please|pls|thanks|thank you|this (?:month|turn|round))$|\?$/iu;
/** Words that turn an order around, or leave it open: a line with one of them is never turned into a form. */
const doubts = /\b(?:not|(?<!: )never|don't|unless|maybe|perhaps|or)\b/iu;

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  numberWords.slice(1, 13).map((word, at) => [word, at + 1]),
);
const numberWord = new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${Object.keys(numbers).join('|')})(?![\\p{L}\\p{N}'-])`, 'giu');

/** How many turns of speech one line may hold. */
const mostTurns = 3;
/** perf: each is read as an order. */
const mostCandidates = 120;

/**
 * Rewords a line that is no order as it is: numbers in words and in thousands, words of courtesy, everyday verbs, and
 * turns of speech. The fewest changes that make it an order count. Returns null unless they can mean exactly one thing;
 * `keyOf` names what a line orders, or null.
 */
export function rewordLine(text: string, keyOf: (text: string) => string | null): string | null {
  const plain = dropOpenings(text.replace(endings, ''));
  let layer = [...new Set([plain, writeDigits(plain)])];
  const seen = new Set(layer);
  for (let turns = 0; turns <= mostTurns && seen.size < mostCandidates; turns += 1) {
    const found = new Map<string, string>();
    for (const candidate of layer.map(capitalize)) {
      const key = candidate === text || (turns > 0 && doubts.test(candidate)) ? null : keyOf(candidate);
      if (key !== null && !found.has(key)) found.set(key, candidate);
    }
    const [only] = found.values();
    if (only !== undefined) return found.size === 1 ? only : null;
    layer = layer.flatMap(listTurned).filter((one) => !seen.has(one) && seen.size < mostCandidates && seen.add(one));
  }
  return null;
}

/** True if a line begins with one of these verbs, or with an everyday one, courtesies aside. */
export function beginsWithVerb(text: string, known: ReadonlySet<string>): boolean {
  const words = dropOpenings(text).toLowerCase();
  const first = /^[^\s:,]+/u.exec(words)?.[0] ?? '';
  return known.has(first) || listVerbs(words).length > 0;
}

function dropOpenings(text: string): string {
  let plain = text;
  while (openings.test(plain)) plain = plain.replace(openings, '');
  return plain;
}

/** Lists the everyday verbs that a line begins with: `get`, `get out of`. */
function listVerbs(text: string): string[] {
  const words = text.split(/(?<=\S)(?=[\s:,])/u, 5);
  return words.map((_, at) => words.slice(0, at + 1).join('')).filter((start) => verbForms.has(start.toLowerCase()));
}

/** Lists what a line is with one verb or one turn of speech exchanged. */
function listTurned(line: string): string[] {
  const byVerb = listVerbs(line).flatMap((verb) =>
    (verbForms.get(verb.toLowerCase()) ?? []).map((form) => form + line.slice(verb.length)),
  );
  const byPhrase = phrases.flatMap(([pattern, ...forms]) =>
    line.search(pattern) < 0 ? [] : forms.map((form) => line.replace(pattern, form)),
  );
  return [...byVerb, ...byPhrase];
}

/** Writes numbers and sums as the forms do. */
function writeDigits(text: string): string {
  return text
    .replace(numberWord, (word) => String(numbers[word.toLowerCase()]))
    .replace(/(\$?)(\d+(?:\.\d+)?) ?(?:k|thousand|grand)\b/giu, (_, sign: string, amount: string) => {
      return `${sign}${Math.round(Number(amount) * 1_000)}`;
    })
    .replace(/(?<![$\d,.])(\d[\d,]*) (?:dollars|bucks)\b/giu, '$$$1');
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
