import type { PacketPart } from '#shared/views/mail.ts';

/** Lists what the parts of a packet tell, a sentence or a row of a table each, with its heading. */
export function listPacketLines(parts: readonly PacketPart[]): string[] {
  return parts.flatMap(({ title, sentences, table }) => [
    ...sentences.map((sentence) => `${title}: ${sentence}`),
    ...(table?.rows ?? []).map((row) => `${title}: ${row.filter((cell) => cell !== '').join(', ')}`),
  ]);
}
