import type { Packet, PacketPart } from '#shared/views/mail.ts';
import { formatTable, wrapText } from './columns.ts';

/** How many empty lines a blank sheet has. */
const blankLines = 12;

/** The blank sheet as text: its head, examples that are not read, and room to write. */
export function formatSheet({ sheetHead, examples }: Packet): string {
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
