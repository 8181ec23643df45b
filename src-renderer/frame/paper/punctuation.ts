import type { Span } from '#shared/views/report.ts';

/** A piece of a sentence, and the marks that must stand on the line that it ends on. */
export type SetSpan = Span & { marks: string };

/** Sets the marks behind a name with the name: a button may break from what follows it, and a full stop would stand alone. */
export function setPunctuation(spans: readonly Span[]): SetSpan[] {
  return spans.map((span, nth) => {
    const before = spans[nth - 1];
    const next = spans[nth + 1];
    const isTaken = before !== undefined && before.ref !== null && span.ref === null;
    const text = isTaken ? span.text.slice(findLeadingMarks(span.text).length) : span.text;
    const hasMarks = span.ref !== null && next !== undefined && next.ref === null;
    return { ...span, text, marks: hasMarks ? findLeadingMarks(next.text) : '' };
  });
}

function findLeadingMarks(text: string): string {
  return /^[.,;:!?’”)]+/u.exec(text)?.[0] ?? '';
}
