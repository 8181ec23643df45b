import type { SheetLine, SheetProblem } from '#shared/views/mail.ts';

/** The first line of a seat's sheet: whose it is, and for which period. */
export function formatSheetHead(name: string, date: string): string {
  return `Sheet of ${name}, ${date}`;
}

/** The lines of a filled-in sheet that say something: no remarks, no marks of a quoted mail, nothing below a signature. */
export function readLines(text: string): SheetLine[] {
  const lines: SheetLine[] = [];
  for (const [place, raw] of text.split(/\r?\n/).entries()) {
    if (raw.trimEnd() === '--') break;
    const line = raw
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .replace(/^[\s>]+/, '')
      .trim();
    if (line !== '' && !line.startsWith('#')) lines.push({ line: place + 1, text: line });
  }
  return lines;
}

/**
 * Lists the problems of the heads among the lines (another seat's sheet, another period's), and the lines below them.
 */
export function readBelowHead(
  lines: readonly SheetLine[],
  { name, date }: { name: string; date: string },
): { orders: SheetLine[]; problems: SheetProblem[] } {
  const wanted = formatSheetHead(name, date);
  const heads = lines.filter(({ text }) => /^sheet of /i.test(text));
  return {
    orders: lines.filter((line) => !heads.includes(line)),
    problems: heads
      .filter(({ text }) => text.toLowerCase() !== wanted.toLowerCase())
      .map(({ line, text }) => ({
        line,
        text,
        sentence: `This is another sheet; what is wanted now is “${wanted}”.`,
        rule: null,
      })),
  };
}
