import { answerHandout, giveHandout, markHandoutsRead, takeBackHandout } from '../commands/handouts.ts';
import { noteDevice, openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls for letters, pictures, and rumors that the games master hands out. */
export function createHandoutHandlers(context: ApiContext) {
  return {
    give: os.handouts.give.handler(({ input }) => giveHandout(openSession(context), input, context.host.now())),
    takeBack: os.handouts.takeBack.handler(({ input }) =>
      takeBackHandout(openSession(context), input, context.host.now()),
    ),
    answer: os.handouts.answer.handler(({ input, context: from }) =>
      answerHandout(openSession(context), { ...input, ...noteDevice(from, input.seat, 'answer') }, context.host.now()),
    ),
    markRead: os.handouts.markRead.handler(({ input }) => markHandoutsRead(openSession(context), input)),
  };
}
