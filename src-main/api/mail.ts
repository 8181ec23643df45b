import { keepLateRule, listLateRules, readLateRule, keepDueDate, readDueDate } from '../commands/lateSeats.ts';
import { answerDueWish, keepDueWish, listDueWishes } from '../commands/dueWishes.ts';
import { requireMoment } from '../commands/play.ts';
import { fileSheet } from '../commands/mail.ts';
import { exportPacket } from '../queries/mail.ts';
import { noteDevice, openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls for packets and returned sheets. */
export function createMailHandlers(context: ApiContext) {
  const { talk } = context;
  return {
    wishes: os.mail.wishes.handler(({ input: { viewer } }) => listDueWishes(openSession(context), viewer)),
    wish: os.mail.wish.handler(async ({ input: { seat, wish, ...at } }) => {
      const session = openSession(context);
      requireMoment(session, at);
      await keepDueWish(session, seat, wish);
      talk.tell('gm', 'changed');
    }),
    answerWish: os.mail.answerWish.handler(async ({ input: { seat, isGranted } }) => {
      await answerDueWish(openSession(context), seat, isGranted);
      talk.tell(seat, 'changed');
    }),
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
