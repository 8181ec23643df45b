import { keepLateRule, listLateRules, readLateRule, keepDueDate, readDueDate } from '../commands/lateSeats.ts';
import { fileSheet } from '../commands/mail.ts';
import { exportPacket } from '../queries/mail.ts';
import { noteDevice, openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls for packets and returned sheets. */
export function createMailHandlers(context: ApiContext) {
  return {
    packet: os.mail.packet.handler(({ input }) => exportPacket(openSession(context), input)),
    due: os.mail.due.handler(() => readDueDate(openSession(context))),
    setDue: os.mail.setDue.handler(({ input }) => keepDueDate(openSession(context), input.due)),
    late: os.mail.late.handler(() => {
      const session = openSession(context);
      return { rule: readLateRule(session), offers: listLateRules(session) };
    }),
    setLate: os.mail.setLate.handler(({ input }) => keepLateRule(openSession(context), input.rule)),
    file: os.mail.file.handler(({ input, context: from }) =>
      fileSheet(
        openSession(context),
        { ...input, ...noteDevice(from, input.seat, 'sheet'), text: input.lines.join('\n') },
        context.host.now(),
      ),
    ),
  };
}
