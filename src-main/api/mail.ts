import { fileSheet } from '../commands/mail.ts';
import { packetFile } from '../queries/mail.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Packets to send, and sheets that came back. */
export function mailHandlers(context: ApiContext) {
  return {
    packet: os.mail.packet.handler(({ input }) => packetFile(openSession(context), input)),
    file: os.mail.file.handler(({ input }) =>
      fileSheet(
        openSession(context),
        { ...input, text: input.lines.join('\n') },
        context.host.now(),
      ),
    ),
  };
}
