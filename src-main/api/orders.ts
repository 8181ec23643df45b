import { giveOrder, requireTakesOrders } from '../commands/play.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Quotes and orders of the human seats. */
export function orderHandlers(context: ApiContext) {
  return {
    quote: os.orders.quote.handler(({ input }) => {
      const session = openSession(context);
      requireTakesOrders(session, input.seat);
      const { rulebook, snapshot } = session;
      return rulebook.quote(snapshot.state, input.seat, input.order);
    }),
    give: os.orders.give.handler(({ input }) =>
      giveOrder(openSession(context), input, context.host.now()),
    ),
  };
}
