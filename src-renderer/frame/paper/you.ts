import type { Span } from '#shared/views/report.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** Verbs of a gang's name that are others of `you`. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/^ was\b/u, ' were'],
  [/^ has\b/u, ' have'],
  [/^ is\b/u, ' are'],
  [/^ does\b/u, ' do'],
];

/** Words for a gang that is named in the same sentence. */
const pronouns: readonly (readonly [RegExp, string])[] = [
  [/\bthey\b/gu, 'you'],
  [/\bThey\b/gu, 'You'],
  [/\bthem\b/gu, 'you'],
  [/\btheir\b/gu, 'your'],
  [/\bTheir\b/gu, 'Your'],
  [/\bthemselves\b/gu, 'yourselves'],
];

const possessive = /^’s?(?=[ ,.;:)])/u;

/** Addresses the seat that reads: its own name becomes `you`, with the words that depend on it. */
export function addressSpans(spans: readonly Span[], seat: SeatId | null): Span[] {
  const isOwn = ({ ref }: Span): boolean => seat !== null && ref?.kind === 'seat' && ref.id === seat;
  if (!spans.some(isOwn)) return [...spans];
  // Where two sides are named, `they` may be the other one.
  const isAlone = spans.every((span) => span.ref?.kind !== 'seat' || isOwn(span));
  const told: Span[] = [];
  for (const [at, span] of spans.entries()) {
    const before = spans[at - 1];
    const after = spans[at + 1]?.text ?? '';
    if (isOwn(span)) {
      const owned = told.at(-1);
      const of = owned === undefined ? null : /(^|\s)(the|The) ([^.;:,]{1,40}) of $/u.exec(owned.text);
      if (owned !== undefined && of !== null && !possessive.test(after)) {
        const [whole, space, article, thing] = of;
        owned.text = `${owned.text.slice(0, -whole.length)}${space}${article === 'The' ? 'Your' : 'your'} ${thing}`;
        continue;
      }
      const begins = before === undefined || /[.!?]\s*$/u.test(before.text);
      const word = possessive.test(after) ? 'your' : 'you';
      told.push({ ...span, text: begins ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word });
      continue;
    }
    let { text } = span;
    if (before !== undefined && isOwn(before) && told.at(-1)?.ref !== null) {
      text = text.replace(possessive, '');
      for (const [pattern, verb] of verbs) text = text.replace(pattern, verb);
    }
    if (isAlone && span.ref === null) for (const [pattern, word] of pronouns) text = text.replace(pattern, word);
    told.push({ ...span, text });
  }
  return told;
}

/** Addresses the seat of this name in plain text, where its article may have no capital. */
export function addressText(text: string, { seat, name }: { seat: SeatId; name: string }): string {
  const within = name.replace(/^The /u, 'the ');
  if (name === '' || !(text.includes(name) || text.includes(within))) return text;
  const spans = text
    .replaceAll(within, name)
    .split(name)
    .flatMap((part, nth): Span[] => [
      ...(nth === 0 ? [] : [{ text: name, ref: { kind: 'seat', id: seat } }]),
      ...(part === '' ? [] : [{ text: part, ref: null }]),
    ]);
  return addressSpans(spans, seat)
    .map((span) => span.text)
    .join('');
}
