import type { Packet, PacketFormat } from '#shared/views/mail.ts';
import { renderPacketHtml } from './html.ts';
import { renderPacketText, renderPacketBbCode } from './text.ts';

/** A packet as a file: a page to print, text to mail, or a forum's message. */
export function renderPacket(
  packet: Packet,
  format: PacketFormat,
): { ending: string; mediaType: string; content: string } {
  switch (format) {
    case 'html':
      return { ending: 'html', mediaType: 'text/html', content: renderPacketHtml(packet) };
    case 'txt':
      return { ending: 'txt', mediaType: 'text/plain', content: renderPacketText(packet) };
    case 'bbcode':
      return { ending: 'bbcode.txt', mediaType: 'text/plain', content: renderPacketBbCode(packet) };
  }
}
