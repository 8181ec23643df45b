import type { Span } from '#shared/views/report.ts';

/** Marks round a name that stands for something; no text of a campaign has them (they are no characters of any script). */
const marks = { open: '\uE000', between: '\uE001', close: '\uE002' } as const;

/** A name that can be found again in the sentence it is put into, with what it stands for. */
export function formatReference(kind: string, id: string, name: string): string {
  return `${marks.open}${kind}${marks.between}${id}${marks.between}${name}${marks.close}`;
}

const marked = new RegExp(
  `${marks.open}([^${marks.between}]*)${marks.between}([^${marks.between}]*)${marks.between}([^${marks.close}]*)${marks.close}`,
  'u',
);

/** A sentence in pieces, its names apart with what they stand for. */
export function parseSpans(sentence: string): Span[] {
  const spans: Span[] = [];
  let rest = sentence;
  for (let found = marked.exec(rest); found !== null; found = marked.exec(rest)) {
    const [whole, kind = '', id = '', name = ''] = found;
    if (found.index > 0) spans.push({ text: rest.slice(0, found.index), ref: null });
    spans.push({ text: name, ref: { kind, id } });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest !== '') spans.push({ text: rest, ref: null });
  return spans;
}

/** The sentence as it is read. */
export function formatSpans(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
