import type { Packet } from '#shared/views/mail.ts';
import { formatTable } from './columns.ts';
import { formatSheet } from './text.ts';

/** Replaces brackets, which begin a mark in forums. */
const plain = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

/** A packet for a forum's private message. */
export function renderPacketBbCode(packet: Packet): string {
  const heading = (text: string): string => `[b]${plain(text)}[/b]`;
  const list = (lines: readonly string[]): string =>
    ['[list]', ...lines.map((line) => `[*]${plain(line)}`), '[/list]'].join('\n');
  return [
    `[size=150]${heading(`${packet.title}: ${packet.name}, ${packet.date}`)}[/size]`,
    ...packet.report.map(({ title, lines }) => `${heading(title)}\n${list(lines)}`),
    ...packet.parts.map(({ title, sentences, table }) => {
      const rows = table === null ? [] : formatTable(table).map(plain);
      return [
        heading(title),
        ...sentences.map(plain),
        ...(rows.length === 0 ? [] : [`[code]${rows.join('\n')}[/code]`]),
      ].join('\n');
    }),
    `${heading(packet.due === null ? 'Your sheet' : `Your sheet, due ${packet.due}`)}\n[code]${plain(formatSheet(packet))}[/code]`,
  ].join('\n\n');
}
