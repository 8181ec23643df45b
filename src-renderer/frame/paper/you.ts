import type { Span } from '#shared/views/report.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';

/** Verbs of a gang's name that are others of `you`. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/^ was\b/u, ' were'],
  [/^ has\b/u, ' have'],
  [/^ is\b/u, ' are'],
  [/^ does\b/u, ' do'],
  [/^ (?<stem>\w{2,})ies\b/u, ' $<stem>y'],
  [/^ (?<stem>\w+(?:ss|sh|ch|x|o))es\b/u, ' $<stem>'],
  [/^ (?!always\b|perhaps\b)(?<stem>\w*[^\Wsu])s\b/u, ' $<stem>'],
];

/** Something of a seat before its name: `the terms of `, or `Yuri the Wolf and Brother Tang of ` as a sentence begins. */
const owned = /(?<space>^|\s)(?<article>[Tt]he) (?<thing>[^\p{Lu}.;:,]{1,40}|\p{Lu}[\p{Ll}’]+) of $/u;
const ownMen = /(?<=^|[.!?] )(?<thing>\p{Lu}[^\s.;:,]*(?: (?:\p{Lu}[^\s.;:,]*|and|the))*) of $/u;

/** The article of a family that is told as all of its people: the Rossos. */
const article = /(?<![\p{L}’])[Tt]he $/u;

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
      const last = told.at(-1);
      if (last?.ref === null) last.text = last.text.replace(article, '');
      const of = last === undefined ? null : (owned.exec(last.text) ?? ownMen.exec(last.text));
      if (last !== undefined && of?.groups !== undefined && !possessive.test(after)) {
        const { space = '', article: the = 'The', thing } = of.groups;
        last.text = `${last.text.slice(0, of.index)}${space}${the === 'The' ? 'Your' : 'your'} ${thing}`;
        continue;
      }
      const begins = last === undefined || /(?:^|[.!?]\s*)$/u.test(last.text);
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

/**
 * Addresses the seat of this name in plain text, where its article may have no capital, and a family may be told as
 * all of its people: `the Rossos`.
 */
export function addressText(text: string, { seat, name }: { seat: SeatId; name: string }): string {
  if (name === '') return text;
  const [people = '', family = ''] = [pluralizeFamily(name), name].map((one) =>
    one.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&'),
  );
  const own = /^the /iu.test(name) ? `[Tt]he ${people}` : `[Tt]he ${people}|${family}`;
  const parts = text.split(new RegExp(`((?<![\\p{L}])(?:${own})(?![\\p{L}]))`, 'u'));
  if (parts.length === 1) return text;
  const spans = parts.flatMap((part, nth): Span[] =>
    part === '' ? [] : [{ text: part, ref: nth % 2 === 1 ? { kind: 'seat', id: seat } : null }],
  );
  return addressSpans(spans, seat)
    .map((span) => span.text)
    .join('');
}
