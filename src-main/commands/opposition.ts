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
import { orderKey } from '../kernel/orders/contradictions.ts';
import { runOnce } from './answered.ts';
import { runExclusively, type Session } from './session.ts';

/** Writes the orders of one of the program's gangs now, for the games master to change. */
export function writeOrders(session: Session, seat: SeatId, now: Date, answering: Answering = {}): Promise<Outcome> {
  return runExclusively(session, () => {
    const opposition = requireOpposition(session);
    const title = `Write the orders of ${requireSeatAtTable(session, seat).name}`;
    return playStep(session, title, answering, now, (table) => {
      opposition.writeNow(table, seat);
    });
  });
}

/** Lets the games master play an NPC gang until the month closes. */
export function takeOverSeat(session: Session, seat: SeatId, now: Date, answering: Answering = {}): Promise<Outcome> {
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
 * Gives the planner's advised orders for a seat as one step, each with its reason if it is still advised. The seat's
 * own orders are kept, and decide their subjects; orders that an earlier one made impossible are left out. If none is
 * left, it refuses.
 */
export function followAdvice(
  session: Session,
  given: { seat: SeatId; orders: readonly Game['order'][] } & Answering,
  now: Date,
): Promise<Outcome> {
  return runOnce(session, given.once, async () => {
    requireMoment(session, given);
    const { rulebook, snapshot } = session;
    const { seat } = given;
    requireTakesOrders(session, seat);
    refuseUnless(given.orders.length > 0, 'Pick at least one order of the advice.');
    const orders = leaveWritten(session, seat, given.orders);
    refuseUnless(
      orders.length > 0,
      'You have ordered on all that the advice is about; take an order back to have another suggested.',
    );
    const advised = new Map(
      rulebook
        .plan(rulebook.sight(snapshot.state, seat), seat, rulebook.waitsFor(snapshot.state))
        .map(({ order, reason }) => [orderKey(order), reason]),
    );
    const author = findAuthor(session, seat);
    const added: string[] = [];
    const asking: number[] = [];
    const nameStep = (): string =>
      added.length === 1 ? (added[0] ?? '') : `Follow the advice: ${added.length} orders`;
    const follow = (table: Parameters<Parameters<typeof playStep>[4]>[0]): void => {
      added.length = 0;
      let refused: Refusal | null = null;
      for (const [nth, order] of orders.entries()) {
        asking[0] = nth;
        try {
          const reason = advised.get(orderKey(order)) ?? null;
          const title = rulebook.orders.titleOf(table.state, seat, order);
          table.entry({ title, author, order, reason });
          rulebook.orders.give(table, seat, order);
          added.push(title);
        } catch (problem) {
          if (!(problem instanceof Refusal)) throw problem;
          refused = problem;
        }
      }
      asking.length = 0;
      if (added.length === 0 && refused !== null) throw refused;
      goOn(session, table);
    };
    const outcome = await playStep(session, nameStep, given, now, follow, () => ({ added }));
    const [asks] = asking;
    // Lines of a sheet that were split up have places of their own.
    return outcome.kind === 'question' && asks !== undefined && orders === given.orders
      ? { ...outcome, asks }
      : outcome;
  });
}

/** Leaves out of an advice the lines about which the seat has a line on its sheet. */
function leaveWritten(
  { rulebook, snapshot: { state } }: Session,
  seat: SeatId,
  advised: readonly Game['order'][],
): readonly Game['order'][] {
  const { sheet } = rulebook.orders;
  if (sheet === undefined) return advised;
  const decided = new Set(sheet.filed(state, seat).flatMap((line) => sheet.subjectsOf(line)));
  return advised
    .flatMap((order) => sheet.linesOf(order))
    .filter((line) => !sheet.subjectsOf(line).some((subject) => decided.has(subject)));
}

/** Requires the steering of NPC seats, if the game has it. */
function requireOpposition({ rulebook }: Session): Opposition<Game> {
  refuseUnless(
    rulebook.opposition !== undefined,
    `${rulebook.title} plays its NPC seats by itself; their orders cannot be taken over.`,
  );
  return rulebook.opposition;
}
