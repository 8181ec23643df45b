import type { Outcome } from '#shared/views/outcome.ts';
import type { Receipt, SheetProblem } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ChoiceQuestion } from '#shared/words/questions.ts';
import { findRun, tableViewer } from '../campaign/tableNotes.ts';
import { Refusal, refuseUnless } from '../kernel/refusal.ts';
import type { Mail } from '../kernel/capabilities.ts';
import type { Game } from '../kernel/game.ts';
import { orderKey } from '../kernel/orders/contradictions.ts';
import { formatSheetHead, readMailedSheet, type SheetHead } from '../kernel/orders/mailedSheet.ts';
import {
  findAuthor,
  goOn,
  playStep,
  requireMoment,
  requireTakesOrders,
  requireSeatAtTable,
  type Answering,
} from './play.ts';
import { listAsked } from './handouts.ts';
import { writeDueWish } from './dueWishes.ts';
import { runOnce } from './answered.ts';
import { readMailFile } from './mailFile.ts';
import { keepRefusedSheet } from './refusedSheets.ts';
import type { Session } from './session.ts';
import { Filing } from './sheetFiling.ts';

/** A sheet with something wrong in it: every such line, and nothing was changed. */
export type WrongSheet = { kind: 'wrong'; problems: SheetProblem[]; receipt: Receipt };

/** An accepted sheet, with the result of each line. */
export type FiledSheet = Extract<Outcome, { kind: 'done' }> & { receipt: Receipt };

/** A sheet that asks for a later date or a pause, and has no order: what was filed stands. */
type WishSheet = { kind: 'wish'; receipt: Receipt };

/** Stops a step whose sheet is wrong before anything of it is written. */
class SheetIsWrong extends Error {}

type SheetAnswer = FiledSheet | Extract<Outcome, { kind: 'question' }> | WrongSheet | WishSheet;

/**
 * Files a mailed sheet as one step in place of the seat's filed orders; an addendum is added to them. Every line is
 * tried, so that all faults are listed at once; one wrong line changes nothing.
 */
export function fileSheet(
  session: Session,
  given: { seat: SeatId; text: string } & Answering,
  now: Date,
): Promise<SheetAnswer> {
  type Answer = SheetAnswer;
  return runOnce<Answer>(session, given.once, async () => {
    requireMoment(session, given);
    const { rulebook, snapshot } = session;
    const { seat, text } = given;
    requireTakesOrders(session, seat);
    const { mail, title } = rulebook;
    refuseUnless(mail !== undefined, `${title} is not played by mail.`);
    const { name } = requireSeatAtTable(session, seat);
    const view = rulebook.view(snapshot.state, seat);
    const run = findRun({ notes: session.store.notes(tableViewer) }, view.period);
    const heading = { seat, period: view.period, name, date: view.date, run };
    const asked = listAsked(session, seat);
    const sheet = readMailedSheet(await readMailFile(text), heading, listKnown(mail, view, seat), asked);
    const written = sheet.orders.length + sheet.answers.length + sheet.problems.length;
    if (sheet.wish !== null && written === 0) {
      writeDueWish(session, seat, sheet.wish.wish);
      return { kind: 'wish', receipt: new Filing(session, mail, seat, sheet, asked).createReceipt(heading, true) };
    }
    refuseUnless(
      written > 0,
      `There is no order on this sheet${sheet.unread.length > 0 ? ' below its heading' : ''}; write one a line, or hand in an empty sheet on screen.`,
    );
    const older = decideOnOlder(heading, sheet.run, given);
    if (older !== null) return { kind: 'question', question: older };
    const filing = new Filing(session, mail, seat, sheet, asked);
    try {
      const file = (table: Parameters<typeof filing.file>[0]): void => {
        const author = findAuthor(session, seat);
        const title = `${sheet.isAddendum ? 'Addendum to the sheet' : 'Sheet'} of ${name} by mail`;
        table.entry({ title, author, order: null, reason: null });
        filing.file(table);
        if (filing.problems.length > 0) throw new SheetIsWrong();
        if (sheet.orders.length > 0) goOn(session, table);
      };
      const tellMore = () => ({ receipt: filing.createReceipt(heading, true) });
      const filed = await playStep(session, `Sheet of ${name}`, given, now, file, tellMore);
      if (filed.kind === 'done' && sheet.wish !== null) writeDueWish(session, seat, sheet.wish.wish);
      return filed;
    } catch (problem) {
      if (!(problem instanceof SheetIsWrong)) throw problem;
      const problems = filing.problems.sort((a, b) => a.line - b.line);
      keepRefusedSheet(session, seat, problems);
      return { kind: 'wrong', problems, receipt: filing.createReceipt(heading, false) };
    }
  });
}

/** The question of a sheet that answers a packet which was taken back; its ID is no number, so no rule uses it. */
export const olderSheetId = 'older-sheet';

/** Asks the games master about a sheet that answers an earlier packet of its period; null for any other, or once he has said to file it. */
function decideOnOlder(
  heading: SheetHead,
  run: number | null,
  { answers = [], fromDeviceOf }: Answering,
): ChoiceQuestion | null {
  if (run === null || run === heading.run) return null;
  const whatIsSo = `This sheet answers an earlier packet of ${heading.date}, which was taken back`;
  if (fromDeviceOf !== undefined)
    throw new Refusal(
      `${whatIsSo}; look at the new packet, begin with “${formatSheetHead(heading)}”, and send it again.`,
    );
  const answer = answers.find(({ id }) => id === olderSheetId);
  if (answer?.kind === 'choice' && answer.value === 'file') return null;
  if (answer !== undefined)
    throw new Refusal('The sheet was not filed; ask its player for one that answers the new packet.');
  return {
    kind: 'choice',
    id: olderSheetId,
    for: 'gm',
    prompt: `${whatIsSo}.`,
    options: [
      { value: 'file', label: 'File it all the same' },
      {
        value: 'leave',
        label: 'Leave it',
        detail: 'Nothing is changed; ask its player for a sheet that answers the new packet.',
      },
    ],
  };
}

/** Lists the marks of an order: the game's own reader, and the first words of the examples. */
export function listKnown(mail: Mail<Game>, view: Game['view'], seat: SeatId) {
  const { examples, verbs = examples.flat() } = mail.packet(view, seat);
  const first = verbs.map((verb) => /^[^\s:,]+/u.exec(verb)?.[0].toLowerCase() ?? '');
  return {
    verbs: new Set(first.filter((verb) => verb !== '')),
    keyOf: (text: string) => {
      const { orders } = mail.read(view, seat, [{ line: 1, text }]);
      return orders.length === 0 ? null : orderKey(orders.map(({ order }) => order));
    },
  };
}
