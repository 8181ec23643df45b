import type { SheetLine } from '#shared/views/mail.ts';

/** A line as it was sent: its words cleaned, and whether a mail program has quoted it. */
export type CleanLine = SheetLine & { isQuoted: boolean };

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;
const blanks = /[\p{Z}\p{Cc}\p{Cs}]+/gu;
const listMark = /^(?:[-*+•·‣◦▪●–—]|\(?\d{1,2}[.)])\s+(?=\S)/u;
/** Marks of a forum's quotation or list on their own line. */
const forumMark = /^(?:\[\/?(?:quote|code|list|b|i|size)[^\]]*\]\s*)+$/iu;

const isPage = /<(?:html|body|div|p|br|ul|ol|li|span|table|blockquote)\b[^>]*>/iu;
const pageBlockEdges = /<\/?(?:p|div|li|tr|h[1-6]|ul|ol|blockquote)\b[^>]*>/giu;
/** Stands for the edges of a page's blocks until its lines are known. */
const edge = '\ue000';
const pageBlocks = /<(style|script|head|title)\b[^>]*>[^]*?<\/\1>/giu;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  ndash: '-',
  mdash: '-',
};

/** Takes the words out of a mail that came as a page, a line for each of its blocks; other text stays as it is. */
function readPageText(text: string): string {
  if (!isPage.test(text)) return text;
  return (
    text
      .replace(pageBlocks, '')
      .replace(/\s+/gu, ' ')
      .replaceAll(edge, '')
      .replace(/<blockquote\b[^>]*>/giu, `${edge}> `)
      .replace(pageBlockEdges, edge)
      .replace(/<br\b[^>]*>/giu, '\n')
      // Edges that meet are one end of a line; a break alone in its block is an empty one.
      .replace(/(?: *\ue000)+/gu, edge)
      .replace(/\ue000 *\n *\ue000/gu, '\n\n')
      .replace(/ *\n? *\ue000/gu, '\n')
      .replace(/<\/?[a-z][^>]*>/giu, '')
      .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/giu, (whole, decimal, hex, name) => {
        const code = Number.parseInt(String(decimal ?? hex ?? ''), decimal === undefined ? 16 : 10);
        if (Number.isNaN(code)) return entities[String(name).toLowerCase()] ?? whole;
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
  );
}

/**
 * Splits a sheet into lines and removes the additions of mail programs, word processors and forums: blanks, quotation
 * marks and dashes are unified, invisible marks and marks of quotations and lists removed. Empty lines are left out;
 * the others keep their numbers, from 1.
 */
export function cleanLines(text: string): CleanLine[] {
  return readPageText(text)
    .split(lineEnds)
    .flatMap((raw, place) => {
      const words = cleanWords(raw);
      const isQuoted = words.startsWith('>');
      const line = words.replace(/^[>\s]+/u, '').replace(listMark, '');
      return line === '' || forumMark.test(line) ? [] : [{ line: place + 1, text: line, isQuoted }];
    });
}

/** Brings the letters of a line to one form each. */
export function cleanWords(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[‘’‚‛`´′ʼ]/gu, "'")
    .replace(/[“”„‟«»″]/gu, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(blanks, ' ')
    .trim();
}

/** Removes text after an order: a remark after `#`, and marks at the end of a sentence. Letters keep theirs. */
export function trimOrder(text: string): string {
  const isLetter = text.includes(':');
  const order = isLetter ? text : text.replace(/\s#.*$/u, '');
  return order.replace(isLetter ? /[.]$/u : /[\s.;!]+$/u, '').trim();
}
