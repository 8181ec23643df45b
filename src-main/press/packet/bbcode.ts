import type { Packet } from '#shared/views/mail.ts';
import { formatTable } from './columns.ts';
import { formatSheet } from './text.ts';

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
