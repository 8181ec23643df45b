import type { SeatId } from '../../src-shared/vocabulary/ids.ts';
import { insist, Refusal } from '../kernel/refusal.ts';
import type { CampaignGame } from '../registry.ts';
import { authorFor, playStep, requireTakesOrders, type Answering, type Outcome } from './play.ts';
import { exclusively, type Session } from './session.ts';

/** The program writes the orders of one of its gangs now, for the games master to change. */
export function writeOrders(session: Session, seat: SeatId, now: Date): Promise<Outcome> {
  return exclusively(session, () => {
    const { rulebook, snapshot } = session;
    const title = `Write the orders of ${rulebook.nameOf(snapshot.state, seat)}`;
    return playStep(session, title, {}, now, (table) => {
      rulebook.writeNow(table, seat);
    });
  });
}

/** The games master plays one of the program's gangs himself until the month closes. */
export function takeOverOrders(session: Session, seat: SeatId, now: Date): Promise<Outcome> {
  return exclusively(session, () => {
    const { rulebook, snapshot } = session;
    const title = `Play ${rulebook.nameOf(snapshot.state, seat)} this month`;
    return playStep(session, title, {}, now, (table) => {
      table.entry({ title, author: { kind: 'gm' }, order: null, reason: null });
      rulebook.standIn(table, seat);
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
  given: { seat: SeatId; orders: readonly CampaignGame['order'][] } & Answering,
  now: Date,
): Promise<Outcome> {
  return exclusively(session, () => {
    const { rulebook, snapshot } = session;
    const { seat, orders } = given;
    requireTakesOrders(session, seat);
    const [first] = orders;
    insist(first !== undefined, 'Pick at least one order of the advice.');
    const advised = new Map(
      rulebook
        .plan(snapshot.state, seat)
        .map(({ order, reason }) => [JSON.stringify(order), reason]),
    );
    const author = authorFor(session, seat);
    const title =
      orders.length === 1
        ? rulebook.titleOf(snapshot.state, seat, first)
        : `Follow the advice: ${orders.length} orders`;
    return playStep(session, title, given, now, (table) => {
      let done = 0;
      let refused: Refusal | null = null;
      for (const order of orders) {
        try {
          const reason = advised.get(JSON.stringify(order)) ?? null;
          table.entry({ title: rulebook.titleOf(table.state, seat, order), author, order, reason });
          rulebook.give(table, seat, order);
          done += 1;
        } catch (problem) {
          if (!(problem instanceof Refusal)) throw problem;
          refused = problem;
        }
      }
      if (done === 0 && refused !== null) throw refused;
    });
  });
}
