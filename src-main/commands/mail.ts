import type { Outcome } from '#shared/views/outcome.ts';
import type { SheetProblem } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { readOrder } from '../campaign/recorded.ts';
import { refuseUnless, Refusal } from '../kernel/refusal.ts';
import type { Mail } from '../kernel/capabilities.ts';
import type { Game } from '../kernel/game.ts';
import { readBelowHead, readLines } from '../kernel/orders/mailedSheet.ts';
import {
  findAuthor,
  goOn,
  playStep,
  requireTakesOrders,
  requireSeatAtTable,
  type Answering,
} from './play.ts';
import { orderKey } from './orderKey.ts';
import { runExclusively, type Session } from './session.ts';

/** A sheet with something wrong in it: every such line, and nothing was changed. */
export type WrongSheet = { kind: 'wrong'; problems: SheetProblem[] };

/** Stops a step whose sheet is wrong before anything of it is written. */
class SheetIsWrong extends Error {}

/**
 * Files a sheet that came by mail, as one step in place of what the seat had filed. Every line is tried, so that all
 * that is wrong is told at once; one wrong line and nothing is changed.
 */
export function fileSheet(
  session: Session,
  given: { seat: SeatId; text: string } & Answering,
  now: Date,
): Promise<Outcome | WrongSheet> {
  return runExclusively(session, async () => {
    const { rulebook, snapshot } = session;
    const { seat, text } = given;
    requireTakesOrders(session, seat);
    const { mail, title } = rulebook;
    refuseUnless(mail !== undefined, `${title} is not played by mail.`);
    const { name } = requireSeatAtTable(session, seat);
    const view = rulebook.view(snapshot.state, seat);
    const { orders: lines, problems } = readBelowHead(readLines(text), { name, date: view.date });
    const read = mail.read(view, seat, lines);
    const findText = (line: number): string => lines.find((one) => one.line === line)?.text ?? '';
    for (const { line, sentence } of read.problems) {
      problems.push({ line, text: findText(line), sentence, rule: null });
    }
    refuseUnless(
      lines.length > 0,
      'There is no order on this sheet; write one a line, or hand in an empty sheet on screen.',
    );
    for (const line of doneBefore(session, seat, read.orders)) {
      const sentence = `This was done already in this ${rulebook.period.one}; take the line off, or give the order on screen if it is meant once more.`;
      problems.push({ line, text: findText(line), sentence, rule: null });
    }
    try {
      return await playStep(session, `Sheet of ${name}`, given, now, (table) => {
        const author = findAuthor(session, seat);
        table.entry({ title: `Sheet of ${name} by mail`, author, order: null, reason: null });
        mail.begin(table, seat);
        giveAll(session, mail, { table, seat, orders: read.orders, problems, textOf: findText });
        if (problems.length > 0) throw new SheetIsWrong();
        goOn(session, table);
      });
    } catch (problem) {
      if (!(problem instanceof SheetIsWrong)) throw problem;
      return { kind: 'wrong', problems: problems.sort((a, b) => a.line - b.line) };
    }
  });
}

/**
 * The lines whose very order the seat has had carried out in this period, which a sheet that is read twice would do
 * once more. What only waits is no trouble: a new sheet stands in its place.
 */
function doneBefore(
  { rulebook, snapshot: { state }, store }: Session,
  seat: SeatId,
  orders: readonly { line: number; order: Game['order'] }[],
): number[] {
  // In a game of turns the same order may well come again within a round.
  if (rulebook.flow === 'by-itself') return [];
  const waiting = new Set(
    rulebook.foresight
      ?.waitingOrders(state)
      .flatMap((one) => (one.seat === seat ? [one.title] : [])),
  );
  const done = new Set(
    store.journal
      .entriesOfPeriod(rulebook.periodOf(state))
      .filter((entry) => entry.author_seat === seat && !waiting.has(entry.title))
      .map((entry) => orderKey(readOrder(store, entry))),
  );
  return orders.filter(({ order }) => done.has(orderKey(order))).map(({ line }) => line);
}

type Giving = {
  table: Parameters<Mail<Game>['begin']>[0];
  seat: SeatId;
  orders: readonly { line: number; order: Game['order'] }[];
  problems: SheetProblem[];
  textOf: (line: number) => string;
};

/** Gives the orders one after the other; what the rules will not have goes to the problems. */
function giveAll(
  session: Session,
  mail: Mail<Game>,
  { table, seat, orders, problems, textOf }: Giving,
): void {
  const { rulebook } = session;
  const author = findAuthor(session, seat);
  for (const { line, order } of orders) {
    try {
      table.entry({
        title: rulebook.orders.titleOf(table.state, seat, order),
        author,
        order,
        reason: null,
      });
      rulebook.orders.give(table, seat, order);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const { message: sentence, rule } = problem;
      problems.push({ line, text: textOf(line), sentence, rule });
    }
  }
  if (problems.length === 0) mail.end(table, seat);
}
