import type { Outcome } from '#shared/views/outcome.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless, Refusal } from '../kernel/refusal.ts';
import type { Opposition } from '../kernel/capabilities.ts';
import type { Game } from '../kernel/game.ts';
import {
  findAuthor,
  goOn,
  playStep,
  requireMoment,
  requireTakesOrders,
  requireSeatAtTable,
  type Answering,
} from './play.ts';
import { orderKey } from '../kernel/orders/orderKey.ts';
import { runOnce } from './answered.ts';
import { runExclusively, type Session } from './session.ts';

/** The program writes the orders of one of its gangs now, for the games master to change. */
export function writeOrders(
  session: Session,
  seat: SeatId,
  now: Date,
  answering: Answering = {},
): Promise<Outcome> {
  return runExclusively(session, () => {
    const opposition = requireOpposition(session);
    const title = `Write the orders of ${requireSeatAtTable(session, seat).name}`;
    return playStep(session, title, answering, now, (table) => {
      opposition.writeNow(table, seat);
    });
  });
}

/** The games master plays an NPC gang himself until the month closes. */
export function takeOverSeat(
  session: Session,
  seat: SeatId,
  now: Date,
  answering: Answering = {},
): Promise<Outcome> {
  return runExclusively(session, () => {
    const opposition = requireOpposition(session);
    const title = `Play ${requireSeatAtTable(session, seat).name} this ${session.rulebook.period.one}`;
    return playStep(session, title, answering, now, (table) => {
      table.entry({ title, author: { kind: 'gm' }, order: null, reason: null });
      opposition.takeOverSeat(table, seat);
    });
  });
}

/**
 * A seat follows the planner's advice: gives these orders as one step, each with the planner's reason
 * where it still advises them. An order that an earlier one made impossible is left out; when none is
 * left, the refusal is the answer.
 */
export function followAdvice(
  session: Session,
  given: { seat: SeatId; orders: readonly Game['order'][] } & Answering,
  now: Date,
): Promise<Outcome> {
  return runOnce(session, given.once, () => {
    requireMoment(session, given);
    const { rulebook, snapshot } = session;
    const { seat, orders } = given;
    requireTakesOrders(session, seat);
    const [first] = orders;
    refuseUnless(first !== undefined, 'Pick at least one order of the advice.');
    const advised = new Map(
      rulebook
        .plan(rulebook.sight(snapshot.state, seat), seat, rulebook.waitsFor(snapshot.state))
        .map(({ order, reason }) => [orderKey(order), reason]),
    );
    const author = findAuthor(session, seat);
    const title =
      orders.length === 1
        ? rulebook.orders.titleOf(snapshot.state, seat, first)
        : `Follow the advice: ${orders.length} orders`;
    return playStep(session, title, given, now, (table) => {
      let done = 0;
      let refused: Refusal | null = null;
      for (const order of orders) {
        try {
          const reason = advised.get(orderKey(order)) ?? null;
          table.entry({
            title: rulebook.orders.titleOf(table.state, seat, order),
            author,
            order,
            reason,
          });
          rulebook.orders.give(table, seat, order);
          done += 1;
        } catch (problem) {
          if (!(problem instanceof Refusal)) throw problem;
          refused = problem;
        }
      }
      if (done === 0 && refused !== null) throw refused;
      goOn(session, table);
    });
  });
}

/** The steering of NPC seats, where the game has it. */
function requireOpposition({ rulebook }: Session): Opposition<Game> {
  refuseUnless(
    rulebook.opposition !== undefined,
    `${rulebook.title} plays its NPC seats by itself; their orders cannot be taken over.`,
  );
  return rulebook.opposition;
}
