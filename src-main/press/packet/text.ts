import type { Packet, PacketPart } from '#shared/views/mail.ts';

/** No line of a packet is wider: mail programs break longer ones where they like. */
const packetWidth = 76;

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Measures how many columns a text takes in a typewriter's letters: marks none, Chinese letters two. */
export function measureWidth(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (/\p{M}|\p{Cf}/u.test(letter)) return sum;
    return sum + (wide.test(letter) ? 2 : 1);
  }, 0);
}

/** Fills a cell up with blanks to so many columns. */
function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - measureWidth(text)));
}

/**
 * Breaks a text into lines of the packet's width; the first begins with `begin`, the others with `hang`. A longer word
 * is cut.
 */
export function wrapText(text: string, hang = '', begin = ''): string[] {
  const lines: string[] = [];
  const margin = Math.max(hang.length, begin.length);
  let start = begin;
  let line = begin;
  for (const word of text.split(' ').flatMap((one) => cutWord(one, packetWidth - margin))) {
    const longer = line === start ? `${line}${word}` : `${line} ${word}`;
    if (line !== start && measureWidth(longer) > packetWidth) {
      lines.push(line.trimEnd());
      start = hang;
      line = `${hang}${word}`;
    } else line = longer;
  }
  return [...lines, line.trimEnd()];
}

function cutWord(word: string, width: number): string[] {
  if (measureWidth(word) <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (measureWidth(last + letter) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

/** Formats a table in columns; one that is too wide is set row by row, a line for each of its cells. */
function formatTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => measureWidth(row[column] ?? ''))));
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * (widths.length - 1);
  if (total <= packetWidth)
    return all.map((row) =>
      row
        .map((cell, column) => padTo(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return rows.flatMap((row) => formatStacked(head, row));
}

function formatStacked(head: readonly string[], row: readonly string[]): string[] {
  const [name = '', ...cells] = row;
  const facts = cells.flatMap((cell, place) => (cell === '' ? [] : [`${head[place + 1] ?? ''} ${cell}`]));
  return [...wrapText(name, '  '), ...wrapText(facts.join('; '), '    ', '  ')];
}

/** How many empty lines a blank sheet has. */
const blankLines = 12;

/** The blank sheet as text: its head, examples that are not read, and room to write. */
function formatSheet({ sheetHead, examples }: Packet): string {
  return [
    sheetHead,
    ...wrapText('# One order a line. Lines that begin with # are not read. For instance:', '# '),
    ...examples.flatMap((example) => wrapText(`#   ${example}`, '#     ')),
    ...Array.from({ length: blankLines }, () => ''),
  ].join('\n');
}

/** A packet as plain text, for mail. */
export function renderPacketText(packet: Packet): string {
  return [
    wrapText(`${packet.title}: ${packet.name}, ${packet.date}`).join('\n'),
    ...packet.report.map(({ title, lines }) =>
      [title.toUpperCase(), ...lines.flatMap((line) => wrapText(`- ${line}`, '  '))].join('\n'),
    ),
    ...packet.parts.map(formatPart),
    packet.due === null ? 'YOUR SHEET' : wrapText(`YOUR SHEET, due ${packet.due}`).join('\n'),
    formatSheet(packet),
  ].join('\n\n');
}

const pictureNote = '(With a picture, which the printed packet and the screen show.)';

/** Lists the sentences of a part, with a note for a picture that text cannot show. */
function listSentences({ sentences, handout }: PacketPart): readonly string[] {
  const hasPicture = handout !== undefined && handout.picture !== null;
  return hasPicture ? [pictureNote, ...sentences] : sentences;
}

/** Formats one part of a packet as text. */
export function formatPart(part: PacketPart): string {
  const { title, table } = part;
  const told = listSentences(part).flatMap((sentence) => wrapText(sentence, '  '));
  return [title.toUpperCase(), ...told, ...(table === null ? [] : formatTable(table))].join('\n');
}

/** Replaces brackets, which begin a mark in forums. */
const replaceBrackets = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

/** A packet for a forum's private message. */
export function renderPacketBbCode(packet: Packet): string {
  const formatHeading = (text: string): string => `[b]${replaceBrackets(text)}[/b]`;
  const list = (lines: readonly string[]): string =>
    ['[list]', ...lines.map((line) => `[*]${replaceBrackets(line)}`), '[/list]'].join('\n');
  return [
    `[size=150]${formatHeading(`${packet.title}: ${packet.name}, ${packet.date}`)}[/size]`,
    ...packet.report.map(({ title, lines }) => `${formatHeading(title)}\n${list(lines)}`),
    ...packet.parts.map((part) => {
      const { title, table } = part;
      const rows = table === null ? [] : formatTable(table).map(replaceBrackets);
      return [
        formatHeading(title),
        ...listSentences(part).map(replaceBrackets),
        ...(rows.length === 0 ? [] : [`[code]${rows.join('\n')}[/code]`]),
      ].join('\n');
    }),
    `${formatHeading(packet.due === null ? 'Your sheet' : `Your sheet, due ${packet.due}`)}\n[code]${replaceBrackets(formatSheet(packet))}[/code]`,
  ].join('\n\n');
}
