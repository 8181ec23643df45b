import { followAdvice, takeOverOrders, writeOrders } from '../commands/opposition.ts';
import { planFor, sitrepFor } from '../queries/opposition.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** The gangs the program plays, and its advice to those it does not. */
export function oppositionHandlers(context: ApiContext) {
  const { opposition } = os;
  const now = (): Date => context.host.now();
  return {
    plan: opposition.plan.handler(({ input }) => planFor(openSession(context), input)),
    sitrep: opposition.sitrep.handler(({ input }) => sitrepFor(openSession(context), input.seat)),
    write: opposition.write.handler(({ input }) =>
      writeOrders(openSession(context), input.seat, now()),
    ),
    takeOver: opposition.takeOver.handler(({ input }) =>
      takeOverOrders(openSession(context), input.seat, now()),
    ),
    follow: opposition.follow.handler(({ input }) =>
      followAdvice(openSession(context), input, now()),
    ),
  };
}
