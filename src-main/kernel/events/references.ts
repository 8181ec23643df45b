import type { Span } from '#shared/views/report.ts';

/** Marks around a name with an ID; campaign texts never contain them (they are noncharacters). */
const marks = { open: '\uE000', between: '\uE001', close: '\uE002' } as const;

/** Formats a name with its ID, so that it can be found in its sentence. */
export function formatReference(kind: string, id: string, name: string): string {
  return `${marks.open}${kind}${marks.between}${id}${marks.between}${name}${marks.close}`;
}

const marked = new RegExp(
  `${marks.open}([^${marks.between}]*)${marks.between}([^${marks.between}]*)${marks.between}([^${marks.close}]*)${marks.close}`,
  'u',
);

/** Splits a sentence into text and names with IDs. */
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

/** Formats the plain sentence. */
export function formatSpans(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
