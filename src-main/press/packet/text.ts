import type { Packet, PacketPart } from '#shared/views/mail.ts';

/** How many empty lines a blank sheet has. */
const blankLines = 12;

/** The blank sheet as text: its head, examples that are not read, and room to write. */
export function formatSheet({ sheetHead, examples }: Packet): string {
  return [
    sheetHead,
    '# One order a line. Lines that begin with # are not read. For instance:',
    ...examples.map((example) => `#   ${example}`),
    ...Array.from({ length: blankLines }, () => ''),
  ].join('\n');
}

/** A packet as plain text, for mail. */
export function renderPacketText(packet: Packet): string {
  return [
    `${packet.title}: ${packet.name}, ${packet.date}`,
    ...packet.report.map(({ title, lines }) =>
      [title.toUpperCase(), ...lines.map((line) => `- ${line}`)].join('\n'),
    ),
    ...packet.parts.map(partText),
    'YOUR SHEET',
    formatSheet(packet),
  ].join('\n\n');
}

function partText({ title, sentences, table }: PacketPart): string {
  const lines = [title.toUpperCase(), ...sentences];
  if (table !== null) {
    const rows = [table.head, ...table.rows];
    const widths = table.head.map((_, column) =>
      Math.max(...rows.map((row) => (row[column] ?? '').length)),
    );
    for (const row of rows) {
      lines.push(
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
    }
  }
  return lines.join('\n');
}
