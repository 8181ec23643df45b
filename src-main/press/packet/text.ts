import type { Packet, PacketPart } from '#shared/views/mail.ts';
import { formatTable, wrapText } from './columns.ts';

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

function formatPart({ title, sentences, table }: PacketPart): string {
  const told = sentences.flatMap((sentence) => wrapText(sentence, '  '));
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
    ...packet.parts.map(({ title, sentences, table }) => {
      const rows = table === null ? [] : formatTable(table).map(replaceBrackets);
      return [
        formatHeading(title),
        ...sentences.map(replaceBrackets),
        ...(rows.length === 0 ? [] : [`[code]${rows.join('\n')}[/code]`]),
      ].join('\n');
    }),
    `${formatHeading(packet.due === null ? 'Your sheet' : `Your sheet, due ${packet.due}`)}\n[code]${replaceBrackets(formatSheet(packet))}[/code]`,
  ].join('\n\n');
}
